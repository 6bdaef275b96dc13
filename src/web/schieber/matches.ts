import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { PERSON } from '../../schieber/hosted.ts';
import { totalOf } from '../../schieber/match.ts';
import { teamOf } from '../../schieber/seat.ts';
import type { MatchRow } from '../../schieber/wire.ts';
import { call } from '../api/call.ts';
import { isKnown, session } from '../api/session.ts';
import { remember, remembered } from '../shell/memory.ts';
import { HERE, keptLocalMatch, replay } from './localSource.ts';

/** One of my matches, on the server or in this browser. */
export type MyMatch = Omit<MatchRow, 'level'>;

export interface MyMatches {
  /** Latest first. */
  readonly matches: readonly MyMatch[];
  /** They are as the server has just said; before that, as this browser last heard. */
  readonly isFresh: boolean;
}

/** Matches that were underway when this browser last heard: the page need not wait to show where one was. */
const KEY = 'underway';
const heard = signal<readonly MyMatch[]>(rememberedMatches());

/** My matches, asked for anew whenever a screen opens. */
export function useMatches(): MyMatches {
  const [isFresh, setFresh] = useState(false);
  const isAsked = session.value !== undefined;
  const known = isKnown.value;
  useEffect(() => {
    if (isAsked) hear(known).then(() => setFresh(true));
  }, [isAsked, known]);
  const local = localMatch();
  return { matches: local ? [local, ...heard.value] : heard.value, isFresh };
}

/** Those that can be gone on with, the most pressing first: the one whose clock ends soonest, then the latest. */
export const underway = (matches: readonly MyMatch[], now: number): readonly MyMatch[] =>
  matches
    .filter(({ ending, deadline }) => ending === null && (deadline === null || deadline > now))
    .sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || b.startedAt - a.startedAt);

async function hear(known: boolean): Promise<void> {
  const answer = known ? await call('GET /matches') : undefined;
  if (answer && !answer.ok) return; // without an answer, what we last heard
  heard.value = answer ? answer.value.matches : [];
  const open = heard.value.filter(({ ending }) => ending === null);
  remember(KEY, open.length > 0 ? open : undefined);
}

function rememberedMatches(): readonly MyMatch[] {
  const kept = remembered(KEY);
  return Array.isArray(kept) ? kept : [];
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
