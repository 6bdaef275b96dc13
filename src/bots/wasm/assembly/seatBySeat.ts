// Worlds that explain what was declared and played, drawn seat by seat: many hands of the first of the others are
// dealt, those that explain it well stay and multiply; then the second one's, then the third one's. Three easy sieves
// instead of one through which hardly a world falls. Worlds with the same hand of the first seat are of one family:
// they know less than as many strangers, and whoever counts them must count families.
import { PLAYED, TABLE_SIZE, TURN } from './rules';
import { TABLE } from './think';
import { forgetWorlds, layWorldAt, layWorlds } from './allWorlds';
import { deal, dealLastTwo, startDealing } from './deals';
import { readHands, readWith, startReading } from './reading';
import { random } from './worlds';

/** So many worlds are drawn together, … */
export const TOGETHER: i32 = 32;
/** … out of so many times as many, and more when three tricks are turned: there is more to explain. */
const TIMES: i32 = 8;
const TIMES_LATER: i32 = 16;

export const WORLDS = memory.data(98304, 16); // 512 tables
const NEXT = memory.data(98304, 16);
/** int32: the family of each world. Families lie together. */
export const FAMILIES = memory.data(2048, 16);
const NEXT_FAMILIES = memory.data(2048, 16);
const CHANCES = memory.data(4096, 16); // f64

let areAllLaid: bool = false;

/** Makes ready to draw worlds of the table; where so few cards are hidden, out of all there are. */
export function startDrawing(actor: usize, declareNet: usize, passNet: usize, slip: f64, fewHidden: i32): void {
  readWith(actor, declareNet, passNet, slip);
  startDealing();
  if (startReading(actor)) forgetWorlds();
  areAllLaid = layWorlds(fewHidden);
}

/**
 * Draws so many worlds, TOGETHER at most, and answers what each of them counts: how well the deals explained it all, in
 * the mean. So it does not matter to many draws that the sieves of each are coarse.
 */
export function drawWorlds(worlds: i32): f64 {
  if (areAllLaid) {
    for (let i = 0; i < worlds; i++) {
      layWorldAt(random(), WORLDS + <usize>i * TABLE_SIZE);
      store<i32>(FAMILIES + (i << 2), i);
    }
    return 1;
  }
  const me = load<i32>(TABLE, TURN);
  const many = worlds * (load<i32>(TABLE, PLAYED) < 12 ? TIMES : TIMES_LATER);
  for (let i = 0; i < many; i++) {
    deal(WORLDS + <usize>i * TABLE_SIZE);
    store<i32>(FAMILIES + (i << 2), i);
  }
  let weight: f64 = 1;
  for (let step = 1; step < 4; step++) {
    if (step == 2) for (let i = 0; i < many; i++) dealLastTwo(WORLDS + <usize>i * TABLE_SIZE);
    readHands(WORLDS, many, (me + step) & 3, CHANCES);
    weight *= sieve(many, step == 3 ? worlds : many);
  }
  return weight;
}

/** Of `from` worlds `to` stay, in their order: each as often as its chance says. Answers the mean chance. */
function sieve(from: i32, to: i32): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < from; i++) sum += load<f64>(CHANCES + (i << 3));
  const isNone = !(sum > 0); // nobody can believe what was said: then anything goes
  if (isNone) sum = <f64>from;
  const step = sum / <f64>to; // even steps from a random start
  let wanted = random() * step;
  let reached: f64 = 0;
  let kept = 0;
  for (let i = 0; i < from && kept < to; i++) {
    reached += isNone ? 1 : load<f64>(CHANCES + (i << 3));
    while (kept < to && (wanted < reached || i == from - 1)) {
      memory.copy(NEXT + <usize>kept * TABLE_SIZE, WORLDS + <usize>i * TABLE_SIZE, TABLE_SIZE);
      store<i32>(NEXT_FAMILIES + (kept << 2), load<i32>(FAMILIES + (i << 2)));
      kept++;
      wanted += step;
    }
  }
  memory.copy(WORLDS, NEXT, <usize>to * TABLE_SIZE);
  memory.copy(FAMILIES, NEXT_FAMILIES, <usize>to << 2);
  return sum / <f64>from;
}
