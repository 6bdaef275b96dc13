import type { AnyRefusal } from '../../kit/wire.ts';
import type { CommonRefusal, NoAnswer } from '../../wire/refusals.ts';

/** A refusal as it arrives: a problem document (RFC 9457) with a stable code and the facts to explain it. */
export type Refused<Refusal extends AnyRefusal = CommonRefusal> = Refusal extends AnyRefusal
  ? {
      readonly code: Refusal['code'];
      readonly status: number;
      readonly facts: Omit<Refusal, 'code' | 'article'>;
      readonly article?: string;
    }
  : never;

/** Any refusal, for what only hands it on. */
export interface AnyRefused {
  readonly code: string;
  readonly status: number;
  readonly facts: object;
  readonly article?: string;
}

/** No answer came, or it was none of ours. */
export const noAnswer = (code: NoAnswer['code'], status: number): Refused<NoAnswer> => ({ code, status, facts: {} });

/** Words for each code of a subject that the shell has no words for. */
export type WordsFor<Code extends string> = {
  readonly [C in Exclude<Code, CommonRefusal['code']>]: string | ((facts: never) => string);
};

/** A refusal of the rules in this browser, as the server would have told it. */
export function refusedHere<Refusal extends AnyRefusal>(refusal: Refusal): Refused<Refusal> {
  const { code, article, ...facts } = refusal;
  const told = { code, status: 409, facts, ...(article === undefined ? {} : { article }) };
  return told as Refused<Refusal>; // the same fields, only sorted; a generic type cannot follow it
}
