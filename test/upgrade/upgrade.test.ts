import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalIn, type MatchView } from '../../src/schieber/view.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { connect } from '../../src/server/store/database.ts';
import { rebuild } from '../../src/server/store/rebuild.ts';
import { restore } from '../../src/server/store/restore.ts';
import { emptyDatabase } from '../../src/server/testing/database.ts';
import { signInAs } from '../../src/server/testing/people.ts';
import { createCaller, startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { main } from '../load/product.ts';
import { askAll, type Known } from './questions.ts';
import { factsOf, type Logged } from './replay.ts';

// A database of an older version on the present code; README.md says what is in it and how it was made.
const VERSION = '94c74c9';
const here = (name: string) => join(import.meta.dirname, name);
const readFacts = (name: string): Record<string, unknown> =>
  Object.fromEntries(
    readFileSync(here(name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
const { known: stored, backup, audit, ...facts } = readFacts(`${VERSION}.facts.jsonl`);
const known = stored as Known;
const head = (audit as { head: string }).head;
const ABOUT = [...new Set(Object.keys(facts).map((name) => name.split(' ')[0]!))];
/** Totals on personal sheets are no longer sent to the desk as they were; the replay of the log compares them. EBH 7 */
const about = (all: object, what: string) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name.split(' ')[0] === what)
      .map(([name, { personalSheets: _, ...said }]) => [name, what in SINCE ? SINCE[what]!(said) : said]),
  );

/** What is told otherwise since, on purpose. */
const SINCE: Readonly<Record<string, (said: Row) => Row>> = {
  // Play money got accounts of its own: what moved there has an entry more. `ok` says that all of them are right.
  ledger: ({ entries: _, postings: __, ...said }) => said,
  // The office's list of a phase is the official one, once there is one (SSC 8.04); the public one is compared.
  edition: ({ rankings, ...said }) => ({
    ...said,
    rankings: Object.fromEntries(Object.entries<Row>(rankings).map(([phase, { office: _, ...list }]) => [phase, list])),
  }),
  // Of what moved of late a screen is told what it shows; all of it is compared in the lines of the statement.
  account: withoutRecent,
  person: ({ account, ...said }) => ({ ...said, account: withoutRecent(account) }),
  // An open match is listed with its games so far; records are signed, and verified below card by card.
  matches: (said) =>
    Object.fromEntries(
      Object.entries<Row>(said).map(([at, { record, completed, points, ...match }]) => [
        at,
        match.ending === null ? { ...match, record } : { ...match, completed, points },
      ]),
    ),
};
function withoutRecent({ wallet: { recent: _, ...wallet }, ...said }: Row): Row {
  return { ...said, wallet };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of an older version, compared as they are
type Row = Record<string, any>;

let databaseUrl: string;

/** The command line as an operator uses it; `npm test` has built it. */
const gschobe = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    execFile(process.execPath, [main, ...args], { env, maxBuffer: 1 << 26 }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
  });
const answerOf = async (...args: string[]) => {
  const { code, out, err } = await gschobe(...args);
  if (code !== 0) throw new Error(`gschobe ${args.join(' ')}: ${code} ${out}${err}`);
  return JSON.parse(out);
};

/** Brings the old backup into an empty database. */
const restoreOld = () => answerOf('restore', here(`${VERSION}.backup.gz`), '--unsealed');

/** At the instant of the backup, so that no time has passed and no clock is moved. */
const startOnIt = (environment = {}) => startTestServer({ databaseUrl, clock: testClock(known.instant), environment });

/** Accounts are asked in the house whose money they hold: the old one had both kinds in one. */
function inItsHouse(play: Row, cash: Row): Row {
  const linesOf = ({ account, lines }: Row) => (account?.statement ?? lines ?? []).length;
  return Object.fromEntries(
    Object.entries(play).map(([name, said]) => [name, linesOf(said) > 0 ? said : (cash[name] ?? said)]),
  );
}

beforeAll(async () => {
  databaseUrl = await emptyDatabase();
  expect(await restoreOld()).toMatchObject(backup as object);
});

test('restored and started, an old database has the same audit head, an unbroken chain and books in order', async () => {
  expect(await answerOf('audit', 'head')).toEqual(audit);
  const server = await startOnIt();
  await server.stop();
  expect(await answerOf('audit', 'head')).toEqual(audit);
  expect(await answerOf('audit', 'verify', '--head', head)).toMatchObject({ ok: true });
  expect(about({ ledger: await answerOf('ledger', 'check') }, 'ledger')).toMatchObject(about(facts, 'ledger'));
});

test('backed up by the present version, an old database comes in again, with rows of a time before today’s rules', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gschobe-upgrade-')), 'again.gz');
  await (await startOnIt()).stop(); // it brings the accounts up to date
  const { events, eventLog } = await answerOf('backup', file);
  const elsewhere = connect(await emptyDatabase(), 2);
  try {
    expect(await restore(elsewhere.pool, file)).toMatchObject({ events, eventLog });
    expect(await checkLedger(elsewhere.db)).toMatchObject({ ok: true, firstDifference: null });
    const posting = `insert into ledger_postings values ('x', 1, 'outside/cash', 'play/player/x', 1)`;
    await expect(elsewhere.pool.query(posting)).rejects.toThrow('one_currency'); // today's rule stands again
  } finally {
    await elsewhere.close();
  }
});

describe.each([
  ['as it was restored', async () => {}],
  ['with every projection made again from the old events', rebuildAll],
])('an old database, %s, gives the same answers', (how, prepare) => {
  let answers: object;
  const askIn = async (money: string): Promise<Row> => {
    const server = await startOnIt({ MONEY: money });
    const { caller } = await signInAs(server, 'organiser', `${how.split(' ')[0]}.${money}@example.ch`);
    const said = JSON.parse(JSON.stringify(await askAll(server.address, known, caller)));
    await server.stop();
    return said;
  };
  beforeAll(async () => {
    await prepare();
    const [play, cash] = [await askIn('play'), await askIn('cash')];
    answers = inItsHouse(play, cash);
  });

  test.each(ABOUT)('about: %s', (what) => {
    expect(about(answers, what)).toMatchObject(about(facts, what));
  });
});

async function rebuildAll(): Promise<void> {
  const server = await startOnIt();
  const projections = server.subjects.flatMap((subject) => subject.projections ?? []);
  expect(projections.length).toBeGreaterThan(2);
  for (const projection of projections) await rebuild(server.store, projection);
  await server.stop();
}

describe('what was going on in an old database goes on', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startOnIt();
  });
  afterAll(() => server.stop());

  test('a guest plays the next card of a match that was running', async () => {
    let played = 0;
    for (const cookie of known.guests) {
      const guest = Object.assign(createCaller(server.address), { cookie });
      const { matches } = (await guest.get('/api/matches')).body as {
        matches: { id: string; ending: string | null }[];
      };
      for (const { id } of matches.filter(({ ending }) => ending === null)) {
        const { game } = (await guest.get(`/api/matches/${id}`)).body.view as MatchView;
        const command =
          game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };
        const answer = await guest.post(`/api/matches/${id}/commands`, command, { 'idempotency-key': `go-on-${id}` });
        expect(answer.status, answer.text).toBe(200);
        played++;
      }
    }
    expect(played).toBe(2);
  });

  test('EBH 2 a table writes its next game on a sheet that was open', async () => {
    const { id, key } = known.evenings[1]!;
    const path = `/api/tournaments/${id}/sheets/2/1`;
    const caller = createCaller(server.address, key);
    const { version } = (await caller.get(path)).body;
    const game = { type: 'record', game: 5, points: [100, 57], version };
    const answer = await caller.post(`${path}/commands`, game, { 'idempotency-key': 'go-on' });
    expect(answer.status, answer.text).toBe(200);
    expect((await caller.get(path)).body.rows[4].points).toEqual({ 0: 100, 1: 57 });
  });

  test('SSC 7.02 old records still verify: matches card by card, games and lots from their seeds', async () => {
    const ask = (path: string, cookie = '') => Object.assign(createCaller(server.address), { cookie }).get(path);
    const over = (list: unknown) => (list as { id: string; ending?: string }[]).filter(({ ending }) => ending !== null);
    const drawn = (name: string, list: 'lots' | 'draws') => over((facts[name] as Record<string, unknown>)[list]);
    const [player, gambler] = known.guests;
    const records = await Promise.all([
      ...over(facts['matches of guest 1']).map(
        async ({ id }) => ['match', (await ask(`/api/matches/${id}/record?format=text`, player)).text] as const,
      ),
      ...over(facts['games of guest 2'])
        .slice(0, 3)
        .map(async ({ id }) => ['big21', (await ask(`/api/big21/games/${id}/record`, gambler)).text] as const),
      ...drawn('edition small', 'lots').map(
        async ({ id }) => ['lot', (await ask(`/api/editions/small/lot?id=${id}`)).text] as const,
      ),
      ...known.evenings.flatMap((evening) =>
        drawn(`evening ${evening.id}`, 'draws')
          .slice(0, 1)
          .map(async ({ id }) => ['lot', (await ask(`/api/tournaments/${evening.id}/draws/${id}`)).text] as const),
      ),
    ]);
    expect(records.map(([kind]) => kind).sort()).toEqual([
      ...Array(3).fill('big21'),
      ...Array(5).fill('lot'),
      ...Array(3).fill('match'),
    ]);
    const file = join(mkdtempSync(join(tmpdir(), 'gschobe-upgrade-')), 'record');
    for (const [kind, text] of records) {
      writeFileSync(file, text);
      expect(await answerOf('verify', kind, file)).toMatchObject({ ok: true });
    }
  });

  test('afterwards the chain still holds the old head, and the books are in order', async () => {
    await server.store.sealer.seal();
    expect(await answerOf('audit', 'verify', '--head', head)).toMatchObject({ ok: true });
    expect(await answerOf('ledger', 'check')).toMatchObject({ ok: true, sum: '0' });
  });
});

test('every stream of an old log replays to the same facts', async () => {
  const text = gunzipSync(readFileSync(here(`${VERSION}.log.jsonl.gz`))).toString('utf8');
  const log = text.split('\n').map((line): Logged => JSON.parse(line));
  expect(await factsOf(log)).toMatchObject(readFacts(`${VERSION}.replay.jsonl`));
});
