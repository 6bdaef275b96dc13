import { sha256Hex } from '../../kit/hash.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';

/** One layer: a row for each output, one byte a weight; a weight is its byte times the scale of its row. */
export interface Layer {
  readonly rows: number;
  readonly columns: number;
  readonly residual: boolean;
  readonly scales: Float32Array;
  readonly biases: Float32Array;
  readonly weights: Int8Array;
}
export type Net = readonly Layer[];

/** How a net sees the suits: see `slotsOf`. */
export const SUIT_ORDERS = ['study-532', 'sorted-532'] as const;
export type SuitOrder = (typeof SUIT_ORDERS)[number];

export interface Weights {
  readonly name: string;
  /** SHA-256 of the file: what records of matches name. */
  readonly hash: string;
  readonly order: SuitOrder;
  readonly actor: Net;
  readonly declare: Net;
  readonly pass: Net;
}

/** Hidden layers are multiples of this, so that a vector of bytes is never cut. */
const STEP = 16;
const WIDEST = 1024;
/** Inputs and outputs of the three nets. */
const SHAPES = { actor: [532, 36], declare: [40, 1], pass: [36, 1] } as const;

/**
 * Reads a weights file: `JNET`, uint32 length of the header, a JSON header, then a block for each net and layer
 * (scales, biases, weights), each padded to 16 bytes. Says what is wrong with a file that is not one.
 */
export function readWeights(bytes: Uint8Array): Result<Weights, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || text(bytes.subarray(0, 4)) !== 'JNET') return refuse('not a weights file');
  const start = 8 + view.getUint32(4, true);
  if (start > bytes.length) return refuse('the header is cut off');
  const header = parseHeader(text(bytes.subarray(8, start)));
  if (!header.ok) return header;
  const nets = new Map<string, Net>();
  let at = start;
  for (const { name, layers, residual } of header.value.nets) {
    const net: Layer[] = [];
    for (const [number, [rows, columns]] of layers.entries()) {
      const size = 8 * rows + rows * columns;
      if (at + size > bytes.length) return refuse(`${name}: the weights are cut off`);
      const floats = (from: number) =>
        Float32Array.from({ length: rows }, (_, i) => view.getFloat32(from + 4 * i, true));
      net.push({
        rows,
        columns,
        residual: residual[number] === true,
        scales: floats(at),
        biases: floats(at + 4 * rows),
        weights: Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at + 8 * rows, rows * columns)),
      });
      at += size + ((16 - (size % 16)) % 16);
    }
    nets.set(name, net);
  }
  if (at !== bytes.length) return refuse('the file has another length than its header says');
  return assemble(header.value, nets, sha256Hex(bytes));
}

interface Header {
  readonly name: string;
  readonly features: SuitOrder;
  readonly nets: readonly {
    readonly name: string;
    readonly layers: readonly (readonly [number, number])[];
    readonly residual: readonly boolean[];
  }[];
}

function parseHeader(json: string): Result<Header, string> {
  let header: Partial<Header> & { format?: unknown };
  try {
    header = JSON.parse(json);
  } catch {
    return refuse('the header is not JSON');
  }
  if (header.format !== 1) return refuse(`format ${header.format} is not known`);
  if (!SUIT_ORDERS.includes(header.features as SuitOrder)) return refuse(`features ${header.features} are not known`);
  const isSize = (n: unknown) => Number.isInteger(n) && (n as number) > 0 && (n as number) <= WIDEST;
  const areNets =
    Array.isArray(header.nets) &&
    header.nets.every(
      (net) => Array.isArray(net.layers) && Array.isArray(net.residual) && net.layers.flat().every(isSize),
    );
  return areNets && typeof header.name === 'string' ? ok(header as Header) : refuse('the header lacks its nets');
}

function assemble(header: Header, nets: ReadonlyMap<string, Net>, hash: string): Result<Weights, string> {
  for (const [name, [inputs, outputs]] of Object.entries(SHAPES)) {
    const net = nets.get(name);
    if (!net) return refuse(`the net ${name} is missing`);
    const fits = net.every(
      (layer, i) => layer.columns === (i === 0 ? inputs : net[i - 1]!.rows) && (i > 0 || !layer.residual),
    );
    const isWhole = net.slice(0, -1).every((layer) => layer.rows % STEP === 0);
    if (net.length < 2 || !fits || !isWhole || net.at(-1)!.rows !== outputs) return refuse(`${name}: sizes do not fit`);
  }
  const [actor, declare, pass] = [nets.get('actor')!, nets.get('declare')!, nets.get('pass')!];
  return ok({ name: header.name, hash, order: header.features, actor, declare, pass });
}

const text = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
