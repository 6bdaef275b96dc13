import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalIn } from '../schieber/view.ts';
import { invitationNumber } from '../tournament/evening/helpers.ts';
import { whatOf as big21Seed } from './big21/seeds.ts';
import { factorOf } from './people/secondFactor.ts';
import { totp } from './people/totp.ts';
import { whatOf as matchSeed } from './schieber/seeds.ts';
import { backup } from './store/backup.ts';
import { reseal } from './store/resealing.ts';
import { unseal } from './store/sealedFile.ts';
import { openSealing } from './store/sealing.ts';
import { openSigner } from './store/signing.ts';
import { FORM, lettersOf, register, setUpSecondFactor, signInAs } from './testing/people.ts';
import { type Caller, startTestServer, type TestServer } from './testing/server.ts';
import { keyFor } from './tournament/keys.ts';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Everything in a dump that could be a secret: each run of bytes, however it is written. */
function bytesIn(dump: string): readonly Buffer[] {
  const hex = [...dump.matchAll(/[0-9a-f]{40,}/g)].map(([text]) => Buffer.from(text.slice(text.length % 2), 'hex'));
  const base64 = [...dump.matchAll(/[A-Za-z0-9+/]{27,}={0,2}/g)].map(([text]) => Buffer.from(text, 'base64'));
  return [...hex, ...base64];
}

function* windows(runs: readonly Buffer[], length: number): Generator<Buffer> {
  for (const run of runs) for (let at = 0; at + length <= run.length; at++) yield run.subarray(at, at + length);
}

/** What somebody with the dump alone would try. */
function attack(dump: string) {
  const runs = bytesIn(dump);
  const tokens = [...dump.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g)].map(([text]) => sha256(text));
  return {
    seeds: new Set([...windows(runs, 32)].map(sha256)),
    codes: (step: number) => new Set([...windows(runs, 20)].map((secret) => totp(secret, step))),
    doors: new Set([...windows(runs, 32)].map((secret) => keyFor(secret, 'i', invitationNumber(1, 1)))),
    links: tokens.filter((hash) => dump.includes(hash)),
  };
}

/** The files a standby has, the server's own bytes: those of this database and all that was written ahead meanwhile. */
async function standbyFiles(url: string, from: string): Promise<Buffer | undefined> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('checkpoint');
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder, oid, pg_walfile_name(pg_current_wal_lsn()) as last
       from pg_database where datname = current_database()`,
    );
    const [base, ahead] = [join(rows[0].folder, 'base', String(rows[0].oid)), join(rows[0].folder, 'pg_wal')];
    if (!existsSync(base)) return undefined; // a database server of one's own, elsewhere
    const logs = readdirSync(ahead).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= from && name <= rows[0].last,
    );
    const files = [...readdirSync(base).map((name) => join(base, name)), ...logs.map((name) => join(ahead, name))];
    return Buffer.concat(files.map((file) => readFileSync(file)));
  } finally {
    await client.end();
  }
}

/** A secret however it could be written. */
const writings = (secret: Uint8Array): readonly Buffer[] => {
  const bytes = Buffer.from(secret);
  return [bytes, ...(['hex', 'base64', 'base64url'] as const).map((way) => Buffer.from(bytes.toString(way)))];
};

describe('who has the database, a standby or a backup without the key', () => {
  let server: TestServer;
  let player: Caller;
  let open: { id: string; commitment: string; hand: readonly string[] };
  let over: string;
  let promised: string;
  let game: string;
  let factor: Uint8Array;
  let person: string;
  let door: { id: string; invitation: string };
  let keys = 0;
  const once = () => ({ 'idempotency-key': `sealed-${++keys}` });

  async function dump(): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'gschobe-dump-'));
    const file = join(folder, 'dump.gz');
    await backup(server.store.pool, file, new Date(0), openSigner(folder));
    const { bytes } = (await unseal(file))!; // the signature stands behind the dump
    return gunzipSync(readFileSync(file).subarray(0, bytes)).toString('utf8');
  }

  let ahead: string;
  /** Everything that must stay secret, as it is in clear: seeds of cards to come, second factor, codes, link, session. */
  let secrets: Readonly<Record<string, readonly Buffer[]>>;

  beforeAll(async () => {
    server = await startTestServer();
    ahead = (await server.store.pool.query('select pg_walfile_name(pg_current_wal_lsn()) as name')).rows[0].name;
    player = server.caller();
    await register(server, player);
    person = (await player.get('/api/me')).body.id;
    promised = (await player.post('/api/matches/promises')).body.commitment;
    const begun = await player.post('/api/matches', { kind: 'practice', games: 2 }, once());
    expect(begun.status, begun.text).toBe(200);
    const { id, view } = begun.body;
    open = { id, commitment: view.commitment, hand: view.game.hand };
    const short = await player.post('/api/matches', { kind: 'practice', games: 1 }, once());
    expect(short.status, short.text).toBe(200);
    over = short.body.view.commitment;
    for (let answer = short; !answer.body.view.ending; ) {
      const { game: now } = answer.body.view;
      const command =
        now.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(now)[0] };
      answer = await player.post(`/api/matches/${short.body.id}/commands`, command, once());
      expect(answer.status, answer.text).toBe(200);
    }
    game = (await player.post('/api/big21/promises')).body.commitment;
    await player.post(
      '/api/big21/games',
      { purse: 'practice', stake: 100, commitment: game, clientSeed: 'ab'.repeat(8) },
      once(),
    );
    factor = await setUpSecondFactor(server, player, FORM.password);
    const { caller: director } = await signInAs(server, 'director');
    const evening = { title: 'Abend', place: 'Buchberg', day: '2024-10-05', regulation: { base: 'ebh' } };
    const created = await director.post('/api/tournaments', evening, once());
    expect(created.status, created.text).toBe(200);
    door = created.body;
    await lettersOf(server);
    await server.caller().post('/api/people', { ...FORM, email: 'neu@example.ch', lastName: 'Neu' }); // its letter waits
    secrets = await secretsInClear();
  });

  async function secretsInClear() {
    const { sealing } = server.services;
    const kept = async (query: string, ...values: unknown[]) =>
      (await server.store.pool.query(query, values)).rows[0].kept;
    const seed = await kept('select seed as kept from match_seeds where match = $1', open.id);
    const card = await kept('select seed as kept from big21_seeds where commitment = $1', game);
    const code = await kept('select secret as kept from tournaments where id = $1', door.id);
    const letter = await kept(`select key || ' ' || text_body as kept from outbox where state = 'waiting'`);
    const [key, text] = [letter.slice(0, letter.indexOf(' ')), letter.slice(letter.indexOf(' ') + 1)];
    const link = /#([\w-]{43})/.exec(sealing.openText(text, `letter ${key}`) ?? '')?.[1];
    return {
      'the seed of a match': writings(sealing.open(seed, matchSeed(open.id))!),
      'the seed of a Big21': writings(sealing.open(card, big21Seed(game))!),
      'what the codes of an evening are made from': writings(sealing.open(code, `keys of tournament ${door.id}`)!),
      'a second factor': writings(factor),
      'a link': [Buffer.from(link!)],
      'a session': [Buffer.from(player.cookie.split('=').at(-1)!)],
    };
  }
  afterAll(() => server.stop());

  test('learns no card to come, no second factor, no link and no code of an evening', async () => {
    const text = await dump();
    const found = attack(text);
    expect(found.seeds.has(over), 'the seed of a match that is over is for everybody, and the attack finds it').toBe(
      true,
    );
    for (const secret of [open.commitment, promised, game]) expect(found.seeds.has(secret)).toBe(false);
    expect(found.codes(7).has(totp(factor, 7))).toBe(false);
    expect(found.doors.has(door.invitation)).toBe(false);
    expect(found.links).toEqual([]);
    const dealt = text.split('\n').filter((line) => line.startsWith(`match:${open.id}\t`) && line.includes('dealt'));
    expect(dealt).toHaveLength(1);
    for (const card of open.hand) expect(dealt[0]).not.toContain(`"${card}"`);
  });

  test('a standby: in none of the bytes of its files lies a card to come, a second factor, a link or a session', async () => {
    const bytes = await standbyFiles(server.databaseUrl, ahead);
    if (bytes === undefined) return;
    expect(bytes.includes(FORM.lastName), 'what lies in clear is found').toBe(true);
    for (const [what, ways] of Object.entries(secrets))
      expect(ways.filter((way) => bytes.includes(way)).length, what).toBe(0);
  });

  test('would learn all of it if it lay in clear: the attack is a good one', async () => {
    const { sealing } = server.services;
    const { pool } = server.store;
    const clear = async (table: string, column: string, id: string, whose: string, what: string) => {
      const { rows } = await pool.query(`select ${column} as kept from ${table} where ${id} = $1`, [whose]);
      const opened = sealing.open(rows[0].kept, what);
      expect(opened).toBeDefined();
      await pool.query(`update ${table} set ${column} = $2 where ${id} = $1`, [whose, opened]);
    };
    await clear('match_seeds', 'seed', 'match', open.id, matchSeed(open.id));
    await clear('big21_seeds', 'seed', 'commitment', game, big21Seed(game));
    await clear('person_secrets', 'totp_secret', 'person', person, factorOf(person));
    await clear('tournaments', 'secret', 'id', door.id, `keys of tournament ${door.id}`);
    const { rows } = await pool.query(`select key, text_body from outbox where state = 'waiting'`);
    for (const { key, text_body } of rows) {
      const letter = sealing.openText(text_body, `letter ${key}`);
      await pool.query('update outbox set text_body = $2 where key = $1', [key, letter]);
    }
    const found = attack(await dump());
    expect(found.links).toHaveLength(1);
    expect([found.seeds.has(open.commitment), found.seeds.has(game)]).toEqual([true, true]);
    expect(found.codes(7).has(totp(factor, 7))).toBe(true);
    expect(found.doors.has(door.invitation)).toBe(true);
    const bytes = await standbyFiles(server.databaseUrl, ahead);
    if (bytes === undefined) return;
    const seen = Object.keys(secrets).filter((what) => secrets[what]!.some((way) => bytes.includes(way)));
    expect(seen).toEqual(Object.keys(secrets).filter((what) => what !== 'a session'));
  });

  test('what lay in clear is sealed at the next start, and everything goes on', async () => {
    const columns = server.subjects.flatMap(({ secrets = [] }) => secrets);
    const sum = await reseal(server.store.pool, server.services.sealing, columns);
    expect(sum).toMatchObject({ renewed: 4, lost: 0 });
    expect(await reseal(server.store.pool, server.services.sealing, columns)).toMatchObject({ renewed: 0, lost: 0 });
    expect(attack(await dump()).seeds.has(open.commitment)).toBe(false);
    const second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
    const again = second.caller();
    again.cookie = player.cookie;
    const { view } = (await again.get(`/api/matches/${open.id}`)).body;
    expect(view.game.hand).toEqual(open.hand);
    await second.stop();
  });

  test('another key: what is sealed is lost, what is over is not, and a new key in front opens the old seals', async () => {
    const old = '5e'.repeat(32);
    const columns = server.subjects.flatMap(({ secrets = [] }) => secrets);
    const stranger = openSealing({ sealingKeys: ['aa'.repeat(32)], dataDir: '' });
    const lost = await reseal(server.store.pool, stranger, columns);
    expect(lost.lost).toBe(lost.secrets);
    const changed = openSealing({ sealingKeys: ['bb'.repeat(32), old], dataDir: '' });
    expect(await reseal(server.store.pool, changed, columns)).toMatchObject({ renewed: lost.secrets, lost: 0 });
    const only = openSealing({ sealingKeys: ['bb'.repeat(32)], dataDir: '' });
    expect(await reseal(server.store.pool, only, columns)).toMatchObject({ renewed: 0, lost: 0 });

    const without = await startTestServer({
      databaseUrl: server.databaseUrl,
      clock: server.clock,
      environment: { SEALING_KEY: 'cc'.repeat(32) },
    });
    const again = without.caller();
    again.cookie = player.cookie;
    const mine = (await again.get('/api/matches')).body.matches as readonly { id: string; ending: string | null }[];
    const finished = mine.find(({ ending }) => ending !== null)!;
    const record = await again.get(`/api/matches/${finished.id}/record`);
    expect([record.status, record.body.commitment ?? over]).toEqual([200, over]);
    const { status, body } = await again.get(`/api/matches/${open.id}`);
    expect([status, body.view.game.hand]).toEqual([200, []]);
    await without.stop();
  });
});
