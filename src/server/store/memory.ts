import type { Fold } from '../../kit/process.ts';
import { Recent } from '../../kit/recent.ts';
import type { AnyEvent, Events } from './events.ts';

export interface Loaded<State> {
  readonly state: State;
  /** 0: the stream does not exist. */
  readonly version: number;
}

export type Memory = ReturnType<typeof openMemory>;

export const REMEMBERED = 4096;

/** The state of streams as we saw it last. It may be old when another process writes; then an append says so. */
export function openMemory(events: Pick<Events, 'read' | 'heads'>) {
  const seen = new Recent<string, Loaded<unknown> & { process: unknown }>(REMEMBERED);

  function remember<State>(process: unknown, stream: string, loaded: Loaded<State>): Loaded<State> {
    const before = seen.get(stream);
    const isNewer = before === undefined || before.process !== process || before.version <= loaded.version;
    if (isNewer) seen.set(stream, { ...loaded, process });
    return loaded;
  }

  function glimpse<State, Event extends AnyEvent>(process: Fold<State, Event>, stream: string) {
    const last = seen.get(stream);
    if (last === undefined || last.process !== process) return undefined;
    return { state: last.state as State, version: last.version };
  }

  async function load<State, Event extends AnyEvent>(process: Fold<State, Event>, stream: string) {
    const known = glimpse(process, stream) ?? { state: process.initial, version: 0 };
    const news = await events.read<Event>(stream, known.version);
    if (news.length === 0) return known;
    let { state } = known;
    for (const { event } of news) state = process.evolve(state, event);
    return remember(process, stream, { state, version: news.at(-1)!.version });
  }

  /** Only what is not remembered to its end is read, one stream after the other, so that nobody else waits for a long list. */
  async function loadEach<State, Event extends AnyEvent>(process: Fold<State, Event>, streams: readonly string[]) {
    if (streams.length === 0) return [];
    const heads = await events.heads(streams);
    const loaded: Loaded<State>[] = [];
    for (const stream of streams) {
      const known = glimpse(process, stream) ?? { state: process.initial, version: 0 };
      loaded.push(known.version >= (heads.get(stream) ?? 0) ? known : await load(process, stream));
    }
    return loaded;
  }

  return { load, loadEach, glimpse, remember };
}
