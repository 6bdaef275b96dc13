import Type from 'typebox';
import { ok, refuse } from '../../../kit/result.ts';
import { may } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import { keyFor, keySecret, readTypedKey } from '../keys.ts';
import type { Office } from '../office.ts';
import { closed } from '../shapes.ts';
import type { TournamentTables } from '../tables.ts';

/** Signs of older evenings than these have been thrown away. */
const EVENINGS = 100;

/** Somebody types the code of a sign, because the camera does not read it. */
export const codeRoutes = ({ store, sealing }: Office): readonly Route[] => [
  route('POST /tournaments/codes', {
    policy: may('tournament.enter'),
    // Whoever guesses has one chance in 10^12 each time.
    limit: { perMinute: 20, burst: 20, by: 'address' },
    schema: {
      body: Type.Object({ code: Type.String({ maxLength: 40 }) }, closed),
      summary: 'What the typed code of a sign opens.',
    },
    async handler({ body: { code } }) {
      const rows = await store.db
        .withTables<TournamentTables>()
        .selectFrom('tournaments')
        .select(['id', 'secret'])
        .orderBy('at', 'desc')
        .limit(EVENINGS)
        .execute();
      for (const { id, secret: sealed } of rows) {
        const secret = sealing.open(sealed, keySecret(id));
        const key = secret && readTypedKey(secret, code);
        if (key) return ok({ id, key: keyFor(secret, key.kind, key.number) });
      }
      return refuse({ code: 'no-such-code' });
    },
  }),
];
