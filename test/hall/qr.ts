/**
 * Reads a QR code of version 2 to 6, level M, byte mode, mask 2, without repairing anything: what is printed must be
 * readable as it is. Written from the standard, independent of the library that draws the codes.
 */
export function readQr(dark: readonly (readonly boolean[])[]): string {
  const size = dark.length;
  const version = (size - 17) / 4;
  const blocks = BLOCKS[version];
  if (!blocks) throw new Error(`version ${version}`);
  const isFunction = (row: number, column: number): boolean => {
    if (row === 6 || column === 6) return true;
    if (row < 9 && (column < 9 || column >= size - 8)) return true;
    if (row >= size - 8 && column < 9) return true;
    const centre = size - 7; // the one alignment pattern of these versions
    return Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2;
  };
  const bits: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isFunction(row, column)) bits.push(+(dark[row]![column]! !== (column % 3 === 0))); // mask 2
    }
    upward = !upward;
  }
  const bytes = Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  const [count, length] = blocks;
  const data = Array.from({ length: count * length }, (_, i) => bytes[(i % length) * count + Math.floor(i / length)]!);
  const stream = data.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  const take = (from: number, width: number) => stream.slice(from, from + width).reduce((sum, bit) => 2 * sum + bit, 0);
  if (take(0, 4) !== 4) throw new Error('not in byte mode');
  const text = Array.from({ length: take(4, 8) }, (_, i) => take(12 + 8 * i, 8));
  return new TextDecoder().decode(Uint8Array.from(text));
}

/** Blocks and data bytes in each, level M; all blocks of these versions are equally long. */
const BLOCKS: Readonly<Record<number, readonly [number, number]>> = {
  2: [1, 28],
  3: [1, 44],
  4: [2, 32],
  5: [2, 43],
  6: [4, 27],
};
