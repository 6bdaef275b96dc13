import './lessons.css';
import { useEffect, useState } from 'preact/hooks';
import { ideaOf } from '../../lessons/idea.ts';
import { hardnessOf, type Puzzle } from '../../lessons/puzzle.ts';
import { ALL_PUZZLES } from '../../lessons/shelf.ts';
import type { Card } from '../../schieber/card.ts';
import { legalIn } from '../../schieber/view.ts';
import { whyNot } from '../../schieber/whyNot.ts';
import { useCardName } from '../cards/names.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { announce } from '../parts/live.tsx';
import { sortHand } from '../schieber/hand.ts';
import { sayWhyNot } from '../schieber/say.ts';
import { now } from '../shell/clock.ts';
import { Page } from '../shell/page.tsx';
import { type Params, path } from '../shell/router.tsx';
import { settings } from '../shell/settings.ts';
import { HandCards, type Look } from './handCards.tsx';
import { keepSolved, solvedPuzzles } from './kept.ts';
import { History, Position } from './position.tsx';
import { numberOfToday } from './today.ts';
import { Verdict } from './verdict.tsx';

/** /puzzles/today and /puzzles/17: a position, one card to choose, and what the others would have cost. */
export const Screen = ({ params }: { params: Params }) => {
  const words = useWords('puzzles');
  const { which = '' } = params;
  const puzzles = ALL_PUZZLES;
  const isToday = which === 'today';
  const number = isToday ? numberOfToday() : Number(which);
  const puzzle = puzzles[number - 1];
  const title = isToday ? words.today : words.number(number);
  if (!puzzle)
    return (
      <Page title={words.title} narrow>
        <Empty title={words.noSuch}>
          <Button href="/puzzles">{words.all}</Button>
        </Empty>
      </Page>
    );
  // What it is about would give the answer away.
  const eyebrow = isToday ? formatDate(now(), 'weekday') : words.hardnesses[hardnessOf(puzzle)];
  return (
    <Page title={title} eyebrow={eyebrow} narrow>
      <Question key={path.value} puzzle={puzzle} number={number} />
    </Page>
  );
};

function Question({ puzzle, number }: { puzzle: Puzzle; number: number }) {
  const words = useWords('puzzles');
  const name = useCardName();
  const { view, answer } = puzzle;
  const [held, setHeld] = useState<Card | null>(null);
  const [played, setPlayed] = useState<Card | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const legal = legalIn(view);
  const { deck, trumpFirst } = settings.value;
  const hand = sortHand(view.hand, { mode: view.mode, deck, trumpFirst });
  const play = (card: Card) => {
    setPlayed(card);
    keepSolved(number, card === answer);
  };
  /** The first tap lifts a card, the second plays it, as at the table. */
  const tap = (card: Card) => {
    const reason = whyNot(card, view.hand, view.trick, view.mode);
    setWhy(reason ? sayWhyNot(reason) : null);
    setHeld(reason ? null : card);
    if (reason) announce(sayWhyNot(reason));
    else if (card === held) play(card);
  };
  const looks = Object.fromEntries(hand.map((card) => [card, lookOf(card, { held, played, answer, legal })]));
  return (
    <div class="stack lesson" data-puzzle={number}>
      <Position view={view} />
      <h2 class="lesson-ask">{words.ask}</h2>
      <HandCards cards={hand} looks={looks} isOpen={played === null} onCard={tap} />
      {why && <p class="lesson-said wrong">{why}</p>}
      {played ? (
        <>
          <Verdict puzzle={puzzle} played={played} />
          <Onward puzzle={puzzle} number={number} />
        </>
      ) : (
        <div class="lesson-next">
          {held ? (
            <Button kind="go" wide onClick={() => play(held)}>
              {words.play(name(held))}
            </Button>
          ) : (
            <p class="note">{words.lift}</p>
          )}
        </div>
      )}
      <History view={view} />
    </div>
  );
}

interface Standing {
  held: Card | null;
  played: Card | null;
  answer: Card;
  legal: readonly Card[];
}

function lookOf(card: Card, { held, played, answer, legal }: Standing): Look | undefined {
  if (played) return card === answer ? 'right' : card === played ? 'wrong' : undefined;
  if (card === held) return 'held';
  return legal.includes(card) ? undefined : 'barred';
}

/** The next puzzle about the same that is not solved yet; when all are, any. */
function Onward({ puzzle, number }: { puzzle: Puzzle; number: number }) {
  const words = useWords('puzzles');
  const [next, setNext] = useState<number | undefined>(undefined);
  useEffect(() => setNext(nextOf(puzzle, number)), []);
  return (
    <p class="row">
      {next !== undefined && (
        <Button icon="next" href={`/puzzles/${next}`}>
          {words.next}
        </Button>
      )}
      <Button kind="quiet" href="/puzzles">
        {words.all}
      </Button>
    </p>
  );
}

function nextOf(puzzle: Puzzle, number: number): number | undefined {
  const solved = solvedPuzzles();
  const idea = ideaOf(puzzle);
  const open = ALL_PUZZLES.map((one, index) => ({ one, number: index + 1 })).filter(
    (other) => other.number !== number && !solved.has(other.number),
  );
  return (open.find(({ one, number: n }) => n > number && ideaOf(one) === idea) ?? open[0])?.number;
}
