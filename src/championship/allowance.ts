import type { Immutable } from '../kit/immutable.ts';
import type { Day } from '../kit/time.ts';
import { type Calendar, type Door, dailyMatches } from './calendar.ts';

/**
 * A right to start one match, by name: 'q/2024-10-06/3' is the third daily match of that Trump Sunday. The store
 * holds each name once per participant, so two tabs or two servers can never use the same right twice: the limits of
 * SSC 5.03 and 6.03 hold by construction, not because somebody counted first.
 */
export type Slot = string;

/** What a participant has earned beyond the daily matches. */
export type Earned = Immutable<{
  bootCamp: boolean;
  /** The numbers of those who came through the personal link. */
  referrals: number[];
  /** Matches lost to an outage: each gives one right of the same phase back (ruling G10). */
  returned: { match: string; phase: 'qualification' | 'semiFinal' }[];
}>;

export const bootCampSlot = (match: string): Slot => `b/${match}`;

/** Every right that can be used at this door, in the order in which they are used up. */
export function slotsAt(calendar: Calendar, door: Door, earned: Earned): readonly Slot[] {
  switch (door.phase) {
    case 'bootCamp':
      return []; // as many as one likes: SSC 4.03, ruling X1
    case 'qualification':
      // Bonus matches can be used once no daily match is left: SSC 5.04
      return [...dailySlots(calendar, door.day!), ...bonusSlots(calendar, earned)];
    case 'semiFinal':
      return [...numbered('s', calendar.template.semiFinal.matches), ...returnedSlots(earned, 'semiFinal')]; // SSC 6.03
  }
}

/** Not carried over to another day: the day is in the name (ruling G11). */
export const dailySlots = (calendar: Calendar, day: Day): readonly Slot[] =>
  numbered(`q/${day}`, dailyMatches(calendar, day));

/** They have no day, and no door takes them after the qualification: so they expire with it (SSC 5.04, G13). */
export const bonusSlots = (calendar: Calendar, earned: Earned): readonly Slot[] => [
  ...returnedSlots(earned, 'qualification'),
  ...(earned.bootCamp ? numbered('x/boot-camp', calendar.template.bonus.bootCamp) : []),
  ...earned.referrals.flatMap((number) => numbered(`x/referral/${number}`, calendar.template.bonus.referral)),
];

const returnedSlots = (earned: Earned, phase: 'qualification' | 'semiFinal'): readonly Slot[] =>
  earned.returned.filter((lost) => lost.phase === phase).map((lost) => `x/returned/${lost.match}`);

const numbered = (prefix: string, count: number): Slot[] =>
  Array.from({ length: count }, (_, i) => `${prefix}/${i + 1}`);

/** What a right is, for those who read a list: 'q/2024-10-06/3' is the third daily match. */
export type SlotName =
  | { readonly kind: 'daily' | 'semiFinal' | 'referral'; readonly number: number }
  | { readonly kind: 'bootCamp' | 'bonus' | 'returned' };

export function slotName(slot: Slot): SlotName {
  const [first, second = '', third = ''] = slot.split('/');
  if (first === 'b') return { kind: 'bootCamp' };
  if (first === 'q') return { kind: 'daily', number: Number(third) };
  if (first === 's') return { kind: 'semiFinal', number: Number(second) };
  if (second === 'referral') return { kind: 'referral', number: Number(third) };
  return { kind: second === 'returned' ? 'returned' : 'bonus' };
}

export const isBonus = (slot: Slot): boolean => slot.startsWith('x/');
