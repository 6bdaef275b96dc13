import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Trx } from './database.ts';
import type { Answer, AnyEvent, Events, Once } from './events.ts';

/** A kind of stream: how its state follows from its events. */
export interface Process<State, Event extends AnyEvent> {
  readonly initial: State;
  evolve(state: State, event: Event): State;
}

export interface Loaded<State> {
  readonly state: State;
  /** 0: the stream does not exist. */
  readonly version: number;
}

/** What `decide` may say, at once or later. */
export type Decision<Event> = Result<readonly Event[], unknown>;
/** Why it may say no. */
export type RefusalOf<Said> =
  Awaited<Said> extends infer One
    ? One extends { readonly ok: false; readonly refusal: infer Refusal }
      ? Refusal
      : never
    : never;

export interface Command<State, Event extends AnyEvent, Said> {
  readonly stream: string;
  readonly actor: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
  /** Asked again when somebody else was faster, so it must not act, only decide. */
  decide(loaded: Loaded<State>): Said;
  /** What the caller is told; a value becomes JSON with status 200. */
  answer(after: Loaded<State>, events: readonly Event[]): unknown;
  /** More SQL in the same transaction; it makes the append cost more round trips, so only where needed. */
  readonly alongside?: (trx: Trx, after: Loaded<State>, events: readonly Event[]) => Promise<void>;
  /** Whether these events need it at all; without it they always do. */
  readonly alongsideWhen?: (events: readonly Event[]) => boolean;
}

export interface Performed<State, Event> extends Loaded<State> {
  /** Empty when this command had been done before: then only its answer is given again. */
  readonly events: readonly Event[];
  readonly answer: Answer;
}

export type StoreRefusal = { readonly code: 'idempotency-conflict' } | { readonly code: 'stale-version' };

export interface Streams {
  load<State, Event extends AnyEvent>(process: Process<State, Event>, stream: string): Promise<Loaded<State>>;
  /** Load, decide, append, answer: the one way a state changes. */
  perform<State, Event extends AnyEvent, Said extends Decision<Event> | Promise<Decision<Event>>>(
    process: Process<State, Event>,
    command: Command<State, Event, Said>,
  ): Promise<Result<Performed<State, Event>, RefusalOf<Said> | StoreRefusal>>;
}

const REMEMBERED = 4096;
const TRIES = 20;

export function openStreams(events: Events): Streams {
  // The state as we saw it last. It may be old when another process writes; then the append says so and we load again.
  const seen = new Map<string, Loaded<unknown> & { process: unknown }>();

  const remember = <State>(process: unknown, stream: string, loaded: Loaded<State>): Loaded<State> => {
    const before = seen.get(stream);
    if (before !== undefined && before.process === process && before.version > loaded.version) return loaded;
    seen.delete(stream);
    seen.set(stream, { ...loaded, process });
    if (seen.size > REMEMBERED) seen.delete(seen.keys().next().value as string);
    return loaded;
  };

  const glimpse = <State, Event extends AnyEvent>(process: Process<State, Event>, stream: string) => {
    const last = seen.get(stream);
    if (last === undefined || last.process !== process) return undefined;
    return { state: last.state as State, version: last.version };
  };

  async function load<State, Event extends AnyEvent>(process: Process<State, Event>, stream: string) {
    const known = glimpse(process, stream) ?? { state: process.initial, version: 0 };
    const news = await events.read<Event>(stream, known.version);
    if (news.length === 0) return known;
    let { state } = known;
    for (const { event } of news) state = process.evolve(state, event);
    return remember(process, stream, { state, version: news.at(-1)!.version });
  }

  // Commands of this process on one stream wait for each other here instead of colliding in the database.
  const queues = new Map<string, Promise<unknown>>();

  function inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(stream) ?? Promise.resolve()).then(work, work);
    queues.set(stream, turn);
    const leave = () => {
      if (queues.get(stream) === turn) queues.delete(stream);
    };
    turn.then(leave, leave);
    return turn;
  }

  return {
    load,
    perform: (process, command) => inTurn(command.stream, () => attempt(process, command)),
  };

  async function attempt<State, Event extends AnyEvent, Said extends Decision<Event> | Promise<Decision<Event>>>(
    process: Process<State, Event>,
    command: Command<State, Event, Said>,
  ): Promise<Result<Performed<State, Event>, RefusalOf<Said> | StoreRefusal>> {
    const { stream, actor, at, once } = command;
    let loaded = glimpse(process, stream);
    let isFresh = loaded === undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      loaded ??= await load(process, stream);
      const decision = await command.decide(loaded);
      if (!decision.ok) {
        // A command sent twice is refused by the rules the second time, but what it was told the first time counts.
        const before = once && (await events.recall(actor, once));
        if (before === 'key-conflict') return refuse({ code: 'idempotency-conflict' } as const);
        if (before !== undefined) return ok({ ...(await load(process, stream)), events: [], answer: before });
        if (isFresh) return refuse(decision.refusal as RefusalOf<Said>);
        loaded = undefined;
        isFresh = true;
        continue;
      }
      let { state } = loaded;
      for (const event of decision.value) state = process.evolve(state, event);
      const after = { state, version: loaded.version + decision.value.length };
      const answer = asAnswer(command.answer(after, decision.value));
      const alongside = (command.alongsideWhen?.(decision.value) ?? true) ? command.alongside : undefined;
      const result = await events.append({
        ...{ stream, actor, at, once, answer },
        expected: loaded.version,
        events: decision.value,
        alongside: alongside && ((trx) => alongside(trx, after, decision.value)),
      });
      switch (result.outcome) {
        case 'appended':
          remember(process, stream, after);
          return ok({ ...after, events: decision.value, answer });
        case 'repeated':
          return ok({ ...(await load(process, stream)), events: [], answer: result.answer });
        case 'key-conflict':
          return refuse({ code: 'idempotency-conflict' } as const);
        case 'stale-version':
          loaded = undefined;
          isFresh = true;
      }
    }
    return refuse({ code: 'stale-version' } as const);
  }
}

const asAnswer = (value: unknown): Answer => ({ status: 200, text: JSON.stringify(value) ?? 'null' });
