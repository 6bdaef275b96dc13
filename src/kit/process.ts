import type { ChanceFor } from './chance.ts';
import type { Result } from './result.ts';
import type { Instant } from './time.ts';

/** How a state follows from what happened. */
export interface Fold<State, Event> {
  readonly initial: State;
  /** What happened → the new state. Never refuses, never rolls dice. */
  evolve(state: State, event: Event): State;
}

/** What a decision may know besides the state and the command. */
export interface Around<Facts, By> {
  readonly now: Instant;
  /** Who asks: 'person:ID', or what the process says of its people. */
  readonly by: By;
  /** What other processes and tables say. The server loads it; a command never carries it. */
  readonly facts: Facts;
  readonly chance: ChanceFor;
}

/** The one shape of everything that changes: match, sheet, evening, wallet, person … */
export interface Process<State, Command, Event, Facts, Refusal, By = string> extends Fold<State, Event> {
  /** What is asked → what happens, or why it is refused. */
  decide(state: State, command: Command, around: Around<Facts, By>): Result<readonly Event[], Refusal>;
}

/** For processes that need no dice: whoever rolls them all the same has made a mistake. */
export const noChance: ChanceFor = (label) => {
  throw new Error(`nothing is drawn here: ${label}`);
};
