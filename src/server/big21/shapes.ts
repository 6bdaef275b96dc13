import Type, { type Static } from 'typebox';

export const closed = { additionalProperties: false } as const;
export const ID = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);
export const PERSON = Type.Object({ person: Type.String({ pattern: '^[\\w-]{1,64}$' }) }, closed);
export const RAPPEN = Type.Integer({ minimum: 1, maximum: 10_000_000 });
export const REASON = Type.String({ minLength: 3, maxLength: 300 });

const bare = (type: 'discard' | 'buy' | 'endRound' | 'highLow' | 'leaveHighLow' | 'stop') =>
  Type.Object({ type: Type.Literal(type) }, closed);

/** What a player may ask for; the house's own commands have no door. */
export const COMMAND = Type.Union([
  Type.Object(
    { type: Type.Literal('place'), pile: Type.Integer(), confirmBust: Type.Optional(Type.Boolean()) },
    closed,
  ),
  bare('discard'),
  bare('buy'),
  bare('endRound'),
  bare('highLow'),
  Type.Object(
    { type: Type.Literal('predict'), guess: Type.Union([Type.Literal('higher'), Type.Literal('lower')]) },
    closed,
  ),
  bare('leaveHighLow'),
  Type.Object({ type: Type.Literal('risk'), stake: Type.Number() }, closed),
  bare('stop'),
]);

/** Stakes are numbers here, so that 0, 6 or 1.5 francs get the article and not a complaint about the shape. */
export const START = Type.Object(
  {
    purse: Type.Union([Type.Literal('money'), Type.Literal('practice')]),
    stake: Type.Number(),
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    clientSeed: Type.String({ pattern: '^([0-9a-f]{2}){8,32}$' }),
  },
  closed,
);

const windows = (value: ReturnType<typeof Type.Integer>) => ({ 1: value, 7: value, 30: value });
const LIMIT = Type.Integer({ minimum: 0, maximum: 100_000_000 });
export const LIMITS = Type.Object(
  {
    netLoss: Type.Object(windows(LIMIT), closed),
    stake: Type.Optional(
      Type.Object({ 1: Type.Optional(LIMIT), 7: Type.Optional(LIMIT), 30: Type.Optional(LIMIT) }, closed),
    ),
  },
  closed,
);
export type LimitsBody = Static<typeof LIMITS>;
