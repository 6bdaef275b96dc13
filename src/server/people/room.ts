import { invariant } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Tie } from '../../people/changeRequest.ts';
import type { StillOpen } from '../../people/leaving.ts';
import type { Hanging } from '../../people/marks.ts';
import {
  type Person,
  type PersonCommand,
  type PersonId,
  type PersonRefusal,
  personProcess,
} from '../../people/person.ts';
import type { PersonalRecord } from '../../people/record.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Address } from '../../wire/screens.ts';
import type { Letter } from '../mail/letter.ts';
import { type Outbox, openOutbox } from '../mail/outbox.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { Services } from '../subject.ts';
import { type BusyRefusal, type Hashing, openHashing } from './hashing.ts';
import { openMarks } from './marks.ts';
import { personStream, projectPerson } from './process.ts';
import { readRecord } from './record.ts';
import { type Keyed, openKeyed } from './secrets.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { LETTERS, openThrottle, type Throttle } from './throttle.ts';
import type { Words } from './words.de.ts';
import { WORDS } from './words.ts';

/** A subject that keeps something about people: it gives it out to them, and forgets it. */
export interface PersonalDataSource {
  readonly name: string;
  /** Everything it keeps about the person, as JSON; what may be long as an async iterable, read when it is written down. */
  export(person: PersonId): Promise<unknown>;
  /** Why the person may not change name, birthday, address and mailbox alone. */
  ties?(trx: Trx, person: PersonId, at: Instant): Promise<Tie | undefined>;
  /** Two people have let the person change: what was checked of who it was holds no longer. */
  changed?(trx: Trx, person: PersonId): Promise<void>;
  /** What would be cut off if the person left now. */
  stillOpen?(trx: Trx, person: PersonId, at: Instant): Promise<readonly StillOpen[]>;
  /** What must still hold if the person leaves and comes back; asked in the transaction of the deletion. */
  hangs?(trx: Trx, person: PersonId, at: Instant): Promise<readonly Hanging[]>;
  /** In the transaction of the deletion; what the law makes us keep stays, under the id alone. */
  erase?(trx: Trx, person: PersonId): Promise<void>;
}

/** What goes with a command about a person. */
export interface Told<Late = never> {
  /** 'person:ID', 'system': as it stands in the log. */
  readonly actor: string;
  readonly at: Instant;
  /** Never for commands with a password in their body: what is kept of a body is a plain hash. */
  readonly once?: Once | undefined;
  /** Who may be the same person; asked where a record is new or changed. */
  readonly suspects?: () => Promise<readonly PersonId[]>;
  readonly alongside?: (trx: Trx, person: Person) => Promise<undefined | LateRefusal<Late>> | Promise<void>;
}

/** Who causes a letter, if we know, and the address, if the person causing it names one. */
export interface Caused {
  /** 'person:ID' */
  readonly by?: string;
  /** 'by', if it does not say. */
  readonly as?: Exclude<keyof typeof LETTERS, 'to'>;
  readonly to?: string;
}

export interface Done<Said> {
  readonly person: Person;
  readonly answer: Answer<Said>;
}

/** What the files of this room share. */
export interface Room {
  readonly services: Services;
  readonly keyed: Keyed;
  /** Like `keyed`, with the key that is not in the database. */
  readonly marked: Keyed;
  readonly hashing: Hashing;
  readonly throttle: Throttle;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly personalData: PersonalDataSource[];
  /** Told of everybody who became a person, and who they were as a guest. */
  readonly welcomers: ((person: PersonId, guest: string | undefined) => Promise<void>)[];
  /** Told of everybody who was excluded, before it is answered. */
  readonly excluders: ((person: PersonId, at: Instant) => Promise<void>)[];
  load(): Promise<void>;
  person(id: PersonId): Promise<Person | undefined>;
  record(id: PersonId): Promise<PersonalRecord | undefined>;
  command<Late = never>(
    id: PersonId,
    command: PersonCommand,
    told: Told<Late>,
  ): Promise<Result<Person, PersonRefusal | StoreRefusal | Late>>;
  /** The same with the bytes to answer, now and when the command comes again; so nothing personal in them. */
  perform<Said, Late = never>(
    id: PersonId,
    command: PersonCommand,
    told: Told<Late>,
    answer: (person: Person) => Said,
  ): Promise<Result<Done<Said>, PersonRefusal | StoreRefusal | Late>>;
  /** A screen of ours, as it stands in letters. The token goes behind #, where no log and no referrer sees it. */
  link(screen: Address, token?: string): string;
  /**
   * Whether a letter may be written now; it is counted, once, for whoever causes it and for the address it goes to. In the
   * transaction that writes it, it counts only if that is committed; who may not write undoes it.
   */
  mayWrite(letter: Caused, at: Instant, trx?: Trx): Promise<Result<undefined, BusyRefusal>>;
  /** Counts a letter that has to go. */
  noteLetter(letter: Required<Omit<Caused, 'to'>>, at: Instant, trx: Trx): Promise<void>;
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
  const { store } = services;
  const { keyed, load } = openKeyed(store);
  const throttle = openThrottle(store, keyed);
  const sessions = openSessions(services);
  const outbox = openOutbox(services);
  const excluders: Room['excluders'] = [];
  const perform = performer(services, sessions, excluders);
  return {
    ...{ services, keyed, load, sessions, outbox, perform },
    ...{ marked: openMarks(services.config), hashing: openHashing(), throttle },
    async mayWrite({ by, as = 'by', to }, at, trx) {
      const { wait } = await throttle.tryAll(
        [
          ...(by === undefined ? [] : [[lettersOf(by, as), LETTERS[as]] as const]),
          ...(to === undefined ? [] : [[`mail ${to}`, LETTERS.to] as const]),
        ],
        at,
        trx,
      );
      return wait > 0 ? refuse({ code: 'rate-limited', seconds: wait }) : ok(undefined);
    },
    noteLetter: ({ by, as }, at, trx) => throttle.note(lettersOf(by, as), at, trx),
    personalData: [],
    welcomers: [],
    excluders,
    person: async (id) => (await store.load(personProcess, personStream(id))).state,
    record: (id) => readRecord(store.db, id),
    async command(id, command, told) {
      const done = await perform(id, command, told, () => ({}));
      return done.ok ? ok(done.value.person) : done;
    },
    link: (screen, token) => `${baseUrl(services)}${screen}${token === undefined ? '' : `#${token}`}`,
    async write(trx, key, to, kind, letter, at) {
      const { person, email: address, language, firstName, lastName } = to;
      const recipient = { person, address, language, name: `${firstName} ${lastName}` };
      await outbox.post(trx, key, kind, recipient, letter(WORDS[language]), at);
    },
  };
}

const lettersOf = (by: string, as: string): string => `letters ${as} ${by}`;

/** Where the product is reached from outside. */
export const baseUrl = ({ config }: Services): string => config.publicUrl ?? `http://localhost:${config.port}`;

/** A command about a person: events, the row in the list of people and what goes along, in one transaction. */
const performer = (services: Services, sessions: Sessions, excluders: Room['excluders']): Room['perform'] =>
  async function perform(id, command, { actor, at, once, suspects, alongside }, answer) {
    const performed = await services.store.perform(personProcess, {
      ...{ stream: personStream(id), actor, at, once, command },
      by: actor.replace(/^person:/, ''),
      facts: async () => ({ suspects: (await suspects?.()) ?? [] }),
      answer: ({ state }) => answer(existing(state)),
      async alongside(trx, { state, version }) {
        await projectPerson(trx, existing(state), version);
        return (await alongside?.(trx, existing(state))) ?? undefined;
      },
    });
    sessions.changed();
    services.disconnect(`person:${id}`); // push asks again who may see what
    if (!performed.ok) return performed;
    if (performed.value.events.some(({ type }) => type === 'excluded'))
      for (const settle of excluders) await settle(id, at);
    return ok({ person: existing(performed.value.state), answer: performed.value.answer });
  };

function existing(person: Person | undefined): Person {
  invariant(person !== undefined, 'nothing is decided about somebody who does not exist');
  return person;
}
