import { MODES } from '../../schieber/mode.ts';
import { cardName } from '../cards/names.ts';
import { wordsNow } from '../i18n/words.ts';
import { announce } from '../parts/live.tsx';
import { settings } from '../shell/settings.ts';
import type { Play } from './play.ts';
import { modeName, sayHandNow, sayScore, sayTable, sayTurnNow } from './say.ts';

/**
 * The whole game by keys: 1-9 lifts a card and, pressed again, plays it; Enter plays the lifted card, turns the trick,
 * goes on; while declaring, 1-6 chooses a mode, 0 «gschobe», Enter says it. T, H, S, W speak table, hand, score and whose turn it is;
 * U takes the last move back in practice; R opens the rules. A key that can do nothing now says what is asked instead.
 */
export function listenToKeys(play: Play, onRules: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^[a-z0-9]$/i.test(event.key) && !settings.peek().keys) return; // WCAG 2.1.4
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog')) return;
    // A focused button answers Enter and the space bar itself.
    if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a')) return;
    if (press(event.key, play, onRules)) event.preventDefault();
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

/** True when the key means something. */
function press(key: string, play: Play, onRules: () => void): boolean {
  const { view } = play.shown.peek();
  if (/^[0-9]$/.test(key)) return pressDigit(Number(key), play);
  switch (key.toLowerCase()) {
    case 'enter':
    case ' ':
      if (!play.shown.peek().settled) play.skip();
      else if (play.isDeclaring.peek() && play.chosen.peek()) play.declare();
      else if (play.lifted.peek()) play.playLifted();
      else announce(sayTurnNow(view));
      return true;
    case 'escape': {
      const lifted = play.lifted.peek();
      play.lower();
      if (lifted) announce(wordsNow('schieber').said.lowered(cardName(lifted)));
      return true;
    }
    case 't':
      announce(sayTable(view));
      return true;
    case 'h':
      announce(sayHandNow(view, play.hand.peek()));
      return true;
    case 's':
      announce(sayScore(view));
      return true;
    case 'w':
      announce(sayTurnNow(view));
      return true;
    case 'u':
      play.takeBack();
      return true;
    case 'r':
      onRules();
      return true;
    default:
      return false;
  }
}

/** Whoever listens hears what the key has lifted or chosen before a second key plays it. */
function pressDigit(digit: number, play: Play): boolean {
  const { view } = play.shown.peek();
  const { said } = wordsNow('schieber');
  if (play.isDeclaring.peek()) {
    announce(chooseBy(digit, play) ?? sayTurnNow(view));
    return true;
  }
  const card = play.hand.peek()[digit - 1];
  if (!card) announce(sayHandNow(view, play.hand.peek()));
  else play.tap(card);
  if (card && play.lifted.peek() === card) announce(said.lifted(cardName(card)));
  return true;
}

/** What is chosen, in words; undefined when the digit stands for nothing. Where one key declares at once, the table says it. */
function chooseBy(digit: number, play: Play): string | undefined {
  const { said, gschobe, refusals } = wordsNow('schieber');
  const what = digit === 0 ? 'pass' : MODES[digit - 1];
  if (!what) return undefined;
  if (what === 'pass' && play.shown.peek().view.game.passed) return refusals['cannot-pass-back'];
  play.choose(what);
  return play.chosen.peek() ? said.chosen(what === 'pass' ? gschobe : modeName(what)) : '';
}
