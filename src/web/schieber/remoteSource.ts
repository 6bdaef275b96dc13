import { signal } from '@preact/signals';
import { ok, type Result } from '../../kit/result.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { MatchView } from '../../schieber/view.ts';
import type { Refusal } from '../api/refusal.ts';
import { get, newKey, post, postOnce } from '../api/request.ts';
import { isKnown, sessionKnown } from '../api/session.ts';
import { listen } from '../push/push.ts';
import { readSteps } from './step.ts';
import type { News, TableSource } from './tableSource.ts';

/** A match as the server answers it. */
export interface RemoteMatch {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly rated: boolean;
  readonly view: MatchView;
  readonly steps?: unknown;
}

export interface PracticeWish {
  readonly level?: string;
  readonly games?: number;
  readonly timed?: boolean;
}

/** Starts a practice match on the server; a guest becomes known to it first. */
export async function startPractice(how: PracticeWish): Promise<Result<RemoteMatch, Refusal>> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const clientSeed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const body = { kind: 'practice', clientSeed, ...how };
  await sessionKnown();
  if (!isKnown.peek()) {
    const guest = await postOnce('/guests', {});
    if (!guest.ok) return guest;
    isKnown.value = true;
  }
  return postOnce<RemoteMatch>('/matches', body);
}

export const openMatch = (id: string): Promise<Result<RemoteMatch, Refusal>> => get(`/matches/${id}`);

export function remoteSource(first: RemoteMatch): TableSource {
  const { id, kind, rated } = first;
  let version = first.version;
  const news = signal<News>({ view: first.view, steps: readSteps(first.steps) });

  /** Our own answer and the push to this device may come in any order: the newer one counts, once. */
  function hear(said: unknown): void {
    const { version: heard, view, steps } = said as RemoteMatch;
    if (!view || heard <= version) return;
    version = heard;
    news.value = { view, steps: readSteps(steps) };
  }

  const refetch = async () => {
    const answer = await openMatch(id);
    if (answer.ok) hear(answer.value);
  };
  const stop = listen(`match:${id}`, hear, refetch);

  return {
    id,
    kind,
    where: 'server',
    rated,
    news,
    async send(command) {
      const answer = await post<RemoteMatch>(`/matches/${id}/commands`, command, newKey());
      if (answer.ok) hear(answer.value);
      // Another device was faster, or time is up: see how it stands.
      else refetch();
      return answer.ok ? ok(null) : answer;
    },
    record: () => get<MatchRecord>(`/matches/${id}/record`),
    close: stop,
  };
}
