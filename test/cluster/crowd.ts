import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { busyTimes } from '../load/busy.ts';
import { type Ledger, newLedger, playUntil } from '../load/killing.ts';
import type { Cluster } from './cluster.ts';
import { type EveningBooks, newEveningBooks, writeUntil } from './evening.ts';
import { type MoneyBooks, moveMoney } from './money.ts';
import { type ReadingBooks, readUntil } from './reading.ts';
import { type Sitter, type SitterBooks, sitDown } from './sitter.ts';

/** Everybody who is there while something breaks, and what they were told. */
export interface CrowdBooks {
  readonly play: Ledger;
  readonly evening: EveningBooks;
  readonly money: MoneyBooks;
  readonly browser: SitterBooks;
  readonly reading: ReadingBooks;
  /** The share of the machine's processors that was not idle meanwhile: ours and that of others. */
  readonly busy: number;
}

export interface Crowd {
  readonly play: Ledger;
  /** The version of each match that its player was told last. */
  readonly told: ReadonlyMap<string, number>;
  readonly sitter: Sitter;
  /** What is waited for, unless somebody of the crowd meets what nobody expected. */
  orFailed<Value>(one: Promise<Value>): Promise<Value>;
  /** They finish what they are at. */
  end(): Promise<CrowdBooks>;
}

/** Milliseconds of a quick player from card to card, and from a table's line to its next. */
export const BREATH = 150;
const WRITING = 2000;

/** People at tables, one of them with a real browser, four tables of an evening, Big21 and a cash desk, a reader of lists. */
export async function gather(cluster: Cluster, clients: number, seed: string): Promise<Crowd> {
  const { address } = cluster;
  let isOver = false;
  const over = () => isOver;
  const chanceOf = (name: string) => chanceFromText(`${seed}/${name}`)('play');
  const { books: money, work } = await moveMoney(cluster, over, chanceOf);
  const evening = newEveningBooks();
  const writing = writeUntil(over, address, await cluster.environment(), evening, WRITING);
  const sitter = await sitDown(address);
  const reading = readUntil(over, address);
  const told = new Map<string, number>();
  const play: Ledger = { ...newLedger(), heard: (match, version) => told.set(match, version) };
  const players = Array.from({ length: clients }, (_, number) =>
    playUntil(over, address, chanceOf(String(number)), play, BREATH),
  );
  const everybody = Promise.all([work, writing, ...players]);
  const failed = everybody.then(() => new Promise<never>(() => {}));
  const orFailed: Crowd['orFailed'] = (one) => Promise.race([failed, one]);
  while (evening.written === 0) await orFailed(pause(200));
  const idle = busyTimes();
  return {
    ...{ play, told, sitter, orFailed },
    async end() {
      const busy = busyTimes(idle);
      isOver = true;
      await everybody;
      const { heard: _, ...counted } = play;
      return { play: counted, evening, money, browser: await sitter.leave(), reading: await reading, busy };
    },
  };
}
