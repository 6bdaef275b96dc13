import type { AnyRefusal } from '../../kit/wire.ts';

/** A refusal that was told within an answer, in the form in which the words take it. */
export const told = <Refusal extends AnyRefusal>(refusal: Refusal) => ({
  code: refusal.code as Refusal['code'],
  status: 409,
  facts: refusal,
});
