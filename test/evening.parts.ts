import { type Chance, shuffle } from '../src/kit/chance.ts';
import type { Result } from '../src/kit/result.ts';
import { DECK } from '../src/schieber/card.ts';
import { MODES } from '../src/schieber/mode.ts';
import { type ByTeam, SEATS, type Team, teamOf } from '../src/schieber/seat.ts';
import { TRICKS, trickPoints } from '../src/schieber/trick.ts';
import type { EveningFacts } from '../src/tournament/evening/decide.ts';
import type { Evening } from '../src/tournament/evening/evening.ts';
import { standingsOf } from '../src/tournament/ranking/standings.ts';
import type { SheetFacts } from '../src/tournament/sheet/decide.ts';
import { type By, type Sheet, totalsOf } from '../src/tournament/sheet/sheet.ts';

export interface EveningReport {
  readonly players: number;
  readonly passen: number;
  readonly games: number;
  readonly rulings: number;
  /** Which irregularities happened. */
  readonly kinds: readonly string[];
  readonly dropouts: number;
  readonly late: number;
  readonly corrections: number;
  readonly exclusions: number;
  readonly crashes: number;
  readonly anyRepeats: number;
  readonly secondByes: number;
  readonly champion: number | null;
  readonly hash: string;
  /** The evening at its end, for those who want to print or show it. */
  readonly state: { readonly evening: Evening; readonly sheets: readonly Sheet[] };
}

export const DIRECTOR: By = { role: 'director', who: 'Turnierleitung' };
export const RITA: By = { role: 'supervisor', who: 'Rita' };
export const BALZ: By = { role: 'supervisor', who: 'Balz' };
export const DESK: By = { role: 'desk', who: 'Ida' };

export const must = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
};
export function hold(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant of the evening broken: ${what}`);
}

/** Nine tricks of a shuffled pack; from one trick on they may all go to one side. */
export function playGame(dice: Chance, forfeit?: { from: number; opponents: Team }): ByTeam<number> {
  const deck = shuffle(DECK, dice);
  const tricks = Array.from({ length: 9 }, (_, i) => ({
    cards: deck.slice(4 * i, 4 * i + 4),
    to: teamOf(SEATS[dice.below(4)]!),
  }));
  const mode = MODES[dice.below(6)]!;
  const points = { 0: 0, 1: 0 };
  tricks.forEach(({ cards, to }, index) => {
    const side = forfeit && index + 1 >= forfeit.from ? forfeit.opponents : to;
    points[side] += trickPoints(cards, mode, index === TRICKS - 1);
  });
  hold(points[0] + points[1] === 157, 'a game totals 157');
  return points;
}

/** What the sheets say to the office, as the server tells it. */
export function factsOf(evening: Evening | undefined, sheets: readonly Sheet[]): EveningFacts {
  return {
    outstanding: sheets.filter((sheet) => !sheet.visa).map(({ passe, table }) => ({ passe, table })),
    standings: evening ? standingsOf(evening, sheets) : [],
    level: [],
    rankingHash: '',
  };
}

/** What the evening says about a sheet. */
export const sheetFactsOf = ({ regulation, players, finishedAt }: Evening, doubleEntry: boolean): SheetFacts => ({
  ...{ regulation, players, version: 1, seated: [], doubleEntry, isFinished: finishedAt !== null },
});

/** What must hold of any ranking, whatever happened on the evening. */
export function checkStandings(evening: Evening, sheets: readonly Sheet[]): void {
  const standings = standingsOf(evening, sheets);
  for (const each of standings) {
    const counted = each.points.reduce<number>((sum, points) => sum + (points ?? 0), 0);
    hold(counted === each.total, `the Passen of Nr. ${each.number} add up`);
    hold(each.status !== 'excluded' || each.rank === null, 'nobody excluded is ranked');
  }
  standings.forEach((each, index) => {
    const above = standings[index - 1];
    if (each.rank === null || !above || above.rank === null || above.status !== each.status) return;
    hold(above.total >= each.total && above.rank <= each.rank, 'the ranking goes down the list');
  });
  for (const sheet of sheets) {
    if (!sheet.visa || sheet.aborted) continue;
    const totals = totalsOf(sheet);
    hold(totals[0] + totals[1] === 157 * sheet.games, 'a corrected sheet still totals its games times 157');
  }
}
