import { signal } from '@preact/signals';
import { ok, type Result } from '../../kit/result.ts';
import type { MatchAnswer, PracticeWish } from '../../schieber/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { newKey } from '../api/request.ts';
import { isKnown, sessionKnown } from '../api/session.ts';
import { listen } from '../push/push.ts';
import type { News, TableSource } from './tableSource.ts';

/** What one may wish for a practice match. */
export type Wish = Omit<PracticeWish, 'kind' | 'clientSeed'>;

/** Starts a practice match on the server; a guest becomes known to it first. */
export async function startPractice(
  how: Wish,
): Promise<Result<MatchAnswer, Refusal<'POST /matches'> | Refusal<'POST /guests'>>> {
  await sessionKnown();
  if (!isKnown.peek()) {
    const guest = await call('POST /guests', { body: {}, once: true });
    if (!guest.ok) return guest;
    isKnown.value = true;
  }
  return call('POST /matches', { body: { kind: 'practice', clientSeed: newKey(), ...how }, once: true });
}

export const openMatch = (id: string, since?: number) =>
  call('GET /matches/:id', { params: { id }, query: since === undefined ? {} : { since } });

export function remoteSource(first: MatchAnswer): TableSource {
  const { id, kind, rated } = first;
  let version = first.version;
  let newest = version;
  let underway = 0;
  const news = signal<News>({ view: first.view, steps: first.steps });

  /** Our own answer and what we asked for may come in any order: the newer one counts, once. */
  function hear({ version: heard, view, steps }: MatchAnswer): void {
    if (heard <= version) return;
    version = heard;
    news.value = { view, steps };
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
    newest = Math.max(newest, (said as MatchAnswer).version);
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
      const answer = await call('POST /matches/:id/commands', { params: { id }, body: command });
      underway--;
      if (answer.ok) hear(answer.value);
      // Another device was faster, or time is up: see how it stands.
      if (!answer.ok || newest > version) await catchUp();
      return answer.ok ? ok(null) : answer;
    },
    record: () => call('GET /matches/:id/record', { params: { id } }),
    close: stop,
  };
}
