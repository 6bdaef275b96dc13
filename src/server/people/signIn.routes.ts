import { sql } from 'kysely';
import { ok, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import { isStaff } from '../../people/role.ts';
import type { NextFactor } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
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
    async handler({ request, reply }) {
      await room.sessions.close(request, reply);
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
      const here = `sign-in ${email} ${request.ip}`;
      const anywhere = `sign-in ${email}`;
      const wait = Math.max(
        await room.throttle.wait(here, PATIENCE.here, at),
        await room.throttle.wait(anywhere, PATIENCE.anywhere, at),
      );
      if (wait > 0) return refuse({ code: 'rate-limited', seconds: wait });
      const row = await byEmail(room, email);
      const verified = await room.hashing.verify(row?.password_hash, body.password);
      if (!verified.ok) return verified;
      if (!verified.value || row === undefined) {
        const count = await room.throttle.failed(here, at);
        await room.throttle.failed(anywhere, at);
        if (count === PATIENCE.here.free) await noteSlowed(room, row?.person, at);
        return refuse({ code: 'wrong-credentials' });
      }
      await room.throttle.succeeded(here);
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
