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

/** For whom a computer player thinks: whoever plays much waits behind himself. */
export interface Asker {
  /** 'person:ID', 'guest:ID' or 'system'. */
  readonly owner: string;
  /** His clock may run: he comes before all who practise. */
  readonly isRated: boolean;
}

/** The computer players of this server. Who must think may have too much to do: then it throws EBUSY. */
export interface Players {
  /** The player a level stands for today. */
  ofLevel(level: string): Result<PlayerName, { readonly code: 'unknown-level'; readonly level: string }>;
  readonly defaultLevel: string;
  /** For ourselves, unless somebody asks. */
  choose(name: PlayerName, view: View, asker?: Asker): Promise<Told>;
  talk<Value>(talk: Talk<Value>, asker: Asker): Promise<Value>;
}
