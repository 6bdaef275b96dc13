import type { Instant } from '../../kit/time.ts';
import { type EligibilityRefusal, type Listed, obstacles } from '../../people/eligibility.ts';
import type { Language, Person, PersonId } from '../../people/person.ts';
import type { PersonalRecord } from '../../people/record.ts';
import type { PersonalData } from '../../people/registration.ts';
import type { Letter } from '../mail/letter.ts';
import { mailRoutes } from '../mail/mail.routes.ts';
import { MAIL_JOB } from '../mail/outbox.ts';
import type { Trx } from '../store/database.ts';
import type { Services, Subject } from '../subject.ts';
import { emailRoutes } from './email.routes.ts';
import { type ExclusionLists, openExclusionLists } from './exclusionLists.ts';
import { housePageRoutes } from './housePages.routes.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { INVITE_JOB, sendInvitations } from './invitations.ts';
import { leavingRoutes } from './leaving.routes.ts';
import { isOwnKey } from './marks.ts';
import { meRoutes } from './me.routes.ts';
import { openidRoutes } from './openid.routes.ts';
import { FORGOTTEN_JOB, passwordRoutes, sendResetLink } from './password.routes.ts';
import { peopleRoutes, selectPeople } from './people.routes.ts';
import { peopleProjection } from './process.ts';
import { PURGE_JOB, purge } from './purge.ts';
import { fromRow, personalData } from './record.ts';
import { registrationRoutes } from './registration.routes.ts';
import { reviewRoutes } from './review.routes.ts';
import { openRoom, type PersonalDataSource, type Room } from './room.ts';
import { secondFactorRoutes } from './secondFactor.routes.ts';
import { factorOf } from './secondFactor.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { signInRoutes } from './signIn.routes.ts';
import { staffRoutes } from './staff.routes.ts';
import { organiserLink } from './staff.ts';
import type { PeopleTables } from './tables.ts';

export type { PersonalDataSource } from './room.ts';

export type FoundPerson = Pick<PersonalRecord, 'person' | 'firstName' | 'lastName' | 'email' | 'born' | 'town'>;

/** What the other subjects ask of the people's room. */
export interface People {
  readonly subject: Subject;
  person(id: PersonId): Promise<Person | undefined>;
  /** What SSC 3 asks, if the person gave all of it. */
  data(id: PersonId): Promise<PersonalData | undefined>;
  /** Fifty people at most whose name or address begins so. */
  find(search: string): Promise<readonly FoundPerson[]>;
  /** Why this person may not start a championship match now; none: welcome. SSC 1, SSC 3, X20 */
  obstacles(
    id: PersonId,
    rules: { readonly name: string; readonly version: string },
    now: Instant,
  ): Promise<readonly EligibilityRefusal[]>;
  /** Whom the organiser has listed as not entitled to take part. SSC 1 */
  exclusionList(): Promise<readonly Listed[]>;
  /** A letter in the person's language, in the caller's transaction; one a key. */
  write(
    trx: Trx,
    key: string,
    person: PersonId,
    kind: string,
    letter: (language: Language) => Letter,
    at: Instant,
  ): Promise<void>;
  /** A subject that keeps something about people says so: it is then part of exports and deletions. */
  includePersonalData(source: PersonalDataSource): void;
  /** Calls for everybody who became a person, with the guest they were. */
  whenAdmitted(welcome: (person: PersonId, guest: string | undefined) => Promise<void>): void;
  /** Calls when somebody is excluded, before it is answered. */
  whenExcluded(settle: (person: PersonId, at: Instant) => Promise<void>): void;
  readonly room: Room;
}

/** The room is at hand for tests of a running server. */
type PeopleSubject = Subject & { readonly room: Room };

export function createPeople(services: Services, print: (line: string) => void = console.log): People {
  const room = openRoom(services);
  const lists = openExclusionLists(services.store, services.now);
  return {
    subject: peopleSubject(room, lists, print),
    room,
    person: room.person,
    data: async (id) => {
      const record = await room.record(id);
      return record && personalData(record);
    },
    find: async (search) => (await selectPeople(room, { search }).execute()).map(fromRow),
    async obstacles(id, rules, at) {
      const [person, record, listed] = await Promise.all([room.person(id), room.record(id), lists.current()]);
      const data = record && personalData(record);
      if (person === undefined || person.deletedAt !== undefined) return [{ code: 'person-deleted' }];
      if (data === undefined) return [{ code: 'data-missing', article: 'SSC 3' }];
      return obstacles(person, data, rules, listed, at);
    },
    exclusionList: lists.entries,
    async write(trx, key, person, kind, letter, at) {
      const row = await trx
        .withTables<PeopleTables>()
        .selectFrom('person_data')
        .select(['email', 'language', 'first_name', 'last_name'])
        .where('person', '=', person)
        .executeTakeFirst();
      if (row === undefined) return; // who has left gets no letters
      const { email: address, language, first_name: first, last_name: last } = row;
      await room.outbox.post(
        trx,
        key,
        kind,
        { person, address, language, name: `${first} ${last}` },
        letter(language),
        at,
      );
    },
    includePersonalData: (source) => {
      room.personalData.push(source);
    },
    whenAdmitted: (welcome) => {
      room.welcomers.push(welcome);
    },
    whenExcluded: (settle) => {
      room.excluders.push(settle);
    },
  };
}

/** What people add to the server. */
function peopleSubject(room: Room, lists: ExclusionLists, print: (line: string) => void): PeopleSubject {
  const { store, now, config } = room.services;
  return {
    name: 'people',
    room,
    secrets: [{ table: 'person_secrets', ids: ['person'], column: 'totp_secret', what: factorOf }],
    routes: [
      ...registrationRoutes(room),
      ...invitationRoutes(room),
      ...signInRoutes(room),
      ...sessionsRoutes(room),
      ...secondFactorRoutes(room),
      ...passwordRoutes(room),
      ...meRoutes(room),
      ...emailRoutes(room),
      ...leavingRoutes(room),
      ...openidRoutes(room),
      ...peopleRoutes(room),
      ...reviewRoutes(room, lists),
      ...staffRoutes(room),
      ...housePageRoutes(room),
      ...mailRoutes(store),
    ],
    jobs: {
      [MAIL_JOB]: room.outbox.deliver,
      [FORGOTTEN_JOB]: (payload) => sendResetLink(room, payload),
      [PURGE_JOB]: () => purge(room),
      [INVITE_JOB]: () => sendInvitations(room),
    },
    projections: [peopleProjection()],
    async identify(request) {
      const session = await room.sessions.of(request);
      // Before the second factor is shown the session opens nothing.
      if (session === undefined || (session.hasSecondFactor && !session.secondFactor)) return undefined;
      return { kind: 'person', id: session.person, roles: session.active };
    },
    async start() {
      await room.load();
      if (!(await isOwnKey(room)))
        room.services.log.error(
          'the key of the marks is another one than before: who left is not known again (MARKS_KEY)',
        );
      await purge(room);
      const link = await organiserLink(room, now());
      if (link !== undefined && config.logLevel !== 'silent') print(`Organiser, once: ${link}`);
    },
    async stop() {
      room.outbox.close();
    },
  };
}
