import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { foldedAddress, foldedName, mailbox } from './likeness.ts';
import type { PersonId } from './person.ts';
import type { PersonalData } from './registration.ts';

/** By what somebody who left is known again. Kept as keyed hashes only: docs/decisions/marks.md */
export const MARK_KINDS = ['birth', 'mailbox', 'home', 'given', 'family'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Why a mark is kept, and until when. */
export type Hanging = Immutable<{ what: HangingOn; until: Instant }>;
export type HangingOn = 'edition' | 'exclusion' | 'big21-exclusion' | 'big21-limits' | 'money';

/** A mark that a newcomer meets. */
export type Met = Immutable<{ kind: MarkKind; person: PersonId; what: HangingOn; until: Instant; isHere: boolean }>;

/** The texts of the marks; names, street and mailbox as they are compared when somebody registers. */
export function markTexts(data: PersonalData): Readonly<Record<MarkKind, string>> {
  const [given = '', family = ''] = foldedName(data).split('|');
  const home = foldedAddress(data);
  return {
    birth: `birth ${given}|${family} ${data.born}`,
    mailbox: `mailbox ${mailbox(data.email)}`,
    // With the year: father and son of one name are not one person.
    home: `home ${given}|${family} ${home} ${data.born.slice(0, 4)}`,
    // A letter wrong, a second name more, another surname after a wedding; twins seldom share the first letter.
    given: `given ${given} ${family.slice(0, 1)} ${data.born} ${home}`,
    family: `family ${given.slice(0, 1)} ${family} ${data.born} ${home}`,
  };
}

/** How `home` was written before the year stood in it: such marks are still met. */
export const formerHomeText = (data: PersonalData): string => `home ${foldedName(data)} ${foldedAddress(data)}`;

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
 * The same name and birthday is the same person. A mailbox may be a family's, and a name nearly alike in one house may be
 * another's: these alone are looked at. So is whoever has the name and birthday that somebody here had once.
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
