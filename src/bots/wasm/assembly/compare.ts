// Alternatives side by side: every one is played in the same worlds, the net plays them on, exact double dummy plays the
// last tricks. Nothing is chosen here; the host gets sums, so that it can say how sure a difference is.
import { HANDS, PLAYED, POINTS, TABLE_SIZE, TURN, begin, play } from './rules';
import { POSITION, TABLE, cardOf, declarationOf, setTable } from './think';
import { LINE, WORLD, playOn } from './search';
import { belief, likelihoodOf, startReading } from './reading';
import { believes, sampleWorld, word } from './worlds';

// What the host asks for: a set of cards, or of declarations (0-5 a mode, 6 the pass); int32 at 8: the one the others
// are compared with, at 12: worlds, at 16: proposals, of which one world is drawn by how well it explains what was
// declared and played; f64 at 24: the chance of a slip in other players' cards; int32 at 32: a hidden
// card, or −1.
const ASKED = memory.data(48, 16);
export function asked(): usize {
  return ASKED;
}

// The answer. f64: sum of the weights of the worlds, sum of their squares, and for the four seats of those in which it
// holds the hidden card; then for each alternative the sums, by
// weight, of: points of the own team in the game; its lead over the first; the square of that; worlds in which it
// leads; points of the own team in the trick on the table; worlds in which the own team takes that trick.
const SUMS = memory.data(1776, 16);
export function sums(): usize {
  return SUMS;
}
const SIZE: usize = 1776;
const ALTERNATIVE: usize = 48;
const FIRST: usize = 48;
const LEAD: usize = 8;
const SQUARES: usize = 16;
const LEADS: usize = 24;
const TRICK: usize = 32;
const TAKES: usize = 40;

// @ts-ignore: decorator
@inline
function add(at: usize, value: f64): void {
  store<f64>(at, load<f64>(at) + value);
}

function weigh(weight: f64): void {
  add(SUMS, weight);
  add(SUMS + 8, weight * weight);
}

function findHolder(weight: f64): void {
  const card = load<i32>(ASKED, 32);
  if (card < 0) return;
  for (let seat = 0; seat < 4; seat++) {
    if ((load<u64>(WORLD + (seat << 3), HANDS) >> card) & 1) add(SUMS + 16 + (seat << 3), weight);
  }
}

function note(alternative: i32, weight: f64, points: f64, lead: f64): usize {
  const at = SUMS + FIRST + <usize>alternative * ALTERNATIVE;
  add(at, weight * points);
  add(at + LEAD, weight * lead);
  add(at + SQUARES, weight * lead * lead);
  if (lead > 0) add(at + LEADS, weight);
  return at;
}

/** The cards of the set in the position, in so many worlds. */
export function compareCards(actor: usize, declareNet: usize, passNet: usize): void {
  setTable(TABLE);
  startReading(actor);
  likeliest = 0;
  memory.fill(SUMS, 0, SIZE);
  const me = load<i32>(TABLE, TURN);
  const first = load<i32>(ASKED, 8);
  for (let world = load<i32>(ASKED, 12); world > 0; world--) {
    const weight = drawWorld(me, actor, declareNet, passNet);
    if (!(weight > 0)) continue;
    weigh(weight);
    findHolder(weight);
    const points = tryCard(first, me, actor, weight, -1);
    for (let left = load<u64>(ASKED) & ~((<u64>1) << first); left; left &= left - 1) {
      tryCard(<i32>ctz(left), me, actor, weight, points);
    }
  }
}

// @ts-ignore: decorator
@inline
function random(): f64 {
  return <f64>word() * (1.0 / 4294967296.0);
}

/** A world so much less likely than the likeliest so far counts for nothing. */
const UNLIKELY: f64 = 0.003;
let likeliest: f64 = 0;

/** Draws a world and answers its weight. */
function drawWorld(me: i32, net: usize, declareNet: usize, passNet: usize): f64 {
  const slip = load<f64>(ASKED, 24);
  let sum: f64 = 0;
  for (let proposals = load<i32>(ASKED, 16); proposals > 0; proposals--) {
    for (let tries = 0; tries < 8; tries++) {
      sampleWorld(TABLE, LINE);
      if (random() < belief(LINE, me, declareNet, passNet)) break;
    }
    const chance = likelihoodOf(LINE, me, net, slip, UNLIKELY * likeliest);
    likeliest = max(likeliest, chance);
    sum += chance;
    if (chance > 0 && random() * sum < chance) memory.copy(WORLD, LINE, TABLE_SIZE);
  }
  return sum;
}

/** Plays one card and the rest of the world; `first` is what the first card brought there, or −1 for itself. */
function tryCard(card: i32, me: i32, roller: usize, weight: f64, first: f64): f64 {
  const team = (me & 1) << 2;
  memory.copy(LINE, WORLD, TABLE_SIZE);
  const before = load<i32>(LINE + team, POINTS);
  play(LINE, card);
  while (load<i32>(LINE, PLAYED) & 3) play(LINE, cardOf(roller, LINE, false));
  const inTrick = load<i32>(LINE + team, POINTS) - before;
  const takes = !((load<i32>(LINE, TURN) ^ me) & 1);
  playOn(roller);
  const points = <f64>load<i32>(LINE + team, POINTS);
  const at = note(card, weight, points, first < 0 ? 0 : points - first);
  add(at + TRICK, weight * <f64>inTrick);
  if (takes) add(at + TAKES, weight);
  return points;
}

/** The declarations of the set, for the hand of the position, in so many worlds. */
export function compareDeclarations(roller: usize, declareNet: usize, passNet: usize): void {
  const me = <i32>load<u8>(POSITION);
  const passed = <i32>load<u8>(POSITION, 4);
  begin(TABLE, 0, me, me, passed);
  store<u64>(TABLE + (me << 3), load<u64>(POSITION, 8), HANDS);
  memory.fill(SUMS, 0, SIZE);
  const first = load<i32>(ASKED, 8);
  for (let world = load<i32>(ASKED, 12); world > 0; world--) {
    for (let tries = 0; tries < 8; tries++) {
      sampleWorld(TABLE, WORLD);
      const partner = load<u64>(WORLD + ((me ^ 2) << 3), HANDS);
      if (!passed || believes(partner, 6, false, declareNet, passNet)) break; // the partner has passed with this hand
    }
    weigh(1);
    const points = tryDeclaration(first, me, passed, roller, declareNet);
    note(first, 1, points, 0);
    for (let left = load<u64>(ASKED) & ~((<u64>1) << first); left; left &= left - 1) {
      const choice = <i32>ctz(left);
      const other = tryDeclaration(choice, me, passed, roller, declareNet);
      note(choice, 1, other, other - points);
    }
  }
}

/** A whole game of the world; after a pass the partner declares by the net. */
function tryDeclaration(choice: i32, me: i32, passed: i32, roller: usize, declareNet: usize): f64 {
  const isPass = choice == 6;
  const partner = me ^ 2;
  const mode = isPass ? declarationOf(load<u64>(WORLD + (partner << 3), HANDS), declareNet) : choice;
  begin(LINE, mode, passed ? partner : me, isPass ? partner : me, passed || isPass ? 1 : 0);
  for (let seat = 0; seat < 4; seat++) store<u64>(LINE + (seat << 3), load<u64>(WORLD + (seat << 3), HANDS), HANDS);
  playOn(roller);
  return <f64>load<i32>(LINE + ((me & 1) << 2), POINTS);
}
