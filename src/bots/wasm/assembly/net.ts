// Inference with one byte a weight. All dot products are sums of whole numbers, exact in 32 bits, so that their order
// does not matter; what follows them is single IEEE operations in 64 bits, in the same order as in the TypeScript
// twin (src/bots/net/infer.ts). Both give the same bits on every machine.
//
// A net is a block: int32 number of layers, int32 order of the suits, then 32 bytes a layer: rows, columns, residual,
// unused, and the addresses of scales (f64), biases (f64) and weights (bytes; the first layer by columns). Hidden
// rows and columns are multiples of 16.
export const WIDEST: i32 = 1024;

const SUMS = memory.data(4096, 16); // int32
const HIDDEN = memory.data(8192, 16); // f64
const QUANTISED = memory.data(2048, 16); // int16

// The inputs of the next inference: columns whose input is 1, columns with k/9, and columns with n/DENOMINATOR.
export const ONES = memory.data(2048, 16); // int32 columns
export const NINTHS = memory.data(1024, 16); // int32 pairs (column, k)
export const PARTS = memory.data(64, 16); // int32 pairs (column, n)
export const COUNTS = memory.data(16, 16); // how many of each

/** 9 × 157 × 40: tricks, points and points in a trick as whole numbers. */
export const DENOMINATOR: i32 = 56520;
const NINTH: i32 = 6280;

export function clearInputs(): void {
  store<i32>(COUNTS, 0);
  store<i32>(COUNTS, 0, 4);
  store<i32>(COUNTS, 0, 8);
}

// @ts-ignore: decorator
@inline
export function addOne(column: i32): void {
  const count = load<i32>(COUNTS);
  store<i32>(ONES + (count << 2), column);
  store<i32>(COUNTS, count + 1);
}

// @ts-ignore: decorator
@inline
export function addNinths(column: i32, k: i32): void {
  const count = load<i32>(COUNTS, 4);
  store<i32>(NINTHS + (count << 3), column);
  store<i32>(NINTHS + (count << 3), k, 4);
  store<i32>(COUNTS, count + 1, 4);
}

// @ts-ignore: decorator
@inline
export function addParts(column: i32, n: i32): void {
  const count = load<i32>(COUNTS, 8);
  store<i32>(PARTS + (count << 3), column);
  store<i32>(PARTS + (count << 3), n, 4);
  store<i32>(COUNTS, count + 1, 8);
}

/** The outputs (f64) of a net for the inputs that lie ready. */
export function infer(net: usize): usize {
  const layers = load<i32>(net);
  let layer = net + 16;
  let rows = load<i32>(layer);
  firstLayer(layer, rows);
  for (let number = 1; number < layers; number++) {
    layer += 32;
    const columns = rows;
    rows = load<i32>(layer);
    const unit = quantise(columns);
    multiply(load<u32>(layer, 24), rows, columns);
    finish(layer, rows, unit, number == layers - 1);
  }
  return HIDDEN;
}

/** Inputs are few and mostly 1: the first layer is a sum of columns, for sixteen rows at a time. */
function firstLayer(layer: usize, rows: i32): void {
  const weights: usize = load<u32>(layer, 24);
  const scales: usize = load<u32>(layer, 16);
  const biases: usize = load<u32>(layer, 20);
  const ones = ONES + (load<i32>(COUNTS) << 2);
  const ninths = NINTHS + (load<i32>(COUNTS, 4) << 3);
  const parts = PARTS + (load<i32>(COUNTS, 8) << 3);
  for (let row: i32 = 0; row < rows; row += 16) {
    const from = weights + row;
    let low: v128 = i16x8.splat(0);
    let high: v128 = i16x8.splat(0);
    for (let one = ONES; one < ones; one += 4) {
      const column = v128.load(from + load<i32>(one) * rows);
      low = i16x8.add(low, i16x8.extend_low_i8x16_s(column));
      high = i16x8.add(high, i16x8.extend_high_i8x16_s(column));
    }
    let lowTimes: v128 = i16x8.splat(0);
    let highTimes: v128 = i16x8.splat(0);
    for (let pair = NINTHS; pair < ninths; pair += 8) {
      const column = v128.load(from + load<i32>(pair) * rows);
      const times = i16x8.splat(<i16>load<i32>(pair, 4));
      lowTimes = i16x8.add(lowTimes, i16x8.mul(i16x8.extend_low_i8x16_s(column), times));
      highTimes = i16x8.add(highTimes, i16x8.mul(i16x8.extend_high_i8x16_s(column), times));
    }
    let a = together(i32x4.extend_low_i16x8_s(low), i32x4.extend_low_i16x8_s(lowTimes));
    let b = together(i32x4.extend_high_i16x8_s(low), i32x4.extend_high_i16x8_s(lowTimes));
    let c = together(i32x4.extend_low_i16x8_s(high), i32x4.extend_low_i16x8_s(highTimes));
    let d = together(i32x4.extend_high_i16x8_s(high), i32x4.extend_high_i16x8_s(highTimes));
    for (let pair = PARTS; pair < parts; pair += 8) {
      const column = v128.load(from + load<i32>(pair) * rows);
      const times = i32x4.splat(load<i32>(pair, 4));
      const lower = i16x8.extend_low_i8x16_s(column);
      const higher = i16x8.extend_high_i8x16_s(column);
      a = i32x4.add(a, i32x4.mul(i32x4.extend_low_i16x8_s(lower), times));
      b = i32x4.add(b, i32x4.mul(i32x4.extend_high_i16x8_s(lower), times));
      c = i32x4.add(c, i32x4.mul(i32x4.extend_low_i16x8_s(higher), times));
      d = i32x4.add(d, i32x4.mul(i32x4.extend_high_i16x8_s(higher), times));
    }
    valuesOf(a, scales, biases, row);
    valuesOf(b, scales, biases, row + 4);
    valuesOf(c, scales, biases, row + 8);
    valuesOf(d, scales, biases, row + 12);
  }
}

/** Ones and ninths as whole numbers of one unit. */
// @ts-ignore: decorator
@inline
function together(ones: v128, ninths: v128): v128 {
  return i32x4.add(i32x4.mul(ones, i32x4.splat(DENOMINATOR)), i32x4.mul(ninths, i32x4.splat(NINTH)));
}

/** Four sums of the first layer become values, cut at zero. */
// @ts-ignore: decorator
@inline
function valuesOf(sums: v128, scales: usize, biases: usize, row: i32): void {
  const at = row << 3;
  const zero = f64x2.splat(0);
  const low = f64x2.mul(f64x2.convert_low_i32x4_s(sums), v128.load(scales + at));
  const high = f64x2.mul(f64x2.convert_low_i32x4_s(v128.shuffle<i64>(sums, sums, 1, 1)), v128.load(scales + at, 16));
  v128.store(HIDDEN + at, f64x2.pmax(zero, f64x2.add(low, v128.load(biases + at))));
  v128.store(HIDDEN + at, f64x2.pmax(zero, f64x2.add(high, v128.load(biases + at, 16))), 16);
}

/** Hidden values as whole numbers 0 … 32767 of a unit, which is answered; the largest value is the largest number. */
function quantise(columns: i32): f64 {
  const limit = limitFor(columns);
  let top: v128 = f64x2.splat(0);
  for (let i = 0; i < columns; i += 2) top = f64x2.pmax(top, v128.load(HIDDEN + (i << 3)));
  const largest = max(f64x2.extract_lane(top, 0), f64x2.extract_lane(top, 1));
  if (largest == 0) {
    memory.fill(QUANTISED, 0, columns << 1);
    return 0;
  }
  const many = f64x2.splat(limit / largest);
  const half = f64x2.splat(0.5);
  for (let i = 0; i < columns; i += 8) {
    const from = HIDDEN + (i << 3);
    const a = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from), many), half));
    const b = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from, 16), many), half));
    const c = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from, 32), many), half));
    const d = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from, 48), many), half));
    const ab = v128.shuffle<i64>(a, b, 0, 2);
    const cd = v128.shuffle<i64>(c, d, 0, 2);
    v128.store(QUANTISED + (i << 1), i16x8.narrow_i32x4_s(ab, cd));
  }
  return largest / limit;
}

/** So large that no sum of products leaves 32 bits. */
// @ts-ignore: decorator
@inline
function limitFor(columns: i32): f64 {
  return <f64>(columns <= 512 ? 32767 : 2147483647 / (127 * columns));
}

/** Four rows at a time, sixteen columns at a time. */
function multiply(weights: usize, rows: i32, columns: i32): void {
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    let a: v128 = i32x4.splat(0);
    let b: v128 = i32x4.splat(0);
    let c: v128 = i32x4.splat(0);
    let d: v128 = i32x4.splat(0);
    let at = weights + row * columns;
    const end = at + columns;
    let from = QUANTISED;
    while (at < end) {
      const low = v128.load(from);
      const high = v128.load(from, 16);
      a = i32x4.add(a, i32x4.dot_i16x8_s(v128.load_ext<i8>(at), low));
      b = i32x4.add(b, i32x4.dot_i16x8_s(v128.load_ext<i8>(at + columns), low));
      c = i32x4.add(c, i32x4.dot_i16x8_s(v128.load_ext<i8>(at + 2 * columns), low));
      d = i32x4.add(d, i32x4.dot_i16x8_s(v128.load_ext<i8>(at + 3 * columns), low));
      a = i32x4.add(a, i32x4.dot_i16x8_s(v128.load_ext<i8>(at, 8), high));
      b = i32x4.add(b, i32x4.dot_i16x8_s(v128.load_ext<i8>(at + columns, 8), high));
      c = i32x4.add(c, i32x4.dot_i16x8_s(v128.load_ext<i8>(at + 2 * columns, 8), high));
      d = i32x4.add(d, i32x4.dot_i16x8_s(v128.load_ext<i8>(at + 3 * columns, 8), high));
      at += 16;
      from += 32;
    }
    // Four vectors of four partial sums → one vector of four sums.
    const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
    const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
    const sums = i32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
    v128.store(SUMS + (row << 2), sums);
  }
  for (; row < rows; row++) {
    let sum: i32 = 0;
    const at = weights + row * columns;
    for (let column = 0; column < columns; column++) {
      sum += <i32>load<i8>(at + column) * <i32>load<i16>(QUANTISED + (column << 1));
    }
    store<i32>(SUMS + (row << 2), sum);
  }
}

/** Sums become values again; hidden layers are cut at zero and, where residual, added to what was there. */
function finish(layer: usize, rows: i32, unit: f64, isLast: bool): void {
  const scales: usize = load<u32>(layer, 16);
  const biases: usize = load<u32>(layer, 20);
  if (isLast) {
    for (let row = 0; row < rows; row++) {
      const value = <f64>load<i32>(SUMS + (row << 2)) * (load<f64>(scales + (row << 3)) * unit);
      store<f64>(HIDDEN + (row << 3), value + load<f64>(biases + (row << 3)));
    }
    return;
  }
  const residual = load<i32>(layer, 8) != 0;
  const units = f64x2.splat(unit);
  const zero = f64x2.splat(0);
  for (let row = 0; row < rows; row += 2) {
    const sums = f64x2.convert_low_i32x4_s(v128.load64_zero(SUMS + (row << 2)));
    const scaled = f64x2.mul(sums, f64x2.mul(v128.load(scales + (row << 3)), units));
    const value = f64x2.pmax(zero, f64x2.add(scaled, v128.load(biases + (row << 3))));
    const to = HIDDEN + (row << 3);
    v128.store(to, residual ? f64x2.add(v128.load(to), value) : value);
  }
}
