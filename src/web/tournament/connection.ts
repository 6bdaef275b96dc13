import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import type { BodyOf, Method, ParamsOf, PathOf, QueryOf } from '../../kit/wire.ts';
import type { EveningView } from '../../tournament/evening/eveningView.ts';
import { type News, type Parts, partsOf, viewFrom, withNews } from '../../tournament/evening/parts.ts';
import type { Hint, TournamentWire } from '../../tournament/wire.ts';
import { type Answer, addressOf, call, type Refusal } from '../api/call.ts';
import { newKey, send } from '../api/request.ts';
import { listen } from '../push/push.ts';
import { codeOf } from './entry.ts';

/** A request below one evening. */
export type EveningKey = keyof TournamentWire & `${Method} /tournaments/:id/${string}`;
export type EveningPost = EveningKey & `POST ${string}`;

/** What it takes besides the evening and our code. */
export type Given<Key extends EveningKey> = {
  readonly params?: Omit<ParamsOf<PathOf<Key>>, 'id'>;
} & (undefined extends BodyOf<TournamentWire, Key>
  ? { readonly body?: undefined }
  : { readonly body: BodyOf<TournamentWire, Key> });

/** One evening behind one code: what it shows, and how to ask it for something. */
export interface Connection {
  readonly id: string;
  /** What stands in the address: a code, 's3' for the secret this device has as helper 3, '-' for somebody signed in. */
  readonly key: string;
  /** What goes to the server. */
  readonly code: string | undefined;
  readonly view: EveningView | undefined;
  readonly refusal: Refusal<'GET /tournaments/:id/view'> | undefined;
  /** Asks for everything anew. */
  refresh(): Promise<void>;
  /** A command; the answer brings what it changed on this screen. */
  send<Key extends EveningPost>(request: Key, given: Given<Key>): Promise<Result<Answer<Key>, Refusal<Key>>>;
  /** Takes over what an answer that came another way has brought. */
  hear(news: News | undefined): void;
  /** The address of a file. The browser that opens it knows the code of this screen by a cookie. */
  address<Key extends EveningKey & `GET ${string}`>(
    request: Key,
    params: Omit<ParamsOf<PathOf<Key>>, 'id'>,
    query?: QueryOf<TournamentWire, Key> & object,
  ): string;
}

/** The evening behind a code, for a component. */
export function useConnection(id: string, key: string): Connection | undefined {
  const [, redraw] = useState(0);
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    const opened = openConnection(id, key, () => redraw((count) => count + 1));
    setConnection(opened);
    return opened.close;
  }, [id, key]);
  return connection;
}

/** The code opens nothing any more: what the screen still shows is not its business. */
export const isShownOut = (code: string): boolean => code === 'access-ended' || code === 'unknown-code';

/** Loaded once; then every change comes with our own answers or from the server, and only what was missed is asked for. */
export function openConnection(id: string, key: string, changed: () => void): Connection & { close(): void } {
  const code = codeOf(id, key);
  const copy = openCopy(id, code, changed);
  const { hear, refresh, catchUp } = copy;
  const stopHints = listen(`tournament:${id}`, (data) => {
    const hint = data as Hint;
    const wait = copy.view && patience(hint, copy.view);
    if (wait !== undefined && hint.revision > copy.revision) copy.askFor(hint.revision, wait);
  });
  const stopNews = listen(
    `evening:${id}/${code ?? '-'}`,
    (data) => hear(data as News),
    () => void catchUp(),
  );
  void refresh();

  return {
    ...{ id, key, code, refresh, hear },
    get view() {
      return copy.view;
    },
    get refusal() {
      return copy.refusal;
    },
    async send(request, given) {
      const answer = await copy.during(post(id, request, given, code, copy.revision));
      if (answer.ok) hear(answer.value.news);
      // Whoever is refused may have seen something old.
      else await catchUp();
      void copy.ask();
      return answer;
    },
    address: (request, params, more) =>
      `/api${addressOf(request.slice('GET '.length), { id, ...params }, { ...(more as object | undefined) })}`,
    close() {
      copy.stop();
      stopHints();
      stopNews();
    },
  };
}

/** Our copy of the evening: what we have seen of it, and what we have only heard of. */
interface Copy extends Pick<Connection, 'refresh' | 'hear'> {
  revision: number;
  view: Connection['view'];
  refusal: Connection['refusal'];
  /** Asks for a revision a little later, unless it comes by itself. */
  askFor(wanted: number, wait: number): void;
  /** Asks for what we have only heard of. */
  ask(): Promise<void>;
  /** What we have missed, if anything. */
  catchUp(): Promise<void>;
  /** While a command is on its way nothing is asked: what it changes comes with its answer. */
  during<T>(command: Promise<T>): Promise<T>;
  stop(): void;
}

function openCopy(id: string, code: string | undefined, changed: () => void): Copy {
  let parts: Parts = {};
  let underway = 0;
  let heardOf = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(next: Parts, at: number): void {
    parts = next;
    copy.revision = at;
    copy.view = viewFrom(parts, at);
    copy.refusal = undefined;
    changed();
  }

  const copy: Copy = {
    ...{ view: undefined, refusal: undefined, revision: 0 },
    hear(news) {
      if (!news || news.revision <= copy.revision) return;
      const next = copy.view && withNews(parts, copy.revision, news);
      if (next) take(next, news.revision);
      else if (copy.view) copy.askFor(news.revision, 0);
      else heardOf = Math.max(heardOf, news.revision); // the whole view is on its way
    },
    async refresh() {
      const answer = await call('GET /tournaments/:id/view', { params: { id }, code });
      if (answer.ok) {
        take(partsOf(answer.value), answer.value.revision);
        return copy.ask();
      }
      copy.refusal = answer.refusal;
      changed();
    },
    askFor(wanted, wait) {
      heardOf = Math.max(heardOf, wanted);
      clearTimeout(timer);
      timer = setTimeout(() => void copy.ask(), wait);
    },
    async ask() {
      if (underway === 0 && heardOf > copy.revision) await copy.catchUp();
    },
    async catchUp() {
      const since = copy.revision;
      if (since === 0) return copy.refresh();
      const answer = await call('GET /tournaments/:id/news', { params: { id }, query: { since }, code });
      if (!answer.ok) {
        if (isShownOut(answer.refusal.code)) copy.refusal = answer.refusal;
        return changed();
      }
      // Behind what we have: the evening was restored from a file, and counts anew.
      if (answer.value.revision < since) await copy.refresh();
      else copy.hear(answer.value);
    },
    async during(command) {
      underway++;
      const answer = await command;
      underway--;
      return answer;
    },
    stop: () => clearTimeout(timer),
  };
  return copy;
}

/**
 * Somebody changed something: after how many milliseconds this screen asks. What concerns it at once is pushed to it;
 * then, undefined.
 */
function patience({ kind, events = [], players = [] }: Hint, view: EveningView): number | undefined {
  // Perhaps it is our device that is no longer a helper's: then nobody tells us.
  if (events.includes('helper-invited') || events.includes('helper-blocked')) return isOffice(view) ? 60 : undefined;
  if (view.as !== 'table' && view.as !== 'player') return undefined;
  if (kind !== 'sheet') return 60;
  const isElsewhere = view.as === 'player' && !players.includes(view.view.number);
  // The ranking has changed: a hall full of phones does not ask in one breath.
  return isElsewhere && events.includes('visaed') ? 1250 + (2500 * random()) / 2 ** 32 : undefined;
}

function post<Key extends EveningPost>(
  id: string,
  request: Key,
  { params, body }: Given<Key>,
  code: string | undefined,
  since: number,
): Promise<Result<Answer<Key> & { readonly news?: News }, Refusal<Key>>> {
  const path = request.slice('POST '.length);
  return send('POST', addressOf(path, { id, ...params }, { since }), { body, code, key: newKey(), isOnce: false });
}

const isOffice = ({ as }: EveningView): boolean => as === 'desk' || as === 'supervisor';

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
