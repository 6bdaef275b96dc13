import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { together } from '../../kit/together.ts';
import { shownOf } from '../../ledger/depositing.ts';
import { rappen } from '../../ledger/money.ts';
import type { WalletCommand } from '../../ledger/wallet.ts';
import { may } from '../http/actor.ts';
import { type Asked, type Route, route, sent } from '../http/route.ts';
import { checkLedger } from '../ledger/check.ts';
import { statementOf } from '../ledger/statement.ts';
import { houseCurrency, type Wallets } from '../ledger/wallets.ts';
import type { People } from '../people/people.ts';
import type { Big21Room } from './room.ts';
import { AMOUNT, BOOKS_READ, closed, DEPOSIT, EMPTY, PERSON, REASON, WAITING } from './shapes.ts';

/** Two letters at least, so that nobody leafs through all people. */
const SEARCH = Type.Object({ search: Type.String({ minLength: 2, maxLength: 80 }) }, closed);

/** What is asked at the desk, of whose account. */
type AtDesk = (asked: Asked<{ person: string }, unknown, unknown>, what: WalletCommand) => ReturnType<typeof commandAt>;

async function commandAt(
  wallets: Wallets,
  people: Pick<People, 'person'>,
  { params: { person }, by, at, once }: Asked<{ person: string }, unknown, unknown>,
  what: WalletCommand,
) {
  if ((await people.person(person)) === undefined) return refuse({ code: 'not-found' });
  return sent(await wallets.command(person, what, by, at, once));
}

/** The cash desk and the operator. Money needs a cashier, large sums and corrections two of them. */
export function deskRoutes(
  room: Big21Room,
  wallets: Wallets,
  people: Pick<People, 'person' | 'data' | 'find'>,
): readonly Route[] {
  const command: AtDesk = (asked, what) => commandAt(wallets, people, asked, what);
  return [...readingRoutes(room, wallets, people), checkRoute(room), ...moneyRoutes(command), ...personRoutes(command)];
}

const readingRoutes = (
  { services: { store, config } }: Big21Room,
  wallets: Wallets,
  people: Pick<People, 'person' | 'data' | 'find'>,
): readonly Route[] => [
  route('GET /desk/people', {
    policy: may('ledger.read'),
    schema: { querystring: SEARCH, summary: 'People by the beginning of their name or e-mail address.' },
    async handler({ query: { search } }) {
      const found = await people.find(search);
      return ok({
        people: found.map(({ person, firstName, lastName, email, born, town }) => ({
          ...{ person, name: `${firstName} ${lastName}`, email, born: born ?? null, town: town ?? null },
        })),
      });
    },
  }),
  route('GET /desk/accounts/:person', {
    policy: may('ledger.read'),
    schema: { params: PERSON, summary: 'An account as the desk sees it.' },
    async handler({ params: { person }, at }) {
      if ((await people.person(person)) === undefined) return refuse({ code: 'not-found' });
      const [shown, data] = await Promise.all([wallets.show(person, at), people.data(person)]);
      const holder = data && { name: `${data.firstName} ${data.lastName}`, born: data.born, town: data.town };
      return ok({
        ...{ ...shown, wallet: shownOf(shown.wallet, at) },
        holder: holder ?? null,
        statement: await statementOf(store.db, person, houseCurrency(config), { most: 100 }),
      });
    },
  }),
];

/** It reads every entry there ever was, on one connection, and holds every account in memory: one at a time for all who ask. */
const checkRoute = ({ services: { store } }: Big21Room, shared = together(1)): Route =>
  route('GET /ledger/check', {
    policy: may('books.read'),
    limit: BOOKS_READ,
    schema: { summary: 'Sum 0, replay = stored, every game booked as it ended.' },
    handler: async () => ok(await shared('check', () => checkLedger(store.db))),
  });

const moneyRoutes = (command: AtDesk): readonly Route[] => [
  route('POST /desk/accounts/:person/deposits', {
    policy: may('ledger.pay'),
    idempotency: 'required',
    schema: {
      params: PERSON,
      body: AMOUNT,
      summary: 'Cash taken; the player confirms it, above CHF 1,000 within 24 hours a second cashier.',
    },
    handler: (asked) =>
      command(asked, { type: 'deposit', id: randomUUID(), amount: rappen(asked.body.amount), via: 'cash' }),
  }),
  route('DELETE /desk/accounts/:person/deposits/:id', {
    policy: may('ledger.pay'),
    schema: { params: DEPOSIT, summary: 'A deposit that nobody has confirmed was typed wrongly, or given back.' },
    handler: (asked) => command(asked, { type: 'declineDeposit', id: asked.params.id }),
  }),
  route('POST /desk/accounts/:person/payouts', {
    policy: may('ledger.pay'),
    idempotency: 'required',
    schema: {
      params: PERSON,
      body: Type.Object({ id: WAITING, result: Type.Union([Type.Literal('paid'), Type.Literal('returned')]) }, closed),
      summary: 'A payout that was asked for: handed over, or, once two people say so, returned to the account.',
    },
    handler: (asked) =>
      command(asked, { type: asked.body.result === 'paid' ? 'payOut' : 'returnPayout', id: asked.body.id }),
  }),
  route('POST /desk/accounts/:person/approvals', {
    policy: may('ledger.pay'),
    idempotency: 'required',
    schema: {
      params: PERSON,
      body: Type.Object({ id: WAITING }, closed),
      summary: 'The second person confirms a deposit, a held payout or a correction.',
    },
    handler: (asked) => command(asked, { type: 'approve', id: asked.body.id }),
  }),
  route('POST /desk/accounts/:person/corrections', {
    policy: may('ledger.correct'),
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
        ...{ type: 'proposeCorrection', id: randomUUID(), amount: rappen(asked.body.amount) },
        reason: asked.body.reason,
      }),
  }),
];

const personRoutes = (command: AtDesk): readonly Route[] => [
  route('POST /desk/accounts/:person/identity', {
    policy: may('ledger.pay'),
    schema: {
      params: PERSON,
      body: Type.Object({ result: Type.Union([Type.Literal('checked'), Type.Literal('refused')]) }, closed),
      summary: 'The identity was checked with a document.',
    },
    handler: (asked) => command(asked, { type: 'checkIdentity', result: asked.body.result }),
  }),
  route('POST /desk/accounts/:person/exclusion', {
    policy: may('big21.exclude'),
    schema: {
      params: PERSON,
      body: Type.Object({ reason: REASON }, closed),
      summary: 'Propose an exclusion; a second person approves it.',
    },
    handler: (asked) => command(asked, { type: 'exclude', reason: asked.body.reason }),
  }),
  route('POST /desk/accounts/:person/exclusion/approval', {
    policy: may('big21.exclude'),
    schema: {
      params: PERSON,
      body: EMPTY,
      summary: 'The second person agrees: excluded, and an open game is settled as it stands, or let in again.',
    },
    handler: (asked) => command(asked, { type: 'approveExclusion' }),
  }),
  route('DELETE /desk/accounts/:person/exclusion', {
    policy: may('big21.exclude'),
    schema: {
      params: PERSON,
      summary: 'Propose to lift an exclusion by the operator; a player’s own stays until its day.',
    },
    handler: (asked) => command(asked, { type: 'readmit' }),
  }),
];
