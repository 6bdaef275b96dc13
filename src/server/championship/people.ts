import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { type EligibilityRefusal, type ExclusionList, exclusionList } from '../../people/eligibility.ts';
import { foldedAddress } from '../../people/likeness.ts';
import type { Language } from '../../people/person.ts';
import { isStaff } from '../../people/role.ts';
import { RULES_IN_FORCE } from '../../people/rules.ts';
import type { Letter } from '../mail/letter.ts';
import { noteDevice } from '../people/devices.ts';
import type { BusyRefusal } from '../people/hashing.ts';
import { formersOf } from '../people/marks.ts';
import type { People } from '../people/people.ts';
import { fromRow, personalData } from '../people/record.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { Database, Trx } from '../store/database.ts';

/** What the championship shows of a person, where it may. */
export interface Known {
  readonly person: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly town: string | null;
  readonly born: string | null;
  readonly language: Language;
  /** Name and town in the lists before the final (ruling G28). */
  readonly publication: boolean;
}

export interface Home {
  readonly home: string;
  readonly listed: ReturnType<ExclusionList>;
}

/** All the championship asks about people. */
export interface ChampionshipPeople {
  /** Why this person may not take part now; undefined: welcome. SSC 1, 3 */
  obstacle(person: string, at: Instant): Promise<EligibilityRefusal | undefined>;
  /** Those of them that are known; who had himself erased is not among them. */
  known(db: Database | Trx, people: readonly string[]): Promise<ReadonlyMap<string, Known>>;
  /** Whether the person may be photographed and filmed at the final. SSC 8.03 */
  agreesToPictures(person: string): Promise<boolean>;
  /** Whether the person works for the organiser. SSC 1 */
  isStaff(db: Database | Trx, person: string): Promise<boolean>;
  /** Those whose name, town or e-mail address begins so; a hundred at most. */
  found(db: Database, text: string): Promise<readonly string[]>;
  /** The code of the link through which a person came when registering. SSC 5.04 */
  cameThrough(person: string): Promise<string | undefined>;
  /** Who the person was before leaving and coming back. SSC 1 */
  formers(db: Database | Trx, person: string): Promise<readonly string[]>;
  /** A match was started here: the device is noted. SSC 1 */
  playsHere(request: FastifyRequest, reply: FastifyReply, person: string, at: Instant): Promise<void>;
  /** Where people say to live, as one text, and whether the organiser's list of SSC 1 names them or their house. */
  homes(db: Database, people: readonly string[]): Promise<ReadonlyMap<string, Home>>;
  /** Whether there is such a list at all. */
  hasList(): Promise<boolean>;
  /** Those who run the championship. */
  organisers(trx: Trx): Promise<readonly string[]>;
  /** The two who excluded a person, and why; undefined: not excluded. SSC 8.01 */
  exclusion(person: string): Promise<{ reason: string; proposedBy: string; approvedBy: string } | undefined>;
  /** Whether one of the office may write to everybody now; it counts when the caller's transaction is committed. */
  mayWriteToMany(trx: Trx, by: string, at: Instant): Promise<Result<undefined, BusyRefusal>>;
  /** Counts a letter to everybody that has to go. */
  noteLetterToMany(trx: Trx, by: string, at: Instant): Promise<void>;
  /** A letter in the person's own language, once a key, in the caller's transaction. */
  write(
    trx: Trx,
    key: string,
    kind: string,
    person: string,
    letter: (language: Language) => Letter,
    at: Instant,
  ): Promise<void>;
}

/** The rules that were accepted with the account. SSC 3 */
const RULES = { name: 'ssc', version: RULES_IN_FORCE.ssc } as const;

/** The subject of people, asked the championship's questions. */
export function championshipPeople(people: People): ChampionshipPeople {
  return {
    // Which text was accepted is a matter of each edition: whoever enters accepts its own (SSC 3, 8.07).
    obstacle: async (person, at) =>
      (await people.obstacles(person, RULES, at)).find(({ code }) => code !== 'rules-not-accepted'),
    async known(db, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .withTables<PeopleTables>()
        .selectFrom('person_data')
        .innerJoin('people', 'people.person', 'person_data.person')
        .select(['person_data.person', 'first_name', 'last_name', 'town', 'born', 'language', 'publication'])
        .where(sql<boolean>`person_data.person = any(${[...ids]}::text[])`)
        .execute();
      return new Map(
        rows.map(({ person, first_name: firstName, last_name: lastName, ...rest }) => [
          person,
          { person, firstName, lastName, ...rest },
        ]),
      );
    },
    agreesToPictures: async (person) => (await people.person(person))?.consents.includes('image') ?? false,
    isStaff: worksForUs,
    found,
    cameThrough: async (person) => (await people.person(person))?.referral,
    formers: formersOf,
    playsHere: (request, reply, person, at) => noteDevice(people.room, request, reply, person, at),
    homes: (db, ids) => homes(people, db, ids),
    hasList: async () => (await people.exclusionList()).length > 0,
    async organisers(trx) {
      const rows = await trx
        .withTables<PeopleTables>()
        .selectFrom('people')
        .select('person')
        .where(sql<boolean>`'organiser' = any(roles)`)
        .execute();
      return rows.map(({ person }) => person);
    },
    async exclusion(person) {
      const exclusion = (await people.person(person))?.exclusion;
      return (
        exclusion && { reason: exclusion.reason, proposedBy: exclusion.proposedBy, approvedBy: exclusion.approvedBy }
      );
    },
    mayWriteToMany: (trx, by, at) => people.room.mayWrite({ by, as: 'toMany' }, at, trx),
    noteLetterToMany: (trx, by, at) => people.room.noteLetter({ by, as: 'toMany' }, at, trx),
    write: (trx, key, kind, person, letter, at) => people.write(trx, key, person, kind, letter, at),
  };
}

async function homes(people: People, db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Home>> {
  const list = exclusionList(await people.exclusionList());
  const rows = await db
    .withTables<PeopleTables>()
    .selectFrom('person_data')
    .selectAll()
    .where('person', '=', sql<string>`any(${[...ids]})`)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const data = personalData(fromRow(row));
      return data ? [[row.person, { home: foldedAddress(data), listed: list(data) }] as const] : [];
    }),
  );
}

async function worksForUs(db: Database | Trx, person: string): Promise<boolean> {
  const row = await db
    .withTables<PeopleTables>()
    .selectFrom('people')
    .select('roles')
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined && isStaff(row.roles);
}

async function found(db: Database, text: string): Promise<readonly string[]> {
  const start = `${text
    .trim()
    .toLowerCase()
    .replace(/\p{C}/gu, '')
    .replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .withTables<PeopleTables>()
    .selectFrom('person_data')
    .select('person')
    .where(({ or, eb }) =>
      or(
        [
          sql`lower(last_name)`,
          sql`lower(first_name)`,
          sql`lower(email)`,
          sql`lower(town)`,
          sql`lower(first_name || ' ' || last_name)`,
          sql`lower(last_name || ' ' || first_name)`,
        ].map((written) => eb(written, 'like', start)),
      ),
    )
    .limit(100)
    .execute();
  return rows.map(({ person }) => person);
}
