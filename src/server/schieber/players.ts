import type { PlayerName, PlayerRefusal } from '../../bots/player.ts';
import type { Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';

/** What a computer player is asked. */
export interface Question {
  readonly player: PlayerName;
  readonly view: View;
}
export type Told = Result<Choice, PlayerRefusal>;

/** Questions to computer players, one after the other, each decided on what was told before; then what came of it. */
export type Talk<Value> = Generator<Question, Value, Told>;

/** The computer players of this server. */
export interface Players {
  /** The player a level stands for today. */
  ofLevel(level: string): Result<PlayerName, { readonly code: 'unknown-level'; readonly level: string }>;
  readonly defaultLevel: string;
  choose(name: PlayerName, view: View): Promise<Told>;
  talk<Value>(talk: Talk<Value>): Promise<Value>;
}
