import type { Playing } from '../bots/net/shown.ts';
import { isBock } from '../schieber/bock.ts';
import { type Card, suitOf } from '../schieber/card.ts';
import { isTrump, pointsOf } from '../schieber/mode.ts';
import { partnerOf, seatAfter } from '../schieber/seat.ts';
import { beats, winningCard } from '../schieber/trick.ts';
import { legalIn } from '../schieber/view.ts';
import type { Puzzle } from './puzzle.ts';

/** What a puzzle is about, as Jass players say it. */
export const IDEAS = [
  'drawTrumps',
  'bock',
  'lead',
  'nell',
  'take',
  'holdBack',
  'feed',
  'discard',
  'lastTricks',
] as const;
export type Idea = (typeof IDEAS)[number];

/** From here on what matters is who makes the last trick. SSC 2.04 */
const FEW_CARDS = 3;
/** Points worth giving to one's partner. */
const FAT = 8;

/** The idea of an answer, from what lies on the table. */
export function ideaOf({ view, answer }: Pick<Puzzle, 'view' | 'answer'>): Idea {
  if (keepsNell(view, answer)) return 'nell';
  if (view.hand.length <= FEW_CARDS) return 'lastTricks';
  return view.trick.length === 0 ? ideaOfLead(view, answer) : ideaOfReply(view, answer);
}

/** The trump nine could be played, the jack that takes it is still out, and it is better kept: not led, not given, not spent. */
function keepsNell(view: Playing, answer: Card): boolean {
  if (view.mode.kind !== 'trump') return false;
  const [nell, jack]: [Card, Card] = [`${view.mode.suit}9`, `${view.mode.suit}J`];
  const isOut = ![...view.hand, ...view.trick, ...view.turned.flatMap(({ cards }) => cards)].includes(jack);
  const isAboutTrumps = view.trick.length > 0 || isTrump(answer, view.mode);
  return isOut && isAboutTrumps && answer !== nell && legalIn(view).includes(nell);
}

function ideaOfLead(view: Playing, answer: Card): Idea {
  if (isTrump(answer, view.mode)) return 'drawTrumps';
  return isBock(answer, view) ? 'bock' : 'lead';
}

function ideaOfReply(view: Playing, answer: Card): Idea {
  const { trick, mode, leader, seat } = view;
  const best = winningCard(trick, mode);
  if (beats(answer, trick[best]!, mode)) return 'take';
  const isPartners = seatAfter(leader, best) === partnerOf(seat);
  if (isPartners && pointsOf(answer, mode) >= FAT) return 'feed';
  if (suitOf(answer) !== suitOf(trick[0]!)) return 'discard';
  return 'holdBack';
}
