import type { Immutable } from '../../kit/immutable.ts';
import { nextSeat, type Seat } from '../../schieber/seat.ts';
import type { SheetStep } from '../sheet/decide.ts';
import { dealerOf, type Sheet } from '../sheet/sheet.ts';
import type { Irregularity } from './irregularity.ts';
import type { Choice } from './measure.ts';
import type { Ruling } from './ruling.ts';

/** What happened at the table, as the wizard sends it. */
export type Ruled = Immutable<{
  event: Irregularity;
  game: number;
  /** Undefined when it was nobody in particular. */
  offender?: Seat | undefined;
  choice?: Choice | undefined;
  /** What the game is worth after it; the two sides share 157. */
  points?: [number, number] | undefined;
}>;

/** What a ruling does to the sheet: the note, an annulled game, the order of dealers, the points. */
export function appliedTo(sheet: Sheet, { event, game, offender, choice, points }: Ruled, said: Ruling): SheetStep[] {
  const { article } = said;
  const player = offender === undefined ? null : sheet.players[offender];
  const proposes = said.exclusion ? 'exclusion' : said.warning ? 'warning' : null;
  return [
    { type: 'note-ruling', game, event, article, offender: player, proposes, ...(choice ? { choice } : {}) },
    ...(said.annul ? [{ type: 'annul' as const, game, article }] : []),
    ...dealersAfter(sheet, said, game, offender),
    ...(points && !said.annul && !said.redeal
      ? [{ type: 'record' as const, game, points, estimated: said.estimate }]
      : []),
  ];
}

function dealersAfter(sheet: Sheet, said: Ruling, game: number, offender: Seat | undefined): SheetStep[] {
  const dealer = dealerOf(sheet, game);
  if (dealer === null) return [];
  const due = (later: number): Seat => dealerOf(sheet, game + later)!;
  if (said.declaresNext === 'opponents' && said.redeal)
    // EBH 4: dealt again by the next player, so that the opponents are forehand; the order goes on from there.
    return [{ type: 'set-dealer', game, dealer: nextSeat(dealer), article: said.article }];
  const changes = new Map<number, Seat>();
  // EBH 3: in the next game the side that was passed over is forehand once more.
  if (said.declaresNext === 'other-party') changes.set(game + 1, dealer);
  // EBH 4: the next game is the opponents' anyway; the offenders lose the one after it, their own next.
  if (said.declaresNext === 'opponents') changes.set(game + 2, due(1));
  if (said.correctNextDeal && offender !== undefined && offender !== dealer) {
    // EBH 2: who was passed over deals next, and whoever is displaced by that takes the wrong dealer's next turn.
    changes.set(game, offender);
    const turn = [1, 2, 3].find((later) => due(later) === offender)!;
    if (turn > 1) changes.set(game + turn, due(1));
    changes.set(game + 1, dealer);
  }
  return inOrder(sheet, changes, said.article);
}

/** After each exception the order is the one it would have been. */
function inOrder(sheet: Sheet, changes: ReadonlyMap<number, Seat>, article: string): SheetStep[] {
  const games = new Set([...changes.keys()].flatMap((game) => [game, game + 1]));
  return [...games]
    .filter((game) => game <= sheet.games)
    .sort((a, b) => a - b)
    .map((game) => ({ type: 'set-dealer', game, dealer: changes.get(game) ?? dealerOf(sheet, game)!, article }));
}
