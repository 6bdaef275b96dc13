// Exact double dummy: what the rest of a game is worth when everybody sees all cards and plays perfectly.
//
// Hands are passed in playing order from the player on turn, and values belong to the team of the trick's leader, so
// that positions that differ by a turn of the table are one position. Search asks "at least `goal` points?" and
// answers with a bound: an answer ≥ goal is a lower bound, one below it an upper bound of the true value.
import { HANDS, MODE, TURN, suitOf } from '../rules';
import { askFor, tell, toldHigh, toldLow } from './alike';
import { sureHigh, sureLow, surePoints } from './bounds';
import { MAP, POINTS, SUIT, borders, legalOf, orderCards, pointsIn, restOf, translate, trumps } from './cards';
import { lastTrick, lastTwo } from './endings';
import { UNKNOWN, cardFrom, classOf, clearTable, keep, known, lineOf, placeOf } from './table';

/** What has cut before, by the card that won the trick so far (36: none) and the card played; its owner is implied. */
const HISTORY = memory.data(5476, 16); // 37 × 37 × int32
const FRAMES = memory.data(36864, 16); // the moves of the nodes above
/** Never narrow: every card is tried that may matter. */
const PROOF: i32 = 10;
let nodes: i32 = 0;

/** At the start of a trick: a leads, b, c, d follow; `rest` are the points still to be won. */
function lead(a: u64, b: u64, c: u64, d: u64, goal: i32, rest: i32, tricks: i32, frame: usize): i32 {
  if (goal <= 0) return 0;
  if (goal > rest) return rest;
  if (tricks == 2) return lastTwo(a, b, c, d, goal, rest);
  if (tricks == 1) return lastTrick(a, b, c, d, rest);
  const all = a | b | c | d;
  surePoints(a, b, c, d, all, rest, tricks);
  let lower = sureLow;
  let upper = sureHigh;
  if (lower >= goal) return lower;
  if (upper < goal) return upper;

  // What is known of this position and of those of its class.
  const key = classOf(b, c, d, all);
  const line = lineOf(key);
  let asked = false;
  let slot: usize = 0;
  let move = -1;
  for (let entry = line; entry < line + 128; entry += 16) {
    if (load<u64>(entry) != key) continue;
    const known = load<u64>(entry, 8);
    const then = known & 0xfffffffff;
    const low = <i32>(known >> 36) & 0xff;
    const high = <i32>(known >> 44) & 0xff;
    if (then == all) {
      slot = entry;
      lower = max(lower, low);
      upper = min(upper, high);
      move = <i32>(known >> 52) & 0x3f;
    } else {
      if (!asked) askFor(a, b, c, d, rest);
      asked = true;
      if (!tell(then, low, high, goal)) continue;
      lower = max(lower, toldLow);
      upper = min(upper, toldHigh);
    }
    if (lower >= goal) return lower;
    if (upper < goal) return upper;
  }
  nodes++;

  const hint = move < 0 || move == 0x3f ? -1 : cardFrom(all, move);
  const best = follow<i8>(a, b, c, d, 0, -1, 0, 0, goal, rest, tricks, frame, hint);
  if (best >= goal) move = placeOf(all, lastLead);
  else if (move < 0) move = 0x3f;
  const low = best >= goal ? max(lower, best) : lower;
  const high = best >= goal ? upper : min(upper, best);
  const isProved = tricks < narrow; // otherwise only the lead is worth keeping
  keep(line, slot, key, all, isProved ? low : lower, isProved ? high : upper, move);
  return best >= goal ? low : high;
}
/** With so many tricks or more to go only the two likeliest cards are tried, and what comes of it is no proof. */
let narrow: i32 = PROOF;
/** The card that was led in the answer of the last `follow(0, …)` that reached its goal. */
let lastLead: i32 = 0;
/** Puts one card on the trick at `place` and answers what comes of it. */
// @ts-ignore: decorator
@inline
function put<Place>(
  card: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  goal: i32, rest: i32, tricks: i32, frame: usize,
): i32 {
  const bit: u64 = (<u64>1) << card;
  const points = table + <i32>load<u8>(POINTS + card);
  if (sizeof<Place>() == 1) {
    return follow<i16>(y, z, w, x ^ bit, SUIT << (9 * suitOf(card)), card, 0, points, goal, rest, tricks, frame, -1);
  }
  const takes = (bit & (ledSuit | trumps)) != 0 && card > best;
  if (sizeof<Place>() == 2) {
    return follow<i32>(y, z, w, x ^ bit, ledSuit, takes ? card : best, takes ? 1 : won, points, goal, rest, tricks, frame, -1);
  }
  if (sizeof<Place>() == 4) {
    return follow<i64>(y, z, w, x ^ bit, ledSuit, takes ? card : best, takes ? 2 : won, points, goal, rest, tricks, frame, -1);
  }
  return turn(y, z, w, x ^ bit, takes ? 3 : won, points, goal, rest, tricks, frame);
}

/**
 * The player at a place of the trick (x, then y, z, w in turn) puts a card; `won` is the place that wins so far with
 * card `best`, and `table` are the points that lie there. Even places play for the leader's team. The place is given
 * by the size of the type (i8, i16, i32, i64 for 0 … 3), so that each has its own compiled function.
 */
function follow<Place>(
  x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  goal: i32, rest: i32, tricks: i32, frame: usize, hint: i32,
): i32 {
  const place: i32 = sizeof<Place>() == 1 ? 0 : sizeof<Place>() == 2 ? 1 : sizeof<Place>() == 4 ? 2 : 3;
  let cards = place == 0 ? x : legalOf(x, ledSuit, best);
  if (!(cards & (cards - 1))) {
    return put<Place>(<i32>ctz(cards), x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, frame);
  }
  const forUs = (place & 1) == 0;
  const history = HISTORY + (place == 0 ? 36 : best) * 148;
  const partnerWins = place > 0 && ((won ^ place) & 1) == 0;
  const eligible = ledSuit | trumps;
  const others = y | z | w;

  // Moves with what speaks for them, best first as they are needed.
  let end = frame;
  while (cards) {
    const card = <i32>ctz(cards);
    cards &= cards - 1;
    const points = <i32>load<u8>(POINTS + card);
    let score = load<i32>(history + (card << 2));
    // The numbers were tuned on the count of positions searched.
    const isTrump = trumps != 0 && card >= 27;
    if (place == 0) {
      const isTop = !((others & (SUIT << (9 * suitOf(card)))) >> (card + 1));
      score += isTop ? (isTrump ? 162 : 60) + 11 * points : -points;
      if (card == hint) score = 1 << 30;
    } else if (card > best && (((<u64>1) << card) & eligible)) {
      if (place == 3) score += (partnerWins ? -41 : 30) + 2 * points + (isTrump ? 20 : 0);
      else score += (partnerWins ? 0 : isTrump ? 10 : 30) + 5 * points;
    } else score += partnerWins ? points : -41 * points;
    store<i32>(end, card);
    store<i32>(end, score, 4);
    end += 16;
  }

  if (place == 3 && tricks > 5) {
    // Each of these cards ends the trick: perhaps one of the positions to come is known already, and enough.
    for (let at = frame; at < end; at += 16) {
      const card = load<i32>(at);
      const bit: u64 = (<u64>1) << card;
      const takes = (bit & eligible) != 0 && card > best;
      const points = table + <i32>load<u8>(POINTS + card);
      const value = knownAfter(y, z, w, x ^ bit, takes ? 3 : won, points, goal, rest);
      if (value != UNKNOWN && value < goal) return value;
    }
  }

  const walls = others | borders | (place > 0 ? (<u64>1) << best : 0);
  let answer = forUs ? -1 : 1000;
  let width = tricks < narrow ? 9 : 2;
  for (let here = frame; here < end; here += 16) {
    let pick = here;
    let top = load<i32>(here, 4);
    for (let at = here + 16; at < end; at += 16) {
      const score = load<i32>(at, 4);
      if (score > top) {
        top = score;
        pick = at;
      }
    }
    const card = load<i32>(pick);
    if (pick != here) store<u64>(pick, load<u64>(here));
    store<i32>(here, card);
    // A neighbour of a card already tried differs from it by no more than their points.
    const run = <i32>ctz(walls >> (card + 1)) + card;
    const points = <i32>load<u8>(POINTS + card);
    let bound = forUs ? 1000 : -1;
    for (let at = frame; at < here; at += 16) {
      if (load<i32>(at, 12) != run) continue;
      const gap = abs(points - <i32>load<u8>(POINTS + load<i32>(at)));
      const tried = load<i32>(at, 8);
      bound = forUs ? min(bound, tried + gap) : max(bound, tried - gap);
    }
    if (forUs ? bound < goal : bound >= goal) {
      answer = forUs ? max(answer, bound) : min(answer, bound);
      store<i32>(here, -1, 12); // never tried itself
      continue;
    }
    if (width-- == 0) break;
    const value = put<Place>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, end);
    if (forUs ? value >= goal : value < goal) {
      if (place == 0) lastLead = card;
      if (tricks == 3) return value;
      // It cut: remember it, and hold it against those tried before.
      const weight = tricks * tricks * tricks;
      store<i32>(history + (card << 2), load<i32>(history + (card << 2)) + weight);
      for (let at = frame; at < here; at += 16) {
        const other = history + (load<i32>(at) << 2);
        store<i32>(other, load<i32>(other) - weight);
      }
      return value;
    }
    answer = forUs ? max(answer, value) : min(answer, value);
    store<i32>(here, value, 8);
    store<i32>(here, run, 12);
  }
  return answer;
}

/** What the table knows of the position after a full trick, as `turn` would answer; UNKNOWN if that decides nothing. */
function knownAfter(a: u64, b: u64, c: u64, d: u64, won: i32, points: i32, goal: i32, rest: i32): i32 {
  const next = rest - points;
  if (won == 0 || won == 2) {
    const ours = won == 0 ? known(a, b, c, d, goal - points, next) : known(c, d, a, b, goal - points, next);
    return ours == UNKNOWN ? UNKNOWN : points + ours;
  }
  const theirs = won == 1 ? known(b, c, d, a, next - goal + 1, next) : known(d, a, b, c, next - goal + 1, next);
  return theirs == UNKNOWN ? UNKNOWN : next - theirs;
}

/** Turns the trick: its winner leads the next. Hands are in the order of the trick that ends. */
function turn(a: u64, b: u64, c: u64, d: u64, won: i32, points: i32, goal: i32, rest: i32, tricks: i32, frame: usize): i32 {
  if (tricks == 1) return won & 1 ? 0 : rest;
  const next = rest - points;
  if (won == 0) return points + lead(a, b, c, d, goal - points, next, tricks - 1, frame);
  if (won == 2) return points + lead(c, d, a, b, goal - points, next, tricks - 1, frame);
  const theirs = won == 1
    ? lead(b, c, d, a, next - goal + 1, next, tricks - 1, frame)
    : lead(d, a, b, c, next - goal + 1, next, tricks - 1, frame);
  return next - theirs;
}

// ── The door ──

// In: mode, leader, cards on the table (as they were played), four hands in the cards of the rules room, by seat.
// Out: for each card of the player on turn the points of its team, −1 where it is illegal.
const QUESTION = memory.data(64, 16); // bytes: mode, leader, number on the table, cards; at 16: four sets
const ANSWER = memory.data(144, 16); // int32 × 36
export function question(): usize {
  return QUESTION;
}
export function answers(): usize {
  return ANSWER;
}

/** Makes the solver ready for a new question. */
function ready(mode: i32): void {
  memory.fill(HISTORY, 0, 5476);
  if (mode == readyFor) return;
  readyFor = mode;
  orderCards(mode);
}
let readyFor: i32 = -1;

/** The rest of the game for the team of the leader, at the start of a trick of a table with four hands. */
export function solveTable(at: usize): i32 {
  ready(load<i32>(at, MODE));
  const turn = load<i32>(at, TURN);
  const x = translate(load<u64>(at + (turn << 3), HANDS));
  const y = translate(load<u64>(at + (((turn + 1) & 3) << 3), HANDS));
  const z = translate(load<u64>(at + (((turn + 2) & 3) << 3), HANDS));
  const w = translate(load<u64>(at + (((turn + 3) & 3) << 3), HANDS));
  const tricks = <i32>popcnt(x);
  clearTable(tricks);
  const rest = restOf(x | y | z | w);
  return exact(-1, 0, x, y, z, w, 0, -1, 0, 0, rest, tricks, guess(x | z, y | w, rest, tricks));
}

/** The exact value of the position for the team on turn; with `each`, also of every legal card. */
export function solve(each: bool): i32 {
  ready(<i32>load<u8>(QUESTION));
  const leader = <i32>load<u8>(QUESTION, 1);
  const lying = <i32>load<u8>(QUESTION, 2);
  let ledSuit: u64 = 0;
  let best = -1;
  let won = 0;
  let table = 0;
  for (let i = 0; i < lying; i++) {
    const card = <i32>load<u8>(MAP + <i32>load<u8>(QUESTION + i, 3));
    const bit: u64 = (<u64>1) << card;
    if (i == 0) ledSuit = SUIT << (9 * suitOf(card));
    if (i == 0 || ((bit & (ledSuit | trumps)) != 0 && card > best)) {
      best = card;
      won = i;
    }
    table += <i32>load<u8>(POINTS + card);
  }
  const turn = (leader + lying) & 3;
  const x = translate(load<u64>(QUESTION + (turn << 3), 16));
  const y = translate(load<u64>(QUESTION + (((turn + 1) & 3) << 3), 16));
  const z = translate(load<u64>(QUESTION + (((turn + 2) & 3) << 3), 16));
  const w = translate(load<u64>(QUESTION + (((turn + 3) & 3) << 3), 16));
  const tricks = <i32>popcnt(x);
  clearTable(tricks);
  const rest = table + restOf(x | y | z | w);
  const isOurs = (lying & 1) == 0; // the team on turn is the leader's
  const first = isOurs ? guess(x | z, y | w, rest, tricks) : guess(y | w, x | z, rest, tricks);
  if (!each) {
    const value = exact(-1, lying, x, y, z, w, ledSuit, best, won, table, rest, tricks, first);
    return isOurs ? value : rest - value;
  }
  const legal = lying == 0 ? x : legalOf(x, ledSuit, best);
  let top = -1;
  let found = first;
  for (let card = 0; card < 36; card++) {
    const to = <i32>load<u8>(MAP + card);
    let value = -1;
    if (legal & ((<u64>1) << to)) {
      found = exact(to, lying, x, y, z, w, ledSuit, best, won, table, rest, tricks, found);
      value = isOurs ? found : rest - found;
    }
    store<i32>(ANSWER + (card << 2), value);
    top = max(top, value);
  }
  return top;
}

/** Where to begin: what such positions are worth on average (a regression; 14 % of the points off, as a rule). */
function guess(ours: u64, theirs: u64, rest: i32, tricks: i32): i32 {
  let tops = 0;
  const suits = trumps ? 3 : 4;
  for (let suit = 0; suit < suits; suit++) {
    const mask = SUIT << (9 * suit);
    if ((ours | theirs) & mask) tops += (ours & mask) > (theirs & mask) ? 1 : -1;
  }
  const points = pointsIn(ours) - pointsIn(theirs);
  if (!trumps) return (rest * (59 + (71 * tops) / tricks) + 13 * points) / 100;
  const more = pointsIn(ours & trumps) - pointsIn(theirs & trumps);
  const count = <i32>popcnt(ours & trumps) - <i32>popcnt(theirs & trumps);
  return (rest * (52 + (39 * count + 19 * tops) / tricks) + 85 * more + 10 * points) / 100;
}

/** The value as one number: for the leader's team, of one card of the player on turn or of its best (−1). */
function exact(
  card: i32, lying: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  rest: i32, tricks: i32, guess: i32,
): i32 {
  let step = 16;
  if (tricks > 7) {
    // A narrow search at first: a fifteenth of the work, and its answer is a good place to begin.
    narrow = 7;
    guess = bisect(card, lying, x, y, z, w, ledSuit, best, won, table, rest, tricks, guess, step);
    narrow = PROOF;
    step = 8;
  }
  return bisect(card, lying, x, y, z, w, ledSuit, best, won, table, rest, tricks, guess, step);
}

function bisect(
  card: i32, lying: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  rest: i32, tricks: i32, guess: i32, step: i32,
): i32 {
  let low = 0;
  let high = rest;
  let goal = max(1, guess);
  while (low < high) {
    goal = max(low + 1, min(high, goal));
    const value = ask(card, lying, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks);
    if (value >= goal) {
      low = max(low, value);
      goal = high - low > 2 * step ? low + step : low + ((high - low + 1) >> 1);
    } else {
      high = min(high, value);
      goal = high - low > 2 * step ? high - step + 1 : low + ((high - low + 1) >> 1);
    }
    step <<= 1;
  }
  return low;
}

function ask(
  card: i32, lying: i32, x: u64, y: u64, z: u64, w: u64, ledSuit: u64, best: i32, won: i32, table: i32,
  goal: i32, rest: i32, tricks: i32,
): i32 {
  if (card < 0) {
    if (lying == 0) return lead(x, y, z, w, goal, rest, tricks, FRAMES);
    if (lying == 1) return follow<i16>(x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES, -1);
    if (lying == 2) return follow<i32>(x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES, -1);
    return follow<i64>(x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES, -1);
  }
  if (lying == 0) return put<i8>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
  if (lying == 1) return put<i16>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
  if (lying == 2) return put<i32>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
  return put<i64>(card, x, y, z, w, ledSuit, best, won, table, goal, rest, tricks, FRAMES);
}

export function solverNodes(): i32 {
  const count = nodes;
  nodes = 0;
  return count;
}
