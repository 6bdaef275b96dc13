// Bounds without search: what the leader's team has for sure, and what it can get at most.
import { JACK, LAST_TRICK, SUIT, above, least, pointsIn, trumps } from './cards';

export let sureLow: i32 = 0;
export let sureHigh: i32 = 0;

/** What the leader's team (a, c) has for sure, and what it can get at most. */
export function surePoints(a: u64, b: u64, c: u64, d: u64, all: u64, rest: i32, tricks: i32): void {
  sureLow = 0;
  sureHigh = rest;
  const ours = (a | c) & trumps;
  const theirs = (b | d) & trumps;
  if (ours && theirs) {
    // Trumps above the other team's highest are never lost: each of one hand takes a trick, with what the others put
    // there. And the jack can wait for the last trick.
    const five = all & trumps & JACK ? LAST_TRICK : 0;
    if (ours > theirs) {
      const tops = above(ours, theirs);
      const sure = <i32>max(popcnt(tops & a), popcnt(tops & c));
      sureLow = pointsIn(tops) + five + least(b, sure) + least(d, sure);
      const own = above(a & trumps, (b | c | d) & trumps);
      if (popcnt(own) >= max(popcnt(b & trumps), popcnt(d & trumps))) {
        // The leader can draw all of theirs, then cash.
        sureLow = max(sureLow, pointsIn(tops) + cash(a, b, c, d));
        if (cashed + <i32>popcnt(own) >= tricks) sureLow = rest;
      }
    } else {
      const tops = above(theirs, ours);
      const sure = <i32>max(popcnt(tops & b), popcnt(tops & d));
      sureHigh = rest - pointsIn(tops) - five - least(a, sure) - least(c, sure);
    }
    return;
  }
  if (!theirs) {
    // Nobody can ruff the leader's winners; if trumps are left, they are ours.
    sureLow = pointsIn(ours) + cash(a, b, c, d);
    const sure = cashed + <i32>popcnt(a & trumps);
    sureLow += least(b, sure) + least(d, sure);
    if (sure >= tricks) {
      sureLow = rest;
      return;
    }
    if (ours) return;
  } else {
    const sure = <i32>max(popcnt(theirs & b), popcnt(theirs & d));
    sureHigh = rest - pointsIn(theirs) - least(a, sure) - least(c, sure);
  }

  // The suits in which the leader cannot help losing the lead, and what it costs then.
  let worst = 1000;
  const suits = trumps ? 3 : 4;
  for (let suit = 0; suit < suits; suit++) {
    const mask = SUIT << (9 * suit);
    if (!(a & mask)) continue;
    const top: u64 = (<u64>1) << (63 - clz(all & mask));
    if (top & a) worst = 0;
    else if (top & c) {
      worst = 0;
      if (!theirs) {
        sureLow = max(sureLow, cash(c, d, a, b));
        if (cashed >= tricks) sureLow = rest;
      }
    } else if (worst) worst = min(worst, top & b ? cash(b, c, d, a) : cash(d, a, b, c));
  }
  if (worst < 1000) sureHigh -= worst;
}

/** How many tricks the last `cash` counted. */
let cashed: i32 = 0;

/**
 * Points a player with the lead can take at once in the side suits when the other team cannot ruff: the cards from
 * the top that nobody can beat, and the whole suit when they exhaust the others.
 */
function cash(a: u64, b: u64, c: u64, d: u64): i32 {
  let winners: u64 = 0;
  const suits = trumps ? 3 : 4;
  for (let suit = 0; suit < suits; suit++) {
    const mask = SUIT << (9 * suit);
    const own = a & mask;
    if (!own) continue;
    const tops = above(own, (b | c | d) & mask);
    if (!tops) continue;
    const longest = max(popcnt(b & mask), max(popcnt(c & mask), popcnt(d & mask)));
    winners |= popcnt(tops) >= longest ? own : tops;
  }
  cashed = <i32>popcnt(winners);
  return pointsIn(winners);
}
