// The door of the module. The host writes into the blocks whose addresses it asks for, calls, and reads the answer.
import { STRENGTH, WORTH } from './rules';

export { finishTables } from './rules';
export { cardLaid, declare, lay, position, think, thinkLaid, values } from './think';
export { seedDice } from './worlds';
export { fillPack, lastPlayout, playouts } from './playouts';
export { asked, compareCards, compareDeclarations, sums } from './compare';
export { expected, plan, search, worldsPlayed } from './search';
export { answers, question, solve, solverNodes } from './solver/search';
export { prepareSolver } from './solver/table';

export function strengthTable(): usize {
  return STRENGTH;
}
export function worthTable(): usize {
  return WORTH;
}

/** Memory that is never given back: for weights. */
export function reserve(bytes: i32): usize {
  return (heap.alloc(bytes + 16) + 15) & ~(<usize>15);
}
