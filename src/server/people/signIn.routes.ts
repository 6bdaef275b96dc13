import { sql } from 'kysely';
import { ok, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import { isStaff } from '../../people/role.ts';
import type { NextFactor } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
import { networkOf } from '../http/network.ts';
import { type Route, route } from '../http/route.ts';
import type { Room } from './room.ts';
import { closed, Password, Text } from './shapes.ts';
import type { PeopleTables } from './tables.ts';
import { PATIENCE } from './throttle.ts';

/** Signing in with e-mail and password, and out. */
export const signInRoutes = (room: Room): readonly Route[] => [
  signIn(room),
  route('DELETE /session', {
    policy: may('account.enter'),
    schema: { summary: 'Sign out on this device.' },
    async handler({ by, request, reply }) {
      await room.sessions.close(request, reply);
      room.services.log.info({ actor: by }, 'signed out');
      return ok(undefined);
    },
  }),
];

const signIn = (room: Room): Route =>
  route('POST /session', {
    policy: may('account.enter'),
    limit: { perMinute: 240, burst: 120, by: 'address' },
    schema: { body: closed({ email: Text, password: Password }), summary: 'Sign in with e-mail and password.' },
    async handler({ body, at, request, reply }) {
      const email = asTyped(body.email);
      const place = networkOf(request.ip);
      const here = `sign-in ${email} ${place}`;
      const anywhere = `sign-in ${email}`;
      // Counted before the password is looked at: here and, for many places together, anywhere.
      const names = [[here, PATIENCE.here] as const, [anywhere, PATIENCE.anywhere] as const];
      const tried = await room.throttle.tryAll(names, at);
      if (tried.wait > 0) return refuse({ code: 'rate-limited', seconds: tried.wait });
      const row = await byEmail(room, email);
      const verified = await room.hashing.verify(row?.password_hash, body.password, place);
      if (!verified.ok) {
        for (const who of [here, anywhere]) await room.throttle.giveBack(who);
        return verified;
      }
      if (!verified.value || row === undefined) {
        if (tried.count === PATIENCE.here.free) await noteSlowed(room, row?.person, at);
        room.services.log.warn({ person: row?.person }, 'a sign-in was refused');
        return refuse({ code: 'wrong-credentials' });
      }
      await room.throttle.succeeded(here);
      await room.throttle.giveBack(anywhere);
      await room.sessions.open(request, reply, row.person, false);
      return ok({ secondFactor: nextFactor(row.totp_secret !== null, isStaff(row.roles)) });
    },
  });

/** What is no letter at all (and what no database takes) is nobody's address. */
export const asTyped = (email: string): string => email.normalize('NFKC').replace(/\p{C}/gu, '').trim().toLowerCase();

/** What the screen asks next. */
export const nextFactor = (has: boolean, staff: boolean): NextFactor => (has ? 'needed' : staff ? 'set-up' : 'none');

const byEmail = ({ services }: Room, email: string) =>
  services.store.db
    .withTables<PeopleTables>()
    .selectFrom('person_data')
    .innerJoin('person_secrets', 'person_secrets.person', 'person_data.person')
    .innerJoin('people', 'people.person', 'person_data.person')
    .select(['person_data.person', 'password_hash', 'totp_secret', 'people.roles'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();

/** The audit knows of series of wrong passwords, for known and unknown addresses alike: never the address itself. */
async function noteSlowed(room: Room, person: PersonId | undefined, at: Instant): Promise<void> {
  const event = { type: 'signInSlowed', person: person ?? null, at };
  await room.services.store.append({
    stream: 'security:sign-in',
    expected: 'any',
    events: [event],
    actor: 'anonymous',
    at,
  });
}
