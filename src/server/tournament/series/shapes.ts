import Type from 'typebox';
import { WHOLE } from '../../http/numbers.ts';
import { closed, ID } from '../shapes.ts';

export const SERIES_FORM = {
  title: Type.String({ maxLength: 80 }),
  best: Type.Union([WHOLE, Type.Null()]),
};

const NUMBER = Type.Integer({ minimum: 1, maximum: 99_999 });

export const SERIES_COMMAND = Type.Union([
  Type.Object({ type: Type.Literal('change'), ...SERIES_FORM }, closed),
  Type.Object({ type: Type.Literal('add-evening'), evening: ID }, closed),
  Type.Object({ type: Type.Literal('remove-evening'), evening: ID }, closed),
  Type.Object(
    { type: Type.Literal('strike'), evening: ID, number: NUMBER, reason: Type.String({ maxLength: 300 }) },
    closed,
  ),
  Type.Object({ type: Type.Literal('restore'), evening: ID, number: NUMBER }, closed),
  Type.Object({ type: Type.Literal('share'), shared: Type.Boolean() }, closed),
]);
