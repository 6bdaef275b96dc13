import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recent } from '../../kit/recent.ts';
import { DAY, HOUR, type Instant, MINUTE } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import { isStaff, type Role, STAFF } from '../../people/role.ts';
import { isHttps } from '../config.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { hashOf, isToken, newToken } from './secrets.ts';
import type { PeopleTables } from './tables.ts';

export interface Session {
  /** What its owner calls it by: a hash, of no use as a cookie. */
  readonly id: string;
  readonly person: PersonId;
  /** All roles the person has. */
  readonly roles: readonly Role[];
  /** Those that count in this session: staff roles only after the second factor. */
  readonly active: readonly Role[];
  readonly secondFactor: boolean;
  /** The person has a second factor; until it is shown the session is good for nothing else. */
  readonly hasSecondFactor: boolean;
  readonly createdAt: Instant;
}

export interface Sessions {
  /** Who holds the cookie of this request; undefined: nobody, or no longer. */
  of(request: FastifyRequest): Promise<Session | undefined>;
  /** Signs in: always with a new id, and the old one is gone. */
  open(request: FastifyRequest, reply: FastifyReply, person: PersonId, secondFactor: boolean): Promise<void>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Somebody's roles or standing changed: what is remembered is asked again. */
  changed(): void;
  /** Ends all sessions of a person, but perhaps not this one. */
  endAll(person: PersonId, but?: FastifyRequest): Promise<void>;
  /** Ends one session of a person; false: there is none such. */
  end(person: PersonId, id: string): Promise<boolean>;
}

/** Without a sign of life, and in all: staff see other people's data, so theirs ends after half an hour and twelve. */
const LASTS = {
  player: { idle: 30 * DAY, absolute: 180 * DAY },
  staff: { idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const;
/** A request within this time is answered from memory: an exclusion or a sign-out elsewhere counts a second later. */
const MEMORY = 1000;
const REMEMBERED = 10_000;
const SEEN = MINUTE;

export function openSessions({ store, config, now, log }: Services): Sessions {
  const db = store.db.withTables<PeopleTables>();
  const cookie = isHttps(config) ? '__Host-session' : 'session';
  const memory = new Recent<string, { session: Session | undefined; until: Instant }>(REMEMBERED);

  const tokenOf = (request: FastifyRequest) => {
    const token = readCookie(request, cookie);
    return token !== undefined && isToken(token) ? token : undefined;
  };
  const write = (reply: FastifyReply, token: string, seconds: number) =>
    writeCookie(reply, cookie, token, { isSecure: isHttps(config), seconds });

  return {
    async of(request) {
      const token = tokenOf(request);
      if (token === undefined) return undefined;
      const at = now();
      const remembered = memory.get(token);
      if (remembered !== undefined && at < remembered.until && remembered.until - at <= MEMORY)
        return remembered.session;
      const session = await find(store, token, at);
      memory.set(token, { session, until: at + MEMORY });
      return session;
    },
    async open(request, reply, person, secondFactor) {
      const before = tokenOf(request);
      const token = newToken();
      const at = new Date(now());
      await db.transaction().execute(async (trx) => {
        if (before !== undefined) await trx.deleteFrom('sessions').where('token_hash', '=', hashOf(before)).execute();
        await trx
          .insertInto('sessions')
          .values({ token_hash: hashOf(token), person, created_at: at, seen_at: at, second_factor: secondFactor })
          .execute();
      });
      if (before !== undefined) memory.delete(before);
      log.info({ person, secondFactor }, 'signed in'); // by whatever way
      write(reply, token, LASTS.player.absolute / 1000);
    },
    async close(request, reply) {
      const token = tokenOf(request);
      if (token !== undefined) {
        await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
        memory.delete(token);
      }
      write(reply, '', 0);
    },
    changed: () => memory.clear(),
    async endAll(person, but) {
      const kept = but === undefined ? undefined : tokenOf(but);
      await db
        .deleteFrom('sessions')
        .where('person', '=', person)
        .$if(kept !== undefined, (query) => query.where('token_hash', '<>', hashOf(kept!)))
        .execute();
      memory.clear();
    },
    async end(person, id) {
      const ended = await db
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where('token_hash', '=', Buffer.from(id, 'hex'))
        .returning('person')
        .executeTakeFirst();
      memory.clear();
      return ended !== undefined;
    },
  };
}

/** The session of a token; what has had its time is removed, a sign of life is noted. */
async function find(store: Store, token: string, at: Instant): Promise<Session | undefined> {
  const db = store.db.withTables<PeopleTables>();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.person', 'sessions.person')
    .leftJoin('person_secrets', 'person_secrets.person', 'sessions.person')
    .select(['sessions.person', 'sessions.created_at', 'sessions.seen_at', 'sessions.second_factor'])
    .select(['people.roles', 'people.deleted'])
    .select((query) => query('person_secrets.totp_secret', 'is not', null).as('has'))
    .where('sessions.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined || row.deleted) return undefined;
  const { idle, absolute } = isStaff(row.roles) ? LASTS.staff : LASTS.player;
  if (at - row.seen_at > idle || at - row.created_at > absolute) {
    await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
    return undefined;
  }
  if (at - row.seen_at > SEEN) {
    await db
      .updateTable('sessions')
      .set({ seen_at: new Date(at) })
      .where('token_hash', '=', hashOf(token))
      .execute();
  }
  const { person, roles, second_factor: secondFactor, created_at: createdAt } = row;
  const active = secondFactor ? roles : roles.filter((role) => !STAFF.includes(role));
  const id = hashOf(token).toString('hex');
  return { id, person, roles, active, secondFactor, hasSecondFactor: Boolean(row.has), createdAt };
}
