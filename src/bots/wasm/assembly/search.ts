// Policy-guided search: the net names the cards worth a thought, each is played in many worlds, the net plays them on
// and exact double dummy plays the last tricks. A card is preferred to the net's own only when the worlds say so
// clearly.
import { PLAYED, POINTS, TABLE_SIZE, TURN, legal, play, playQuickly } from './rules';
import { TABLE, VALUES, cardOf, setTable } from './think';
import { below, isCredible, likelihood, random, sampleWorld } from './worlds';
import { solveTable } from './solver/search';

// What the host asks for, int32: worlds, candidates, tricks for double dummy, batch; f64 at 16: how far behind the
// best a value may be, at 24: how many standard errors are clear, at 32: the chance of a slip in other players' cards;
// int32 at 40: proposals, of which one world is drawn by how well it explains the cards played (1: any will do).
const PLAN = memory.data(64, 16);
export function plan(): usize {
  return PLAN;
}

// For each candidate: card, 1 if still in; then sums (f64, by the weights of the worlds) of points, of leads over the
// first candidate and of their squares.
const CANDIDATES = memory.data(512, 16);
const CANDIDATE: usize = 48;
const IS_IN: usize = 4;
const SUM: usize = 8;
const LEAD: usize = 16;
const SQUARES: usize = 24;
const POINTS_HERE: usize = 32;

/** Sum of the weights of the worlds, and of their squares. */
let weights: f64 = 0;
let weightSquares: f64 = 0;

export const WORLD = memory.data(192, 16);
export const LINE = memory.data(192, 16);

/** Expected points of each card looked at, in worlds played; −1 for the others. Own team's points of the whole game. */
const EXPECTED = memory.data(288, 16);
export function expected(): usize {
  return EXPECTED;
}

/** How many worlds the last search looked at. */
let worldsSeen: i32 = 0;
export function worldsPlayed(): i32 {
  return worldsSeen;
}

/**
 * The card to play in the position. `actor` values the cards, `roller` (0: random cards) plays the worlds on,
 * `reader` (0: nobody) judges how well a world explains the cards played, `declareNet` and `passNet` judge whether a world is credible (0: every world is).
 */
export function search(actor: usize, roller: usize, reader: usize, declareNet: usize, passNet: usize): i32 {
  setTable(TABLE);
  const me = load<i32>(TABLE, TURN);
  for (let card = 0; card < 36; card++) store<f64>(EXPECTED + (card << 3), -1);
  worldsSeen = 0;
  weights = 0;
  weightSquares = 0;
  likeliest = 0;
  const count = gather(actor);
  const first = load<i32>(CANDIDATES);
  if (count == 1) return first;
  const most = load<i32>(PLAN);
  const batch = load<i32>(PLAN, 12);
  const clear = load<f64>(PLAN, 24);
  let alive = count;
  while (worldsSeen < most && alive > 1) {
    for (let i = 0; i < batch; i++) {
      const weight = drawWorld(me, reader, declareNet, passNet);
      weights += weight;
      weightSquares += weight * weight;
      if (weight > 0) playCandidates(count, me, roller, weight);
      worldsSeen++;
    }
    alive = dropHopeless(count, clear);
  }
  return bestOf(count, clear);
}

/** The net's best card first, then others not far behind it. */
function gather(actor: usize): i32 {
  const most = load<i32>(PLAN, 4);
  const margin = load<f64>(PLAN, 16);
  let cards = legal(TABLE);
  let count = 0;
  let top: f64 = 0;
  if (!actor) {
    while (cards) {
      candidate(count++, <i32>ctz(cards));
      cards &= cards - 1;
    }
    return count;
  }
  const best = cardOf(actor, TABLE, true);
  top = load<f64>(VALUES + (best << 3));
  candidate(count++, best);
  cards &= ~((<u64>1) << best);
  while (cards && count < most) {
    let next = -1;
    let left = cards;
    while (left) {
      const card = <i32>ctz(left);
      left &= left - 1;
      if (next < 0 || load<f64>(VALUES + (card << 3)) > load<f64>(VALUES + (next << 3))) next = card;
    }
    if (load<f64>(VALUES + (next << 3)) < top - margin) break;
    candidate(count++, next);
    cards &= ~((<u64>1) << next);
  }
  return count;
}

function candidate(number: i32, card: i32): void {
  const at = CANDIDATES + <usize>number * CANDIDATE;
  memory.fill(at, 0, CANDIDATE);
  store<i32>(at, card);
  store<i32>(at, 1, IS_IN);
}

/** A world so much less likely than the likeliest so far counts for nothing. */
const UNLIKELY: f64 = 0.003;
let likeliest: f64 = 0;

/** Draws a world and answers its weight. */
function drawWorld(me: i32, reader: usize, declareNet: usize, passNet: usize): f64 {
  const proposals = load<i32>(PLAN, 40);
  if (proposals <= 1 || !reader) {
    propose(WORLD, me, declareNet, passNet);
    return 1;
  }
  const slip = load<f64>(PLAN, 32);
  let sum: f64 = 0;
  for (let i = 0; i < proposals; i++) {
    propose(LINE, me, declareNet, passNet);
    const chance = likelihood(LINE, me, reader, slip, UNLIKELY * likeliest);
    likeliest = max(likeliest, chance);
    sum += chance;
    if (chance > 0 && random() * sum < chance) memory.copy(WORLD, LINE, TABLE_SIZE);
  }
  return sum;
}

function propose(to: usize, me: i32, declareNet: usize, passNet: usize): void {
  for (let tries = 0; tries < 8; tries++) {
    sampleWorld(TABLE, to);
    if (!declareNet || isCredible(to, me, declareNet, passNet)) return;
  }
}

function playCandidates(count: i32, me: i32, roller: usize, weight: f64): void {
  const team = (me & 1) << 2;
  for (let i = 0; i < count; i++) {
    const at = CANDIDATES + <usize>i * CANDIDATE;
    if (!load<i32>(at, IS_IN)) continue;
    memory.copy(LINE, WORLD, TABLE_SIZE);
    play(LINE, load<i32>(at));
    playOn(roller);
    const points = <f64>load<i32>(LINE + team, POINTS);
    store<f64>(at, points, POINTS_HERE);
    store<f64>(at, load<f64>(at, SUM) + weight * points, SUM);
    if (i == 0) continue;
    const lead = points - load<f64>(CANDIDATES, POINTS_HERE);
    store<f64>(at, load<f64>(at, LEAD) + weight * lead, LEAD);
    store<f64>(at, load<f64>(at, SQUARES) + weight * lead * lead, SQUARES);
  }
}

/** Plays the line to its end: the roller first, double dummy for the last tricks. */
export function playOn(roller: usize): void {
  while (load<i32>(LINE, PLAYED) & 3 || !isForSolver(LINE)) {
    if (roller) play(LINE, cardOf(roller, LINE, false));
    else playQuickly(LINE, anyCard(legal(LINE)));
  }
  finishExactly(LINE);
}

/** Whether the rest of a table between two tricks is left to double dummy, or there is no rest. */
export function isForSolver(at: usize): bool {
  return load<i32>(at, PLAYED) >= 36 - 4 * load<i32>(PLAN, 8);
}

/** The points of the last tricks, if there are any left, as double dummy shares them out. */
export function finishExactly(at: usize): void {
  if (load<i32>(at, PLAYED) == 36) return;
  const leader = load<i32>(at, TURN);
  const theirs = solveTable(at); // of the leader's team
  const rest = 157 - load<i32>(at, POINTS) - load<i32>(at, POINTS + 4);
  const own = (leader & 1) << 2;
  store<i32>(at + own, load<i32>(at + own, POINTS) + theirs, POINTS);
  store<i32>(at + (own ^ 4), load<i32>(at + (own ^ 4), POINTS) + rest - theirs, POINTS);
}

function anyCard(cards: u64): i32 {
  for (let skip = below(<u32>popcnt(cards)); skip > 0; skip--) cards &= cards - 1;
  return <i32>ctz(cards);
}

/** Mean lead over the net's own card, less or more `errors` standard errors. */
function leadOf(at: usize, errors: f64): f64 {
  const mean = load<f64>(at, LEAD) / weights;
  const variance = max(load<f64>(at, SQUARES) / weights - mean * mean, 1);
  const effective = (weights * weights) / weightSquares; // as many worlds of equal weight would tell as much
  return mean + errors * Math.sqrt(variance / effective);
}

/** Cards that are clearly worse than the net's own are thought of no more. */
function dropHopeless(count: i32, clear: f64): i32 {
  let alive = 1;
  for (let i = 1; i < count; i++) {
    const at = CANDIDATES + <usize>i * CANDIDATE;
    if (!load<i32>(at, IS_IN)) continue;
    store<f64>(EXPECTED + (load<i32>(at) << 3), load<f64>(at, SUM) / weights);
    if (leadOf(at, 1.5) < 0) store<i32>(at, 0, IS_IN);
    else alive++;
  }
  store<f64>(EXPECTED + (load<i32>(CANDIDATES) << 3), load<f64>(CANDIDATES, SUM) / weights);
  return alive;
}

function bestOf(count: i32, clear: f64): i32 {
  let choice = load<i32>(CANDIDATES);
  let best: f64 = 0;
  for (let i = 1; i < count; i++) {
    const at = CANDIDATES + <usize>i * CANDIDATE;
    if (!load<i32>(at, IS_IN)) continue;
    const lead = leadOf(at, -clear);
    if (lead > best) {
      best = lead;
      choice = load<i32>(at);
    }
  }
  return choice;
}
