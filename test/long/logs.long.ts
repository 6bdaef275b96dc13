import { sendLogElsewhere } from '../deploy/logElsewhere.ts';

export const checks = {
  /** The log goes to another machine as docs/operating.md says, over TLS, and to nobody who only pretends to be it. */
  'logs.elsewhere': async () => {
    const figure = await sendLogElsewhere();
    const isThere = figure.lines > 3 && figure.arrived === figure.lines && figure.isRefusedSignInThere;
    return { ok: isThere && !figure.isAddressThere && figure.arrivedAtAnImpostor === 0, figure };
  },
};
