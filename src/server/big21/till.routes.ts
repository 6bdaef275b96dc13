import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { ok } from '../../kit/result.ts';
import { rappen } from '../../ledger/money.ts';
import { tillOf } from '../../ledger/movement.ts';
import { may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import type { Tills } from '../ledger/tills.ts';
import { closed, EMPTY, PERSON } from './shapes.ts';

const COUNTED = Type.Object({ counted: Type.Integer({ minimum: 0, maximum: 100_000_000 }) }, closed);

/** Each cashier's own till: counted at the beginning, and by two at the end. */
export const tillRoutes = (tills: Tills, nameOf: (person: string) => Promise<string>): readonly Route[] => [
  route('GET /desk/tills', {
    policy: may('ledger.read'),
    schema: { summary: 'The tills: open, closed, or counted and waiting for a signature.' },
    async handler() {
      const all = await tills.all();
      return ok({ tills: await Promise.all(all.map(async (each) => ({ ...each, name: await nameOf(each.person) }))) });
    },
  }),
  route('POST /desk/till/opening', {
    policy: may('ledger.pay'),
    schema: { body: COUNTED, summary: 'Open your own till with what was counted; only then is cash handled.' },
    handler: async ({ body, by, at, once }) => {
      const command = { type: 'open', id: randomUUID(), counted: rappen(body.counted) } as const;
      return sent(await tills.command(tillOf(by), command, by, at, once));
    },
  }),
  route('POST /desk/till/closing', {
    policy: may('ledger.pay'),
    schema: { body: COUNTED, summary: 'Count your own till; it is closed when somebody else has counted it too.' },
    handler: async ({ body, by, at, once }) =>
      sent(await tills.command(tillOf(by), { type: 'close', counted: rappen(body.counted) }, by, at, once)),
  }),
  route('POST /desk/tills/:person/signature', {
    policy: may('ledger.pay'),
    schema: {
      params: PERSON,
      body: EMPTY,
      summary: 'The second person has counted too: the till is closed, a difference is booked.',
    },
    handler: async ({ params: { person }, by, at, once }) =>
      sent(await tills.command(person, { type: 'sign' }, by, at, once)),
  }),
];
