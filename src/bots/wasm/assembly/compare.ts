// Alternatives side by side: every one is played in the same worlds, the net plays them on, exact double dummy plays the
// last tricks. Nothing is chosen here; the host gets sums, so that it can say how sure a difference is.
import { HANDS, PLAYED, POINTS, TABLE_SIZE, TURN, begin, legal, play } from './rules';
import { SIDE_BY_SIDE, inferLaid } from './net';
import { POSITION, TABLE, bestCard, declarationOf, layTable, setTable } from './think';
import { LINE, WORLD, finishExactly, isForSolver, playOn } from './search';
import { FAMILIES, TOGETHER, WORLDS, drawWorlds, startDrawing } from './seatBySeat';
import { believes, sampleWorld } from './worlds';

// What the host asks for: a set of cards, or of declarations (0-5 a mode, 6 the pass); int32 at 8: the one the others
// are compared with, at 12: worlds, at 16: of so few hidden cards all worlds are laid out; f64 at 24: the chance of a slip in other players' cards; int32 at 32: a hidden
// card, or −1.
const ASKED = memory.data(48, 16);
export function asked(): usize {
  return ASKED;
}

// The answer. f64: the sum of the weights of the worlds, the sum of the squares of the families' weights, and for the
// four seats of the worlds in which it holds the hidden card; then for each alternative the sums, by weight, of: points
// of the own team in the game; its lead over the first; the square of that, summed up by family; a family's weight
// times its lead; worlds in which it leads; points of the own team in the trick on the table; worlds in which the own
// team takes that trick.
const SUMS = memory.data(2064, 16);
export function sums(): usize {
  return SUMS;
}
const SIZE: usize = 2064;
const ALTERNATIVE: usize = 56;
const FIRST: usize = 48;
const LEAD: usize = 8;
const SQUARES: usize = 16;
const WEIGHED: usize = 24;
const LEADS: usize = 32;
const TRICK: usize = 40;
const TAKES: usize = 48;

// The family that is being weighed: its weight, and by it the lead of each alternative (f64).
let family: i32 = -1;
let familyWeight: f64 = 0;
const FAMILY_LEADS = memory.data(288, 16);

// @ts-ignore: decorator
@inline
function add(at: usize, value: f64): void {
  store<f64>(at, load<f64>(at) + value);
}

/** One more world, of this family. */
function weigh(itsFamily: i32, weight: f64): void {
  if (itsFamily != family) closeFamily();
  family = itsFamily;
  familyWeight += weight;
  add(SUMS, weight);
}

function closeFamily(): void {
  add(SUMS + 8, familyWeight * familyWeight);
  for (let left = load<u64>(ASKED); left; left &= left - 1) {
    const alternative = <usize>ctz(left);
    const lead = load<f64>(FAMILY_LEADS + (alternative << 3));
    const at = SUMS + FIRST + alternative * ALTERNATIVE;
    add(at + SQUARES, lead * lead);
    add(at + WEIGHED, familyWeight * lead);
  }
  family = -1;
  familyWeight = 0;
  memory.fill(FAMILY_LEADS, 0, 288);
}

function findHolder(world: usize, weight: f64): void {
  const card = load<i32>(ASKED, 32);
  if (card < 0) return;
  for (let seat = 0; seat < 4; seat++) {
    if ((load<u64>(world + (seat << 3), HANDS) >> card) & 1) add(SUMS + 16 + (seat << 3), weight);
  }
}

function note(alternative: i32, weight: f64, points: f64, lead: f64): usize {
  const at = SUMS + FIRST + <usize>alternative * ALTERNATIVE;
  add(at, weight * points);
  add(at + LEAD, weight * lead);
  add(FAMILY_LEADS + (<usize>alternative << 3), weight * lead);
  if (lead > 0) add(at + LEADS, weight);
  return at;
}

/** The cards of the set in the position, in so many worlds. */
export function compareCards(actor: usize, declareNet: usize, passNet: usize): void {
  setTable(TABLE);
  startDrawing(actor, declareNet, passNet, load<f64>(ASKED, 24), load<i32>(ASKED, 16));
  memory.fill(SUMS, 0, SIZE);
  const me = load<i32>(TABLE, TURN);
  const first = load<i32>(ASKED, 8);
  for (let worlds = load<i32>(ASKED, 12); worlds > 0; worlds -= TOGETHER) {
    const drawn = min(worlds, TOGETHER);
    const weight = drawWorlds(drawn);
    for (let from = 0; from < drawn; from += ROLLED) {
      const rolled = min(drawn - from, ROLLED);
      rollLines(layLines(from, rolled, first, me), me, actor);
      noteLines(from, rolled, first, weight);
    }
    closeFamily();
  }
}

/** All alternatives in so many worlds are played side by side. */
const ROLLED: i32 = 8;
const LINES = memory.data(13824, 16); // tables: 8 worlds × 9 alternatives
// For each line, int32: points of the own team before the trick, in it (−1 while it is open), whether it takes it, 1 when
// the line is over.
const FATES = memory.data(1152, 16);
const IN_TRICK_HERE: usize = 4;
const TAKEN: usize = 8;
const IS_OVER: usize = 12;
// For each of those side by side: the line, and its legal cards.
const LAID = memory.data(64, 16);

/** The first alternative and then the others, world by world. */
function layLines(from: i32, rolled: i32, first: i32, me: i32): i32 {
  const others = load<u64>(ASKED) & ~((<u64>1) << first);
  let lines = 0;
  for (let world = from; world < from + rolled; world++) {
    layLine(lines++, world, first, me);
    for (let left = others; left; left &= left - 1) layLine(lines++, world, <i32>ctz(left), me);
  }
  return lines;
}

function layLine(number: i32, world: i32, card: i32, me: i32): void {
  const line = LINES + <usize>number * TABLE_SIZE;
  const fate = FATES + (<usize>number << 4);
  memory.copy(line, WORLDS + <usize>world * TABLE_SIZE, TABLE_SIZE);
  store<i32>(fate, load<i32>(line + ((me & 1) << 2), POINTS));
  store<i32>(fate, -1, IN_TRICK_HERE);
  store<i32>(fate, 0, IS_OVER);
  play(line, card);
}

/** Plays all lines to their end: the net chooses for several of them at a time. */
function rollLines(lines: i32, me: i32, roller: usize): void {
  let open = lines;
  while (open > 0) {
    let laid: usize = 0;
    for (let number = 0; number < lines; number++) {
      const line = LINES + <usize>number * TABLE_SIZE;
      if (load<i32>(FATES + (<usize>number << 4), IS_OVER)) continue;
      const cards = playForced(line, FATES + (<usize>number << 4), me);
      if (!cards) {
        open--;
        continue;
      }
      layTable(roller, line, laid);
      store<u32>(LAID + (laid << 4), <u32>line);
      store<u64>(LAID + (laid << 4), cards, 8);
      if (++laid == SIDE_BY_SIDE) laid = playLaid(roller, laid);
    }
    playLaid(roller, laid);
  }
}

/** Plays a line until there is a choice, which is answered, or to its end, which is 0. */
function playForced(line: usize, fate: usize, me: i32): u64 {
  while (true) {
    const isBetween = !(load<i32>(line, PLAYED) & 3);
    if (isBetween && load<i32>(fate, IN_TRICK_HERE) < 0) {
      store<i32>(fate, load<i32>(line + ((me & 1) << 2), POINTS) - load<i32>(fate), IN_TRICK_HERE);
      store<i32>(fate, (load<i32>(line, TURN) ^ me) & 1 ? 0 : 1, TAKEN);
    }
    if (isBetween && isForSolver(line)) {
      finishExactly(line);
      store<i32>(fate, 1, IS_OVER);
      return 0;
    }
    const cards = legal(line);
    if (cards & (cards - 1)) return cards;
    play(line, <i32>ctz(cards));
  }
}

/** The net's cards for the lines laid; none are laid any more. */
function playLaid(roller: usize, laid: usize): usize {
  if (laid > 0) inferLaid(roller, laid);
  for (let i: usize = 0; i < laid; i++) {
    play(load<u32>(LAID + (i << 4)), bestCard(i, load<u64>(LAID + (i << 4), 8), false));
  }
  return 0;
}

function noteLines(from: i32, rolled: i32, first: i32, weight: f64): void {
  const others = load<u64>(ASKED) & ~((<u64>1) << first);
  let number = 0;
  for (let world = from; world < from + rolled; world++) {
    weigh(load<i32>(FAMILIES + (world << 2)), weight);
    findHolder(WORLDS + <usize>world * TABLE_SIZE, weight);
    const points = noteLine(number++, first, weight, -1);
    for (let left = others; left; left &= left - 1) noteLine(number++, <i32>ctz(left), weight, points);
  }
}

/** `first` is what the first card brought in the same world, or −1 for itself. */
function noteLine(number: i32, card: i32, weight: f64, first: f64): f64 {
  const fate = FATES + (<usize>number << 4);
  const points = <f64>load<i32>(LINES + <usize>number * TABLE_SIZE + (load<i32>(TABLE, TURN) & 1 ? 4 : 0), POINTS);
  const at = note(card, weight, points, first < 0 ? 0 : points - first);
  add(at + TRICK, weight * <f64>load<i32>(fate, IN_TRICK_HERE));
  if (load<i32>(fate, TAKEN)) add(at + TAKES, weight);
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
    weigh(world, 1);
    const points = tryDeclaration(first, me, passed, roller, declareNet);
    note(first, 1, points, 0);
    for (let left = load<u64>(ASKED) & ~((<u64>1) << first); left; left &= left - 1) {
      const choice = <i32>ctz(left);
      const other = tryDeclaration(choice, me, passed, roller, declareNet);
      note(choice, 1, other, other - points);
    }
  }
  closeFamily();
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
