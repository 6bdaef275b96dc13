import type { Result } from '../../kit/result.ts';
import { refuse } from '../../kit/result.ts';
import type { AnyRefusal } from '../../kit/wire.ts';

/** Carries a refusal out of a transaction, which it undoes: a class, because only an error can do that. */
export class Refused extends Error {
  readonly refusal: AnyRefusal;
  constructor(refusal: AnyRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What the work says, or what a refusal inside its transaction says. */
export async function orRefused<T>(work: () => Promise<Result<T, AnyRefusal>>): Promise<Result<T, AnyRefusal>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
}
