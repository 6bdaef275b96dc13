import type { Reason } from '../../review/reason.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Choice } from '../../schieber/view.ts';
import { cardName } from '../cards/names.ts';
import { wordsNow } from '../i18n/words.ts';
import { modeName, nameOf } from '../schieber/say.ts';

/** A card, a mode or the pass, in words. */
export function choiceSaid(choice: Choice): string {
  if (choice.type === 'play') return cardName(choice.card);
  return choice.type === 'declare' ? modeName(choice.mode) : wordsNow('schieber').gschobe;
}

/** A fact that speaks for the better choice, as a sentence. */
export function reasonSaid(reason: Reason, me: Seat): string {
  const { reasons } = wordsNow('review').review;
  switch (reason.code) {
    case 'takes':
      return reasons.takes(reason.best, reason.chosen);
    case 'trick':
    case 'later':
      return reasons[reason.code](reason.points);
    case 'holds':
      return reasons.holds(nameOf(reason.seat, me), cardName(reason.card), reason.tenths);
    case 'declared':
      return reasons.declared(reason.best, reason.chosen);
    case 'leads':
      return reasons.leads(reason.tenths);
  }
}
