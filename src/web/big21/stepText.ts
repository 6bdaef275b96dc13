import type { ReplayStep } from '../../big21/replay.ts';
import { absurd } from '../../kit/absurd.ts';
import { cardName, useCardName } from '../cards/names.ts';
import { formatFrancs, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { pictureOf } from './face.ts';

type Words = ReturnType<typeof useWords<'big21'>>;

/** What happened in a step, in one sentence. */
export function useStepText(): (step: ReplayStep) => string {
  const words = useWords('big21');
  useCardName();
  return (step) => textOf(step, words);
}

function textOf({ event, game }: ReplayStep, words: Words): string {
  const { steps } = words;
  const amount = (rappen: number) =>
    game.purse === 'money' ? formatMoney(rappen) : words.points(formatFrancs(rappen));
  const name = (face: Parameters<typeof pictureOf>[0]) => cardName(pictureOf(face), 'fr');
  switch (event.type) {
    case 'started':
      return steps.started(amount(event.stake));
    case 'shown':
      return steps.shown(name(event.card));
    case 'placed':
      return steps.placed(event.pile + 1);
    case 'discarded':
      return steps.discarded;
    case 'freeCards':
      return words.freeCards(event.count);
    case 'bought':
      return steps.bought(amount(event.fromAside + event.fromWallet));
    case 'roundEnded':
      return words.choiceTitle(amount(event.won));
    case 'opened':
      return steps.opened(name(event.card));
    case 'predicted':
      return `${words.predicted[event.guess]} ${words.turned(name(event.covered))}`;
    case 'highLowEnded':
      return steps.highLowEnded;
    case 'risked':
      return steps.risked(amount(event.stake));
    case 'deadlineMoved':
      return steps.deadlineMoved;
    case 'ended':
      return `${words.endings[event.ending]} ${game.purse === 'money' ? words.overTitle(amount(event.paid)) : words.overPractice(amount(event.paid))}`;
    default:
      return absurd(event);
  }
}
