import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '../../people/role.ts';
import { openSigner } from '../store/signing.ts';
import { type Answered, startTestServer, type TestServer } from '../testing/server.ts';
import { as, drawAndStart, evening, openDoor, playTable, post, server, signedIn, supervisorOf } from './doorTesting.ts';
import { type EveningContent, type EveningFile, sealFile } from './eveningFile.ts';
import { drawSecret } from './keys.ts';
import { tournament } from './tournament.ts';

openDoor();
let other: TestServer;
let file: EveningFile;
let content: EveningContent;
/** Her device is the same wherever the evening goes on. */
let director: string;
/** Somebody with a key of his own signs whatever he likes. */
const forger = openSigner(mkdtempSync(join(tmpdir(), 'gschobe-forger-')));
const forged = (change: Partial<EveningContent>) => JSON.stringify(sealFile({ ...content, ...change }, forger));
const older = () => forged({}).replace('gschobe-evening/2', 'gschobe-evening/1');

beforeAll(async () => {
  const e = await evening(8);
  const rita = await supervisorOf(e);
  await drawAndStart(e, 1);
  await playTable(e, 1, 1, rita);
  director = e.key;
  await post(as(e.key), `/${e.id}/draws`, { passen: [2], source: 'ceremony' });
  file = (await as(e.key).get(`/api/tournaments/${e.id}/backup`)).body;
  const { madeBy: _, signature: __, ...rest } = file;
  content = rest;
  other = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
});
afterAll(() => other?.stop());

const upload = (text: string, role: string, to: TestServer = other): Promise<Answered> => {
  const caller = to.caller();
  caller.cookie = `role=${role}`;
  const headers = { 'content-type': 'application/octet-stream' };
  return caller.send('/api/tournaments/restore', { method: 'POST', body: text, headers });
};
/** The route lets a few through a minute; the clock of the test is the limit's clock. */
const uploadLater = (text: string, role: string): Promise<Answered> => {
  other.clock.advance(60_000);
  return upload(text, role);
};
const everything = async (at: TestServer) =>
  (await at.store.pool.query('select stream, version, actor from events order by stream, version')).rows;

test('the laptop’s secret of a draw is not in the file before the draw is over; ruling G23', async () => {
  const { rows } = await server.store.pool.query('select tournament, draw, secret from tournament_draws');
  expect(rows.length).toBeGreaterThan(1);
  const secrets = rows.map((row) => server.services.sealing.openText(row.secret, drawSecret(row.tournament, row.draw)));
  for (const [at, row] of rows.entries()) expect(row.secret).not.toContain(secrets[at]); // in the database it lies sealed
  const shown = secrets.filter((secret) => JSON.stringify(file).includes(secret ?? ''));
  const drawn = content.log.flatMap(({ events }) => events).filter(({ type }) => type === 'drawn');
  expect(shown).toHaveLength(drawn.length); // of those that are drawn it stands in the public record
});

test('no upload, by any role, creates or changes a stream that is not its own, and who sends it answers for it', async () => {
  const name = fc.constantFrom(
    'big21',
    'terms',
    'edition',
    'wallet',
    'person',
    'match',
    'evening',
    'sheet',
    '',
    '__proto__',
  );
  const id = fc.oneof(fc.constantFrom('big21', content.id, 'zzzzzzzz', "a'b;--", `${content.id}:1:1`, '..'), fc.uuid());
  const stream = fc.tuple(name, id).map((parts) => parts.join(':'));
  const event = fc.oneof(
    fc.constantFrom(
      { type: 'promised', at: 0, owner: 'person:accomplice' },
      { type: 'roundEnded', at: 0, won: 500_000 },
      { type: 'announced', at: 0, model: 'uniform.1', text: 'x', by: { role: 'director', who: 'staff:1' } },
      { type: 'visaed', at: 0, by: { role: 'supervisor', who: 'staff:2' } },
    ),
    fc.constantFrom(...content.log.flatMap(({ events }) => events)),
  );
  const entry = fc.record({ stream, events: fc.array(event, { minLength: 1, maxLength: 2 }) });
  const before = await everything(other);
  const files = fc.tuple(fc.boolean(), fc.array(entry, { minLength: 1, maxLength: 3 }), fc.constantFrom(...ROLES));
  // And the evening as it was, which is taken from those who may bring one.
  const examples = ROLES.map((role): [[boolean, [], (typeof ROLES)[number]]] => [[true, [], role]]);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(files, async ([isAppended, entries, role]) => {
      const log = (isAppended ? [...content.log, ...entries] : entries) as EveningContent['log'];
      const answered = await uploadLater(forged({ log }), role);
      if (answered.status === 200) {
        taken++;
        // Whatever the rules let through is of this evening alone, in the name of who sent it.
        for (const { stream: where, actor } of await everything(other)) {
          expect(where.startsWith(`evening:${content.id}`) || where.startsWith(`sheet:${content.id}:`)).toBe(true);
          expect(actor).toBe(`person:the-${role}`);
        }
        await other.stop();
        other = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
      } else {
        expect([400, 403]).toContain(answered.status);
        expect(await everything(other)).toEqual(before);
      }
    }),
    { numRuns: 150, seed: 11, endOnFailure: true, examples },
  );
  expect(taken).toBeGreaterThan(1);
});

test('a file that no laptop made is refused with a word, never with a fault of ours', async () => {
  const texts = [
    '['.repeat(100_000),
    `${'{"a":'.repeat(100_000)}1`,
    'null',
    '{}',
    '"x"',
    JSON.stringify({ ...file, id: "a'b;--" }),
    JSON.stringify({ ...file, title: 'more' }),
    JSON.stringify({ ...file, madeBy: forger.publicKey }),
    forged({ staff: [] }),
    forged({ log: [] }),
    forged({ people: [{ number: 77, name: 'x', town: '', year_of_birth: null, person: null }] }),
    older(),
  ];
  for (const text of texts) {
    const answered = await uploadLater(text, 'director');
    expect(answered, text.slice(0, 80)).toMatchObject({ status: 400, body: { code: 'file-not-readable' } });
  }
  expect(await everything(other)).toEqual([]);
});

test('another installation’s evening comes in as that: its key is kept, its accounts mean nobody here', async () => {
  const log = content.log.map(({ stream, events }) => ({
    stream,
    events: JSON.parse(JSON.stringify(events).replaceAll('"who":"staff:1"', '"who":"person:somebody-here"')),
  }));
  const people = content.people.map((each) => ({ ...each, person: 'somebody-here' }));
  const answered = await uploadLater(forged({ log, people }), 'organiser');
  expect(answered).toMatchObject({ status: 200, body: { id: content.id, isOwn: false, madeBy: forger.fingerprint } });
  const { rows } = await other.store.pool.query('select owner, made_by from tournaments');
  expect(rows).toEqual([{ owner: 'person:the-organiser', made_by: forger.fingerprint }]);
  const said = await other.store.pool.query(
    `select (select count(*)::int from events where body::text like '%somebody-here%' and body::text not like '%elsewhere:somebody-here%') as events,
       (select count(*)::int from tournament_people where person is not null) as people`,
  );
  expect(said.rows).toEqual([{ events: 0, people: 0 }]);
  // And the second laptop's own file is taken over by a third one, entry by entry.
  const again = await other.caller(director).get(`/api/tournaments/${content.id}/backup`);
  expect(again.body.log).toHaveLength(content.log.length);
  const third = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
  try {
    expect(await upload(again.text, 'director', third)).toMatchObject({ status: 200, body: { isOwn: false } });
  } finally {
    await third.stop();
  }
});
