import type { Immutable } from '../../kit/immutable.ts';
import { type Card, rankOf, type Suit, suitOf } from '../../schieber/card.ts';
import { isTrump, type Mode, rankIn } from '../../schieber/mode.ts';
import { partnerOf, type Seat } from '../../schieber/seat.ts';
import type { Irregularity, Variant } from './table.ts';

/** What the supervisor sees at the table. `hand` is what the offender holds, the cards played in error included. */
export type Facts = Immutable<{
  mode?: Mode;
  offender?: Seat;
  rightfulLeader?: Seat;
  hand?: Card[];
  /** The cards of the trick before the offender's, in the order played. */
  trick?: Card[];
  /** The card, or the cards, played in error. */
  played?: Card[];
  /** 1 to 9. */
  trickNumber?: number;
  /** 1 to the number of games of the Passe. */
  game?: number;
  games?: number;
  variant?: Variant;
}>;

/** The finer case: what was said, else what the cards say. */
export function variantOf(incident: { event: Irregularity }, facts: Facts): Variant | undefined {
  if (facts.variant !== undefined) return facts.variant;
  switch (incident.event) {
    case 'E4':
    case 'E5':
      return facts.game !== undefined && facts.game === facts.games ? 'last-game' : undefined;
    case 'E7':
      if (facts.offender === undefined || facts.rightfulLeader === undefined) return undefined;
      return partnerOf(facts.rightfulLeader) === facts.offender ? 'partner' : 'opponent';
    case 'E9':
      if (!facts.hand || !facts.mode) return undefined;
      if (facts.hand.every((card) => isTrump(card, facts.mode!))) return 'only-trumps'; // SSC 2.05, ruling M1
      return canFollow(facts) ? 'follow' : 'void';
    case 'E10':
    case 'E11':
      return canFollow(facts) ? 'follow' : undefined;
    case 'E12':
      return facts.trickNumber === 9 ? 'last-trick' : undefined;
    default:
      return undefined;
  }
}

/** The suit due: the one led. */
const dueSuit = (facts: Facts): Suit | undefined => (facts.trick?.[0] ? suitOf(facts.trick[0]) : undefined);

const canFollow = (facts: Facts): boolean => dueCards(facts).length > 0;

function dueCards(facts: Facts): Card[] {
  const suit = dueSuit(facts);
  if (suit === undefined || !facts.hand) return [];
  return facts.hand.filter((card) => suitOf(card) === suit);
}

/** The highest card of the suit due; where trump is due, the highest except the jack. EBH 5 */
export function highestDue(facts: Facts): Card | undefined {
  if (!facts.mode) return undefined;
  const mode = facts.mode;
  const due = dueCards(facts).filter((card) => !isTrump(card, mode) || rankOf(card) !== 'J');
  return due.reduce<Card | undefined>(
    (best, card) => (best === undefined || rankIn(card, mode) > rankIn(best, mode) ? card : best),
    undefined,
  );
}

/** SSC 7.05 (6): the card kept back, read as the highest of the suit due; undertrumping kept back no such card. */
export const heldBack = (facts: Facts): Card | undefined => highestDue(facts);

/** Who undertrumped and cannot follow takes the trump back and gives something else. EBH 5 */
export function notTrumps(facts: Facts): Card[] {
  if (!facts.hand || !facts.mode) return [];
  return facts.hand.filter((card) => !isTrump(card, facts.mode!));
}
