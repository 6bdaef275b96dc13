import { invariant } from '../kit/absurd.ts';

declare const unit: unique symbol;

/**
 * Money is whole Rappen. A branded number and not a bigint: it goes into JSON events, records and hashes as it is, it
 * is exact up to 90 billion francs, and a fraction of a Rappen throws here, where bigint division would lose it silently.
 */
export type Rappen = number & { readonly [unit]: 'Rappen' };

/** The only way to make money from a number: a fraction of a Rappen does not exist. */
export function rappen(amount: number): Rappen {
  invariant(Number.isSafeInteger(amount), `${amount} is not a whole number of Rappen`);
  return amount as Rappen;
}

export const NOTHING = rappen(0);

export const francs = (amount: number): Rappen => rappen(amount * 100);

export const plus = (...amounts: readonly Rappen[]): Rappen => rappen(amounts.reduce((sum, amount) => sum + amount, 0));

export const minus = (amount: Rappen, less: Rappen): Rappen => rappen(amount - less);

/** An amount times a factor given in tenths (11 for 1.1), which must come out in whole Rappen. */
export const tenthsOf = (amount: Rappen, tenths: number): Rappen => rappen((amount * tenths) / 10);

export const least = (...amounts: readonly Rappen[]): Rappen => rappen(Math.min(...amounts));

/** Down to a multiple of a step: 875 in steps of 10 is 870. */
export const roundDown = (amount: Rappen, step: Rappen): Rappen => rappen(Math.floor(amount / step) * step);

/** '1’234.50', '−5.60': the Swiss way to write it, with a true minus sign. */
export function inFrancs(amount: Rappen): string {
  const sign = amount < 0 ? '−' : '';
  const whole = String(Math.floor(Math.abs(amount) / 100)).replace(/\B(?=(\d{3})+$)/g, '’');
  return `${sign}${whole}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}

/** '12', '12.5' or '12.50' francs; undefined for anything else, also for a fraction of a Rappen. */
export function parseFrancs(text: string): Rappen | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/[’']/g, ''));
  if (!match) return undefined;
  return rappen(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}
