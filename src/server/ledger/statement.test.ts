import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../testing/database.ts';
import { register } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { statementCsv, statementOf } from './statement.ts';

let server: TestServer;
let caller: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  caller = server.caller();
  await register(server, caller);
  id = (await caller.get('/api/me')).body.id;
});
afterAll(() => server.stop());

const DAY = Date.UTC(2024, 9, 4);
const post = (key: string, kind: string, from: string, to: string, amount: number, at = DAY) =>
  sql`select ledger_post(${key}, ${kind}, 'system', ${new Date(at)}, ${[from]}, ${[to]}, ${[amount]}::bigint[])`.execute(
    server.store.db,
  );

test('a statement comes a page at a time, each line with the balance after it, whatever is searched', async () => {
  const account = `play/player/${id}`;
  await post('paid-in', 'deposit', 'outside/sandbox', account, 1_000);
  for (let n = 1; n <= 229; n++)
    await (n % 2 === 0
      ? post(`win-${n}`, 'win', 'play/payouts', account, 3, DAY + n)
      : post(`stake-${n}`, 'stake', account, 'play/stakes', 2, DAY + n));
  const page = async (query: string) => {
    const { status, body, text } = await caller.get(`/api/wallet/statement${query}`);
    expect(status, text).toBe(200);
    return body;
  };
  const shown: { key: string; balance: number }[] = [];
  for (let query: string | undefined = ''; query !== undefined; ) {
    const { lines, more } = await page(query);
    expect(lines.length).toBeLessThanOrEqual(100);
    shown.push(...lines);
    query = more === null ? undefined : `?before=${more}`;
  }
  expect(shown).toHaveLength(230);
  const whole = await statementOf(server.store.db, id, 'play');
  expect(shown).toEqual(whole);
  expect([shown[0]?.balance, shown[1]?.balance, shown.at(-1)?.balance]).toEqual([1_112, 1_114, 1_000]);
  const pieces: string[] = [];
  for await (const piece of statementCsv(Array.from({ length: 5 }, () => whole).flat(), 'en')) pieces.push(piece);
  expect(pieces.map((piece) => piece.split('\r\n').length - 1)).toEqual([1, 500, 500, 150]);
  // A search keeps the balances of the whole account, and its pages too.
  const wins = await page('?kind=win');
  expect(wins).toMatchObject({ more: expect.any(Number), lines: { length: 100 } });
  expect((await page(`?kind=win&before=${wins.more}`)).lines.at(-1)).toMatchObject({ key: 'win-2', balance: 1_001 });
  expect(await page(`?least=3&from=${DAY + 2}&until=${DAY + 5}`)).toMatchObject({
    more: null,
    lines: [{ key: 'win-4' }, { key: 'win-2' }],
  });
});

test('play money from before it had accounts of its own goes on in one statement, its balances too', async () => {
  await asOwner(server.databaseUrl, 'alter table ledger_postings drop constraint one_currency');
  const [former, account] = ['player/vreni', 'play/player/vreni'];
  await post('old-1', 'deposit', 'outside/sandbox', former, 500);
  await post('old-2', 'stake', former, 'stakes', 200);
  await post('currency', 'opening', former, account, 300);
  await post('new-1', 'stake', account, 'play/stakes', 100);
  const told = async (currency: 'play' | 'CHF') =>
    (await statementOf(server.store.db, 'vreni', currency)).map(({ key, amount, balance }) => [key, amount, balance]);
  expect(await told('play')).toEqual([
    ['new-1', -100, 200],
    ['old-2', -200, 300],
    ['old-1', 500, 500],
  ]);
  expect(await told('CHF')).toEqual([
    ['currency', -300, 0],
    ['old-2', -200, 300],
    ['old-1', 500, 500],
  ]);
  // Cash that stood there besides: the account was divided, and begins anew with what came over.
  await post('cash', 'deposit', 'outside/cash', 'player/beat', 700);
  await post('beat-1', 'deposit', 'outside/sandbox', 'player/beat', 500);
  await post('currency/beat', 'opening', 'player/beat', 'play/player/beat', 500);
  const divided = await statementOf(server.store.db, 'beat', 'play');
  expect(divided).toMatchObject([{ kind: 'opening', amount: 500, balance: 500 }]);
});
