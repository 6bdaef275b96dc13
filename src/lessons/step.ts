import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import type { Mode, ModeLetter } from '../schieber/mode.ts';
import type { Seat } from '../schieber/seat.ts';

/** What lies on the table in a step of a lesson. The person sits at seat 0. */
export type Scene = Immutable<{
  /** Null while nothing is declared. */
  mode: Mode | null;
  hand: Card[];
  trick: Card[];
  leader: Seat;
  /** Cards of earlier tricks that one has to remember. */
  gone?: Card[];
}>;

/** One question about a scene. What is right follows from the rules, see `answer.ts`. */
export type Question = Immutable<
  | { ask: 'worthMost' | 'takes' | 'allowed' | 'forbidden' | 'cheapest' | 'keepJack' | 'feed' | 'bock' | 'winner' }
  | { ask: 'points'; isLast: boolean; options: number[] }
  | { ask: 'rest'; ours: number; options: number[] }
  /** A judgement, not a rule: the computer players agree, see the test. */
  | { ask: 'declare'; best: ModeLetter | 'pass' }
>;
export type Ask = Question['ask'];

export type Step = Immutable<{ name: StepName; scene: Scene; question: Question }>;

export const LESSONS = {
  values: ['sidePoints', 'sideStrength', 'trumpPoints', 'trumpStrength'],
  following: ['follow', 'throwAway', 'followTrump'],
  trumping: ['trumpIt', 'trumpInstead'],
  jack: ['keepJack', 'jackIsBest'],
  undertrump: ['noUndertrump', 'overtrump', 'onlyTrumps'],
  noTrump: ['topsDown', 'bottomsUp', 'eights'],
  counting: ['trickPoints', 'lastTrick', 'restTo157'],
  declaring: ['declareTrump', 'declareObenabe', 'declarePass'],
  partner: ['feedPartner', 'giveLittle', 'bock'],
} as const;
export type LessonName = keyof typeof LESSONS;
export type StepName = (typeof LESSONS)[LessonName][number];

/** In the order they are taken. */
export const LESSON_NAMES = Object.keys(LESSONS) as readonly LessonName[];

export const isLesson = (text: unknown): text is LessonName => LESSON_NAMES.some((name) => name === text);
