import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Card } from '../../schieber/card.ts';
import { choiceOf, type TableCommand, type TableMove } from '../../schieber/hosted.ts';
import { letterOf, type Mode } from '../../schieber/mode.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Step } from '../../schieber/step.ts';
import { TRICKS } from '../../schieber/trick.ts';
import { type Choice, legalIn, type MatchView } from '../../schieber/view.ts';
import { whyNot } from '../../schieber/whyNot.ts';
import { cardName } from '../cards/names.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { wordsNow } from '../i18n/words.ts';
import { announce } from '../parts/live.tsx';
import { toast } from '../parts/toast.tsx';
import { nextPicture } from '../shell/picture.ts';
import { settings } from '../shell/settings.ts';
import { askComputer } from './computer.ts';
import { isStill } from './flight.ts';
import { sortHand } from './hand.ts';
import { letGo } from './keptFocus.ts';
import { createPlayback, PACES, type Pace, type Playback, type Shown } from './playback.ts';
import { reasonFor } from './reason.ts';
import { modeName, sayReason, sayTurnNow, sayWhyNot, sentencesFor } from './say.ts';
import { knock } from './sound.ts';
import type { TableSource } from './tableSource.ts';

/** What a person does at the table, whatever it is done with: mouse, finger or keys. */
export interface Play {
  readonly shown: Signal<Shown>;
  readonly hand: ReadonlySignal<readonly Card[]>;
  /** Undefined while it is not my turn to play. */
  readonly legal: ReadonlySignal<readonly Card[] | undefined>;
  readonly isDeclaring: ReadonlySignal<boolean>;
  readonly lifted: Signal<Card | null>;
  readonly refused: Signal<{ readonly card: Card; readonly why: string } | null>;
  /** What I am about to declare; it takes a second tap to say it. */
  readonly chosen: Signal<Mode | 'pass' | null>;
  readonly hint: Signal<string | null>;
  tap(card: Card): void;
  lift(card: Card): void;
  lower(): void;
  playLifted(): void;
  choose(what: Mode | 'pass'): void;
  declare(): void;
  /** In practice: my last move is undone. Whoever asks in vain is told why. */
  readonly mayTakeBack: ReadonlySignal<boolean>;
  takeBack(): void;
  askHint(): Promise<void>;
  skip(): void;
  close(): void;
}

export function createPlay(source: TableSource): Play {
  const playback: Playback = createPlayback({ news: source.news, pace: paceNow, say: sayAloud });
  const { shown } = playback;
  const { hand, legal, isDeclaring, mayUndo } = readingsOf(shown);
  const lifted = signal<Card | null>(null);
  const refused = signal<{ card: Card; why: string } | null>(null);
  const chosen = signal<Mode | 'pass' | null>(null);
  const hint = signal<string | null>(null);

  const clear = () => {
    lifted.value = null;
    refused.value = null;
    hint.value = null;
  };

  async function send(command: TableCommand): Promise<void> {
    letGo(command);
    clear();
    chosen.value = null;
    const { seat } = shown.peek().view;
    if (command.type !== 'takeBack') playback.expect(stepOf(command, seat));
    const answer = await nextPicture().then(() => source.send(command)); // seen on the cloth before it is sent
    if (answer.ok) return;
    playback.settle();
    toast(wordsOf(answer.refusal, wordsNow('schieber').refusals), 'refusal');
  }

  function refuse(card: Card): void {
    const { game } = shown.peek().view;
    if (game.phase !== 'playing') return;
    const why = whyNot(card, game.hand, game.trick, game.mode);
    if (!why) return;
    lifted.value = null;
    refused.value = { card, why: sayWhyNot(why) };
    announce(wordsNow('schieber').said.refused(cardName(card), sayWhyNot(why)));
  }

  function lift(card: Card): void {
    if (legal.peek() && !legal.peek()?.includes(card)) refuse(card);
    else {
      refused.value = null;
      lifted.value = card;
    }
  }

  function declare(): void {
    const what = chosen.peek();
    if (what) send(what === 'pass' ? { type: 'pass' } : { type: 'declare', mode: letterOf(what) });
  }

  return {
    shown,
    hand,
    legal,
    isDeclaring,
    lifted,
    refused,
    chosen,
    hint,
    lift,
    tap(card) {
      const may = legal.peek();
      if (!may) {
        playback.skip();
        if (!isDeclaring.peek()) lifted.value = card;
        return;
      }
      if (!may.includes(card)) refuse(card);
      else if (settings.peek().oneTap || lifted.peek() === card) send({ type: 'play', card });
      else lift(card);
    },
    lower: clear,
    playLifted() {
      const card = lifted.peek();
      if (card && legal.peek()?.includes(card)) send({ type: 'play', card });
      else if (card && legal.peek()) refuse(card);
    },
    choose(what) {
      chosen.value = what;
      if (settings.peek().oneTap) declare();
    },
    declare,
    mayTakeBack: computed(() => !source.rated && mayUndo.value),
    takeBack() {
      if (!source.rated && mayUndo.peek()) send({ type: 'takeBack' });
      else toast(whyNotBack(source.rated, shown.peek().view));
    },
    async askHint() {
      const choice = source.rated ? undefined : await hintFor(shown.peek().view);
      if (!choice) return;
      hint.value = hintText(choice, shown.peek().view);
      announce(hint.value);
      // What somebody has chosen already stays chosen: a hint is only heard.
      if (choice.type === 'play' && lifted.peek() === null) lift(choice.card);
      if (choice.type !== 'play') chosen.value ??= choice.type === 'pass' ? 'pass' : choice.mode;
    },
    skip: playback.skip,
    close: playback.close,
  };
}

/** What follows from the picture: my cards in order, what I may do with them. */
function readingsOf(shown: Signal<Shown>) {
  const isMyTurn = computed(() => {
    const { view, settled, lying } = shown.value;
    return settled && !lying && !view.ending && view.game.phase !== 'over' && view.game.turn === view.seat;
  });
  return {
    hand: computed(() => {
      const { game } = shown.value.view;
      const { deck, trumpFirst } = settings.value;
      return sortHand(game.hand, { mode: game.phase === 'declaring' ? undefined : game.mode, deck, trumpFirst });
    }),
    legal: computed(() =>
      isMyTurn.value && shown.value.view.game.phase === 'playing' ? legalIn(shown.value.view.game) : undefined,
    ),
    isDeclaring: computed(() => isMyTurn.value && shown.value.view.game.phase === 'declaring'),
    /** I am on turn and have said or played something in this game. */
    mayUndo: computed(() => isMyTurn.value && hasChosen(shown.value.view)),
  };
}

/** My card lies there or is turned, or I have passed or declared. */
function hasChosen({ game, seat }: MatchView): boolean {
  const hasPassed = game.passed && game.forehand === seat;
  return hasPassed || (game.phase === 'playing' && (game.declarer === seat || game.hand.length < TRICKS));
}

function whyNotBack(rated: boolean, view: MatchView): string {
  const { refusals } = wordsNow('schieber');
  if (rated) return refusals['rated-play'];
  if (view.game.phase === 'over') return sayTurnNow(view);
  return refusals[view.game.turn === view.seat ? 'nothing-to-take-back' : 'not-your-turn'];
}

function paceNow(): Pace {
  const { speed, turnTrick } = settings.peek();
  const pace = { ...PACES[speed], ...(isStill() ? { deal: 0 } : {}) };
  return turnTrick === 'tap' ? { ...pace, trick: Number.POSITIVE_INFINITY } : pace;
}

function sayAloud(step: Step, before: MatchView, after: MatchView): void {
  if (step.type === 'played') knock(step.seat === after.seat ? 210 : 170);
  const sentences = sentencesFor(step, before, after);
  const tell = step.type === 'deadlineMoved' ? toast : announce;
  for (const sentence of sentences) tell(sentence);
}

/** What the computer player of this table would do in my place. */
async function hintFor({ players, game }: MatchView): Promise<Choice | undefined> {
  const computer = Object.values(players).find((player) => player.kind === 'computer');
  return computer?.kind === 'computer' ? askComputer(computer, game) : undefined;
}

function hintText(choice: Choice, view: MatchView): string {
  const words = wordsNow('schieber');
  const what =
    choice.type === 'play'
      ? words.hintIs(cardName(choice.card))
      : words.hintMode(choice.type === 'pass' ? words.gschobe : modeName(choice.mode));
  const reason = reasonFor(choice, view.game);
  return reason ? `${what} ${sayReason(reason, view.seat)}` : what;
}

/** What my own command will look like, before the server has said so. */
function stepOf(command: TableMove, seat: Seat): Step {
  const choice = choiceOf(command);
  if (choice.type === 'play') return { type: 'played', seat, card: choice.card };
  if (choice.type === 'pass') return { type: 'passed', seat };
  return { type: 'declared', seat, mode: choice.mode };
}
