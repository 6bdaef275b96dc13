import { FACES, lowValueOf } from '../../face.ts';
import { type Model, shares } from '../../model.ts';
import { PLAN } from '../../payout.ts';
import { FREE_CARDS } from '../../round.ts';
import { highLowOdds } from '../highLowOdds.ts';
import type { Position } from '../position.ts';

/**
 * The value of a position by plain recursion over the text of the rules: no table, no numbering, every removal of a
 * complete pile allowed. Only for a few cards; it is the judge of the fast solution.
 */
export function valueByRecursion(position: Position, model: Model, withHighLow: boolean): number {
  const { worth } = highLowOdds(model);
  const pay = withHighLow ? PLAN.with(3, worth[5]).with(4, worth[10]) : PLAN;
  const cardChances = byValue(model);
  const freeChances = shares(model.free);
  const known = new Map<string, number>();

  const value = (piles: readonly PlainPile[], cards: number, buys: number, hadThree: boolean): number => {
    const complete = count(piles);
    if (complete === 5) return pay[5]!;
    if (cards === 0)
      return buys > 0 ? Math.max(pay[complete]!, value(piles, 1, buys - 1, hadThree) - 1) : pay[complete]!;
    const key = keyOf(piles, cards, buys, hadThree);
    const before = known.get(key);
    if (before !== undefined) return before;
    let mean = 0;
    for (const [card, chance] of cardChances) mean += chance * withCard(piles, cards, buys, hadThree, card);
    known.set(key, mean);
    return mean;
  };

  const withCard = (
    piles: readonly PlainPile[],
    cards: number,
    buys: number,
    hadThree: boolean,
    card: number,
  ): number => {
    let best = value(piles, cards - 1, buys, hadThree);
    for (const [at, pile] of piles.entries()) {
      if (pile.low + card > 21 || piles.indexOf(pile) !== at) continue;
      const placed = piles.with(at, plainPile(pile.low + card, pile.ace || card === 1));
      const [was, is] = [count(piles), count(placed)];
      const had = hadThree || is >= 3;
      let worth = 0;
      if (was === 1 && is === 2 && !had) {
        for (const [f, chance] of freeChances.entries())
          if (chance > 0) worth += chance * value(placed, cards - 1 + FREE_CARDS[f]!, buys, had);
      } else worth = value(placed, cards - 1, buys, had);
      best = Math.max(best, worth);
    }
    return best;
  };

  const piles = position.piles.map(readPile);
  const hadThree = position.hadThree || count(piles) >= 3;
  if (position.card === undefined || count(piles) === 5) return value(piles, position.cards, position.buys, hadThree);
  return withCard(piles, position.cards, position.buys, hadThree, lowValueOf(position.card));
}

interface PlainPile {
  readonly low: number;
  readonly ace: boolean;
}

const PLAIN_PILES = Array.from({ length: 22 }, (_, low) => [
  { low, ace: false },
  { low, ace: true },
]);

/** One object for one pile; an ace that can no longer count eleven is forgotten. */
const plainPile = (low: number, ace: boolean): PlainPile => PLAIN_PILES[low]![ace && low <= 11 ? 1 : 0]!;

const isComplete = ({ low, ace }: PlainPile) => low === 21 || (ace && low === 11);
const count = (piles: readonly PlainPile[]) => piles.filter(isComplete).length;

const keyOf = (piles: readonly PlainPile[], cards: number, buys: number, hadThree: boolean): string =>
  String.fromCharCode(
    ...piles.map(({ low, ace }) => 2 * low + (ace ? 1 : 0)).sort((a, b) => a - b),
    cards,
    hadThree ? 4 + buys : buys,
  );

/** Chances of the ten card values, the ace as 1. */
function byValue(model: Model): readonly (readonly [number, number])[] {
  const chances = new Map<number, number>();
  for (const [i, chance] of shares(model.cards).entries())
    chances.set(lowValueOf(FACES[i]!), (chances.get(lowValueOf(FACES[i]!)) ?? 0) + chance);
  return [...chances].filter(([, chance]) => chance > 0);
}

function readPile(name: string): PlainPile {
  if (name === '-') return plainPile(0, false);
  const total = Number(name.slice(1));
  return name[0]!.toLowerCase() === 's' ? plainPile(total - 10, true) : plainPile(total, false);
}
