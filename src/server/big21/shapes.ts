import Type from 'typebox';
import { WINDOWS } from '../../ledger/limits.ts';
import { ANY_NUMBER, COUNT, INSTANT, ORDINAL, PLACE, WHOLE } from '../http/numbers.ts';
import type { Limit } from '../http/route.ts';

export const closed = { additionalProperties: false } as const;
export const EMPTY = Type.Object({}, closed);
export const ID = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);
/** The page after a game. */
export const EARLIER = Type.Object({ before: Type.Optional(ID.properties.id) }, closed);
export const PERSON = Type.Object({ person: Type.String({ pattern: '^[\\w-]{1,64}$' }) }, closed);
export const MODEL = Type.Object({ model: Type.String({ maxLength: 60 }) }, closed);
export const AMOUNT = Type.Object({ amount: Type.Integer({ minimum: 1, maximum: 10_000_000 }) }, closed);
export const REASON = Type.String({ minLength: 3, maxLength: 300 });
/** Something at the desk that waits: a deposit, a payout, a correction. */
export const WAITING = Type.String({ maxLength: 64 });
/** A deposit that waits on somebody's account. */
export const DEPOSIT = Type.Object({ ...PERSON.properties, ...ID.properties }, closed);
export const DAY = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const EDITION = Type.String({ maxLength: 40 });

/** Which version of the game the player saw. */
const VERSION = ORDINAL;

const bare = <Name extends 'discard' | 'buy' | 'endRound' | 'highLow' | 'leaveHighLow' | 'stop'>(type: Name) =>
  Type.Object({ type: Type.Literal(type), version: VERSION }, closed);

/** What a player may ask for; the house's own moves have no door. */
export const MOVE = Type.Union([
  Type.Object(
    { type: Type.Literal('place'), pile: WHOLE, confirmBust: Type.Optional(Type.Boolean()), version: VERSION },
    closed,
  ),
  bare('discard'),
  bare('buy'),
  bare('endRound'),
  bare('highLow'),
  Type.Object(
    {
      type: Type.Literal('predict'),
      guess: Type.Union([Type.Literal('higher'), Type.Literal('lower')]),
      version: VERSION,
    },
    closed,
  ),
  bare('leaveHighLow'),
  Type.Object({ type: Type.Literal('risk'), stake: ANY_NUMBER, version: VERSION }, closed),
  bare('stop'),
]);

export const START = Type.Object(
  {
    purse: Type.Union([Type.Literal('money'), Type.Literal('practice')]),
    stake: ANY_NUMBER,
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    clientSeed: Type.String({ pattern: '^([0-9a-f]{2}){8,32}$' }),
  },
  closed,
);

const LIMIT = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const [DAILY, WEEKLY, MONTHLY] = WINDOWS;
/** Each of them as one likes. */
const OWN_WISH = Type.Object(
  { [DAILY]: Type.Optional(LIMIT), [WEEKLY]: Type.Optional(LIMIT), [MONTHLY]: Type.Optional(LIMIT) },
  closed,
);
export const LIMITS = Type.Object(
  {
    netLoss: Type.Object({ [DAILY]: LIMIT, [WEEKLY]: LIMIT, [MONTHLY]: LIMIT }, closed),
    stake: Type.Optional(OWN_WISH),
    deposit: Type.Optional(OWN_WISH),
    withdrawRaises: Type.Optional(Type.Boolean()),
  },
  closed,
);

const STATEMENT_FIELDS = {
  kind: Type.Optional(Type.String({ maxLength: 20 })),
  from: Type.Optional(INSTANT),
  until: Type.Optional(INSTANT),
  least: Type.Optional(COUNT),
};
export const STATEMENT = Type.Object({ ...STATEMENT_FIELDS, before: Type.Optional(PLACE) }, closed);

const LANGUAGE = Type.Union([Type.Literal('de'), Type.Literal('fr'), Type.Literal('it'), Type.Literal('en')]);
export const IN_LANGUAGE = Type.Object({ language: Type.Optional(LANGUAGE) }, closed);
export const STATEMENT_PAPER = Type.Object({ ...STATEMENT_FIELDS, language: Type.Optional(LANGUAGE) }, closed);

/** What reads all books or all games, asked for when a screen of the office opens. */
export const BOOKS_READ: Limit = { perMinute: 30, burst: 15, by: 'actor' };
