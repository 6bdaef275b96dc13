import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest, type Player } from '../testing/championship.ts';
import { FORM } from '../testing/people.ts';
import type { Answered } from '../testing/server.ts';

const at = zurichInstant;
let t: ChampionshipTest;
let known: Player;
let invited: Player;
beforeAll(async () => {
  t = await openChampionshipTest(at('2024-10-04T06:00'));
  known = await t.newPerson({ firstName: 'Rosmarie', lastName: 'Zumstein', born: '1958-08-01', street: 'Rütliweg' });
  t.clock.set(at('2024-10-04T08:00'));
  // Somebody who is offered a place, and lets the deadline pass.
  const entrant = await t.entrant();
  invited = entrant.caller;
  const wish = { type: 'proposeWildCard', number: entrant.number, reason: 'Radio' };
  await t.office(wish);
  const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
  const decision = { type: 'decideProposal', id: edition.proposals[0].id, approve: true };
  expect((await t.office(decision, 'small', await t.staff('beat'))).status).toBe(200);
});
afterAll(() => t.server.stop());

/** Everything that lasts, by table: what a refusal must leave as it was. (Sealing the audit goes on beside it.) */
async function everything(): Promise<Record<string, string>> {
  await t.server.runJobs();
  const { pool } = t.server.store;
  const { rows } = await pool.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' and tablename !~ '^(pulse|servers|sessions|audit|pending)'`,
  );
  const found: Record<string, string> = {};
  for (const { table } of rows) {
    const { rows: counted } = await pool.query(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as all from ${table} t`,
    );
    found[table] = counted[0].all;
  }
  return found;
}

const registers = (change: object) => () =>
  t.server
    .caller()
    .post('/api/people', { ...FORM, email: 'neu@example.ch', firstName: 'Nora', lastName: 'Neu', ...change });
const enters = (body: object) => () => t.asks(known, '/api/editions/small/entry', body);

test.each<[string, () => Promise<Answered>, string, string]>([
  ['SSC 3 under age', registers({ born: '2006-10-05' }), 'registration-incomplete', 'SSC 3'],
  ['SSC 3 abroad', registers({ postcode: '79098', town: 'Freiburg' }), 'registration-incomplete', 'SSC 3'],
  ['SSC 3 rules not accepted, at the registration', registers({ rules: {} }), 'rules-not-accepted', 'SSC 3'],
  ['SSC 3 rules not accepted, at the entry', enters({ acceptsRules: false }), 'rules-not-accepted', 'SSC 3'],
  ['SSC 5.04 a link of nobody', enters({ acceptsRules: true, referral: 'zzzzzzzzzz' }), 'unknown-referral', 'SSC 5.04'],
  [
    'SSC 7.02 a late confirmation',
    () => {
      t.clock.set(at('2024-11-05T00:00'));
      return t.asks(invited, '/api/editions/small/place', { answer: 'confirm' });
    },
    'too-late',
    'SSC 7.02',
  ],
])('%s is refused with its article, and leaves no trace', async (name, ask, code, article) => {
  if (name.includes('late')) {
    t.clock.set(at('2024-11-04T23:59:59.999'));
    await t.signIn(invited);
    await everything(); // letters that were due go out first
  }
  const before = await everything();
  const { status, body } = await ask();
  expect([status >= 400 && status < 500, body.code, body.article]).toEqual([true, code, article]);
  if (name.includes('late')) t.clock.set(at('2024-11-04T23:59:59.999')); // what lapses at midnight is another matter
  expect(await everything()).toEqual(before);
});
