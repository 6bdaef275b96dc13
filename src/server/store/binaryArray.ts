/** Lists as PostgreSQL takes them in binary: nothing to escape here, nothing to parse there. */
interface Kind<Value> {
  readonly oid: number;
  sizeOf(value: Value): number;
  write(to: Buffer, value: Value, at: number): void;
}

const INT: Kind<number> = { oid: 23, sizeOf: () => 4, write: (to, value, at) => to.writeInt32BE(value, at) };
const TEXT: Kind<string> = {
  oid: 25,
  sizeOf: (value) => Buffer.byteLength(value),
  write: (to, value, at) => to.write(value, at),
};
const BYTES: Kind<Buffer> = {
  oid: 17,
  sizeOf: (value) => value.length,
  write: (to, value, at) => value.copy(to, at),
};
/** Microseconds since the year 2000. */
const INSTANT: Kind<number> = {
  oid: 1184,
  sizeOf: () => 8,
  write: (to, value, at) => to.writeBigInt64BE(BigInt(Math.trunc(value - SINCE)) * 1000n, at),
};
const SINCE = Date.UTC(2000);

/** Dimensions, whether something is missing, what they are, how many, and the number of the first. */
const HEADER = 20;

function encode<Value>({ oid, sizeOf, write }: Kind<Value>, values: readonly Value[]): Buffer {
  const sizes = values.map(sizeOf);
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 4 + size, HEADER));
  for (const [field, value] of [1, 0, oid, values.length, 1].entries()) bytes.writeInt32BE(value, 4 * field);
  let at = HEADER;
  for (const [i, value] of values.entries()) {
    bytes.writeInt32BE(sizes[i]!, at);
    write(bytes, value, at + 4);
    at += 4 + sizes[i]!;
  }
  return bytes;
}

export const ints = (values: readonly number[]): Buffer => encode(INT, values);
export const texts = (values: readonly string[]): Buffer => encode(TEXT, values);
export const byteStrings = (values: readonly Buffer[]): Buffer => encode(BYTES, values);
/** `timestamptz`, from whole milliseconds. */
export const instants = (values: readonly number[]): Buffer => encode(INSTANT, values);
