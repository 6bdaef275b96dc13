import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from '../../src/big21/decision.ts';
import type { Participation } from '../../src/big21/participation.ts';
import { verifyBig21 } from '../../src/big21/record.ts';
import { anyCommand } from '../../src/big21/testing.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import { readConfig } from '../../src/server/config.ts';
import { checkLedger, type LedgerCheck } from '../../src/server/ledger/check.ts';
import { openDatabase } from '../../src/server/main.ts';
import { connect } from '../../src/server/store/database.ts';
import { type Client, newClient } from '../load/http.ts';
import { forget, killAll } from '../load/killing.ts';
import { freePort, startProduct } from '../load/product.ts';

interface Shown {
  readonly id: string;
  readonly version: number;
  readonly game: Participation;
}

interface Books {
  acknowledged: number;
  games: number;
  lost: number;
  doubled: number;
  unverified: number;
}

const CLIENTS = 4;

/** Kills the server and its database at random points of play for money, and counts what went wrong. */
export async function killBig21(kills: number, seed: string): Promise<Books & { kills: number; ledger: LedgerCheck }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-big21-kill-'));
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  let product = await startProduct(environment, port);
  const books: Books = { acknowledged: 0, games: 0, lost: 0, doubled: 0, unverified: 0 };
  let isOver = false;
  const players: Client[] = [];
  for (let i = 0; i < CLIENTS; i++) players.push(await newPlayer(product.address, dataDir, i));
  const playing = players.map((client, i) => play(client, () => isOver, chanceFromText(`${seed}/${i}`)('play'), books));
  const chance = chanceFromText(seed)('kills');
  for (let kill = 0; kill < kills; kill++) {
    await pause(100 + chance.below(600));
    await killAll(product, dataDir);
    product = await startProduct(environment, port);
  }
  isOver = true;
  await Promise.all(playing);
  await product.stop();
  const database = await openDatabase(readConfig({ ...process.env, ...environment }), () => {});
  const { db } = connect(database.url, 2);
  const ledger = await checkLedger(db);
  await db.destroy();
  await database.close();
  forget(dataDir);
  return { ...books, kills, ledger };
}

async function newPlayer(address: string, dataDir: string, i: number): Promise<Client> {
  const client = newClient(address);
  const email = `kill${i}@example.ch`;
  const form = {
    ...{ email, firstName: 'Vreni', lastName: ['Huber', 'Keller', 'Gerber', 'Suter'][i]!, street: 'Seestrasse' },
    ...{ houseNumber: String(i + 1), postcode: '8002', town: 'Zürich', born: `198${i}-05-05`, language: 'de' },
    ...{ password: 'drei nasse Katzen', rules: { ssc: '2024-09-27' } },
  };
  await client.send('POST', '/api/people', form, randomUUID());
  let token: string | undefined;
  while (token === undefined) {
    await pause(50);
    token = tokenFor(join(dataDir, 'outbox'), email);
  }
  await client.send('POST', '/api/people/confirm', { token });
  await client.send('POST', '/api/wallet/acceptance', { rules: '2024-10-23', conditions: '2024-10-23' });
  await client.send('PUT', '/api/wallet/limits', { netLoss: { 1: 90_000, 7: 90_000, 30: 90_000 } });
  await client.send('POST', '/api/wallet/deposits', { amount: 100_000 }, randomUUID());
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

/** A request without an answer is sent again with the same key until there is one. */
async function play(client: Client, isOver: () => boolean, chance: Chance, books: Books): Promise<void> {
  const send = async (method: string, path: string, body?: object, key?: string) => {
    for (;;) {
      try {
        const answer = await client.send(method, path, body, key);
        if (answer.status < 500 && answer.status !== 429) return answer;
      } catch {
        // killed
      }
      await pause(20 + chance.below(60));
    }
  };
  let expected = 100_000;
  while (!isOver()) {
    const { commitment } = (await send('POST', '/api/big21/promises', {})).body as { commitment: string };
    const clientSeed = '0011223344556677';
    const begun = await send(
      'POST',
      '/api/big21/games',
      { purse: 'money', stake: 100, commitment, clientSeed },
      randomUUID(),
    );
    if (begun.status !== 200) return; // a limit is reached: enough was played
    expected -= 100;
    books.games++;
    let shown = begun.body as Shown;
    const path = `/api/big21/games/${shown.id}`;
    while (shown.game.stage !== 'over') {
      const command: Command = anyCommand(shown.game, chance);
      const before = shown;
      const answer = await send('POST', `${path}/commands`, command, randomUUID());
      if (answer.status === 200) {
        shown = answer.body as Shown;
        books.acknowledged++;
        if (command.type === 'buy' && before.game.stage === 'piles') {
          const { aside, asideSpent, round } = before.game;
          expected -= round.stake - Math.min(round.stake, aside - asideSpent);
        }
      } else if (command.type === 'buy' && (answer.body as { code: string }).code === 'limit-reached') return;
      const stored = (await send('GET', path)).body as Shown;
      if (stored.version < shown.version || withoutClock(stored) !== withoutClock(shown)) books.lost++;
      shown = stored;
    }
    if (shown.game.stage === 'over') expected += shown.game.paid;
    const { balance } = (await send('GET', '/api/wallet')).body as { balance: number };
    if (balance !== expected) books.doubled++;
    if (!verifyBig21((await send('GET', `${path}/record`)).body).ok) books.unverified++;
  }
}

/** An outage moves the four hours (ruling M7); everything else must be as it was acknowledged, the shown card too. */
const withoutClock = ({ game }: Shown): string => JSON.stringify({ ...game, deadline: 0 });
