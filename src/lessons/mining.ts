import type { Level } from '../bots/levels.ts';
import type { Playing } from '../bots/net/shown.ts';
import type { Mind } from '../bots/player.ts';
import { type Chooser, playGame } from '../bots/table.ts';
import { chanceFromText } from '../kit/chance.ts';
import type { Card } from '../schieber/card.ts';
import { dealHands } from '../schieber/dealing.ts';
import { bySeat, nextSeat, seatAfter } from '../schieber/seat.ts';
import { legalIn } from '../schieber/view.ts';
import { type Idea, ideaOf } from './idea.ts';
import { type Puzzle, seatedAtZero } from './puzzle.ts';
import { bestOf, costsOf, type Lead, type Look, type Looking, leadOf, lookingAt } from './weighing.ts';

/** Who is asked what they would play; the strongest last. */
const ASKED = ['apprentice', 'club', 'master'] as const satisfies readonly Level[];

export interface Miners {
  /** Judges. */
  readonly mind: Mind;
  /** A smaller net, ten times as quick, says where it is worth to look. */
  readonly scout: Mind;
  readonly choosers: Readonly<Record<(typeof ASKED)[number], Chooser>>;
}

/** A best card leads the next one by so many points, … */
export const CLEAR_POINTS = 8;
/** … and by so many standard errors. */
export const CLEAR_ERRORS = 4;
/** Looks of 32 worlds each: at least, and at most (4,096 worlds). */
const [LEAST, MOST] = [8, 128];
/** A hand of two cards is no puzzle. */
const FEWEST_CARDS = 3;
/** By so much the net prefers a card when it is in no doubt: two puzzles of three lie there, in a fifth of the positions. */
const NO_DOUBT = 12;
/** In every so many games all positions are looked at, for the puzzles that fool the master too. */
const ALL_POSITIONS = 4;
/** So many puzzles are about these that the others are worth a look even where the net is in doubt. */
const COMMON: readonly Idea[] = ['take', 'holdBack', 'bock', 'lastTricks'];

/** The puzzles of one game between computer players: one card is clearly best, and not all of them play it or it is about something rare. */
export function mineGame(seed: string, number: number, miners: Miners): readonly Puzzle[] {
  const { choosers } = miners;
  const dealer = seatAfter(0, number);
  const hands = dealHands(chanceFromText(seed), 'puzzles', number, dealer);
  const found: Puzzle[] = [];
  const player = number % 2 === 0 ? choosers.master : choosers.club;
  playGame(
    hands,
    nextSeat(dealer),
    bySeat(() => player),
    (view) => {
      if (view.phase !== 'playing' || view.hand.length < FEWEST_CARDS || legalIn(view).length < 2) return;
      const seen = seatedAtZero(view);
      const puzzle = (number % ALL_POSITIONS === 0 || isWorthALook(seen, miners)) && puzzleIn(seen, miners);
      if (puzzle) found.push(puzzle);
    },
  );
  return found;
}

/** The net is in no doubt, or its card is about something rare. */
function isWorthALook(view: Playing, { mind }: Miners): boolean {
  const ranked = [...mind.engine.valuesOf(view)].sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  if (!first || !second) return false;
  return first[1] - second[1] >= NO_DOUBT || !COMMON.includes(ideaOf({ view, answer: first[0] }));
}

/** The puzzle of a position, where there is one. */
function puzzleIn(view: Playing, { mind, scout, choosers }: Miners): Puzzle | undefined {
  const cards = new Map(ASKED.map((level) => [level, cardOf(choosers[level], view)]));
  if (isEverybodys([...cards.values()], view)) return undefined;
  const [quick, slow, judging] = [
    lookingAt(view, scout, 'scout'),
    lookingAt(view, mind, 'find'),
    lookingAt(view, mind, 'judge'),
  ];
  if (!quick || !slow || !judging || !isPromising([quick(0)])) return undefined;
  const looks = [slow(0), slow(1), slow(2)];
  if (!isPromising(looks)) return undefined;
  const answer = bestOf(looks);
  const judged = judge(answer, judging);
  if (!judged) return undefined;
  const fooled = ASKED.filter((level) => cards.get(level) !== answer);
  return { view, answer, costs: costsOf(answer, judged), fooled };
}

function cardOf(choose: Chooser, view: Playing): Card | undefined {
  const choice = choose(view);
  return choice.type === 'play' ? choice.card : undefined;
}

/** A card that everybody finds is a puzzle only where it shows an idea that is rare. */
function isEverybodys([first, ...others]: readonly (Card | undefined)[], view: Playing): boolean {
  return (
    first !== undefined && others.every((card) => card === first) && COMMON.includes(ideaOf({ view, answer: first }))
  );
}

/** Some card leads by more than is asked for, so that it will soon be certain: most positions are given up here. */
const isPromising = (looks: readonly Look[]): boolean => leadOf(bestOf(looks), looks).points >= CLEAR_POINTS + 1;

/**
 * Fresh looks until the lead is certain: the best of nine noisy means is always too good, so what found the card does not
 * judge it. Either it is sure to lead by the points asked for, or it does so after all the worlds there are.
 */
function judge(answer: Card, looking: Looking): readonly Look[] | undefined {
  const looks = looksUntil(looking, (seen) => {
    const lead = leadOf(answer, seen);
    return isCertain(lead) || lead.points + 2 * lead.error < CLEAR_POINTS;
  });
  return isClear(leadOf(answer, looks)) ? looks : undefined;
}

export function looksUntil(looking: Looking, isEnough: (looks: readonly Look[]) => boolean): readonly Look[] {
  const looks: Look[] = [];
  while (looks.length < MOST && (looks.length < LEAST || !isEnough(looks))) looks.push(looking(looks.length));
  return looks;
}

const isCertain = ({ points, error }: Lead): boolean => points - CLEAR_ERRORS * error >= CLEAR_POINTS;
const isClear = ({ points, error }: Lead): boolean => points >= CLEAR_POINTS && points >= CLEAR_ERRORS * error;
