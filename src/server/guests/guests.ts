import { createHash, randomBytes, randomUUID } from 'node:crypto';
import Type from 'typebox';
import { Recent } from '../../kit/recent.ts';
import { ok } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { isHttps } from '../config.ts';
import { type Actor, may } from '../http/actor.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import { route } from '../http/route.ts';
import type { At } from '../store/database.ts';
import type { Services, Subject } from '../subject.ts';

type GuestTables = {
  guests: { id: string; token_hash: Buffer; at: At };
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Guests may practise at once: an opaque token in a cookie, nothing else is known of them. */
export function guests({ store, config }: Services): Subject {
  const db = store.db.withTables<GuestTables>();
  const cookie = isHttps(config) ? '__Host-guest' : 'guest';
  const known = new Recent<string, Actor>(10_000);

  async function open(at: Instant): Promise<{ id: string; token: string }> {
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('guests')
      .values({ id, token_hash: hashOf(token), at: new Date(at) })
      .execute();
    return { id, token };
  }

  return {
    name: 'guests',
    routes: [
      route('POST /guests', {
        policy: may('account.enter'),
        schema: {
          body: Type.Object({}, { additionalProperties: false }),
          summary: 'Begin to practise as a guest; who is one already stays the same.',
        },
        limit: { perMinute: 600, burst: 600, by: 'address' },
        async handler({ actor, at, reply }) {
          if (actor.kind === 'guest') return ok({ id: actor.id });
          const { id, token } = await open(at);
          writeCookie(reply, cookie, token, { isSecure: isHttps(config), seconds: 180 * 24 * 3600 });
          return ok({ id });
        },
      }),
    ],
    async identify(request) {
      const token = readCookie(request, cookie);
      if (token === undefined) return undefined;
      const remembered = known.get(token);
      if (remembered !== undefined) return remembered;
      const row = await db.selectFrom('guests').select('id').where('token_hash', '=', hashOf(token)).executeTakeFirst();
      if (row === undefined) return undefined;
      const actor: Actor = { kind: 'guest', id: row.id };
      known.set(token, actor);
      return actor;
    },
  };
}
