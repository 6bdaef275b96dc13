import type { PlayerName, PlayerRefusal } from '../../bots/player.ts';
import type { Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';

/** The computer players of this server. */
export interface Players {
  /** The player a level stands for today. */
  ofLevel(level: string): Result<PlayerName, { readonly code: 'unknown-level'; readonly level: string }>;
  readonly defaultLevel: string;
  choose(name: PlayerName, view: View): Promise<Result<Choice, PlayerRefusal>>;
}
