import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level, TODAY } from '../../src/bots/levels.ts';
import { type Mind, openPlayers } from '../../src/bots/player.ts';
import { addSums, compare, FEW_HIDDEN, outlookOf } from '../../src/bots/search/compare.ts';
import { sha256Hex } from '../../src/kit/hash.ts';
import { HALF } from '../../src/review/accuracy.ts';
import { isCostly, judge } from '../../src/review/judge.ts';
import type { Decision } from '../../src/review/review.ts';
import { decisionsIn, GAMES } from '../../src/review/testing.ts';
import type { Choice } from '../../src/schieber/view.ts';
import { fileStock } from '../../src/server/bots/stock.ts';
import { home } from '../../src/server/home.ts';

/** Points. */
const DEAR = 3;

const countOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const players = openPlayers(fileStock());
const mind = (): Mind => players.mindOf(TODAY.master.weights)!;

/** Matches from 0 on; on several cores every process takes its part (PARTS=4 PART=0 … 3), and a last run puts all together. */
function* matchesHere(): Generator<number> {
  const [parts, part] = [countOf('PARTS', 1), countOf('PART', 0)];
  for (let match = part; ; match += parts) yield match;
}

/** One game of a match: what the choices of one seat cost by the review, and how many it called costly. */
interface Sample {
  readonly costs: readonly number[];
  readonly blamed: number;
}

/** A card, what it cost in many worlds, and whether the review called it costly. */
interface Weighed {
  readonly cost: number;
  readonly isBlamed: boolean;
}

/**
 * What was measured is kept, so that a run of MINUTES goes on where the last one stopped. The file has the name of the
 * judge that was measured: with another one everything begins anew.
 */
function openKept() {
  const read = (path: string) => readFileSync(join(home, path));
  const players = ['levels.js', 'search/grandmaster.js', 'search/looks.js', 'search/compare.js'].map(
    (one) => `src/bots/${one}`,
  );
  const judged = ['src/review/judge.js', 'src/review/alike.js', ...players].map((one) => read(`dist/${one}`));
  const name = sha256Hex(Buffer.concat([...judged, read('dist/wasm/bots.wasm')])).slice(0, 12);
  const path = join(home, 'dist/long', `review-${name}.jsonl`);
  mkdirSync(join(home, 'dist/long'), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const kept = new Map<string, unknown>(lines.map((line) => JSON.parse(line)));
  const until = performance.now() + 60_000 * countOf('MINUTES', 600);
  return {
    get isLate() {
      return performance.now() > until;
    },
    /** What is kept under this name, or what `measure` says now. */
    of<T>(key: string, measure: () => T): T {
      if (kept.has(key)) return kept.get(key) as T; // written by the same program
      const measured = measure();
      kept.set(key, measured);
      appendFileSync(path, `${JSON.stringify([key, measured])}\n`);
      return measured;
    },
  };
}
type Kept = ReturnType<typeof openKept>;

/** Of each match one game, another one in turn: two hundred matches are seen for the price of seventeen. */
const sampleOf = (kept: Kept, seed: string, level: Level, match: number): Sample =>
  kept.of(`${seed}/${level}/${match}`, () => {
    const decisions = decisionsIn(`review/levels/${seed}/${match}`, level, players, [1 + (match % GAMES)]);
    const judged = decisions.map(({ view, chosen }) => judge(view, chosen, mind()));
    return {
      costs: judged.map((judgement) => Math.round(100 * (judgement?.cost?.points ?? 0)) / 100),
      blamed: judged.filter((judgement) => judgement && isCostly(judgement)).length,
    };
  });

/** What the chosen card cost against the best of the net's four favourites, in worlds that no verdict has seen. */
function trueCost({ view, chosen }: Decision, worlds: number): number {
  const { loaded, engine } = mind();
  if (view.phase !== 'playing' || !loaded) return 0;
  const others = [...engine.valuesOf(view)]
    .sort((a, b) => b[1] - a[1])
    .map(([card]): Choice => ({ type: 'play', card }))
    .filter((one) => JSON.stringify(one) !== JSON.stringify(chosen))
    .slice(0, 4);
  const look = (among: readonly Choice[], count: number, again: number) =>
    compare(loaded.module, loaded.nets, {
      ...{ view, first: chosen, others: among, worlds: count, again, fewHidden: FEW_HIDDEN },
    });
  // A few worlds tell which one it is about, and whether it is worth all of them.
  let few = look(others, 64, 9000);
  const best = () => others.reduce((a, b) => (outlookOf(few, b).lead > outlookOf(few, a).lead ? b : a));
  const mayBeDear = () => others.some((one) => outlookOf(few, one).lead + 4 * outlookOf(few, one).error > DEAR);
  for (let again = 1; again < 4 && mayBeDear(); again++) few = addSums(few, look(others, 64, 9100 + again));
  if (!mayBeDear()) return outlookOf(few, best()).lead;
  let sums = look([best()], 256, 9001);
  for (let again = 2; again * 256 <= worlds; again++) {
    const soFar = outlookOf(sums, best());
    if (Math.abs(soFar.lead - DEAR) > 4 * soFar.error) break; // the rest could hardly say otherwise
    sums = addSums(sums, look([best()], 256, 9000 + again));
  }
  return outlookOf(sums, best()).lead;
}

/** One card of a weak player's game, another one in turn. */
const weighedIn = (kept: Kept, seed: string, match: number, worlds: number): Weighed | null =>
  kept.of(`${seed}/dear/${match}`, () => {
    const level = match % 2 === 0 ? 'apprentice' : 'club';
    const cards = decisionsIn(`review/dear/${seed}/${match}`, level, players, [1 + (match % GAMES)]).filter(
      ({ view }) => view.phase === 'playing',
    );
    const decision = cards[Math.floor(match / 2) % cards.length];
    if (!decision) return null;
    const judgement = judge(decision.view, decision.chosen, mind());
    const cost = Math.round(100 * trueCost(decision, worlds)) / 100;
    return { cost, isBlamed: judgement !== undefined && isCostly(judgement) };
  });

export const checks = {
  /** Of 2,000 decisions of grandmaster at most 2 % are called costly. */
  'review.blame': async (seed: string) => {
    const most = countOf('DECISIONS', 2000);
    const kept = openKept();
    const figure = { decisions: 0, matches: 0, blamed: 0 };
    for (const match of matchesHere()) {
      if (figure.decisions >= most || kept.isLate) break;
      const { costs, blamed } = sampleOf(kept, seed, 'grandmaster', match);
      figure.matches++;
      figure.decisions += costs.length;
      figure.blamed += blamed;
    }
    return { ok: figure.decisions >= most && figure.blamed <= 0.02 * figure.decisions, figure };
  },
  /** Of cards that cost 3 points or more by 8,192 worlds at least nine in ten are found; cheap ones are not called dear. */
  'review.dear': async (seed: string) => {
    const most = countOf('DECISIONS', 500);
    const worlds = countOf('WORLDS', 8192);
    const kept = openKept();
    const figure = { decisions: 0, worlds, dear: 0, found: 0, cheap: 0, wronged: 0 };
    for (const match of matchesHere()) {
      if (figure.decisions >= most || kept.isLate) break;
      const weighed = weighedIn(kept, seed, match, worlds);
      if (!weighed) continue;
      figure.decisions++;
      if (weighed.cost >= DEAR) figure.dear++;
      if (weighed.cost >= DEAR && weighed.isBlamed) figure.found++;
      if (weighed.cost < 0.5) figure.cheap++;
      if (weighed.cost < 0.5 && weighed.isBlamed) figure.wronged++;
    }
    return { ok: figure.decisions >= most && figure.found >= 0.9 * figure.dear, figure };
  },
  /** Accuracy of the levels: in order, and apart by more than three standard errors on the same deals. */
  'review.accuracy': async (seed: string) => {
    const most = countOf('MATCHES', 200);
    const only = (process.env['LEVELS'] ?? LEVELS.join()).split(',');
    const kept = openKept();
    let weaker: readonly Sample[] | undefined;
    const figure = LEVELS.filter((level) => only.includes(level)).map((level) => {
      const samples: Sample[] = [];
      for (const match of matchesHere()) {
        if (match >= most || kept.isLate) break;
        samples.push(sampleOf(kept, seed, level, match));
      }
      const aheadBy = weaker && leadIn(samples, weaker);
      weaker = samples;
      return { level, ...accuracyIn(samples), ...(aheadBy !== undefined && { aheadBy }) };
    });
    const isWhole = figure.length === LEVELS.length && figure.every(({ matches }) => matches === most);
    const isApart = figure.every(({ aheadBy = 4 }) => aheadBy > 3);
    return { ok: isWhole && isApart, figure };
  },
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const meanCost = (samples: readonly Sample[]): number =>
  sum(samples.map(({ costs }) => sum(costs))) / sum(samples.map(({ costs }) => costs.length));

/** By how many standard errors a level's choices cost less than the weaker one's: both had the same cards, game by game. */
function leadIn(samples: readonly Sample[], weaker: readonly Sample[]): number {
  /** What each game adds to the difference from the mean. */
  const partsOf = (all: readonly Sample[]) => {
    const mean = meanCost(all);
    const usual = sum(all.map(({ costs }) => costs.length)) / all.length;
    return all.map(({ costs }) => (sum(costs) - mean * costs.length) / usual);
  };
  const [mine, theirs] = [partsOf(samples), partsOf(weaker)];
  const squares = sum(mine.map((part, i) => (part - theirs[i]!) ** 2));
  const error = Math.sqrt(squares / (samples.length * (samples.length - 1)));
  return tenth((meanCost(weaker) - meanCost(samples)) / error);
}

/** The accuracy that belongs to the mean cost of all their choices; choices of one game are not independent. */
function accuracyIn(samples: readonly Sample[]) {
  const decisions = sum(samples.map(({ costs }) => costs.length));
  const mean = meanCost(samples);
  const squares = sum(samples.map(({ costs }) => (sum(costs) - mean * costs.length) ** 2));
  const error = Math.sqrt((squares * samples.length) / (samples.length - 1)) / decisions;
  const accuracy = 100 * 2 ** (-mean / HALF);
  const costly = sum(samples.map(({ blamed }) => blamed));
  return {
    ...{ matches: samples.length, decisions, costly, cost: Math.round(100 * mean) / 100 },
    ...{ accuracy: tenth(accuracy), error: tenth((accuracy * Math.LN2 * error) / HALF) },
  };
}

const tenth = (figure: number): number => Math.round(10 * figure) / 10;
