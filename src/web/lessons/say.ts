import type { Wrong } from '../../lessons/answer.ts';
import { cardName } from '../cards/names.ts';
import { wordsNow } from '../i18n/words.ts';
import { sayWhyNot } from '../schieber/say.ts';

/** Why an answer is not right, in words: the rule, with the facts of this table. */
export function sayWrong(wrong: Wrong): string {
  const { wrong: texts } = wordsNow('lessons');
  switch (wrong.code) {
    case 'may-not':
      return texts['may-not'](sayWhyNot(wrong.why));
    case 'worth-less':
    case 'gives-more':
    case 'gives-less':
      return texts[wrong.code](cardName(wrong.card), wrong.points);
    case 'does-not-take':
      return texts['does-not-take'](cardName(wrong.card), cardName(wrong.best));
    case 'may-be-played':
    case 'not-bock':
      return texts[wrong.code](cardName(wrong.card));
    case 'other-winner':
      return texts['other-winner'](cardName(wrong.best));
    case 'other-sum':
      return texts['other-sum'](wrong.parts.join(' + '), wrong.sum);
    case 'other-rest':
      return texts['other-rest'](wrong.ours, wrong.sum);
    case 'few-trumps':
    case 'few-aces':
    case 'few-sixes':
      return texts[wrong.code](wrong.count);
    case 'gives-jack':
    case 'strong-enough':
      return texts[wrong.code];
  }
}
