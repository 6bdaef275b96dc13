import Type from 'typebox';
import { type Card, DECK } from '../../schieber/card.ts';
import { MODE_LETTERS, type ModeLetter } from '../../schieber/mode.ts';

const closed = { additionalProperties: false } as const;

export const ID = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);
export const SINCE = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }, closed);

export const PRACTICE = Type.Object(
  {
    kind: Type.Literal('practice'),
    level: Type.Optional(Type.String({ maxLength: 40 })),
    games: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    timed: Type.Optional(Type.Boolean()),
    promise: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
    clientSeed: Type.Optional(Type.String({ pattern: '^([0-9a-f]{2}){1,32}$' })),
  },
  closed,
);

export const NOTHING = Type.Object({}, closed);

/** What a person may ask at the table; the clock's and the organiser's commands are not offered. */
export const COMMAND = Type.Union([
  Type.Object({ type: Type.Literal('pass') }, closed),
  Type.Object({ type: Type.Literal('declare'), mode: Type.Unsafe<ModeLetter>(Type.Enum([...MODE_LETTERS])) }, closed),
  Type.Object({ type: Type.Literal('takeBack') }, closed),
  Type.Object({ type: Type.Literal('play'), card: Type.Unsafe<Card>(Type.Enum([...DECK])) }, closed),
]);
