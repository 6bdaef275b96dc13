import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { Language } from '../people/person.ts';

/** A text of the regulation as it is published: its words are kept beside, by their fingerprint. SSC 8.06, 8.07 */
export type NewRegulation = Immutable<{
  /** SHA-256 of the texts in all their languages. */
  hash: string;
  languages: Language[];
  /** The language that binds. SSC 8.06 */
  binding: Language;
  /** Whether those who have entered must accept it before they play on; a slip of spelling asks nobody. */
  mustAccept: boolean;
  reason: string;
}>;

export type Regulation = Immutable<NewRegulation & { version: number; at: Instant }>;

/** Version 0: none was published, and the text made from the settings holds. */
export const newestRegulation = (regulations: readonly Regulation[]): number => regulations.at(-1)?.version ?? 0;

/** The version that everybody must have accepted, that one or a newer one. SSC 3 */
export const requiredRegulation = (regulations: readonly Regulation[]): number =>
  regulations.findLast(({ mustAccept }) => mustAccept)?.version ?? 0;

export type RegulationRefusal = Immutable<
  | { code: 'reason-missing' }
  | { code: 'binding-missing'; article: 'SSC 8.06' }
  | { code: 'regulation-unchanged'; version: number; article: 'SSC 8.07' }
>;

/** Why a text cannot be published; undefined: it can. */
export function regulationRefusal(
  regulations: readonly Regulation[],
  { hash, languages, binding, reason }: NewRegulation,
): RegulationRefusal | undefined {
  if (reason.trim() === '') return { code: 'reason-missing' };
  if (!languages.includes(binding)) return { code: 'binding-missing', article: 'SSC 8.06' };
  const newest = regulations.at(-1);
  if (newest?.hash === hash) return { code: 'regulation-unchanged', version: newest.version, article: 'SSC 8.07' };
  return undefined;
}
