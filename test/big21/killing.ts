import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '../../src/big21/game.ts';
import { isBust, put } from '../../src/big21/pile.ts';
import type { Move } from '../../src/big21/play.ts';
import { verifyBig21 } from '../../src/big21/record.ts';
import { anyMove } from '../../src/big21/testing.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import type { LedgerCheck } from '../../src/ledger/wire.ts';
import { readConfig } from '../../src/server/config.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { openDatabase } from '../../src/server/main.ts';
import { connect } from '../../src/server/store/database.ts';
import { type Client, newClient } from '../load/http.ts';
import { forget, killAll } from '../load/killing.ts';
import { freePort, startProduct } from '../load/product.ts';

interface Shown {
  readonly id: string;
  readonly version: number;
  readonly game: Game;
}

export interface Books {
  /** Moves that were answered with 200. */
  acknowledged: number;
  games: number;
  lost: number;
  doubled: number;
  unverified: number;
  /** Answers nobody expected, by their code. */
  readonly odd: Record<string, number>;
}

export const newBooks = (): Books => ({ acknowledged: 0, games: 0, lost: 0, doubled: 0, unverified: 0, odd: {} });

const LANES = 4;
/** Rappen on the account of everybody who plays. */
export const DEPOSIT = 100_000;
/** A day has a hundred participations. */
const KILLS_A_PERSON = 10;

/**
 * Kills the server and its database at random points of play for money: each kill waits until a random number of moves has
 * been acknowledged since the last one, then strikes while the next ones are under way. Counts what went wrong.
 */
export async function killBig21(kills: number, seed: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-big21-kill-'));
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  let product = await startProduct(environment, port);
  const beating = setInterval(() => {}, 1000); // a killed child must not let us fall asleep
  const books = newBooks();
  const traffic = { isOver: false, underWay: 0 };
  const people: Client[] = [];
  const wanted = LANES + Math.ceil(kills / KILLS_A_PERSON);
  for (let i = 0; i < wanted; i++) people.push(await newPlayer(product.address, [dataDir], i));
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const chance = chanceFromText(`${seed}/${lane}`)('play');
    while (!traffic.isOver) {
      const client = people.shift();
      if (client === undefined) return;
      await play(client, traffic, chance, books);
    }
  });
  const chance = chanceFromText(seed)('kills');
  let duringPlay = 0;
  for (let kill = 0; kill < kills; kill++) {
    const strikeAt = books.acknowledged + 1 + chance.below(40);
    for (let waited = 0; books.acknowledged < strikeAt && waited < 10_000; waited++) await pause(1);
    await pause(chance.below(8));
    if (traffic.underWay > 0) duringPlay++;
    await killAll(product, dataDir);
    product = await startProduct(environment, port);
  }
  traffic.isOver = true;
  await Promise.all(lanes);
  await product.stop();
  clearInterval(beating);
  const ledger = await ledgerOf(environment);
  forget(dataDir);
  return { ...books, kills, duringPlay, ledger };
}

/** The books of a folder that nobody uses now. */
export async function ledgerOf(environment: Record<string, string>): Promise<LedgerCheck> {
  const database = await openDatabase(readConfig({ ...process.env, ...environment }), () => {});
  const { db } = connect(database.url, 2);
  try {
    return await checkLedger(db);
  } finally {
    await db.destroy();
    await database.close();
  }
}

const FIRST = ['Vreni', 'Urs', 'Heidi', 'Kurt', 'Rosmarie', 'Beat', 'Silvia'];
const LAST = [
  'Huber',
  'Keller',
  'Gerber',
  'Suter',
  'Zbinden',
  'Odermatt',
  'Frei',
  'Camenzind',
  'Wyss',
  'Abegg',
  'Tobler',
];

/** `dataDirs`: of the servers, one of which sends the letter. */
export async function newPlayer(address: string, dataDirs: readonly string[], i: number): Promise<Client> {
  const client = newClient(address);
  const email = `kill${i}@example.ch`;
  const form = {
    ...{ email, firstName: FIRST[i % FIRST.length]!, lastName: LAST[i % LAST.length]!, street: LAST[(i * 3) % 11]! },
    ...{ houseNumber: String(i + 1), postcode: '8002', town: 'Zürich', born: `${1950 + i}-05-05`, language: 'de' },
    ...{ password: 'drei nasse Katzen', rules: { ssc: '2024-09-27' } },
  };
  await client.send('POST', '/api/people', form, randomUUID());
  let token: string | undefined;
  while (token === undefined) {
    await pause(50);
    token = dataDirs.map((dataDir) => tokenFor(join(dataDir, 'outbox'), email)).find(Boolean);
  }
  await client.send('POST', '/api/people/confirm', { token });
  await client.send('POST', '/api/wallet/acceptance', { rules: '2024-10-23', conditions: '2024-10-23' });
  await client.send('PUT', '/api/wallet/limits', { netLoss: { 1: 90_000, 7: 90_000, 30: 90_000 } });
  await client.send('POST', '/api/wallet/deposits', { amount: DEPOSIT }, randomUUID());
  return client;
}

function tokenFor(folder: string, email: string): string | undefined {
  try {
    for (const name of readdirSync(folder)) {
      const raw = readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, '');
      if (raw.includes(email)) return /#([A-Za-z0-9_-]{43})/.exec(raw)?.[1];
    }
  } catch {
    // not there yet
  }
  return undefined;
}

/** A request without an answer is sent again with the same key until there is one. Until the day's limits are reached. */
export async function play(
  client: Client,
  traffic: { isOver: boolean; underWay: number; readonly breath?: number },
  chance: Chance,
  books: Books,
): Promise<void> {
  const send = async (method: string, path: string, body?: object, key?: string) => {
    traffic.underWay++;
    for (;;) {
      try {
        const answer = await client.send(method, path, body, key);
        if (answer.status < 500 && answer.status !== 429) {
          traffic.underWay--;
          return answer;
        }
      } catch {
        // killed
      }
      await pause(20 + chance.below(60));
    }
  };
  let expected = DEPOSIT;
  while (!traffic.isOver) {
    const { commitment } = (await send('POST', '/api/big21/promises', {})).body as { commitment: string };
    const start = { purse: 'money', stake: 100 * (1 + chance.below(2)), commitment, clientSeed: '0011223344556677' };
    const begun = await send('POST', '/api/big21/games', start, randomUUID());
    if (begun.status !== 200) return note(books, begun.body);
    expected -= start.stake;
    books.games++;
    let shown = begun.body as Shown;
    const path = `/api/big21/games/${shown.id}`;
    while (shown.game.stage !== 'over') {
      const command = lively(shown.game, chance);
      const before = shown;
      const answer = await send('POST', `${path}/commands`, { ...command, version: shown.version }, randomUUID());
      if (answer.status === 200) {
        shown = answer.body as Shown;
        books.acknowledged++;
        if (command.type === 'buy' && before.game.stage === 'piles') {
          const { aside, asideSpent, round } = before.game;
          expected -= round.stake - Math.min(round.stake, aside - asideSpent);
        }
      }
      const stored = (await send('GET', path)).body as Shown;
      if (stored.version < shown.version || withoutClock(stored) !== withoutClock(shown)) books.lost++;
      shown = stored;
      await pause(traffic.breath ?? 0);
    }
    expected += shown.game.paid;
    const { balance } = (await send('GET', '/api/wallet')).body as { balance: number };
    if (balance !== expected) books.doubled++;
    if (!verifyBig21((await send('GET', `${path}/record`)).body).ok) books.unverified++;
  }
}

const LIMITS = ['participations-used-up', 'limit-reached', 'insufficient-funds'];

function note({ odd }: Books, body: unknown): void {
  const code = (body as { code?: string } | undefined)?.code ?? 'unknown';
  if (!LIMITS.includes(code)) odd[code] = (odd[code] ?? 0) + 1;
}

/** Mostly what the rules allow, so that much is acknowledged; now and then anything. */
function lively(game: Game, chance: Chance): Move {
  if (chance.below(12) === 0) return anyMove(game, chance);
  if (game.stage === 'choice') {
    if (game.highLow !== undefined && chance.below(2) === 0) return { type: 'highLow' };
    return game.highestRisk > 0 && chance.below(3) > 0 ? { type: 'risk', stake: game.highestRisk } : { type: 'stop' };
  }
  if (game.stage === 'highLow')
    return chance.below(3) === 0
      ? { type: 'leaveHighLow' }
      : { type: 'predict', guess: chance.below(2) ? 'higher' : 'lower' };
  if (game.stage === 'over' || game.round.shown === undefined)
    return chance.below(3) === 0 ? { type: 'endRound' } : { type: 'buy' };
  const { piles, shown } = game.round;
  const open = [0, 1, 2, 3, 4].filter((pile) => !isBust(put(piles[pile]!, shown)));
  return open.length > 0 && chance.below(6) > 0
    ? { type: 'place', pile: open[chance.below(open.length)]! }
    : { type: 'discard' };
}

/** An outage moves the four hours (ruling M7); everything else must be as it was acknowledged, the shown card too. */
const withoutClock = ({ game }: Shown): string => JSON.stringify({ ...game, deadline: 0 });
