import { signal } from '@preact/signals';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { TableCommand } from '../../schieber/hosted.ts';
import { advance } from '../../schieber/step.ts';
import type { MatchView } from '../../schieber/view.ts';
import type { MatchAnswer, MatchNews, PracticeWish } from '../../schieber/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { noAnswer } from '../api/refusal.ts';
import { newKey } from '../api/request.ts';
import { isKnown, sessionKnown, setKnown } from '../api/session.ts';
import { listen } from '../push/push.ts';
import { takePromise } from './promise.ts';
import type { News, TableSource } from './tableSource.ts';

/** What one may wish for a practice match. */
export type Wish = Omit<PracticeWish, 'kind' | 'promise' | 'clientSeed'>;

type StartRefusal = Refusal<'POST /matches'> | Refusal<'POST /matches/promises'> | Refusal<'POST /guests'>;

/** Starts a practice match on the server; a guest becomes known to it first. */
export async function startPractice(how: Wish): Promise<Result<MatchAnswer, StartRefusal>> {
  const [known, promised] = await Promise.all([becomeKnown(), takePromise()]);
  if (!known.ok) return known;
  if (!promised.ok) return promised;
  const { promise, commitment } = promised.value;
  const body = { kind: 'practice', promise, clientSeed: newKey(), ...how } as const;
  const begun = await call('POST /matches', { body, once: true });
  if (!begun.ok || begun.value.view.commitment === commitment) return begun;
  return refuse(noAnswer('server-failed', 200)); // the server did not keep its promise: with such a deal we do not play
}

/** Whoever plays is a guest at least. */
export async function becomeKnown(): Promise<Result<null, Refusal<'POST /guests'>>> {
  await sessionKnown();
  if (isKnown.peek()) return ok(null);
  const guest = await call('POST /guests', { body: {}, once: true });
  if (!guest.ok) return guest;
  setKnown(true);
  return ok(null);
}

type CommandAnswer = Result<MatchAnswer, Refusal<'POST /matches/:id/commands'>>;

/** Milliseconds before a card is sent again. */
const WAITS = [300, 1000, 3000];
const LONGEST_WAIT = 5000;

/** Nobody was there, or a gateway that has lost its server. */
const isNoAnswer = ({ code, status }: { code: string; status: number }): boolean =>
  code === 'offline' || [502, 503, 504].includes(status);

/** Waits so long, or until the browser says that there is a line again. */
const untilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
  });

export const openMatch = (id: string, since?: number) =>
  call('GET /matches/:id', { params: { id }, query: since === undefined ? {} : { since } });

/** `first` begins the match, or opens it as it stands. */
export function remoteSource(first: MatchAnswer, how: 'begins' | 'stands'): TableSource {
  const { id, kind, rated } = first;
  let version = first.version;
  let newest = version;
  let underway = 0;
  let asking: Promise<void> | undefined;
  let isOpen = true;
  const isConnected = signal(true);
  const news = signal<News>({ view: first.view, steps: how === 'begins' ? first.steps : [] });

  /** Shows what continues our version. False: something in between is missing. */
  function hear({ from, version: heard, steps }: MatchNews, view?: MatchView): boolean {
    newest = Math.max(newest, heard);
    if (heard <= version) return true; // known already: answers and news may come in any order
    if (from !== version) return false;
    version = heard;
    news.value = { view: view ?? steps.reduce(advance, news.peek().view), steps };
    return true;
  }

  function catchUp(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function ask(): Promise<void> {
    const answer = await openMatch(id, version);
    if (answer.ok && !hear(answer.value, answer.value.view)) await ask(); // overtaken while we asked
  }

  // What another device plays is told by push. While a command of ours is underway, its answer may fill the gap.
  const stop = listen(
    `match:${id}`,
    (told) => {
      if (!hear(told) && underway === 0) catchUp();
    },
    () => {
      if (underway === 0) catchUp(); // what was said while we were away
    },
  );

  /** The same key each time: however often it arrives, it counts once. */
  async function sendUntilAnswered(body: TableCommand): Promise<CommandAnswer> {
    const key = newKey();
    for (let tries = 0; ; tries++) {
      const answer = await call('POST /matches/:id/commands', { params: { id }, body, key, once: true });
      isConnected.value = answer.ok || !isNoAnswer(answer.refusal);
      if (isConnected.peek() || !isOpen) return answer;
      await untilOnline(WAITS[tries] ?? LONGEST_WAIT);
    }
  }

  return {
    id,
    kind,
    where: 'server',
    rated,
    news,
    isConnected,
    async send(command) {
      underway++;
      const answer = await sendUntilAnswered(command);
      underway--;
      if (answer.ok) hear(answer.value, answer.value.view);
      // Another device was faster, or time is up: see how it stands.
      if (!answer.ok || newest > version) await catchUp();
      return answer.ok ? ok(null) : answer;
    },
    record: () => call('GET /matches/:id/record', { params: { id } }),
    close() {
      isOpen = false;
      stop();
    },
  };
}
