import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';

/** Out of the game: by the player's own wish for 1 to 180 days, or by the operator until he lifts it. Ruling M6 */
export type Exclusion = Immutable<{
  by: 'self' | 'operator';
  from: Instant;
  until: Instant | undefined;
  reason?: string;
}>;

export type ExclusionRefusal = Immutable<
  | { code: 'exclusion-days'; days: number; least: number; most: number }
  | { code: 'exclusion-cannot-be-shortened'; until: Instant | undefined }
>;

const LEAST_DAYS = 1;
const MOST_DAYS = 180;

/** A self-exclusion holds from this instant on; it may be made longer, never shorter. */
export function excludeSelf(
  current: Exclusion | undefined,
  days: number,
  now: Instant,
): Result<Exclusion, ExclusionRefusal> {
  if (!Number.isInteger(days) || days < LEAST_DAYS || days > MOST_DAYS)
    return refuse({ code: 'exclusion-days', days, least: LEAST_DAYS, most: MOST_DAYS });
  const until = now + days * 24 * HOUR;
  if (isExcluded(current, now) && (current?.until === undefined || current.until > until))
    return refuse({ code: 'exclusion-cannot-be-shortened', until: current?.until });
  return ok({ by: 'self', from: now, until });
}

export const isExcluded = (exclusion: Exclusion | undefined, now: Instant): boolean =>
  exclusion !== undefined && now >= exclusion.from && (exclusion.until === undefined || now < exclusion.until);
