import type { Immutable } from '../../kit/immutable.ts';
import { forcedByes, forcedRepeats, repeatFreeSets } from './schedule.ts';

/**
 * An independent judge of any schedule, ours or somebody else's: it shares no code with the draw but the bounds, reads
 * the plain form of the command line and counts by hand.
 */
export type Schedule = Immutable<{ sets: { tables: { teams: number[][]; table?: number }[]; byes?: number[] }[] }>;

export type SeatingVerdict = Immutable<{
  ok: boolean;
  partnerRepeats: number;
  opponentRepeats: number;
  anyRepeats: number;
  secondByes: number;
  tableRevisits: number;
  /** So many sets can do without a repetition. */
  bound: number;
  /** Repetitions and second byes that no draw of this size can avoid. */
  forced: { anyRepeats: number; secondByes: number };
  faults: SeatingFault[];
}>;

export type SeatingFault = Immutable<
  | { code: 'player-twice'; set: number; player: number }
  | { code: 'player-missing'; set: number; player: number }
  | { code: 'not-four-players'; set: number; table: number }
  | { code: 'not-a-player-number'; set: number; player: unknown }
  | { code: 'more-byes-than-needed'; set: number; byes: number }
>;

/** Sound, and without a repetition or second bye beyond what the number of players forces. */
export function checkSeating(schedule: Schedule): SeatingVerdict {
  const faults: SeatingFault[] = [];
  const partners = new Map<number, number>();
  const opponents = new Map<number, number>();
  const meetings = new Map<number, number>();
  const byeCount = new Map<number, number>();
  const visits = new Map<number, number>();

  schedule.sets.forEach((set, index) => {
    const where = index + 1;
    const seen = new Set<number>();
    const see = (player: number) => {
      if (!Number.isInteger(player) || player < 1) faults.push({ code: 'not-a-player-number', set: where, player });
      else if (seen.has(player)) faults.push({ code: 'player-twice', set: where, player });
      seen.add(player);
    };
    set.tables.forEach((table, place) => {
      const number = table.table ?? place + 1;
      const four = table.teams.flat();
      if (table.teams.length !== 2 || table.teams.some((team) => team.length !== 2))
        faults.push({ code: 'not-four-players', set: where, table: number });
      for (const player of four) {
        see(player);
        count(visits, player * KEY + number);
      }
      for (const pair of pairsOf(four)) count(meetings, pair);
      for (const team of table.teams) for (const pair of pairsOf(team)) count(partners, pair);
      const [one, two] = table.teams;
      for (const a of one ?? []) for (const b of two ?? []) count(opponents, key(a, b));
    });
    for (const player of set.byes ?? []) {
      see(player);
      count(byeCount, player);
    }
    if ((set.byes?.length ?? 0) > 3) faults.push({ code: 'more-byes-than-needed', set: where, byes: set.byes!.length });
  });
  // People come late and leave early; whoever is missing in between has been forgotten.
  const present = schedule.sets.map((set) => new Set(playersOf(set)));
  const everybody = new Set(present.flatMap((set) => [...set]));
  for (const player of everybody) {
    const first = present.findIndex((set) => set.has(player));
    const last = present.findLastIndex((set) => set.has(player));
    for (let set = first; set <= last; set++)
      if (!present[set]!.has(player)) faults.push({ code: 'player-missing', set: set + 1, player });
  }

  const field = Math.max(0, ...present.map((set) => set.size));
  const sets = schedule.sets.length;
  const forced = { anyRepeats: forcedRepeats(field, sets), secondByes: forcedByes(field, sets) };
  const anyRepeats = beyondFirst(meetings);
  const secondByes = beyondFirst(byeCount);
  return {
    ok: faults.length === 0 && anyRepeats <= forced.anyRepeats && secondByes <= forced.secondByes,
    partnerRepeats: beyondFirst(partners),
    opponentRepeats: beyondFirst(opponents),
    anyRepeats,
    secondByes,
    tableRevisits: beyondFirst(visits),
    bound: repeatFreeSets(field),
    forced,
    faults,
  };
}

const playersOf = (set: Schedule['sets'][number]): number[] => [
  ...set.tables.flatMap((table) => table.teams.flat()),
  ...(set.byes ?? []),
];

/** One number for a pair in either order. */
const key = (a: number, b: number): number => (a < b ? a * KEY + b : b * KEY + a);
const KEY = 2 ** 26;

function pairsOf(players: readonly number[]): number[] {
  return players.flatMap((a, i) => players.slice(i + 1).map((b) => key(a, b)));
}

function count(counts: Map<number, number>, what: number): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function beyondFirst(counts: ReadonlyMap<unknown, number>): number {
  let sum = 0;
  for (const times of counts.values()) sum += times - 1;
  return sum;
}
