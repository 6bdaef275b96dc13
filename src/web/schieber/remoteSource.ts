import { signal } from '@preact/signals';
import { ok, type Result } from '../../kit/result.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { MatchView } from '../../schieber/view.ts';
import { call } from '../api/call.ts';
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
    const guest = await call('POST /guests', { body: {}, once: true });
    if (!guest.ok) return guest;
    isKnown.value = true;
  }
  return postOnce<RemoteMatch>('/matches', body);
}

export const openMatch = (id: string, since?: number): Promise<Result<RemoteMatch, Refusal>> =>
  get(`/matches/${id}${since === undefined ? '' : `?since=${since}`}`);

export function remoteSource(first: RemoteMatch): TableSource {
  const { id, kind, rated } = first;
  let version = first.version;
  let newest = version;
  let underway = 0;
  const news = signal<News>({ view: first.view, steps: readSteps(first.steps) });

  /** Our own answer and what we asked for may come in any order: the newer one counts, once. */
  function hear({ version: heard, view, steps }: RemoteMatch): void {
    if (heard <= version) return;
    version = heard;
    news.value = { view, steps: readSteps(steps) };
  }

  const catchUp = async () => {
    const answer = await openMatch(id, version);
    if (answer.ok) hear(answer.value);
  };

  /**
   * A push says how it stands, not how it came to that; a game may have ended in between. While a command of ours is
   * underway its answer tells the steps; otherwise another device played or a clock was moved, and we ask for them.
   */
  function pushed(said: unknown): void {
    newest = Math.max(newest, (said as RemoteMatch).version);
    if (newest > version && underway === 0) catchUp();
  }

  const stop = listen(`match:${id}`, pushed, catchUp);

  return {
    id,
    kind,
    where: 'server',
    rated,
    news,
    async send(command) {
      underway++;
      const answer = await post<RemoteMatch>(`/matches/${id}/commands`, command, newKey());
      underway--;
      if (answer.ok) hear(answer.value);
      // Another device was faster, or time is up: see how it stands.
      if (!answer.ok || newest > version) await catchUp();
      return answer.ok ? ok(null) : answer;
    },
    record: () => get<MatchRecord>(`/matches/${id}/record`),
    close: stop,
  };
}
