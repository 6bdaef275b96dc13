import { ok } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import type { Store } from '../store/store.ts';
import type { MailTables } from './outbox.ts';

export const mailRoutes = ({ db }: Store): readonly Route[] => [
  route('GET /mail', {
    policy: may('mail.read'),
    schema: { summary: 'The last two hundred letters: kind and state, never the text.' },
    async handler() {
      const letters = await db
        .withTables<MailTables>()
        .selectFrom('outbox')
        .select(['id', 'person', 'kind', 'state', 'attempts', 'last_error', 'created_at', 'sent_at'])
        .orderBy('id', 'desc')
        .limit(200)
        .execute();
      return ok({ letters: letters.map((letter) => ({ ...letter, id: String(letter.id) })) });
    },
  }),
];
