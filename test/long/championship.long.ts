import { randomUUID } from 'node:crypto';
import { chanceFromText } from '../../src/kit/chance.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { enter } from '../../src/server/championship/entering.ts';
import { openStarts } from '../../src/server/championship/playing.ts';
import type { Room } from '../../src/server/championship/room.ts';
import { entryStream } from '../../src/server/championship/streams.ts';
import { writeRecord } from '../../src/server/people/record.ts';
import type { Room as PeopleRoom } from '../../src/server/people/room.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { somebody } from '../people/population.ts';

const ROUNDS = 1000;
const TABS = 64;

/** SSC 5.03, 6.03: 64 starts at once, split over two servers, a thousand times: exactly two, five and six matches. */
export const checks = {
  'championship.races': async (seed: string) => {
    const clock = testClock(zurichInstant('2024-10-05T12:00'));
    const first = await startTestServer({ clock });
    const second = await startTestServer({ clock, databaseUrl: first.databaseUrl });
    try {
      const counts: Record<string, number> = {};
      const chance = chanceFromText(seed)('races');
      const days = [
        ['2024-10-05', 2],
        ['2024-10-06', 5],
        ['2024-10-25', 6],
      ] as const;
      await create(first);
      for (const [day, most] of days) {
        clock.set(zurichInstant(`${day}T12:00`));
        let exact = 0;
        for (let round = 0; round < ROUNDS; round++) {
          const person = await newPerson(first, `${day}-${round}`, chance);
          if (day === '2024-10-25') await qualify(first, person);
          exact += (await race([first, second], person, clock.now())) === most ? 1 : 0;
        }
        counts[`exactly ${most}`] = exact;
      }
      return {
        ok: Object.values(counts).every((exact) => exact === ROUNDS),
        figure: { rounds: ROUNDS, tabs: TABS, ...counts },
      };
    } finally {
      await second.stop();
      await first.stop();
    }
  },
};

const roomOf = (server: TestServer) =>
  (server.subjects.find(({ name }) => name === 'championship') as unknown as { room: Room }).room;
const peopleOf = (server: TestServer) =>
  (server.subjects.find(({ name }) => name === 'people') as unknown as { room: PeopleRoom }).room;

async function create(server: TestServer): Promise<void> {
  const { openOffice } = await import('../../src/server/championship/office.ts');
  const { SSC8 } = await import('../../src/championship/template.ts');
  const { APPRENTICE: computers } = await import('../../src/bots/player.ts');
  const command = {
    type: 'create',
    id: 'races',
    title: 'Races',
    template: SSC8,
    start: '2024-09-27',
    computers,
  } as const;
  await openOffice(roomOf(server)).command('races', command, { by: 'system', at: server.clock.now() });
}

async function newPerson(server: TestServer, name: string, chance: Parameters<typeof somebody>[1]): Promise<string> {
  const id = randomUUID();
  const room = peopleOf(server);
  const at = server.clock.now();
  const { email: _email, ...data } = somebody(id, chance);
  const rules = { ssc: '2024-09-27' };
  const registered = await room.command(
    id,
    { type: 'register', id, via: 'email', confirmed: true, rules, required: rules, consents: [], suspects: [] },
    {
      ...{ actor: `person:${id}`, at },
      alongside: (trx) =>
        writeRecord(trx, { ...data, email: `${name}@example.ch`, person: id, language: 'de' }, room.keyed, at),
    },
  );
  if (!registered.ok) throw new Error(JSON.stringify(registered.refusal));
  const entered = await enter(roomOf(server), {
    edition: 'races',
    person: id,
    by: `person:${id}`,
    at,
    once: undefined,
    acceptsRules: true,
  });
  if (!entered.ok) throw new Error(JSON.stringify(entered.refusal));
  return id;
}

async function qualify(server: TestServer, person: string): Promise<void> {
  const { numberOf } = await import('../../src/server/championship/entering.ts');
  const number = await numberOf(roomOf(server), 'races', person);
  const at = server.clock.now();
  const qualified = { type: 'qualified', match: 'before', points: 1150 };
  await server.store.append({
    stream: entryStream('races', number!),
    expected: 'any',
    events: [qualified],
    actor: 'system',
    at,
  });
}

async function race(servers: readonly TestServer[], person: string, at: number): Promise<number> {
  const starts = servers.map((server) => openStarts(roomOf(server)));
  const answers = await Promise.all(
    Array.from({ length: TABS }, (_, i) =>
      starts[i % 2]!({ edition: 'races', person, by: `person:${person}`, at, once: undefined }),
    ),
  );
  return answers.filter(({ ok }) => ok).length;
}
