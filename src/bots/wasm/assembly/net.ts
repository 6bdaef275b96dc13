// Inference with one byte a weight. All dot products are sums of whole numbers, exact in 32 bits, so that their order
// does not matter; what follows them is single IEEE operations in 64 bits, in the same order as in the TypeScript
// twin (src/bots/net/infer.ts). Both give the same bits on every machine.
//
// A net is a block: int32 number of layers, int32 order of the suits, then 32 bytes a layer: rows, columns, residual,
// unused, and the addresses of scales (f64), biases (f64) and weights (bytes; the first layer by columns). Hidden
// rows and columns are multiples of 16.
export const WIDEST: i32 = 1024;

/** So many inferences lie side by side: a weight is read once for all of them. */
export const SIDE_BY_SIDE: usize = 4;
const SUMS = memory.data(16384, 16); // int32
const HIDDEN = memory.data(32768, 16); // f64
const QUANTISED = memory.data(8192, 16); // int16
const SUMS_EACH: usize = 4096;
const HIDDEN_EACH: usize = 8192;
const QUANTISED_EACH: usize = 2048;

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
  layInputs(net, 0);
  inferLaid(net, 1);
  return HIDDEN;
}

/** The first layer for the inputs that lie ready; the others follow for all that lie side by side. */
export function layInputs(net: usize, number: usize): void {
  firstLayer(net + 16, load<i32>(net, 16), HIDDEN + number * HIDDEN_EACH);
}

/** The outputs (f64) of one of those side by side. */
// @ts-ignore: decorator
@inline
export function outputsOf(number: usize): usize {
  return HIDDEN + number * HIDDEN_EACH;
}

/** The layers after the first, for so many. */
export function inferLaid(net: usize, count: usize): void {
  const layers = load<i32>(net);
  let layer = net + 16;
  let rows = load<i32>(layer);
  for (let number = 1; number < layers; number++) {
    layer += 32;
    const columns = rows;
    rows = load<i32>(layer);
    for (let i: usize = 0; i < count; i++) {
      const unit = quantise(HIDDEN + i * HIDDEN_EACH, QUANTISED + i * QUANTISED_EACH, columns);
      store<f64>(UNITS + (i << 3), unit);
    }
    if (count > 2) multiplyFour(load<u32>(layer, 24), rows, columns);
    else for (let i: usize = 0; i < count; i++) multiply(load<u32>(layer, 24), rows, columns, i);
    for (let i: usize = 0; i < count; i++) finish(layer, rows, i, number == layers - 1);
  }
}
const UNITS = memory.data(32, 16);

/** Inputs are few and mostly 1: the first layer is a sum of columns, for sixteen rows at a time. */
function firstLayer(layer: usize, rows: i32, to: usize): void {
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
    valuesOf(a, scales, biases, to, row);
    valuesOf(b, scales, biases, to, row + 4);
    valuesOf(c, scales, biases, to, row + 8);
    valuesOf(d, scales, biases, to, row + 12);
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
function valuesOf(sums: v128, scales: usize, biases: usize, to: usize, row: i32): void {
  const at = row << 3;
  const zero = f64x2.splat(0);
  const low = f64x2.mul(f64x2.convert_low_i32x4_s(sums), v128.load(scales + at));
  const high = f64x2.mul(f64x2.convert_low_i32x4_s(v128.shuffle<i64>(sums, sums, 1, 1)), v128.load(scales + at, 16));
  v128.store(to + at, f64x2.pmax(zero, f64x2.add(low, v128.load(biases + at))));
  v128.store(to + at, f64x2.pmax(zero, f64x2.add(high, v128.load(biases + at, 16))), 16);
}

/** Hidden values as whole numbers 0 … 32767 of a unit, which is answered; the largest value is the largest number. */
function quantise(hidden: usize, to: usize, columns: i32): f64 {
  const limit = limitFor(columns);
  let top: v128 = f64x2.splat(0);
  for (let i = 0; i < columns; i += 2) top = f64x2.pmax(top, v128.load(hidden + (i << 3)));
  const largest = max(f64x2.extract_lane(top, 0), f64x2.extract_lane(top, 1));
  if (largest == 0) {
    memory.fill(to, 0, columns << 1);
    return 0;
  }
  const many = f64x2.splat(limit / largest);
  const half = f64x2.splat(0.5);
  for (let i = 0; i < columns; i += 8) {
    const from = hidden + (i << 3);
    const a = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from), many), half));
    const b = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from, 16), many), half));
    const c = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from, 32), many), half));
    const d = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(v128.load(from, 48), many), half));
    const ab = v128.shuffle<i64>(a, b, 0, 2);
    const cd = v128.shuffle<i64>(c, d, 0, 2);
    v128.store(to + (i << 1), i16x8.narrow_i32x4_s(ab, cd));
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
function multiply(weights: usize, rows: i32, columns: i32, number: usize): void {
  const numbers = QUANTISED + number * QUANTISED_EACH;
  const to = SUMS + number * SUMS_EACH;
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    let a: v128 = i32x4.splat(0);
    let b: v128 = i32x4.splat(0);
    let c: v128 = i32x4.splat(0);
    let d: v128 = i32x4.splat(0);
    let at = weights + row * columns;
    const end = at + columns;
    let from = numbers;
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
    v128.store(to + (row << 2), fourSums(a, b, c, d));
  }
  for (; row < rows; row++) store<i32>(to + (row << 2), sumOf(weights + row * columns, numbers, columns));
}

/** Four side by side, two rows at a time, eight columns at a time. */
function multiplyFour(weights: usize, rows: i32, columns: i32): void {
  let row = 0;
  for (; row + 2 <= rows; row += 2) {
    let a: v128 = i32x4.splat(0);
    let b: v128 = i32x4.splat(0);
    let c: v128 = i32x4.splat(0);
    let d: v128 = i32x4.splat(0);
    let e: v128 = i32x4.splat(0);
    let f: v128 = i32x4.splat(0);
    let g: v128 = i32x4.splat(0);
    let h: v128 = i32x4.splat(0);
    let at = weights + row * columns;
    const end = at + columns;
    let from = QUANTISED;
    while (at < end) {
      const upper = v128.load_ext<i8>(at);
      const lower = v128.load_ext<i8>(at + columns);
      let numbers = v128.load(from);
      a = i32x4.add(a, i32x4.dot_i16x8_s(upper, numbers));
      e = i32x4.add(e, i32x4.dot_i16x8_s(lower, numbers));
      numbers = v128.load(from, QUANTISED_EACH);
      b = i32x4.add(b, i32x4.dot_i16x8_s(upper, numbers));
      f = i32x4.add(f, i32x4.dot_i16x8_s(lower, numbers));
      numbers = v128.load(from, 2 * QUANTISED_EACH);
      c = i32x4.add(c, i32x4.dot_i16x8_s(upper, numbers));
      g = i32x4.add(g, i32x4.dot_i16x8_s(lower, numbers));
      numbers = v128.load(from, 3 * QUANTISED_EACH);
      d = i32x4.add(d, i32x4.dot_i16x8_s(upper, numbers));
      h = i32x4.add(h, i32x4.dot_i16x8_s(lower, numbers));
      at += 8;
      from += 16;
    }
    storeSums(fourSums(a, b, c, d), row);
    storeSums(fourSums(e, f, g, h), row + 1);
  }
  for (; row < rows; row++) {
    for (let i: usize = 0; i < SIDE_BY_SIDE; i++) {
      const sum = sumOf(weights + row * columns, QUANTISED + i * QUANTISED_EACH, columns);
      store<i32>(SUMS + i * SUMS_EACH + (row << 2), sum);
    }
  }
}

/** Four vectors of four partial sums → one vector of four sums. */
// @ts-ignore: decorator
@inline
function fourSums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
}

/** A row's sums of the four side by side. */
// @ts-ignore: decorator
@inline
function storeSums(sums: v128, row: i32): void {
  const to = SUMS + (row << 2);
  v128.store_lane<i32>(to, sums, 0);
  v128.store_lane<i32>(to, sums, 1, SUMS_EACH);
  v128.store_lane<i32>(to, sums, 2, 2 * SUMS_EACH);
  v128.store_lane<i32>(to, sums, 3, 3 * SUMS_EACH);
}

function sumOf(weights: usize, numbers: usize, columns: i32): i32 {
  let sum: i32 = 0;
  for (let column = 0; column < columns; column++) {
    sum += <i32>load<i8>(weights + column) * <i32>load<i16>(numbers + (column << 1));
  }
  return sum;
}

/** Sums become values again; hidden layers are cut at zero and, where residual, added to what was there. */
function finish(layer: usize, rows: i32, number: usize, isLast: bool): void {
  const scales: usize = load<u32>(layer, 16);
  const biases: usize = load<u32>(layer, 20);
  const unit = load<f64>(UNITS + (number << 3));
  const from = SUMS + number * SUMS_EACH;
  const hidden = HIDDEN + number * HIDDEN_EACH;
  if (isLast) {
    for (let row = 0; row < rows; row++) {
      const value = <f64>load<i32>(from + (row << 2)) * (load<f64>(scales + (row << 3)) * unit);
      store<f64>(hidden + (row << 3), value + load<f64>(biases + (row << 3)));
    }
    return;
  }
  const residual = load<i32>(layer, 8) != 0;
  const units = f64x2.splat(unit);
  const zero = f64x2.splat(0);
  for (let row = 0; row < rows; row += 2) {
    const sums = f64x2.convert_low_i32x4_s(v128.load64_zero(from + (row << 2)));
    const scaled = f64x2.mul(sums, f64x2.mul(v128.load(scales + (row << 3)), units));
    const value = f64x2.pmax(zero, f64x2.add(scaled, v128.load(biases + (row << 3))));
    const to = hidden + (row << 3);
    v128.store(to, residual ? f64x2.add(v128.load(to), value) : value);
  }
}
