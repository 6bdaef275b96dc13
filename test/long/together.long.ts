import { NO_COMPILER, withPowerCuts } from '../crash/shadow.ts';
import { killTogether } from '../load/together.ts';

/** Ten parts of a hundred kills are a thousand, four of fifty cuts two hundred; each with a folder and a seed of its own. */
const KILLS = Number(process.env['KILLS'] ?? 100);
const CUTS = Number(process.env['CUTS'] ?? 50);
const [KILL_PARTS, CUT_PARTS] = [10, 4];
const CLIENTS = 8;

type Figure = Awaited<ReturnType<typeof killTogether>>;

/** Milliseconds of a processor from the start to "ready", which is all the time it takes where nobody else computes. */
const RESTART = 2000;

function isWhole({ play, big21, desk, office, evening, ...figure }: Figure): boolean {
  const lost = [play, big21, desk, office, evening].reduce((sum, each) => sum + each.lost + each.doubled, 0);
  const wrong = lost + play.changedHands + play.unverified + big21.unverified + Object.keys(big21.odd).length;
  const works = [play.acknowledged, big21.acknowledged, desk.acknowledged, office.acknowledged, evening.written];
  return wrong === 0 && figure.audit && figure.ledger && works.every((count) => count >= figure.kills / 5);
}

async function kill(seed: string) {
  const figure = await killTogether({ kills: KILLS, clients: CLIENTS, seed });
  return { ok: isWhole(figure) && figure.computed.p99 <= RESTART, figure };
}

/** The preloaded library computes too: the time of a restart is that of the kills. */
async function cut(seed: string) {
  const figure = await withPowerCuts((cuts) => killTogether({ ...cuts, kills: CUTS, clients: CLIENTS, seed }));
  return figure ? { ok: isWhole(figure), figure } : { ok: false, figure: NO_COMPILER };
}

const parts = <Check>(name: string, count: number, check: (seed: string) => Check): Record<string, typeof check> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${name}.${i}`, (seed: string) => check(`${seed}/${i}`)]),
  );

/** kill -9 and power cuts over play, Big21, cash desk, office and an evening together: 0 lost, 0 doubled, books whole. */
export const checks = {
  ...parts('together.kill', KILL_PARTS, kill),
  ...parts('together.power', CUT_PARTS, cut),
};
