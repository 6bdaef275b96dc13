import { NO_COMPILER, withPowerCuts } from '../crash/shadow.ts';
import { auditOf } from '../load/audit.ts';
import { forget, killWhilePlaying } from '../load/killing.ts';

/** Power cuts under playing clients: everything is killed, and what had not been synced to disk is gone. */
export const checks = {
  'power-cuts': async (seed: string) => {
    const kills = Number(process.env['CUTS'] ?? 50);
    const played = await withPowerCuts((cuts) =>
      killWhilePlaying({ ...cuts, kills, clients: 32, openMatches: 100, seed }),
    );
    if (!played) return { ok: false, figure: NO_COMPILER };
    const { dataDir, ...figure } = played;
    const audit = await auditOf(dataDir);
    forget(dataDir);
    const wrong = figure.lost + figure.doubled + figure.changedHands + figure.unverified;
    return { ok: wrong === 0 && figure.acknowledged > 500 && audit.ok, figure: { ...figure, audit: audit.ok } };
  },
};
