// Positions of one class differ only in points: what is known of one, told for another.
import { LAST_TRICK, POINTS, SUIT, above, pointsIn, trumps } from './cards';
import { suitOf } from '../rules';

// The position asked for. Trumps that their owners never lose are left out of the comparison: what they are worth more
// or less changes the value by just as much.
let cards: u64 = 0;
let safe: u64 = 0;
let safeAreOurs: bool = false;
let safePoints: i32 = 0;
let openPoints: i32 = 0; // of the other cards

/** Names the position that `tell` is to speak of. */
export function askFor(a: u64, b: u64, c: u64, d: u64, rest: i32): void {
  const ours = (a | c) & trumps;
  const theirs = (b | d) & trumps;
  cards = a | b | c | d;
  safeAreOurs = ours > theirs;
  safe = safeAreOurs ? above(ours, theirs) : above(theirs, ours);
  safePoints = pointsIn(safe);
  openPoints = rest - LAST_TRICK - safePoints;
}

/** The bounds that `tell` found, where it settled the goal. */
export let toldLow: i32 = 0;
export let toldHigh: i32 = 0;

/** Whether the bounds of the position of the class that has these cards settle the goal of the one asked for. */
export function tell(then: u64, low: i32, high: i32, goal: i32): bool {
  let left = then & trumps;
  for (let count = popcnt(safe); count > 0; count--) left ^= (<u64>1) << (63 - clz(left));
  const safeThen = (then & trumps) ^ left;
  const pointsThen = pointsIn(safeThen);
  if (safeAreOurs) {
    low += safePoints - pointsThen;
    high += safePoints - pointsThen;
  }
  const isLow = low >= goal;
  if (!isLow && high >= goal) return false;
  const gain = openPoints - pointsIn(then) + pointsThen;
  if (isLow ? low + gain < goal : high + gain >= goal) return false;

  // The bound gives way by what the cards have lost (or won), one by one, until it is worth nothing.
  let room = isLow ? low - goal : goal - 1 - high;
  then ^= safeThen;
  const now = cards ^ safe;
  let differs = now ^ then;
  while (differs) {
    const mask = SUIT << (9 * suitOf(<i32>ctz(differs)));
    differs &= ~mask;
    let x = now & mask;
    let y = then & mask;
    while (x) {
      const more = <i32>load<u8>(POINTS + <i32>ctz(x)) - <i32>load<u8>(POINTS + <i32>ctz(y));
      x &= x - 1;
      y &= y - 1;
      room -= max(0, isLow ? -more : more);
    }
    if (room < 0) return false;
  }
  toldLow = isLow ? goal + room : 0;
  toldHigh = isLow ? 1000 : goal - 1 - room;
  return true;
}
