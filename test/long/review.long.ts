import { LEVELS, type Level, TODAY } from '../../src/bots/levels.ts';
import { type Mind, openPlayers } from '../../src/bots/player.ts';
import { addSums, compare, outlookOf } from '../../src/bots/search/compare.ts';
import { accuracyOf } from '../../src/review/accuracy.ts';
import { isCostly, judge } from '../../src/review/judge.ts';
import type { Decision } from '../../src/review/review.ts';
import { decisionsIn } from '../../src/review/testing.ts';
import type { Choice } from '../../src/schieber/view.ts';
import { fileStock } from '../../src/server/bots/stock.ts';

/** Points. */
const DEAR = 3;

const countOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const players = openPlayers(fileStock());
const mind = (): Mind => players.mindOf(TODAY.master.weights)!;

/** What the chosen card cost against the best of the net's four favourites, in worlds that no verdict has seen. */
function trueCost({ view, chosen }: Decision, worlds: number): number {
  if (view.phase !== 'playing') return 0;
  const { loaded, engine } = mind();
  const others = [...engine.valuesOf(view)]
    .sort((a, b) => b[1] - a[1])
    .map(([card]): Choice => ({ type: 'play', card }))
    .filter((one) => JSON.stringify(one) !== JSON.stringify(chosen))
    .slice(0, 4);
  const look = (among: readonly Choice[], count: number, again: number) =>
    compare(loaded!.module, loaded!.nets, { view, first: chosen, others: among, worlds: count, again });
  // A few worlds tell which one it is about, and whether it is worth all of them.
  const few = look(others, 256, 9000);
  const best = others.reduce((a, b) => (outlookOf(few, b).lead > outlookOf(few, a).lead ? b : a));
  const { lead, error } = outlookOf(few, best);
  if (lead + 4 * error < DEAR) return lead;
  let sums = look([best], 256, 9001);
  for (let again = 2; again * 256 <= worlds; again++) {
    const soFar = outlookOf(sums, best);
    if (Math.abs(soFar.lead - DEAR) > 5 * soFar.error) break; // the rest could not say otherwise
    sums = addSums(sums, look([best], 256, 9000 + again));
  }
  return outlookOf(sums, best).lead;
}

export const checks = {
  /** Of 2,000 decisions of grandmaster at most 2 % are called costly. */
  'review.blame': async (seed: string) => {
    const most = countOf('DECISIONS', 2000);
    const figure = { decisions: 0, blamed: 0, secondsAMatch: 0 };
    const from = process.cpuUsage();
    let matches = 0;
    for (; figure.decisions < most; matches++) {
      for (const { view, chosen } of decisionsIn(
        `review/${seed}/${countOf('FROM', 0) + matches}`,
        'grandmaster',
        players,
      )) {
        const judgement = judge(view, chosen, mind());
        if (judgement && isCostly(judgement)) figure.blamed++;
        if (++figure.decisions === most) break;
      }
    }
    const { user, system } = process.cpuUsage(from);
    figure.secondsAMatch = Math.round((user + system) / 1e5 / matches) / 10;
    return { ok: figure.blamed <= 0.02 * figure.decisions, figure };
  },
  /** Of cards that cost 3 points or more by 8,192 worlds at least nine in ten are found; cheap ones are not called dear. */
  'review.dear': async (seed: string) => {
    const most = countOf('DECISIONS', 500);
    const worlds = countOf('WORLDS', 8192);
    const figure = { decisions: 0, worlds, dear: 0, found: 0, cheap: 0, wronged: 0 };
    for (let match = countOf('FROM', 0); figure.decisions < most; match++) {
      const level = match % 2 === 0 ? 'apprentice' : 'club';
      for (const decision of decisionsIn(`review/dear/${seed}/${match}`, level, players)) {
        if (decision.view.phase !== 'playing') continue;
        const cost = trueCost(decision, worlds);
        const isBlamed = isCostly(judge(decision.view, decision.chosen, mind())!);
        if (cost >= DEAR) {
          figure.dear++;
          if (isBlamed) figure.found++;
        } else if (cost < 0.5) {
          figure.cheap++;
          if (isBlamed) figure.wronged++;
        }
        if (++figure.decisions === most) break;
      }
    }
    return { ok: figure.found >= 0.9 * figure.dear, figure };
  },
  /** Accuracy of the levels: in order, and apart by more than three standard errors. */
  'review.accuracy': async (seed: string) => {
    const matches = countOf('MATCHES', 200);
    const only = (process.env['LEVELS'] ?? LEVELS.join()).split(',');
    const figure = LEVELS.filter((level) => only.includes(level)).map((level) => {
      const each = Array.from({ length: matches }, (_, match) => accuracyIn(`review/levels/${seed}/${match}`, level));
      const mean = each.reduce((sum, one) => sum + one, 0) / matches;
      const spread = Math.sqrt(each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (matches - 1));
      return {
        level,
        matches,
        accuracy: tenth(mean),
        error: tenth(spread / Math.sqrt(matches)),
        spread: tenth(spread),
      };
    });
    const isApart = figure.every((one, i) => {
      const weaker = figure[i - 1];
      return !weaker || one.accuracy - weaker.accuracy > 3 * Math.hypot(one.error, weaker.error);
    });
    return { ok: isApart, figure };
  },
};

function accuracyIn(match: string, level: Level): number {
  const costs = decisionsIn(match, level, players).map(
    ({ view, chosen }) => judge(view, chosen, mind())?.cost?.points ?? 0,
  );
  return accuracyOf(costs) ?? 100;
}

const tenth = (figure: number): number => Math.round(10 * figure) / 10;
