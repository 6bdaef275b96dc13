import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { participation } from '../../src/big21/participation.ts';
import { commitment } from '../../src/kit/chance.ts';
import { ok, type Result } from '../../src/kit/result.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { rappen } from '../../src/ledger/money.ts';
import { startGame } from '../../src/server/big21/playing.ts';
import { type Big21Room, streamOf } from '../../src/server/big21/room.ts';
import { openSeeds } from '../../src/server/big21/seeds.ts';
import { openTerms } from '../../src/server/big21/terms.ts';
import { openWallets, type Wallets } from '../../src/server/ledger/wallets.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { CLIENT_SEED } from './seeds.ts';

const MANY = { 1: rappen(90_000), 7: rappen(90_000), 30: rappen(90_000) };

/** Nobody asks here who plays. */
const WELCOME = {
  ...{ isDeleted: false, isConfirmed: true, isExcluded: false, isHeld: false },
  residence: { born: '1980-05-05', postcode: '8002', canton: 'ZH' },
} as const;

/** The server's own rooms of Big21 behind the door, with people who have money. */
export interface Tables {
  readonly server: TestServer;
  readonly room: Big21Room;
  readonly wallets: Wallets;
  readonly at: number;
  newPlayer(francs: number, limit?: number): Promise<string>;
  start(person: string, stake: number, seed?: Uint8Array): Promise<Result<{ readonly id: string }, { code: string }>>;
  versionOf(game: string): Promise<number>;
  close(): Promise<void>;
}

export async function openTables(): Promise<Tables> {
  const clock = testClock(zurichInstant('2024-10-24T12:00'));
  const server = await startTestServer({ clock });
  const { services } = server;
  const terms = openTerms(services);
  const wallets = openWallets(services, terms.inForce);
  const room: Big21Room = {
    services,
    terms,
    seeds: openSeeds(services),
    playerOf: async () => WELCOME,
    nameOf: async () => '',
  };
  const at = clock.now();
  return {
    ...{ server, room, wallets, at },
    async newPlayer(francs, limit = 90_000) {
      const person = randomUUID();
      const by = `person:${person}`;
      await wallets.command(person, { type: 'accept', rules: '2024-10-23', conditions: '2024-10-23' }, by, at);
      await wallets.command(person, { type: 'setLimits', wish: { netLoss: { ...MANY, 1: rappen(limit) } } }, by, at);
      const amount = rappen(francs * 100);
      await wallets.command(person, { type: 'deposit', id: randomUUID(), amount, via: 'sandbox' }, by, at);
      return person;
    },
    async start(person, stake, seed = randomBytes(32)) {
      const owner = `person:${person}`;
      const promised = commitment(seed);
      await sql`insert into big21_seeds values (${promised}, ${owner}, ${seed}, now())`.execute(server.store.db);
      const started = await startGame(room, {
        ...{ owner, purse: 'money', stake, commitment: promised, clientSeed: CLIENT_SEED, at },
      });
      return started.ok ? ok(JSON.parse(started.value.answer.text) as { id: string }) : started;
    },
    versionOf: async (game) => (await server.store.load(participation, streamOf(game))).version,
    close: () => server.stop(),
  };
}
