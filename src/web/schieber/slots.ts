import type { ComponentType } from 'preact';
import { lazy } from '../shell/lazy.tsx';

/** What a box of another subject is told about a finished match. */
export interface FinishedMatch {
  readonly id: string;
  readonly kind: string;
  readonly rated: boolean;
  /** Of the person's team. */
  readonly points: number;
}

/** Boxes of other subjects on the result of a match, below the points; each is `lazy` and may show nothing. */
export const RESULT_SLOTS: readonly {
  readonly name: string;
  /** The kinds of match it has something to say about. */
  readonly kinds: readonly string[];
  readonly box: ComponentType<{ match: FinishedMatch }>;
}[] = [
  {
    name: 'again',
    kinds: ['again'],
    box: lazy(['review'], () => import('../review/againBox.tsx').then((module) => module.AgainBox)),
  },
  {
    name: 'daily',
    kinds: ['daily', 'dailyPractice'],
    box: lazy(['daily'], () => import('../daily/resultBox.tsx').then((module) => module.ResultBox)),
  },
];
