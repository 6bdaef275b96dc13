import { isLevel, TODAY } from '../../bots/levels.ts';
import { openPlayers, type PlayerName } from '../../bots/player.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Asker, Players } from '../schieber/players.ts';
import { openPool, type Pool } from './pool.ts';
import { fileStock } from './stock.ts';
import { openTalks } from './talks.ts';

/** The level of new matches and editions. SSC 2.02 */
export const DEFAULT_LEVEL = 'master';

/** Who looks at play or sets a par asks one thing after the other. */
const OURSELVES: Asker = { owner: 'system', isRated: false };

export interface ServerPlayers extends Players {
  close(): Promise<void>;
}

/**
 * The computer players of this server. The rule bot and the nets answer within a tenth of a millisecond and do so
 * at once; who searches thinks in threads of its own, so that nobody else waits.
 */
export function serverPlayers(pool: Pool = openPool()): ServerPlayers {
  const here = openPlayers(fileStock());
  const isQuick = ({ version }: PlayerName) => !version.startsWith('search-');
  return {
    defaultLevel: DEFAULT_LEVEL,
    ofLevel: levelToday,
    async choose(name, view, asker = OURSELVES) {
      if (!isQuick(name)) return pool.choose({ name, view }, asker);
      const player = here.playerOf(name);
      return player.ok ? ok(player.value.choose(view)) : player;
    },
    talk: openTalks({
      isQuick: ({ player }) => isQuick(player),
      playerOf: ({ player }) => here.playerOf(player),
      slow: ({ player, view }, asker, isBack) => pool.choose({ name: player, view }, asker, isBack),
    }),
    close: () => pool.close(),
  };
}

export const levelToday = (
  level: string,
): Result<PlayerName, { readonly code: 'unknown-level'; readonly level: string }> =>
  isLevel(level) ? ok(TODAY[level]) : refuse({ code: 'unknown-level', level });
