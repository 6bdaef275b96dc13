import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ruleBot } from '../../src/bots/testing/apprentice.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import type { MatchRecord } from '../../src/schieber/record.ts';
import { verifyMatch } from '../../src/schieber/verify.ts';
import { type Client, newClient } from './http.ts';
import { anyCommand, beginMatch, type LoadPlayer, newGuest } from './player.ts';
import { freePort, type Product, startProduct } from './product.ts';

export interface KillingOptions {
  readonly kills: number;
  readonly clients: number;
  /** Matches that lie open in the store while the others play. */
  readonly openMatches: number;
  readonly seed: string;
  /** More for the environment of the server, once its folder is known and its database is there. */
  readonly environment?: (dataDir: string) => Record<string, string>;
  /** What else happens at a kill, such as a power cut. */
  readonly afterKill?: (dataDir: string) => void;
}

export interface KillingFigures {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly changedHands: number;
  readonly unverified: number;
  readonly matches: number;
  /** Milliseconds from the start of the new process to its first "ready". */
  readonly readyP50: number;
  readonly readyP99: number;
}

/** What one client was told, to be compared with what the store says afterwards. */
export interface Ledger {
  acknowledged: number;
  lost: number;
  doubled: number;
  changedHands: number;
  unverified: number;
  matches: number;
  /** Answers of a server in trouble that do not say when to come back. */
  odd: number;
  /** Milliseconds from a request to its answer, however often it was sent, at most. */
  slowest: number;
  /** Milliseconds of each move, for who wants them all. */
  moves?: number[];
  /** Called with each match and the version that was acknowledged. */
  heard?: (match: string, version: number) => void;
}

export const newLedger = (): Ledger => ({
  ...{ acknowledged: 0, lost: 0, doubled: 0, changedHands: 0, unverified: 0, matches: 0, odd: 0, slowest: 0 },
});

/** Kills the server and every PostgreSQL process again and again while people play, and counts what went wrong. */
export async function killWhilePlaying({
  kills,
  clients,
  openMatches,
  seed,
  environment,
  afterKill = () => {},
}: KillingOptions): Promise<KillingFigures & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-kill-'));
  const port = await freePort();
  let more: Record<string, string> = {};
  const start = () => startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more }, port);
  let product = await start();
  if (environment !== undefined) {
    await product.stop();
    more = environment(dataDir);
    product = await start();
  }
  try {
    return { ...(await killing()), dataDir };
  } finally {
    await killAll(product, dataDir);
  }

  async function killing(): Promise<KillingFigures> {
    await fill(product.address, openMatches);
    const books = newLedger();
    let isOver = false;
    const playing = Array.from({ length: clients }, (_, number) =>
      playUntil(() => isOver, product.address, chanceFromText(`${seed}/${number}`)('play'), books),
    );
    const chance = chanceFromText(seed)('kills');
    const ready: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await pause(40 + chance.below(500));
      await killAll(product, dataDir);
      afterKill(dataDir);
      const from = performance.now();
      product = await start();
      ready.push(performance.now() - from);
    }
    isOver = true;
    await Promise.all(playing);
    ready.sort((a, b) => a - b);
    const percentile = (p: number) => Math.round(ready[Math.min(ready.length - 1, Math.floor(ready.length * p))] ?? 0);
    return { kills, ...books, readyP50: percentile(0.5), readyP99: percentile(0.99) };
  }
}

async function fill(address: string, openMatches: number): Promise<void> {
  const EACH = 40; // a person may begin sixty matches a minute
  const people = Array.from({ length: Math.ceil(openMatches / EACH) }, async (_, person) => {
    const client = await newGuest(address);
    for (let i = person * EACH; i < Math.min(openMatches, (person + 1) * EACH); i++)
      await beginMatch(client, { timed: true });
    client.close();
  });
  await Promise.all(people);
}

/**
 * Plays short matches; a request without an answer is sent again with the same key until there is one. `breath`:
 * milliseconds from an answer to the next card, and more before the next try.
 */
export async function playUntil(
  isOver: () => boolean,
  address: string,
  chance: Chance,
  books: Ledger,
  breath = 0,
): Promise<void> {
  const client = newClient(address);
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work();
      } catch {
        await pause(20 + breath + chance.below(60 + breath));
      }
    }
  };
  const send = (method: string, path: string, body: object | undefined, key?: string) => {
    const from = performance.now();
    return again(async () => {
      const answer = await client.send(method, path, body, key);
      if (answer.status >= 500) {
        if (answer.status !== 503 || answer.retryAfter === undefined) books.odd++;
        throw new Error(answer.text);
      }
      books.slowest = Math.max(books.slowest, Math.round(performance.now() - from));
      return answer;
    });
  };
  const guest = await send('POST', '/api/guests', {});
  if (guest.status !== 200) throw new Error(`guest: ${guest.status} ${guest.text}`);
  while (!isOver()) {
    const begun = await send('POST', '/api/matches', { kind: 'practice', games: 1 }, randomUUID());
    if (begun.status === 429) {
      await pause(1000);
      continue;
    }
    if (begun.status !== 200) throw new Error(`begin: ${begun.status} ${begun.text}`);
    let player = begun.body as LoadPlayer;
    const acknowledged: string[] = [];
    while (!player.view.ending) {
      const command = anyCommand(player.view, chance) as { type: string; card?: string };
      const from = performance.now();
      const { status, body, text } = await send('POST', `/api/matches/${player.id}/commands`, command, randomUUID());
      books.moves?.push(performance.now() - from);
      if (status !== 200) throw new Error(`a legal command was refused: ${status} ${text}`);
      if (command.card) acknowledged.push(command.card);
      books.acknowledged++;
      player = body as LoadPlayer;
      books.heard?.(player.id, player.version);
      const shown = (await send('GET', `/api/matches/${player.id}`, undefined)).body as LoadPlayer;
      if (shown.version < player.version) books.lost++;
      if (shown.version === player.version && String(shown.view.game.hand) !== String(player.view.game.hand))
        books.changedHands++;
      if (breath > 0) await pause(breath);
    }
    await settle(client, player.id, acknowledged, books, send);
  }
  client.close();
}

type Send = (method: string, path: string, body: object | undefined) => Promise<{ status: number; body: unknown }>;

/** Every acknowledged card stands in the record exactly once, in order, and the record verifies. */
async function settle(
  _client: Client,
  id: string,
  acknowledged: readonly string[],
  books: Ledger,
  send: Send,
): Promise<void> {
  const { body } = await send('GET', `/api/matches/${id}/record`, undefined);
  const record = body as MatchRecord;
  const mine = record.played.flatMap(({ tricks }) =>
    tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => (leader + place) % 4 === 0)),
  );
  books.lost += acknowledged.filter((card) => !mine.includes(card as never)).length;
  books.doubled += Math.max(0, mine.length - acknowledged.length);
  const verdict = verifyMatch(record, (player) => {
    const bot = ruleBot(player);
    return bot.ok ? bot.value.choose : undefined;
  });
  if (!verdict.ok) books.unverified++;
  books.matches++;
}

/** kill -9 for the server's process group and for every process of its PostgreSQL, at the same moment. */
export async function killAll(product: Product, dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  if (product.process.exitCode !== null || product.process.signalCode !== null) return;
  product.process.ref(); // nothing else may be left that keeps us waiting for its end
  const gone = new Promise((resolve) => product.process.once('exit', resolve));
  const victims = postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)];
  kill(-product.process.pid!);
  for (const pid of victims) kill(pid);
  await gone;
  while (victims.some(isRunning)) await pause(5);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {} // it was gone already
}

const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });

export const forget = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });
