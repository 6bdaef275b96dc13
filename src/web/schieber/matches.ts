import { ok, type Result } from '../../kit/result.ts';
import { PERSON } from '../../schieber/hosted.ts';
import { totalOf } from '../../schieber/match.ts';
import { teamOf } from '../../schieber/seat.ts';
import type { MatchRow } from '../../schieber/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { HERE, keptLocalMatch, replay } from './localSource.ts';

/** One of my matches, on the server or in this browser. */
export type MyMatch = Omit<MatchRow, 'level'>;

/** Latest first. */
export async function myMatches(): Promise<Result<readonly MyMatch[], Refusal<'GET /matches'>>> {
  const answer = await call('GET /matches');
  return answer.ok ? ok(answer.value.matches) : answer;
}

/** The match of this browser, if one is on the table or was finished here. */
export function localMatch(): MyMatch | undefined {
  const kept = keptLocalMatch();
  if (!kept) return undefined;
  const match = replay(kept.events);
  const { setup, ending, results } = match;
  const { games, startedAt } = setup;
  return {
    id: HERE,
    kind: 'practice',
    rated: false,
    games,
    startedAt,
    deadline: null,
    ending,
    completed: results.length,
    points: totalOf(match)[teamOf(PERSON)],
  };
}
