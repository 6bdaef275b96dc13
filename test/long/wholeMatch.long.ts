import { wholeMatch } from '../e2e/wholeMatch.ts';

export const checks = {
  /** SSC 2.02: twelve games by a registered player, confirmed in the browser and on the command line. */
  'whole-match': async () => {
    const figure = await wholeMatch(Number(process.env['GAMES'] ?? 12));
    const [us = 0, them = 0] = figure.points;
    const isRight = figure.verified.startsWith('Stimmt:') && figure.downloaded.status === 0;
    const isCaught = figure.tampered.status === 1;
    return { ok: isRight && isCaught && us + them === figure.games * 157 && figure.errors.length === 0, figure };
  },
};
