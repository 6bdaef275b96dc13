import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { APPRENTICE } from '../../src/bots/testing/apprentice.ts';
import { SSC8 } from '../../src/championship/template.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { commandEdition } from '../../src/server/championship/editionCommands.ts';
import { enter, numberOf } from '../../src/server/championship/entering.ts';
import { entryStream } from '../../src/server/championship/streams.ts';
import { ours } from '../../src/server/championship/tables.ts';
import { writeRecord } from '../../src/server/people/record.ts';
import type { Room as PeopleRoom } from '../../src/server/people/room.ts';
import { hashOf, newToken } from '../../src/server/people/secrets.ts';
import type { PeopleTables } from '../../src/server/people/tables.ts';
import { contextOf } from '../../src/server/testing/championship.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { somebody } from '../people/population.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** A day on which nobody may start more than so many matches. SSC 5.03, 6.03 */
const DAYS = [
  { day: '2024-10-05', most: 2 },
  { day: '2024-10-06', most: 5 },
  { day: '2024-10-25', most: 6 },
] as const;
const TABS = 64;
const EDITION = 'races';

export interface RaceFigures {
  readonly processes: number;
  readonly rounds: number;
  readonly tabs: number;
  /** In how many rounds there were exactly as many matches as allowed: told, in the log and in the table of rights. */
  readonly exact: Readonly<Record<string, number>>;
  /** Starts that were refused for another reason than that none was left, and repeats that were answered otherwise. */
  readonly odd: number;
}

/** 64 starts at once with 64 keys, half of them to each of two server processes on one database. */
export async function races(rounds: number, seed: string): Promise<RaceFigures> {
  const clock = testClock(zurichInstant(`${DAYS[0].day}T12:00`));
  const office = await startTestServer({ clock }); // registers people; takes no part
  const opened: ServerProcess[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: TABS / 2 });
  try {
    for (let i = 0; i < 2; i++) opened.push(await startServerProcess(office.databaseUrl, clock.now()));
    const chance = chanceFromText(seed)('races');
    const create = { type: 'create', id: EDITION, title: 'Races', template: SSC8, start: '2024-09-27' } as const;
    const told = { by: 'system', at: clock.now() };
    await commandEdition(contextOf(office), EDITION, { ...create, computers: APPRENTICE }, told);
    const exact: Record<string, number> = {};
    let odd = 0;
    for (const { day, most } of DAYS) {
      exact[most] = 0;
      clock.set(zurichInstant(`${day}T12:00`));
      for (const server of opened) await server.setClock(clock.now());
      for (let round = 0; round < rounds; round++) {
        const { person, cookie } = await newParticipant(office, `${day}-${round}`, chance, most === 6);
        const start = (tab: number) => post(agent, opened[tab % 2]!.address, cookie, `${person}-${tab}`);
        const answers = await Promise.all(Array.from({ length: TABS }, (_, tab) => start(tab)));
        const started = answers.filter(({ status }) => status === 200).length;
        const refused = answers.filter(({ status, text }) => status === 409 && text.includes('"no-match-left"')).length;
        const winner = answers.findIndex(({ status }) => status === 200);
        const again = await start(winner);
        if (started + refused !== TABS || again.text !== answers[winner]?.text) odd++;
        const stored = await counted(office, person);
        if ([started, stored.rights, stored.starts].every((count) => count === most)) exact[most]!++;
      }
    }
    return { processes: new Set(opened.map(({ pid }) => pid)).size, rounds, tabs: TABS, exact, odd };
  } finally {
    agent.destroy();
    for (const server of opened) await server.stop();
    await office.stop();
  }
}

export const isExact = ({ processes, rounds, exact, odd }: RaceFigures): boolean =>
  processes === 2 && odd === 0 && DAYS.every(({ most }) => exact[most] === rounds);

const subject = <T>(server: TestServer, wanted: string) =>
  (server.subjects.find(({ name }) => name === wanted) as unknown as { room: T }).room;

/** Somebody registered, signed in and entered; for the semi-final also qualified. */
async function newParticipant(server: TestServer, name: string, chance: Chance, qualified: boolean) {
  const person = randomUUID();
  const people = subject<PeopleRoom>(server, 'people');
  const at = server.clock.now();
  const { email: _email, ...data } = somebody(person, chance);
  const rules = { ssc: '2024-09-27' };
  const token = newToken();
  const registered = await people.command(
    person,
    { type: 'register', id: person, via: 'email', confirmed: true, rules, consents: [] },
    {
      ...{ actor: `person:${person}`, at },
      async alongside(trx) {
        await writeRecord(trx, { ...data, email: `${name}@example.ch`, person, language: 'de' }, people.keyed, at);
        const session = { token_hash: hashOf(token), person, created_at: new Date(at), seen_at: new Date(at) };
        await trx
          .withTables<PeopleTables>()
          .insertInto('sessions')
          .values({ ...session, second_factor: false })
          .execute();
      },
    },
  );
  if (!registered.ok) throw new Error(JSON.stringify(registered.refusal));
  const entry = { edition: EDITION, person, by: `person:${person}`, at, once: undefined, acceptsRules: true };
  const entered = await enter(contextOf(server), entry);
  if (!entered.ok) throw new Error(JSON.stringify(entered.refusal));
  if (qualified) {
    const number = await numberOf(contextOf(server), EDITION, person);
    const events = [{ type: 'qualified', match: 'before', points: 1150 }];
    const stream = entryStream(EDITION, number!);
    await server.store.append({ stream, expected: 'any', events, actor: 'system', at });
  }
  return { person, cookie: `session=${token}` };
}

/** What lasts: the rights used up, and the starts in the log. */
async function counted(server: TestServer, person: string) {
  const number = (await numberOf(contextOf(server), EDITION, person))!;
  const rights = await ours(server.store.db)
    .selectFrom('championship_slots')
    .select('slot')
    .where('edition', '=', EDITION)
    .where('number', '=', number)
    .execute();
  const log = await server.store.read(entryStream(EDITION, number));
  return { rights: rights.length, starts: log.filter(({ event }) => event.type === 'started').length };
}

const post = (agent: Agent, address: string, cookie: string, key: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie };
    const url = `${address}/api/editions/${EDITION}/matches`;
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    outgoing.on('error', reject);
    outgoing.end('{}');
  });
