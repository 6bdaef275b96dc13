import type { Evening, Player } from '../evening/evening.ts';
import { pairOf } from '../evening/pairs.ts';
import { MOST_PLAYERS } from '../evening/people.ts';
import type { PlayerNumber } from '../seating/schedule.ts';

/**
 * Who waits for a seat, in order. Whoever is here has one; the other seats go to those who registered first. When
 * somebody is taken off the list, the next one moves up by itself. Partners wait together.
 */
export function waitingOf(evening: Evening): readonly PlayerNumber[] {
  const { places } = evening.club.registration;
  if (places === null) return [];
  const all = Object.values(evening.players).filter(({ fillIn }) => !fillIn);
  const isHere = ({ presence }: Player) => presence === 'present';
  let free = places - all.filter(isHere).length;
  const waiting: PlayerNumber[] = [];
  for (const group of groupsOf(
    evening,
    all.filter(({ presence }) => presence === 'expected'),
  )) {
    if (group.length <= free) free -= group.length;
    else {
      waiting.push(...group);
      free = 0; // nobody overtakes
    }
  }
  return waiting;
}

/** Beside the places: the waiting list. Without places: more than come where nobody has counted the chairs. */
const MOST_WAITING = 100;
const WITHOUT_PLACES = 300;
/** What the desk has left however many have the link. */
const ROOM_FOR_THE_DESK = 300;

/** So many stand on the list at most when somebody has come by the link: whoever it was sent to passes it on. */
export function mostByLink({ club }: Evening): number {
  const { places } = club.registration;
  return Math.min(places === null ? WITHOUT_PLACES : places + MOST_WAITING, MOST_PLAYERS - ROOM_FOR_THE_DESK);
}

/** In the order of their numbers: alone, or both partners where the first of them stands. */
function groupsOf(evening: Evening, expected: readonly Player[]): readonly PlayerNumber[][] {
  const numbers = expected.map(({ number }) => number).sort((a, b) => a - b);
  const seen = new Set<PlayerNumber>();
  return numbers.flatMap((number) => {
    if (seen.has(number)) return [];
    const pair = evening.regulation.pairs ? pairOf(evening, number) : undefined;
    const group = [...(pair ?? [number])].filter((each) => numbers.includes(each));
    for (const each of group) seen.add(each);
    return [group];
  });
}
