import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { PARTICIPATIONS_A_DAY } from '../../big21/participation.ts';
import { ok, refuse } from '../../kit/result.ts';
import { zurichDay } from '../../kit/time.ts';
import { shownOf } from '../../ledger/depositing.ts';
import { byWindow, type LimitsWish, leftToLose, type Window } from '../../ledger/limits.ts';
import { rappen } from '../../ledger/money.ts';
import type { WalletCommand } from '../../ledger/wallet.ts';
import type { LedgerWire, WalletAnswer } from '../../ledger/wire.ts';
import { may } from '../http/actor.ts';
import { WHOLE } from '../http/numbers.ts';
import { type Asked, type Limit, type Route, route, sent } from '../http/route.ts';
import { statementCsv, statementOf, statementPage } from '../ledger/statement.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import { houseCurrency, type Wallets } from '../ledger/wallets.ts';
import { selvesOf } from '../people/marks.ts';
import { drawStatement } from './paperwork.ts';
import type { Big21Room } from './room.ts';
import { AMOUNT, closed, EDITION, EMPTY, ID, LIMITS, STATEMENT, STATEMENT_PAPER } from './shapes.ts';

/** Reading and drawing all that ever moved is work. */
const PAPERS: Limit = { perMinute: 30, burst: 15, by: 'actor' };

type AnyAsked = Asked<unknown, unknown, unknown>;

/** Each choice may be an event that stays: nobody makes more of them by hand. */
const CHOICES: Limit = { perMinute: 20, burst: 20, by: 'actor' };

/** Only people come here. */
const me = ({ by }: AnyAsked) => by.slice('person:'.length);

/** A player's own account: limits, exclusion, money in and out. */
export function walletRoutes({ services: { config } }: Big21Room, wallets: Wallets): readonly Route[] {
  const command = async (asked: AnyAsked, what: WalletCommand) =>
    sent(await wallets.command(me(asked), what, asked.by, asked.at, asked.once));
  return [
    route('POST /wallet/acceptance', {
      policy: may('account.own'),
      limit: CHOICES,
      schema: {
        body: Type.Object({ rules: EDITION, conditions: EDITION }, closed),
        summary: 'Accept the rules and the conditions for playing online (B21 5).',
      },
      handler: (asked) => command(asked, { type: 'accept', ...asked.body }),
    }),
    route('PUT /wallet/limits', {
      policy: may('account.own'),
      limit: CHOICES,
      schema: {
        body: LIMITS,
        summary: 'Net loss for 1, 7 and 30 days, and limits for stakes and deposits if you wish (B21 10.2).',
      },
      handler: (asked) => command(asked, { type: 'setLimits', wish: wishOf(asked.body) }),
    }),
    route('POST /wallet/exclusion', {
      policy: may('account.own'),
      limit: CHOICES,
      schema: { body: Type.Object({ days: WHOLE }, closed), summary: 'Exclude yourself for 1 to 180 days.' },
      handler: (asked) => command(asked, { type: 'excludeSelf', days: asked.body.days }),
    }),
    route('POST /wallet/deposits', {
      policy: may('account.own'),
      idempotency: 'required',
      schema: { body: AMOUNT, summary: 'Play money, where the house plays with it.' },
      handler: (asked) => {
        if (config.money !== 'sandbox') return refuse({ code: 'cash-desk-only' });
        return command(asked, {
          ...{ type: 'deposit', id: randomUUID(), amount: rappen(asked.body.amount), via: 'sandbox' },
        });
      },
    }),
    route('POST /wallet/deposits/:id/confirmation', {
      policy: may('account.own'),
      idempotency: 'required',
      schema: { params: ID, body: EMPTY, summary: 'Cash was paid in at the desk, as it says; only then it is booked.' },
      handler: (asked) => command(asked, { type: 'confirmDeposit', id: asked.params.id }),
    }),
    route('DELETE /wallet/deposits/:id', {
      policy: may('account.own'),
      schema: { params: ID, summary: 'This was not paid in at the desk.' },
      handler: (asked) => command(asked, { type: 'declineDeposit', id: asked.params.id }),
    }),
    route('POST /wallet/payouts', {
      policy: may('account.own'),
      idempotency: 'required',
      schema: { body: AMOUNT, summary: 'Ask for money to be paid out. It cannot be taken back.' },
      handler: (asked) =>
        command(asked, { type: 'requestPayout', id: randomUUID(), amount: rappen(asked.body.amount) }),
    }),
    route('POST /wallet/closing', {
      policy: may('account.own'),
      schema: { body: EMPTY, summary: 'Ask for the whole balance to be paid out.' },
      idempotency: 'required',
      handler: (asked) => command(asked, { type: 'requestPayout', id: randomUUID(), amount: 'all' }),
    }),
  ];
}

/** What stands on the account, and all that ever moved on it. */
export const statementRoutes = (room: Big21Room, wallets: Wallets): readonly Route[] => [
  route('GET /wallet', {
    policy: may('account.own'),
    schema: { summary: 'Balance, limits, what is left of them today, exclusion.' },
    handler: async (asked) => ok(await walletOf(room, wallets, me(asked), asked.at)),
  }),
  route('GET /wallet/statement', {
    policy: may('account.own'),
    limit: { perMinute: 120, burst: 60, by: 'actor' },
    schema: { querystring: STATEMENT, summary: 'What moved, the latest first, a page at a time.' },
    handler: async (asked) =>
      ok(await statementPage(room.services.store.db, me(asked), houseCurrency(room.services.config), asked.query)),
  }),
  route('GET /wallet/statement/csv', {
    policy: may('account.own'),
    limit: PAPERS,
    schema: { querystring: STATEMENT_PAPER, summary: 'The same for a spreadsheet.' },
    async handler(asked) {
      const { language = 'en', ...filter } = asked.query;
      const { store, config } = room.services;
      const lines = await statementOf(store.db, me(asked), houseCurrency(config), filter);
      await asked.reply.type('text/csv; charset=utf-8').send(Readable.from(statementCsv(lines, language)));
      return ok(undefined);
    },
  }),
  route('GET /wallet/statement/pdf', {
    policy: may('account.own'),
    limit: PAPERS,
    schema: { querystring: STATEMENT_PAPER, summary: 'The same on paper, with the name of the account.' },
    async handler(asked) {
      const { language = 'de', ...filter } = asked.query;
      const { store, config } = room.services;
      const currency = houseCurrency(config);
      const lines = await statementOf(store.db, me(asked), currency, filter);
      const heading = { holder: await room.nameOf(me(asked)), account: me(asked), at: asked.at };
      await asked.reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="big21.pdf"')
        .send(await drawStatement({ lines, ...heading, language, isPlayMoney: currency === 'play' }));
      return ok(undefined);
    },
  }),
];

async function walletOf(
  { services: { store, config }, terms }: Big21Room,
  wallets: Wallets,
  person: string,
  at: number,
): Promise<WalletAnswer> {
  const { wallet, balance, figures } = await wallets.show(person, at);
  const { rules, conditions } = terms.inForce(at);
  const { used } = await store.db
    .withTables<LedgerTables>()
    .selectFrom('big21_slots')
    .select(({ fn }) => fn.countAll<bigint>().as('used'))
    .where('person', 'in', [...(await selvesOf(store.db, person))])
    .where('day', '=', zurichDay(at))
    .executeTakeFirstOrThrow();
  return {
    ...{ balance, figures, wallet: shownOf(wallet, at), money: config.money, inForce: { rules, conditions } },
    leftToLose: wallet.limits ? leftToLose(wallet.limits, figures, at) : null,
    participations: { left: PARTICIPATIONS_A_DAY - Number(used), most: PARTICIPATIONS_A_DAY }, // B21 4.2
  };
}

function wishOf(body: LedgerWire['PUT /wallet/limits']['body']): LimitsWish {
  const { netLoss, stake, deposit, withdrawRaises } = body;
  const wished = (amounts: Partial<Record<Window, number>>) =>
    byWindow((days) => (amounts[days] === undefined ? undefined : rappen(amounts[days])));
  return {
    netLoss: byWindow((days) => rappen(netLoss[days])),
    ...(stake === undefined ? {} : { stake: wished(stake) }),
    ...(deposit === undefined ? {} : { deposit: wished(deposit) }),
    ...(withdrawRaises === undefined ? {} : { withdrawRaises }),
  };
}
