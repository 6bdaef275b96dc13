import Type, { type TProperties } from 'typebox';
import { LANGUAGES } from '../../people/person.ts';

/** Shapes of what comes in. Lengths here only stop floods; the rules' own refusals say what is wrong. */
export const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const Text = Type.String({ maxLength: 1000 });
export const Password = Type.String({ maxLength: 1000 });
export const Token = Type.String({ minLength: 43, maxLength: 43, pattern: '^[A-Za-z0-9_-]+$' });
export const Code = Type.String({ minLength: 6, maxLength: 12 });
/** One of a list of the rules: 'de' | 'fr' | … */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));
export const LanguageShape = oneOf(LANGUAGES);
export const Id = closed({ id: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }) });
export const Nothing = closed({});
