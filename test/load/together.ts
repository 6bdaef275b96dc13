import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { readPostmaster } from '../../src/server/postgres/pidFile.ts';
import { childrenOf } from '../../src/server/testing/ownPostgres.ts';
import * as big21 from '../big21/killing.ts';
import { newEveningBooks, writeUntil } from '../cluster/evening.ts';
import { auditOf } from './audit.ts';
import { forget, type KillingOptions, killAll, newLedger, playUntil } from './killing.ts';
import { type Customer, customerOf, newOfficeBooks, payIn, publishTexts, takeCash } from './offices.ts';
import { freePort, type Product, startProduct } from './product.ts';
import { newStaff } from './staff.ts';

/** People who play Big21 at the same time, and customers of the cash desk. */
const [LANES, CUSTOMERS] = [2, 4];
const KILLS_A_PERSON = 10;
/** Milliseconds from a table's line to its next. */
const WRITING = 300;

export type TogetherOptions = Pick<KillingOptions, 'kills' | 'clients' | 'seed' | 'environment' | 'afterKill'>;

/** Play, Big21 for money, cash desk, office and an evening on one product, killed again and again: everything is counted. */
export async function killTogether({ kills, clients, seed, environment, afterKill = () => {} }: TogetherOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-together-'));
  const port = await freePort();
  const settings: Record<string, string> = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', MONEY: 'cash' };
  let product = await startProduct(settings, port);
  if (environment !== undefined) {
    await product.stop();
    Object.assign(settings, environment(dataDir));
    product = await startProduct(settings, port);
  }
  const beating = setInterval(() => {}, 1000); // a killed child must not let us fall asleep
  const { address } = product;
  let isOver = false;
  const books = {
    ...{ play: newLedger(), big21: big21.newBooks(), desk: newOfficeBooks(), office: newOfficeBooks() },
    evening: newEveningBooks(),
  };
  try {
    const cashier = await newStaff(address, settings, 'cashier');
    const office = await newStaff(address, settings, 'organiser');
    await cashier.send('POST', '/api/desk/till/opening', { counted: 0 });
    const people: Customer[] = [];
    for (let i = 0; i < LANES + CUSTOMERS + Math.ceil(kills / KILLS_A_PERSON); i++)
      people.push(await customerOf(await big21.newPlayer(address, [dataDir], i)));
    const customers = people.splice(0, CUSTOMERS);
    for (const player of people) await payIn(cashier, player, big21.DEPOSIT);

    const chanceOf = (name: string) => chanceFromText(`${seed}/${name}`)('play');
    const traffic = {
      underWay: 0,
      get isOver() {
        return isOver;
      },
    };
    const work = [
      ...Array.from({ length: clients }, (_, i) => playUntil(() => isOver, address, chanceOf(`play/${i}`), books.play)),
      ...Array.from({ length: LANES }, async (_, i) => {
        for (let one = people.shift(); one !== undefined && !isOver; one = people.shift())
          await big21.play(one.client, traffic, chanceOf(`big21/${i}`), books.big21);
      }),
      takeCash(() => isOver, cashier, customers, chanceOf('desk'), books.desk),
      publishTexts(() => isOver, office, books.office),
      writeUntil(() => isOver, address, { ...settings, PORT: String(port) }, books.evening, WRITING),
    ];
    const failed = Promise.race(work.map((one) => one.then(() => new Promise<never>(() => {}))));
    while (books.evening.written === 0) await Promise.race([failed, pause(100)]);
    const acknowledged = () =>
      [books.play, books.big21, books.desk, books.office].reduce((sum, each) => sum + each.acknowledged, 0) +
      books.evening.written;
    const chance = chanceFromText(seed)('kills');
    const ready: { wall: number; computed: number }[] = [];
    for (let kill = 0; kill < kills; kill++) {
      // However slow the machine: some work is done between two kills, and some is under way.
      const strikeAt = acknowledged() + 1 + chance.below(40);
      for (let waited = 0; acknowledged() < strikeAt && waited < 2000; waited++) await Promise.race([failed, pause(5)]);
      await pause(chance.below(30));
      await killAll(product, dataDir);
      afterKill(dataDir);
      const from = performance.now();
      product = await startProduct(settings, port);
      ready.push({ wall: performance.now() - from, computed: computedBy(product, dataDir) });
    }
    isOver = true;
    await Promise.all(work);
    await product.stop();
    const { ok: audit } = await auditOf(dataDir);
    const { ok: ledger } = await big21.ledgerOf({ DATA_DIR: dataDir, MONEY: 'cash' });
    const at = (p: number, of: 'wall' | 'computed') =>
      percentile(
        p,
        ready.map((one) => one[of]),
      );
    return {
      ...{ kills, ...books, audit, ledger },
      ready: { p50: at(0.5, 'wall'), p99: at(0.99, 'wall') },
      computed: { p50: at(0.5, 'computed'), p99: at(0.99, 'computed') },
    };
  } finally {
    isOver = true;
    clearInterval(beating);
    await killAll(product, dataDir);
    forget(dataDir);
  }
}

function percentile(p: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0);
}

/** Milliseconds of a processor that a product and its database have used since they were started. */
function computedBy(product: Product, dataDir: string): number {
  const postmaster = readPostmaster(join(dataDir, 'postgres'))?.pid;
  const all = [product.process.pid!, ...(postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)])];
  const ticks = all.map((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0); // its own and those of ended children
    } catch {
      return 0; // it has ended meanwhile
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}
