import { invariant } from '../../kit/absurd.ts';
import { type Card, cardAt, indexOf } from '../../schieber/card.ts';
import { modeIndex, STRENGTH, WORTH } from '../../schieber/masks.ts';
import { MODES } from '../../schieber/mode.ts';
import type { Engine } from '../net/engine.ts';
import { DENOMINATOR } from '../net/features.ts';
import type { Playing } from '../net/shown.ts';
import { type Net, SUIT_ORDERS, type Weights } from '../net/weightsFile.ts';

/** What `dist/wasm/bots.wasm` exports; the host (server, browser, command line) instantiates it, without imports. */
export interface BotsExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  strengthTable(): number;
  worthTable(): number;
  finishTables(): void;
  reserve(bytes: number): number;
  position(): number;
  values(): number;
  think(net: number): number;
  lay(net: number, number: number): void;
  thinkLaid(net: number, count: number): void;
  cardLaid(number: number): number;
  declare(declareNet: number, passNet: number): number;
  seedDice(x: number, y: number): void;
  fillPack(): void;
  playouts(games: number): number;
  lastPlayout(): number;
  plan(): number;
  search(actor: number, roller: number, reader: number, declareNet: number, passNet: number): number;
  expected(): number;
  worldsPlayed(): number;
  asked(): number;
  sums(): number;
  compareCards(actor: number, declareNet: number, passNet: number): void;
  compareDeclarations(roller: number, declareNet: number, passNet: number): void;
  prepareSolver(): void;
  question(): number;
  answers(): number;
  solve(each: boolean): number;
}

/** So many positions lie side by side: a weight is read once for all of them. */
const SIDE_BY_SIDE = 4;

/** The module, with the tables of the regulation in its memory. One for each thread; calls never overlap. */
export interface BotsModule {
  readonly exports: BotsExports;
  bytes(at: number, length: number): Uint8Array;
  doubles(at: number, length: number): Float64Array;
}

export function openModule(exports: BotsExports): BotsModule {
  const bytes = (at: number, length: number) => new Uint8Array(exports.memory.buffer, at, length);
  bytes(exports.strengthTable(), STRENGTH.length).set(STRENGTH);
  bytes(exports.worthTable(), WORTH.length).set(WORTH);
  exports.finishTables();
  exports.prepareSolver();
  exports.fillPack();
  return { exports, bytes, doubles: (at, length) => new Float64Array(exports.memory.buffer, at, length) };
}

/** A weights file in the module's memory: the addresses of its nets. */
export interface LoadedWeights {
  readonly actor: number;
  readonly declare: number;
  readonly pass: number;
}

export function loadWeights(module: BotsModule, weights: Weights): LoadedWeights {
  const load = (net: Net) => loadNet(module, net, SUIT_ORDERS.indexOf(weights.order));
  return { actor: load(weights.actor), declare: load(weights.declare), pass: load(weights.pass) };
}

function loadNet({ exports, bytes, doubles }: BotsModule, net: Net, order: number): number {
  const at = exports.reserve(16 + 32 * net.length);
  const fields: number[] = [net.length, order, 0, 0];
  for (const [number, { rows, columns, residual, scales, biases, weights }] of net.entries()) {
    const isFirst = number === 0;
    const scaleAt = exports.reserve(8 * rows);
    const biasAt = exports.reserve(8 * rows);
    const weightsAt = exports.reserve(rows * columns);
    doubles(scaleAt, rows).set(isFirst ? Float64Array.from(scales, (scale) => scale / DENOMINATOR) : scales);
    doubles(biasAt, rows).set(biases);
    bytes(weightsAt, rows * columns).set(isFirst ? byColumns(weights, rows, columns) : weights);
    fields.push(rows, columns, residual ? 1 : 0, 0, scaleAt, biasAt, weightsAt, 0);
  }
  bytes(at, 4 * fields.length).set(new Uint8Array(Int32Array.from(fields).buffer));
  return at;
}

function byColumns(weights: Int8Array, rows: number, columns: number): Int8Array {
  return Int8Array.from(weights, (_, i) => weights[(i % rows) * columns + Math.floor(i / rows)]!);
}

/** Writes what one seat knows into the module: its own hand and what lies on the table. */
export function writePosition({ exports, bytes }: BotsModule, view: Playing): void {
  const record = bytes(exports.position(), 64);
  record[0] = view.seat;
  record[1] = modeIndex(view.mode);
  record[2] = view.forehand;
  record[3] = view.declarer;
  record[4] = view.passed ? 1 : 0;
  let played = 0;
  for (const { cards } of view.turned) for (const card of cards) record[16 + played++] = indexOf(card);
  for (const card of view.trick) record[16 + played++] = indexOf(card);
  record[5] = played;
  record.set(handBytes(view.hand), 8);
}

/** 36 bits, the lowest byte first. */
export function handBytes(hand: readonly Card[]): Uint8Array {
  const set = new Uint8Array(8);
  for (const card of hand) set[indexOf(card) >> 3]! |= 1 << (indexOf(card) & 7);
  return set;
}

/** The quick machine. */
export function wasmEngine(module: BotsModule, nets: LoadedWeights): Engine {
  const { exports, bytes, doubles } = module;
  return {
    valuesOf(view) {
      writePosition(module, view);
      exports.think(nets.actor);
      const values = [...doubles(exports.values(), 36)];
      return new Map(values.flatMap((value, card) => (value === -Infinity ? [] : [[cardAt(card), value]])));
    },
    cardOf(view) {
      writePosition(module, view);
      return cardAt(exports.think(nets.actor));
    },
    cardsOf(views) {
      const cards: Card[] = [];
      for (let from = 0; from < views.length; from += SIDE_BY_SIDE) {
        const together = views.slice(from, from + SIDE_BY_SIDE);
        for (const [number, view] of together.entries()) {
          writePosition(module, view);
          exports.lay(nets.actor, number);
        }
        exports.thinkLaid(nets.actor, together.length);
        for (const number of together.keys()) cards.push(cardAt(exports.cardLaid(number)));
      }
      return cards;
    },
    declarationsOf(hand, passed) {
      invariant(hand.length === 9, 'a declaration is made with nine cards');
      bytes(exports.position(), 64).set(handBytes(hand), 8);
      exports.declare(nets.declare, passed ? 0 : nets.pass);
      return [...doubles(exports.values(), passed ? MODES.length : MODES.length + 1)];
    },
  };
}
