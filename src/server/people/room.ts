import type { FastifyReply } from 'fastify';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { decide, type Person, type PersonCommand, type PersonId, type PersonRefusal } from '../../people/person.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { problemFor } from '../http/problem.ts';
import type { Letter } from '../mail/letter.ts';
import { type Outbox, openOutbox } from '../mail/outbox.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Services } from '../subject.ts';
import { type Hashing, openHashing } from './hashing.ts';
import { personProcess, personStream, projectPerson } from './process.ts';
import { type PersonalRecord, readRecord } from './record.ts';
import { type Keyed, openKeyed } from './secrets.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openThrottle, type Throttle } from './throttle.ts';
import type { Words } from './words.de.ts';
import { WORDS } from './words.ts';

/** A subject that keeps something about people: it gives it out to them, and forgets it. */
export interface PersonalDataSource {
  readonly name: string;
  /** Everything it keeps about the person, as JSON. */
  export(person: PersonId): Promise<unknown>;
  /** In the transaction of the deletion; what the law makes us keep stays, under the id alone. */
  erase?(trx: Trx, person: PersonId): Promise<void>;
}

export interface Told {
  readonly actor: string;
  readonly at: Instant;
  /** Never for commands with a password in their body: what is kept of a body is a plain hash. */
  readonly once?: Once | undefined;
  /** What is kept for a repeat of the command, so nothing personal. */
  readonly answer?: (person: Person) => unknown;
  readonly alongside?: (trx: Trx, person: Person) => Promise<void>;
}

export interface Done {
  readonly person: Person;
  readonly answer: Answer;
}

/** What the files of this room share. */
export interface Room {
  readonly services: Services;
  readonly keyed: Keyed;
  readonly hashing: Hashing;
  readonly throttle: Throttle;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly personalData: PersonalDataSource[];
  /** Told of everybody who became a person, and who they were as a guest. */
  readonly welcomers: ((person: PersonId, guest: string | undefined) => Promise<void>)[];
  load(): Promise<void>;
  person(id: PersonId): Promise<Person | undefined>;
  record(id: PersonId): Promise<PersonalRecord | undefined>;
  command(id: PersonId, command: PersonCommand, told: Told): Promise<Result<Person, PersonRefusal | StoreRefusal>>;
  /** The same with the bytes to answer, now and when the command comes again. */
  perform(id: PersonId, command: PersonCommand, told: Told): Promise<Result<Done, PersonRefusal | StoreRefusal>>;
  /** An address of ours, as it stands in letters. The token goes behind #, where no log and no referrer sees it. */
  link(path: string, token?: string): string;
  /** A letter to a person, in the person's language. */
  write(
    trx: Trx,
    key: string,
    to: PersonalRecord,
    kind: keyof Words,
    letter: (words: Words) => Letter,
    at: Instant,
  ): Promise<void>;
}

export function openRoom(services: Services): Room {
  const { store, config } = services;
  const { keyed, load } = openKeyed(store);
  const sessions = openSessions(services);
  const outbox = openOutbox(services);
  async function perform(id: PersonId, command: PersonCommand, { actor, at, once, answer, alongside }: Told) {
    const performed = await store.performBy(personProcess, {
      ...{ stream: personStream(id), actor, at, once },
      decide: ({ state }) => decide(state, command, at),
      answer: ({ state }) => answer?.(state!) ?? {},
      async alongside(trx, after) {
        await projectPerson(trx, after.state!, after.version);
        await alongside?.(trx, after.state!);
      },
    });
    sessions.changed();
    services.disconnect(`person:${id}`); // push asks again who may see what
    return performed.ok ? ok({ person: performed.value.state!, answer: performed.value.answer }) : performed;
  }
  return {
    ...{ services, keyed, load, sessions, outbox },
    hashing: openHashing(),
    throttle: openThrottle(store, keyed),
    personalData: [],
    welcomers: [],
    person: async (id) => (await store.load(personProcess, personStream(id))).state,
    record: (id) => readRecord(store.db, id),
    perform,
    async command(id, command, told) {
      const done = await perform(id, command, told);
      return done.ok ? ok(done.value.person) : done;
    },
    link(path, token) {
      const base = config.publicUrl ?? `http://localhost:${config.port}`;
      return `${base}${path}${token === undefined ? '' : `#${token}`}`;
    },
    async write(trx, key, to, kind, letter, at) {
      const { person, email: address, language, firstName, lastName } = to;
      const recipient = { person, address, language, name: `${firstName} ${lastName}` };
      await outbox.post(trx, key, kind, recipient, letter(WORDS[language]), at);
    },
  };
}

/** A refusal with a status of its own, and Retry-After where it says how long. */
export function refuseAs(reply: FastifyReply, status: number, refusal: AnyRefusal & { readonly seconds?: number }) {
  if (refusal.seconds !== undefined) reply.header('retry-after', String(refusal.seconds));
  reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemFor(refusal, status)));
  return ok(undefined);
}

export const refuseBusy = (reply: FastifyReply, seconds: number) =>
  refuseAs(reply, 429, { code: 'rate-limited', seconds });
