import type { ComponentType } from 'preact';

/** What a box of another subject is told about a finished match. */
export interface FinishedMatch {
  readonly id: string;
  readonly kind: string;
  readonly rated: boolean;
  /** Of the person's team. */
  readonly points: number;
}

/** Boxes of other subjects on the result of a match, below the points; each is `lazy` and may show nothing. */
export const RESULT_SLOTS: readonly { readonly name: string; readonly box: ComponentType<{ match: FinishedMatch }> }[] =
  [];
