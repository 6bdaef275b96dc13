import type { AdmissionEvent } from './admission.ts';

/** Who has left since the lot was announced is drawn as announced, and the place is open again. SSC 7.02 */
export function openedByLeaving(
  events: readonly AdmissionEvent[],
  hasLeft: (number: number) => boolean,
): readonly AdmissionEvent[] {
  const opened = events.flatMap((event): AdmissionEvent[] =>
    event.type === 'placeOffered' && hasLeft(event.number)
      ? [{ type: 'placeWithdrawn', number: event.number, how: 'left' }]
      : [],
  );
  return [...events, ...opened];
}
