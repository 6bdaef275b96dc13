import type { Immutable } from '../../kit/immutable.ts';
import { type Card, rankOf, type Suit, suitOf } from '../../schieber/card.ts';
import { legalCards } from '../../schieber/legal.ts';
import { isTrump, type Mode, rankIn } from '../../schieber/mode.ts';
import { partnerOf, type Seat } from '../../schieber/seat.ts';
import { TRICKS } from '../../schieber/trick.ts';
import type { Irregularity } from './irregularity.ts';
import type { Variant } from './measure.ts';

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
  /** The cards of the trick after the offender's, in the order played. */
  after?: Card[];
  /** 1 to 9. */
  trickNumber?: number;
  /** 1 to the number of games of the Passe. */
  game?: number;
  games?: number;
  variant?: Variant;
}>;

/** The cards say that nothing was wrong: a Bauer held back, a ruff, a discard when void, a lead in turn. SSC 2.05 */
export function isAllowed(event: Irregularity, facts: Facts): boolean {
  switch (event) {
    case 'revoke':
    case 'undertrump':
      return facts.played?.length === 1 && isLegal(facts) === true;
    case 'wrong-lead':
      return facts.offender !== undefined && facts.offender === facts.rightfulLeader;
    case 'several-cards':
      return facts.played?.length === 1;
    default:
      return false;
  }
}

/** The finer case: what was said, else what the facts say. */
export function variantOf(event: Irregularity, facts: Facts): Variant | undefined {
  if (facts.variant !== undefined) return facts.variant;
  switch (event) {
    case 'wrong-party-declares':
      return gameVariant(facts, 1);
    case 'partner-speaks-early':
      return gameVariant(facts, 2); // the offenders declare again only in the game after the next one
    case 'wrong-lead':
      if (facts.offender === undefined || facts.rightfulLeader === undefined) return undefined;
      return partnerOf(facts.rightfulLeader) === facts.offender ? 'partner' : 'opponent';
    case 'undertrump':
      if (!facts.hand || !facts.mode) return undefined;
      if (handOf(facts).every((card) => isTrump(card, facts.mode!))) return 'only-trumps'; // SSC 2.05, ruling M1
      return dueCards(facts).length > 0 ? 'follow' : 'void';
    case 'several-cards':
      return facts.hand && (dueCards(facts).length > 0 ? 'follow' : 'void');
    case 'played-early':
      return playedEarly(facts);
    case 'devalued-lead':
      if (facts.trickNumber === undefined) return undefined;
      return facts.trickNumber === TRICKS ? 'last-trick' : 'earlier-trick';
    default:
      return undefined;
  }
}

/** Is there a game left, so many games later, in which it can be made good? EBH 3, EBH 4 */
function gameVariant({ game, games }: Facts, later: number): Variant | undefined {
  if (game === undefined || games === undefined) return undefined;
  return game + later > games ? 'last-game' : 'earlier-game';
}

/** A card that would have been right anyway stays; otherwise suit must be followed. EBH 5 */
function playedEarly(facts: Facts): Variant | undefined {
  const legal = isLegal(facts);
  if (legal !== undefined) return legal ? 'fits' : 'follow';
  const [card] = facts.played ?? [];
  if (!facts.hand || !facts.trick?.[0] || !card) return undefined;
  return suitOf(card) === dueSuit(facts) || dueCards(facts).length === 0 ? 'fits' : 'follow';
}

/** Undefined while too little is known. */
function isLegal(facts: Facts): boolean | undefined {
  const { mode, trick } = facts;
  const [card] = facts.played ?? [];
  if (!mode || !facts.hand || !trick?.[0] || !card) return undefined;
  return legalCards(handOf(facts), trick, mode).includes(card);
}

/** Whoever lists the hand may have left out what lies on the table. */
const handOf = ({ hand = [], played = [] }: Facts): readonly Card[] => [...new Set([...hand, ...played])];

/** The suit due: the one led. */
const dueSuit = (facts: Facts): Suit | undefined => (facts.trick?.[0] ? suitOf(facts.trick[0]) : undefined);

function dueCards(facts: Facts): Card[] {
  const suit = dueSuit(facts);
  if (suit === undefined || !facts.hand) return [];
  return handOf(facts).filter((card) => suitOf(card) === suit);
}

/**
 * The highest card of the suit due; where trump is due, the highest except the jack. EBH 5. It is also what SSC 7.05 (6)
 * calls the card kept back.
 */
export function highestDue(facts: Facts): Card | undefined {
  if (!facts.mode) return undefined;
  const mode = facts.mode;
  const due = dueCards(facts).filter((card) => !isTrump(card, mode) || rankOf(card) !== 'J');
  return due.reduce<Card | undefined>(
    (best, card) => (best === undefined || rankIn(card, mode) > rankIn(best, mode) ? card : best),
    undefined,
  );
}

/** Who undertrumped and cannot follow takes the trump back and gives something else. EBH 5 */
export function notTrumps(facts: Facts): Card[] {
  if (!facts.hand || !facts.mode) return [];
  return facts.hand.filter((card) => !isTrump(card, facts.mode!));
}
