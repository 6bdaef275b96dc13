import { isLevel, TODAY } from '../../bots/levels.ts';
import { type ComputerPlayer, openPlayers, type PlayerName } from '../../bots/player.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Choice, View } from '../../schieber/view.ts';
import type { Players } from '../schieber/players.ts';
import { type Ask, gather } from './gathering.ts';
import { openPool, type Pool } from './pool.ts';
import { fileStock } from './stock.ts';

/** The level of new matches and editions. SSC 2.02 */
export const DEFAULT_LEVEL = 'master';

export interface ServerPlayers extends Players {
  close(): Promise<void>;
}

/**
 * The computer players of this server. The rule bot and the nets answer within a tenth of a millisecond and do so
 * at once; who searches thinks in threads of its own, so that nobody else waits.
 */
export function serverPlayers(pool: Pool = openPool()): ServerPlayers {
  const here = openPlayers(fileStock());
  // By its version and weights: a name is made anew with every match that is read.
  const asks = new Map<string, Ask<View, Choice>>();
  const askOf = ({ name: { version, weights }, chooseEach }: ComputerPlayer) => {
    const known = asks.get(`${version} ${weights}`) ?? gather(chooseEach);
    asks.set(`${version} ${weights}`, known);
    return known;
  };
  const isQuick = ({ version }: PlayerName) => !version.startsWith('search-');
  return {
    defaultLevel: DEFAULT_LEVEL,
    ofLevel: levelToday,
    async choose(name, view) {
      if (!isQuick(name)) return pool.choose(name, view);
      const player = here.playerOf(name);
      return player.ok ? ok(await askOf(player.value)(view)) : player;
    },
    close: () => pool.close(),
  };
}

export const levelToday = (
  level: string,
): Result<PlayerName, { readonly code: 'unknown-level'; readonly level: string }> =>
  isLevel(level) ? ok(TODAY[level]) : refuse({ code: 'unknown-level', level });
