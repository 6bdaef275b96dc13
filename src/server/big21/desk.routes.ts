import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { rappen } from '../../ledger/money.ts';
import type { WalletCommand } from '../../ledger/wallet.ts';
import { type Asked, looseRoute, type Route, sent } from '../http/route.ts';
import { checkLedger } from '../ledger/check.ts';
import { statementOf } from '../ledger/statement.ts';
import type { Wallets } from '../ledger/wallets.ts';
import type { People } from '../people/people.ts';
import type { Services } from '../subject.ts';
import { monitor } from './monitor.ts';
import { closed, PERSON, RAPPEN, REASON } from './shapes.ts';
import type { Terms } from './terms.ts';

const CASHIER = { role: ['cashier'] } as const;
const OPERATOR = { role: ['organiser', 'director'] } as const;
const DAY = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The cash desk and the operator. Money needs a cashier, large sums and corrections two of them. */
export function deskRoutes(
  { store }: Services,
  wallets: Wallets,
  terms: Terms,
  people: Pick<People, 'person' | 'data'>,
): readonly Route[] {
  const command = async (asked: Asked<{ person: string }, unknown, unknown>, what: WalletCommand) => {
    if ((await people.person(asked.params.person)) === undefined) return refuse({ code: 'not-found' });
    return sent(await wallets.command(asked.params.person, what, asked.by, asked.at, asked.once));
  };
  const waiting = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
  return [
    looseRoute({
      method: 'GET',
      url: '/api/desk/accounts/:person',
      policy: { role: ['cashier', 'organiser', 'auditor'] },
      schema: { params: PERSON, summary: 'An account as the desk sees it.' },
      async handler({ params, at }) {
        if ((await people.person(params.person)) === undefined) return refuse({ code: 'not-found' });
        const [shown, data] = await Promise.all([wallets.show(params.person, at), people.data(params.person)]);
        // To be compared with the document of whoever stands at the desk.
        const holder = data && { name: `${data.firstName} ${data.lastName}`, born: data.born, town: data.town };
        return ok({
          ...shown,
          holder: holder ?? null,
          statement: (await statementOf(store.db, params.person)).slice(0, 100),
        });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/desk/accounts/:person/deposits',
      policy: CASHIER,
      idempotency: 'required',
      schema: {
        params: PERSON,
        body: Type.Object({ amount: RAPPEN }, closed),
        summary: 'Cash taken; above CHF 1,000 a second person confirms.',
      },
      handler: (asked) =>
        command(asked, {
          type: 'deposit',
          id: randomUUID(),
          amount: rappen(asked.body.amount),
          via: 'cash',
          by: asked.by,
        }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/desk/accounts/:person/payouts',
      policy: CASHIER,
      idempotency: 'required',
      schema: {
        params: PERSON,
        body: Type.Object(
          { id: Type.String({ maxLength: 64 }), result: Type.Union([Type.Literal('paid'), Type.Literal('returned')]) },
          closed,
        ),
        summary: 'A payout that was asked for: handed over, or returned to the account.',
      },
      handler: (asked) =>
        command(asked, {
          type: asked.body.result === 'paid' ? 'payOut' : 'returnPayout',
          id: asked.body.id,
          by: asked.by,
        }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/desk/accounts/:person/approvals',
      policy: CASHIER,
      idempotency: 'required',
      schema: {
        params: PERSON,
        body: waiting,
        summary: 'The second person confirms a deposit, a held payout or a correction.',
      },
      handler: (asked) => command(asked, { type: 'approve', id: asked.body.id, by: asked.by }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/desk/accounts/:person/corrections',
      policy: CASHIER,
      idempotency: 'required',
      schema: {
        params: PERSON,
        body: Type.Object(
          { amount: Type.Integer({ minimum: -10_000_000, maximum: 10_000_000 }), reason: REASON },
          closed,
        ),
        summary: 'A counter-entry with its reason; a second person approves it.',
      },
      handler: (asked) =>
        command(asked, {
          type: 'proposeCorrection',
          ...{ id: randomUUID(), amount: rappen(asked.body.amount), reason: asked.body.reason, by: asked.by },
        }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/desk/accounts/:person/identity',
      policy: CASHIER,
      schema: {
        params: PERSON,
        body: Type.Object({ result: Type.Union([Type.Literal('checked'), Type.Literal('refused')]) }, closed),
        summary: 'The identity was checked with a document.',
      },
      handler: (asked) => command(asked, { type: 'checkIdentity', by: asked.by, result: asked.body.result }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/desk/accounts/:person/exclusion',
      policy: OPERATOR,
      schema: {
        params: PERSON,
        body: Type.Object({ reason: REASON }, closed),
        summary: 'Exclude; an open game is settled as it stands.',
      },
      handler: (asked) => command(asked, { type: 'exclude', by: asked.by, reason: asked.body.reason }),
    }),
    looseRoute({
      method: 'DELETE',
      url: '/api/desk/accounts/:person/exclusion',
      policy: OPERATOR,
      schema: { params: PERSON, summary: 'Lift an exclusion by the operator.' },
      handler: (asked) => command(asked, { type: 'readmit', by: asked.by }),
    }),
    looseRoute({
      method: 'GET',
      url: '/api/big21/monitor',
      policy: { role: ['organiser', 'auditor'] },
      schema: {
        querystring: Type.Object({ from: DAY, until: DAY }, closed),
        summary: 'Paid ratio a model and day, with its band (B21 3.2).',
      },
      handler: async ({ query }) => ok({ days: await monitor(store.db, query.from, query.until) }),
    }),
    looseRoute({
      method: 'GET',
      url: '/api/ledger/check',
      policy: { role: ['organiser', 'auditor'] },
      schema: { summary: 'Sum 0, replay = stored, every game booked as it ended.' },
      handler: async () => ok(await checkLedger(store.db)),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/big21/terms',
      policy: { role: ['organiser'] },
      idempotency: 'required',
      schema: {
        body: Type.Object(
          {
            rules: Type.String({ maxLength: 40 }),
            conditions: Type.String({ maxLength: 40 }),
            model: Type.String({ maxLength: 60 }),
            from: Type.Integer(),
          },
          closed,
        ),
        summary: 'Announce new rules or odds, at least ten days before (B21 24.2).',
      },
      handler: ({ body, by, at }) => terms.announce(body, by, at),
    }),
  ];
}
