import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { Announcement, LotRecord } from '../lot/record.ts';
import type { Calendar } from './calendar.ts';

/** How somebody came to a place in the final. */
export type Title = 'points' | 'lot' | 'replacement' | 'titleHolder' | 'wildCard';

/** A place is personal (SSC 7.02): it is offered to one participant, and ends with that participant. */
export type Place = Immutable<{
  number: number;
  title: Title;
  points: number | null;
  status: 'offered' | 'confirmed' | 'withdrawn' | 'lapsed' | 'revoked' | 'takenBack';
  /** Of a place that was taken away: how it stood. */
  before?: 'offered' | 'confirmed';
  offeredAt: Instant;
  /** The instant until which it can be confirmed, not included (G29). */
  deadline: Instant;
}>;

export type Draw = Immutable<{
  purpose: 'cut' | 'replacement';
  /** Version of the official ranking from which the pool was taken. */
  version: number;
  announcement: Announcement;
  record: LotRecord | null;
  /** The draw that was announced in its place, because its chance could not be had. */
  replacedBy?: string;
}>;

/** Who comes to the final, and how it was decided. */
export type Admission = Immutable<{
  /** Points of the last place at the cut; undefined before the cut. */
  cut?: { version: number; points: number | null };
  places: Place[];
  draws: Draw[];
}>;

export const isFree = (title: Title): boolean => title === 'titleHolder' || title === 'wildCard';
export const isHeld = ({ status }: Place): boolean => status === 'offered' || status === 'confirmed';

/** The draw that is announced and waits for its chance. */
export const pendingDraw = ({ draws }: Admission): Draw | undefined =>
  draws.find(({ record, replacedBy }) => record === null && replacedBy === undefined);

/** The place somebody holds, or the last one held. */
export const placeOf = ({ places }: Admission, number: number): Place | undefined =>
  places.findLast((place) => place.number === number);

/** Places by points that nobody holds; those of the title holder and of wild cards are not filled again (G22). */
export function openPlaces({ places }: Admission, { template }: Calendar): number {
  const held = places.filter((place) => isHeld(place) && !isFree(place.title)).length;
  return Math.max(0, template.final.places - held);
}

export const wildCardsGiven = ({ places }: Admission): number =>
  places.filter((place) => place.title === 'wildCard' && place.status !== 'revoked' && place.status !== 'takenBack')
    .length;

/** The list for the identity check at the door: who has confirmed (SSC 7.02). */
export const doorList = ({ places }: Admission): readonly Place[] =>
  places.filter(({ status }) => status === 'confirmed').sort((a, b) => a.number - b.number);
