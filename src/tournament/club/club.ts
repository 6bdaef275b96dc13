import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Instant } from '../../kit/time.ts';
import type { Evening } from '../evening/evening.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By } from '../sheet/sheet.ts';
import { NO_TILL, type Till } from './till.ts';

/** What a club's evening has beside the play: the link to register, the till, the page for everybody. */
export type Club = Immutable<{
  /** Anybody may read the results by their link. */
  isShared: boolean;
  till: Till;
  /** `places`: the house has no more seats; who comes later waits. Null: no limit. */
  registration: { isOpen: boolean; places: number | null };
}>;

export const NEW_CLUB: Club = { isShared: false, till: NO_TILL, registration: { isOpen: false, places: null } };

export type ClubEvent = Immutable<
  | { type: 'player-removed'; number: PlayerNumber; by: By; at: Instant }
  | { type: 'results-shared'; shared: boolean; by: By; at: Instant }
  | { type: 'till-set'; fee: number; costs: Till['costs']; plan: Till['plan']; by: By; at: Instant }
  | { type: 'fee-paid'; number: PlayerNumber; rappen: number; by: By; at: Instant }
  | { type: 'fee-repaid'; number: PlayerNumber; by: By; at: Instant }
  | { type: 'registration-set'; isOpen: boolean; places: number | null; by: By; at: Instant }
>;

export const CLUB_EVENTS = [
  'player-removed',
  'results-shared',
  'till-set',
  'fee-paid',
  'fee-repaid',
  'registration-set',
] as const satisfies readonly ClubEvent['type'][];

export const isClubEvent = (event: { readonly type: string }): event is ClubEvent =>
  CLUB_EVENTS.some((type) => type === event.type);

export function evolveClub(evening: Evening, event: ClubEvent): Evening {
  const { club } = evening;
  const withClub = (change: Partial<Club>): Evening => ({ ...evening, club: { ...club, ...change } });
  const { till } = club;
  switch (event.type) {
    case 'player-removed':
      return without(evening, event.number);
    case 'results-shared':
      return withClub({ isShared: event.shared });
    case 'till-set':
      return withClub({ till: { ...till, fee: event.fee, costs: event.costs, plan: event.plan } });
    case 'fee-paid':
      return withClub({ till: { ...till, paid: { ...till.paid, [event.number]: event.rappen } } });
    case 'fee-repaid':
      return withClub({ till: { ...till, paid: withoutNumber(till.paid, event.number) } });
    case 'registration-set':
      return withClub({ registration: { isOpen: event.isOpen, places: event.places } });
    default:
      return absurd(event);
  }
}

/** Entered by mistake, or called off: gone from the list; the number is not given to anybody else. EBH 1 */
const without = (evening: Evening, number: PlayerNumber): Evening => ({
  ...evening,
  players: withoutNumber(evening.players, number),
  pairs: evening.pairs.filter((pair) => !pair.includes(number)),
  keepApart: evening.keepApart.filter((pair) => !pair.includes(number)),
});

const withoutNumber = <Value>(
  record: Readonly<Record<PlayerNumber, Value>>,
  number: PlayerNumber,
): Record<PlayerNumber, Value> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => Number(each) !== number));
