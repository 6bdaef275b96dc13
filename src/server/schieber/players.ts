import { APPRENTICE, type PlayerName, type PlayerRefusal, ruleBot } from '../../bots/player.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';

/** The computer players of this server. */
export interface Players {
  /** The player a level stands for today. */
  ofLevel(level: string): Result<PlayerName, { readonly code: 'unknown-level'; readonly level: string }>;
  readonly defaultLevel: string;
  choose(name: PlayerName, view: View): Promise<Result<Choice, PlayerRefusal>>;
}

export function rulePlayers(): Players {
  return {
    defaultLevel: APPRENTICE.level,
    ofLevel: (level) =>
      level === APPRENTICE.level ? ok(APPRENTICE) : { ok: false, refusal: { code: 'unknown-level', level } },
    async choose(name, view) {
      const player = ruleBot(name);
      return player.ok ? ok(player.value.choose(view)) : player;
    },
  };
}
