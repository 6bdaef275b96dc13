import { ok, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { type Answer, type Asked, type Edition, type EditionEvent, isExcluded } from './edition.ts';
import { calendarFor } from './fixed.ts';
import { isFree, isHeld, openPlaces, placeOf } from './place.ts';

/**
 * An exclusion takes the place in the final away, also later (SSC 8.01). Who is let in again has it back, unless it was
 * given to the next meanwhile: then the person is the first to follow, by points.
 */
export function decideExclusion(edition: Edition, command: Asked<'exclude' | 'readmit'>, at: Instant): Answer {
  const { number } = command;
  const excluded = isExcluded(edition, number);
  if (command.type === 'readmit') {
    if (!excluded) return refuse({ code: 'not-excluded', number, article: 'SSC 8.01' });
    return ok([{ type: 'readmitted', number }, ...restored(edition, number, at)]);
  }
  if (command.proposedBy === command.approvedBy) return refuse({ code: 'second-person-needed', article: 'SSC 8.01' });
  if (excluded) return refuse({ code: 'excluded-already', number, article: 'SSC 8.01' });
  const place = placeOf(edition.admission, number);
  const revoked: EditionEvent[] = place && isHeld(place) ? [{ type: 'placeRevoked', number }] : [];
  return ok([{ type: 'excluded', number, reason: command.reason, at }, ...revoked]);
}

function restored({ admission, ...edition }: Edition, number: number, at: Instant): readonly EditionEvent[] {
  const place = placeOf(admission, number);
  if (place?.status !== 'revoked' || place.before === undefined) return [];
  const isGiven = !isFree(place.title) && openPlaces(admission, calendarFor(edition)) === 0;
  if (isGiven) return [];
  // Whose time to confirm ran out while he was excluded has it again.
  const status = place.before === 'offered' && place.deadline <= at ? 'lapsed' : place.before;
  return [{ type: 'placeRestored', number, status }];
}
