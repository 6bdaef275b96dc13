import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorText } from './http/actor.ts';
import { oneOfEach, type TestActor } from './testing/actors.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

// Files that come in, as everybody sends them. That of an evening: tournament/restore.test.ts; logos: championship/look.test.ts.
let server: TestServer;
let actors: readonly TestActor[];
let evening: string;
/** Each with the streams it may write: its own, and those it makes. */
let own: Readonly<Record<string, RegExp>>;

beforeAll(async () => {
  server = await startTestServer();
  actors = await oneOfEach(server);
  const director = actors.find(({ name }) => name === 'director')!.caller;
  const plan = { title: 'Hüttenjass', place: 'Stans', day: '2024-11-16', director: 'Ida', regulation: { base: 'ebh' } };
  evening = (await director.post('/api/tournaments', plan, { 'idempotency-key': 'evening' })).body.id;
  own = {
    '/api/people/exclusion-list': /^people:exclusion-list$/,
    '/api/people/imports': /^people:imports$/,
    '/api/tournaments/restore': /^$/,
    '/api/editions/demo/pictures': /^$/,
    [`/api/tournaments/${evening}/people`]: new RegExp(`^evening:${evening}$`),
  };
}, 60_000);
afterAll(() => server.stop());

/** As it should be, so that some of it is taken. */
const RIGHT: Readonly<Record<string, string>> = {
  'exclusion-list': 'firstName,lastName,born\nVreni,Huber,1950-05-05',
  imports:
    'email,firstName,lastName,street,houseNumber,postcode,town,born\nv@example.ch,Vreni,Huber,Seeweg,7,6370,Stans,1950-05-05',
  people: 'Name,Ort\nVreni Huber,Stans',
  restore: '{}',
  pictures: '{}',
};

const everything = async () =>
  (
    await server.store.pool.query<{ stream: string; version: number; actor: string }>(
      'select stream, version, actor from events',
    )
  ).rows;

test('there are five doors for files', () => {
  const uploads = server.subjects.flatMap(({ routes = [] }) => routes).filter(({ upload }) => upload !== undefined);
  const urls = uploads.map(({ url }) => url.replace(':id', evening).replace(':edition', 'demo'));
  expect(urls.toSorted()).toEqual(Object.keys(own).toSorted());
});

test('no list, by any role, writes a stream that is not its own, and every event is in the name of who sent it', async () => {
  const names = ['firstName', 'lastName', 'born', 'email', 'street', 'houseNumber', 'postcode', 'town', 'Name', 'Ort'];
  const people = [
    'Vreni',
    'Huber',
    '1950-05-05',
    'v@example.ch',
    'Seeweg',
    '7',
    '6370',
    'Stans',
    'Urs Frei',
    'person:x',
  ];
  const head = fc.shuffledSubarray(names, { minLength: 2 });
  const row = fc.array(fc.constantFrom(...people, "a'b;--", 'edition:2024', ''), { minLength: 2, maxLength: 10 });
  const any = fc.tuple(head, fc.array(row, { maxLength: 3 })).map((rows) => [rows[0], ...rows[1]]);
  const sent = fc.tuple(fc.constantFrom(...Object.keys(own)), fc.nat({ max: actors.length - 1 }), any, fc.boolean());
  const examples = Object.keys(own).flatMap((path) =>
    actors.map((_, who): [[string, number, string[][], boolean]] => [[path, who, [], true]]),
  );
  const taken = new Set<string>();
  let before = await everything();
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(sent, async ([path, who, rows, isRight]) => {
      const { name, caller, actor } = actors[who]!;
      server.clock.advance(60_000);
      const type = /restore|pictures/.test(path) ? 'application/octet-stream' : 'text/csv';
      const headers = { 'content-type': type, 'idempotency-key': `list-${++keys}` };
      const body = isRight ? RIGHT[path.split('/').at(-1)!]! : rows.map((cells) => cells.join(',')).join('\n');
      const { status } = await caller.send(path, { method: 'POST', body, headers });
      expect(status).toBeLessThan(500);
      const after = await everything();
      const known = new Set(before.map(({ stream, version }) => `${stream} ${version}`));
      for (const { stream, version, actor: by } of after) {
        if (known.has(`${stream} ${version}`)) continue;
        expect([stream, by]).toEqual([
          expect.stringMatching(own[path]!),
          name === 'host' ? 'person:host' : actorText(actor),
        ]);
        taken.add(path);
      }
      before = after;
    }),
    { numRuns: 150, seed: 11, endOnFailure: true, examples },
  );
  expect(taken).toContain('/api/people/exclusion-list');
  expect(taken).toContain(`/api/tournaments/${evening}/people`);
});
