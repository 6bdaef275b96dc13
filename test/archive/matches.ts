import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import type { TestServer } from '../../src/server/testing/server.ts';
import { newClient } from '../load/http.ts';
import { anyCommand, type LoadPlayer } from '../load/player.ts';

export interface PlayedMatch {
  readonly id: string;
  readonly cookie: string;
}

const AT_ONCE = 8;
/** A person may begin sixty matches a minute, and an address so many guests. */
const EACH = 20;

/** Whole matches of real people against the computer players, through the door that everybody uses. */
export async function playMatches(
  server: TestServer,
  { matches, games = 12, seed }: { readonly matches: number; readonly games?: number; readonly seed: string },
): Promise<readonly PlayedMatch[]> {
  const played: PlayedMatch[] = [];
  const owners = Array.from({ length: Math.ceil(matches / EACH) }, (_, owner) => owner);
  const work = async () => {
    for (let owner = owners.shift(); owner !== undefined; owner = owners.shift()) {
      const client = newClient(server.address);
      const ask = async (path: string, body: object) => {
        const key = randomUUID();
        let answer = await client.send('POST', path, body, key);
        for (; answer.status === 503 || answer.status === 429; answer = await client.send('POST', path, body, key)) {
          server.clock.advance(100); // a clock that jumps is an outage, and one that stands allows no more requests
          await pause(20);
        }
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
        return answer.body as LoadPlayer;
      };
      await ask('/api/guests', {});
      for (let match = owner * EACH; match < Math.min(matches, (owner + 1) * EACH); match++) {
        const chance = chanceFromText(`${seed}/${match}`)('play');
        let player = await ask('/api/matches', { kind: 'practice', level: 'apprentice', games });
        while (!player.view.ending) {
          server.clock.advance(900 + chance.below(4000)); // somebody thinks
          player = await ask(`/api/matches/${player.id}/commands`, anyCommand(player.view, chance));
        }
        played.push({ id: player.id, cookie: client.cookie() });
      }
      client.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return played;
}
