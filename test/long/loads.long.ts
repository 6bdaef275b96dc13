import { loadWhilePlaying } from '../load/loading.ts';
import { LOADS } from '../load/loads.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 30);

/** One socket that floods, slow connections, wrong passwords, a bomb, a thousand sheets: beside each, 32 people play. */
export const checks = Object.fromEntries(
  Object.keys(LOADS).map((load) => [
    `loads.${load}`,
    async (seed: string) => {
      const figure = await loadWhilePlaying(load, SECONDS, 32, seed);
      const isFast = figure.loaded <= 3 * figure.calm && figure.signedIn <= 5000 && figure.moves > 100;
      return { ok: isFast && figure.memory <= 100, figure };
    },
  ]),
);
