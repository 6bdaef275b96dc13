import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Mebibytes that are still held after everything that can be thrown away was. */
export function heldMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
