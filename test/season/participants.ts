import type { Chance } from '../../src/kit/chance.ts';
import { type Day, HOUR, type Instant, MINUTE } from '../../src/kit/time.ts';
import type { Candidate } from '../../src/people/duplicates.ts';
import { secondAccount, somebody } from '../people/population.ts';

/** Somebody of the season: who it is, how well and how often she plays, and what else she is up to. */
export interface Participant {
  readonly data: Candidate;
  readonly registersAt: Instant;
  readonly acceptsRules: boolean;
  /** Index of whoever sent the link; null without one. */
  readonly referredBy: number | null;
  /** Mean points of a match: 942 is what the computer players get. */
  readonly skill: number;
  /** Chance in a thousand to play at all on a day. */
  readonly diligence: number;
  /** The person behind a second account, by index. */
  readonly secondOf: number | null;
  readonly opensTwoTabs: boolean;
  /** Caught breaking the rules at this instant, if ever. */
  readonly caughtAt: Instant | null;
  readonly answersOffer: 'confirms' | 'withdraws' | 'forgets';
}

export function participants(count: number, from: Instant, until: Instant, chance: Chance): readonly Participant[] {
  const list: Participant[] = [];
  for (let i = 0; i < count; i++) {
    const original = i > 10 && chance.below(200) === 0 ? list[chance.below(i)]! : undefined;
    const fresh = somebody(`p${i}`, chance);
    const data = original ? secondAccount(original.data, `p${i}`, chance) : withAge(fresh, chance);
    const isEarly = chance.below(3) > 0;
    const registersAt = from + chance.below(Math.floor((until - from) / (isEarly ? 4 : 1)));
    list.push({
      data,
      registersAt,
      acceptsRules: chance.below(100) > 0,
      referredBy: referrerOf(list, i, registersAt, original, chance),
      skill: 872 + chance.below(80) + chance.below(80),
      diligence: 50 + chance.below(chance.below(4) === 0 ? 950 : 350),
      secondOf: original ? list.indexOf(original) : null,
      opensTwoTabs: chance.below(20) === 0,
      caughtAt: chance.below(150) === 0 ? from + chance.below((until + 20 * 24 * HOUR - from) / 1000) * 1000 : null,
      answersOffer: chance.below(10) < 8 ? 'confirms' : chance.below(2) === 0 ? 'withdraws' : 'forgets',
    });
  }
  return list;
}

/** Chains of links: often one of the last to come, sometimes oneself under another name. */
function referrerOf(
  list: readonly Participant[],
  i: number,
  at: Instant,
  original: Participant | undefined,
  chance: Chance,
): number | null {
  if (original && chance.below(2) === 0) return list.indexOf(original);
  if (i === 0 || chance.below(4) > 0) return null;
  const candidate = Math.max(0, i - 1 - chance.below(40));
  return list[candidate]!.registersAt < at ? candidate : null;
}

/** A few are too young, and a few become 18 while the season runs. */
function withAge(person: Candidate, chance: Chance): Candidate {
  const two = (n: number) => String(n).padStart(2, '0');
  const born = (year: number, month: number): Day => `${year}-${two(month)}-${two(1 + chance.below(28))}`;
  switch (chance.below(150)) {
    case 0:
      return { ...person, born: born(2007 + chance.below(4), 1 + chance.below(12)) };
    case 1:
      return { ...person, born: born(2006, 10) };
    default:
      return person;
  }
}

/** What a match brings: nearly normal around the skill, whole points, now and then out of time. */
export function playMatch(skill: number, chance: Chance): { points: number; games: number; minutes: number } {
  let noise = 0;
  for (let i = 0; i < 6; i++) noise += chance.below(2001) - 1000;
  const whole = Math.max(0, Math.min(1884, Math.round(skill + noise * 0.071)));
  const outOfTime = chance.below(40) === 0;
  const games = outOfTime ? chance.below(12) : 12;
  return { points: Math.round((whole * games) / 12), games, minutes: outOfTime ? 30 : 6 + chance.below(24) };
}

/** When somebody tries to start on a day; a few stand at the door to the millisecond. */
export function attemptTimes(
  person: Participant,
  opens: Instant,
  lastStart: Instant,
  chance: Chance,
): readonly Instant[] {
  if (chance.below(1000) >= person.diligence) return [];
  const tries = 1 + chance.below(7);
  return Array.from({ length: tries }, () => {
    switch (chance.below(200)) {
      case 0:
        return opens - 1;
      case 1:
        return opens;
      case 2:
        return lastStart;
      case 3:
        return lastStart + 1;
      default:
        return opens - 10 * MINUTE + chance.below(lastStart - opens + 20 * MINUTE);
    }
  }).sort((a, b) => a - b);
}
