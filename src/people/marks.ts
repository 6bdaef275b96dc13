import type { Immutable } from '../kit/immutable.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import { foldedAddress, foldedName, mailbox } from './likeness.ts';
import type { PersonId } from './person.ts';
import type { PersonalData } from './registration.ts';

/** By what somebody who left is known again. Kept as keyed hashes only: docs/decisions/marks.md */
export type MarkKind = 'birth' | 'mailbox' | 'home';

/** Why a mark is kept, and until when. */
export type Hanging = Immutable<{ what: HangingOn; until: Instant }>;
export type HangingOn = 'edition' | 'exclusion' | 'big21-exclusion' | 'big21-limits' | 'money';

/** A mark that a newcomer meets. */
export type Met = Immutable<{ kind: MarkKind; person: PersonId; what: HangingOn; until: Instant; isHere: boolean }>;

/** What has no end of its own, and all that concerns money. Code of obligations 958f */
export const TEN_YEARS = 10 * 365 * 24 * HOUR;

/** The texts of the three marks; names, street and mailbox as they are compared when somebody registers. */
export const markTexts = (data: PersonalData): Readonly<Record<MarkKind, string>> => ({
  birth: `birth ${foldedName(data)} ${data.born}`,
  mailbox: `mailbox ${mailbox(data.email)}`,
  home: `home ${foldedName(data)} ${foldedAddress(data)}`,
});

/** Who a newcomer is. */
export type Recognised = Immutable<{
  /** The newcomer, before: to every limit one person. SSC 1, SSC 5.03, B21 4.2, B21 10.2 */
  formers: PersonId[];
  /** Perhaps: somebody looks before the newcomer plays. */
  suspects: PersonId[];
  /** Excluded before leaving. SSC 8.01 */
  isExcluded: boolean;
}>;

/**
 * The same name and birthday is the same person. A mailbox may be a family's, and father and son may share name and
 * letterbox: these alone are looked at. So is whoever has the name and birthday that somebody here had once.
 */
export function recognise(met: readonly Met[], now: Instant): Recognised {
  const holding = met.filter(({ until }) => now < until);
  const same = holding.filter(({ kind, isHere }) => kind === 'birth' && !isHere);
  const formers = new Set(same.map(({ person }) => person));
  const others = holding.map(({ person }) => person).filter((person) => !formers.has(person));
  return {
    formers: [...formers],
    suspects: [...new Set(others)],
    isExcluded: same.some(({ what }) => what === 'exclusion'),
  };
}
