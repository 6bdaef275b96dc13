import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The code of a personal link (SSC 5.04): made of the person's random id, so nobody can guess another's. */
export function referralCode(edition: string, person: string): string {
  const bytes = createHash('sha256').update(`referral/${edition}/${person}`).digest();
  return Array.from(bytes.subarray(0, 10), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
