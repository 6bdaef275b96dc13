import { ok, type Result } from '../../kit/result.ts';
import type { Refusal } from '../api/refusal.ts';
import { get } from '../api/request.ts';
import { HERE, keptLocalMatch, replay } from './localSource.ts';

/** One of my matches, on the server or in this browser. */
export interface MyMatch {
  readonly id: string;
  readonly kind: string;
  readonly rated: boolean;
  readonly games: number;
  readonly startedAt: number;
  readonly deadline: number | null;
  readonly ending: string | null;
  readonly completed: number;
  readonly points: number;
}

/** Latest first. */
export async function myMatches(): Promise<Result<readonly MyMatch[], Refusal>> {
  const answer = await get<{ matches: readonly MyMatch[] }>('/matches');
  return answer.ok ? ok(answer.value.matches) : answer;
}

/** The match of this browser, if one is on the table or was finished here. */
export function localMatch(): MyMatch | undefined {
  const kept = keptLocalMatch();
  if (!kept) return undefined;
  const { setup, ending, results } = replay(kept.events);
  const points = results.reduce((sum, result) => sum + result.points[0], 0);
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
    points,
  };
}
