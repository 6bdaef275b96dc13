import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginShadow, compilePowercut, cutPower } from '../crash/shadow.ts';
import { killTogether } from '../load/together.ts';

/** Ten parts of a hundred kills are a thousand, four of fifty cuts two hundred; each with a folder and a seed of its own. */
const KILLS = Number(process.env['KILLS'] ?? 100);
const CUTS = Number(process.env['CUTS'] ?? 50);
const [KILL_PARTS, CUT_PARTS] = [10, 4];
const CLIENTS = 8;

type Figure = Awaited<ReturnType<typeof killTogether>>;

/** Milliseconds of a processor from the start to "ready", which is all the time it takes where nobody else computes. */
const RESTART = 2000;

function judged(figure: Figure) {
  const { play, big21, desk, office, evening, computed } = figure;
  const lost = [play, big21, desk, office, evening].reduce((sum, each) => sum + each.lost + each.doubled, 0);
  const wrong = lost + play.changedHands + play.unverified + big21.unverified + Object.keys(big21.odd).length;
  const works = [play.acknowledged, big21.acknowledged, desk.acknowledged, office.acknowledged, evening.written];
  const isWhole = wrong === 0 && figure.audit && figure.ledger && works.every((count) => count >= figure.kills / 5);
  return { ok: isWhole && computed.p99 <= RESTART, figure };
}

async function cut(seed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-power-'));
  const library = compilePowercut(folder);
  if (library === undefined) return { ok: false, figure: 'SKIPPED: there is no C compiler here' };
  const shadow = join(folder, 'shadow');
  const root = (dataDir: string) => join(dataDir, 'postgres');
  const figure = await killTogether({
    ...{ kills: CUTS, clients: CLIENTS, seed },
    environment(dataDir) {
      beginShadow(root(dataDir), shadow);
      return { LD_PRELOAD: library, POWERCUT_ROOT: root(dataDir), POWERCUT_SHADOW: shadow };
    },
    afterKill(dataDir) {
      cutPower(root(dataDir), shadow);
      beginShadow(root(dataDir), shadow);
    },
  });
  rmSync(folder, { recursive: true, force: true });
  // The preloaded library computes too: the time of a restart is that of the kills.
  return { ok: judged({ ...figure, computed: { p50: 0, p99: 0 } }).ok, figure };
}

const parts = <Check>(name: string, count: number, check: (seed: string) => Check): Record<string, typeof check> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${name}.${i}`, (seed: string) => check(`${seed}/${i}`)]),
  );

/** kill -9 and power cuts over play, Big21, cash desk, office and an evening together: 0 lost, 0 doubled, books whole. */
export const checks = {
  ...parts('together.kill', KILL_PARTS, async (seed) =>
    judged(await killTogether({ kills: KILLS, clients: CLIENTS, seed })),
  ),
  ...parts('together.power', CUT_PARTS, cut),
};
