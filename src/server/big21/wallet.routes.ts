import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { zurichDay } from '../../kit/time.ts';
import { leftToLose } from '../../ledger/limits.ts';
import { rappen } from '../../ledger/money.ts';
import type { WalletCommand } from '../../ledger/wallet.ts';
import type { Asked } from '../http/route.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import { statementCsv, statementOf } from '../ledger/statement.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Wallets } from '../ledger/wallets.ts';
import type { Services } from '../subject.ts';
import { closed, LIMITS, type LimitsBody, RAPPEN } from './shapes.ts';
import type { Terms } from './terms.ts';

type AnyAsked = Asked<unknown, unknown, unknown>;

/** A player's own account: balance, limits, exclusion, money in and out, history. */
export function walletRoutes({ store, config }: Services, wallets: Wallets, terms: Terms): readonly Route[] {
  const me = ({ by }: AnyAsked) => by.slice('person:'.length);
  const command = async (asked: AnyAsked, what: WalletCommand) =>
    sent(await wallets.command(me(asked), what, asked.by, asked.at, asked.once));
  const EMPTY = Type.Object({}, closed);
  return [
    looseRoute({
      method: 'GET',
      url: '/api/wallet',
      policy: 'person',
      schema: { summary: 'Balance, limits, what is left of them today, exclusion.' },
      async handler(asked) {
        const { wallet, balance, figures } = await wallets.show(me(asked), asked.at);
        const { rules, conditions } = terms.inForce(asked.at);
        const used = await store.db
          .withTables<LedgerTables>()
          .selectFrom('big21_slots')
          .select(({ fn }) => fn.countAll<bigint>().as('used'))
          .where('person', '=', me(asked))
          .where('day', '=', zurichDay(asked.at))
          .executeTakeFirstOrThrow();
        return ok({
          ...{ balance, figures, wallet, money: config.money, inForce: { rules, conditions } },
          leftToLose: wallet.limits ? leftToLose(wallet.limits, figures, asked.at) : null,
          participationsLeft: 100 - Number(used.used),
        });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/wallet/acceptance',
      policy: 'person',
      schema: {
        body: Type.Object(
          { rules: Type.String({ maxLength: 40 }), conditions: Type.String({ maxLength: 40 }) },
          closed,
        ),
        summary: 'Accept the rules and the conditions for playing online (B21 5).',
      },
      handler: (asked) => {
        const { rules, conditions } = terms.inForce(asked.at);
        const { body } = asked;
        if (body.rules !== rules || body.conditions !== conditions)
          return refuse({ code: 'not-in-force', ...{ rules, conditions }, article: 'B21 5' });
        return command(asked, { type: 'accept', ...body });
      },
    }),
    looseRoute({
      method: 'PUT',
      url: '/api/wallet/limits',
      policy: 'person',
      schema: { body: LIMITS, summary: 'Net loss for 1, 7 and 30 days, and a stake limit if you wish (B21 10.2).' },
      handler: (asked) => command(asked, { type: 'setLimits', wish: wishOf(asked.body) }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/wallet/exclusion',
      policy: 'person',
      schema: { body: Type.Object({ days: Type.Integer() }, closed), summary: 'Exclude yourself for 1 to 180 days.' },
      handler: (asked) => command(asked, { type: 'excludeSelf', days: asked.body.days }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/wallet/deposits',
      policy: 'person',
      idempotency: 'required',
      schema: { body: Type.Object({ amount: RAPPEN }, closed), summary: 'Play money, where the house plays with it.' },
      handler: (asked) => {
        if (config.money !== 'sandbox') return refuse({ code: 'cash-desk-only' });
        const amount = rappen(asked.body.amount);
        return command(asked, { type: 'deposit', id: randomUUID(), amount, via: 'sandbox', by: asked.by });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/wallet/payouts',
      policy: 'person',
      idempotency: 'required',
      schema: {
        body: Type.Object({ amount: RAPPEN }, closed),
        summary: 'Ask for money to be paid out. It cannot be taken back.',
      },
      handler: (asked) =>
        command(asked, { type: 'requestPayout', id: randomUUID(), amount: rappen(asked.body.amount) }),
    }),
    looseRoute({
      method: 'GET',
      url: '/api/wallet/statement',
      policy: 'person',
      schema: {
        querystring: Type.Object(
          {
            kind: Type.Optional(Type.String({ maxLength: 20 })),
            from: Type.Optional(Type.Integer()),
            until: Type.Optional(Type.Integer()),
            least: Type.Optional(Type.Integer({ minimum: 0 })),
            format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('csv')])),
          },
          closed,
        ),
        summary: 'All that ever moved, the latest first; as CSV for a spreadsheet.',
      },
      async handler(asked) {
        const lines = await statementOf(store.db, me(asked), asked.query);
        if (asked.query.format !== 'csv') return ok({ lines });
        await asked.reply.type('text/csv; charset=utf-8').send(statementCsv(lines));
        return ok(undefined);
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/wallet/closing',
      policy: 'person',
      schema: { body: EMPTY, summary: 'Ask for the whole balance to be paid out.' },
      idempotency: 'required',
      async handler(asked) {
        const { balance } = await wallets.show(me(asked), asked.at);
        return command(asked, { type: 'requestPayout', id: randomUUID(), amount: balance });
      },
    }),
  ];
}

const wishOf = ({ netLoss, stake }: LimitsBody) => ({
  netLoss: { 1: rappen(netLoss[1]), 7: rappen(netLoss[7]), 30: rappen(netLoss[30]) },
  ...(stake === undefined
    ? {}
    : {
        stake: Object.fromEntries(Object.entries(stake).map(([days, amount]) => [days, rappen(amount)])) as Record<
          1 | 7 | 30,
          ReturnType<typeof rappen>
        >,
      }),
});
