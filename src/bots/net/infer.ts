import { DENOMINATOR, type Inputs } from './features.ts';
import type { Layer, Net } from './weightsFile.ts';

/**
 * Inference in plain TypeScript: the readable judge of the WebAssembly one, and what plays where there is no SIMD.
 * Dot products are sums of whole numbers, exact in 32 bits, so their order does not matter; after them come single
 * IEEE operations on doubles, in the same order as in `wasm/assembly/net.ts`. Both give the same bits everywhere.
 */
export function infer(net: Net, inputs: Inputs): Float64Array {
  let values = firstLayer(net[0]!, inputs);
  for (const [number, layer] of net.entries()) {
    if (number > 0) values = nextLayer(layer, values, number === net.length - 1);
  }
  return values;
}

function firstLayer({ rows, columns, scales, biases, weights }: Layer, inputs: Inputs): Float64Array {
  const values = new Float64Array(rows);
  const at = Int32Array.from(inputs, ([column]) => column);
  const parts = Int32Array.from(inputs, ([, share]) => share);
  for (let row = 0; row < rows; row++) {
    const from = row * columns;
    let sum = 0;
    for (let i = 0; i < at.length; i++) sum += parts[i]! * weights[from + at[i]!]!;
    values[row] = cut(sum * (scales[row]! / DENOMINATOR) + biases[row]!);
  }
  return values;
}

function nextLayer({ rows, columns, residual, scales, biases, weights }: Layer, from: Float64Array, isLast: boolean) {
  const { numbers, unit } = quantise(from);
  const values = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    const at = row * columns;
    let sum = 0;
    for (let column = 0; column < columns; column++) sum = (sum + numbers[column]! * weights[at + column]!) | 0;
    const value = sum * (scales[row]! * unit) + biases[row]!;
    values[row] = isLast ? value : cut(value) + (residual ? from[row]! : 0);
  }
  return values;
}

const cut = (value: number): number => Math.max(0, value);

/** Values ≥ 0 as whole numbers of a unit; the largest value becomes the largest number. */
function quantise(values: Float64Array): { numbers: Int32Array; unit: number } {
  const limit = limitFor(values.length);
  const largest = values.reduce((top, value) => Math.max(top, value), 0);
  if (largest === 0) return { numbers: new Int32Array(values.length), unit: 0 };
  const many = limit / largest;
  return { numbers: Int32Array.from(values, (value) => Math.trunc(value * many + 0.5)), unit: largest / limit };
}

/** So large that no sum of products leaves 32 bits. */
const limitFor = (columns: number): number => (columns <= 512 ? 32767 : Math.trunc(2147483647 / (127 * columns)));
