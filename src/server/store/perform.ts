import type { ChanceFor } from '../../kit/chance.ts';
import { type Fold, noChance, type Process } from '../../kit/process.ts';
import { createQueues } from '../../kit/queue.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from './database.ts';
import type { Answer, AnyEvent, Append, Appended, Events, Once } from './events.ts';
import { type Loaded, type Memory, openMemory } from './memory.ts';

/** Events, and the state they lead to. */
export interface Happened<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/** What `decide` may say, at once or later. */
type Decision<State, Event> = Result<Happened<State, Event>, unknown>;
/** Why it may say no. */
type RefusalOf<Said> =
  Awaited<Said> extends infer One
    ? One extends { readonly ok: false; readonly refusal: infer Refusal }
      ? Refusal
      : never
    : never;

/** A refusal from within the transaction: a slot is taken, a posting has no cover. It undoes everything. */
export type LateRefusal<Refusal> = { readonly ok: false; readonly refusal: Refusal };

interface Common<State, Event extends AnyEvent, Said, Late> {
  readonly stream: string;
  readonly actor: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
  /** What the caller is told; a value becomes JSON with status 200. */
  answer(after: Loaded<State>, events: readonly Event[]): Said;
  /**
   * More SQL in the same transaction; it makes the append cost more round trips, so only where needed. A refusal it
   * returns undoes everything and is the answer.
   */
  readonly alongside?: (
    trx: Trx,
    after: Loaded<State>,
    events: readonly Event[],
  ) => Promise<undefined | LateRefusal<Late>> | Promise<void>;
  /** Whether these events need it at all; without it they always do. */
  readonly alongsideWhen?: (events: readonly Event[]) => boolean;
}

/** A command to a process, with what the server knows around it. */
export type Asked<State, Command, Event extends AnyEvent, Facts, By, Said, Late> = Common<State, Event, Said, Late> & {
  readonly command: Command;
  readonly chance?: (() => ChanceFor | Promise<ChanceFor>) | undefined;
  /** What follows by itself from what was decided: the computer players' answers. */
  readonly follow?: (state: State) => Promise<Happened<State, Event>>;
} & (string extends By ? { readonly by?: By } : { readonly by: By }) &
  (undefined extends Facts ? { readonly facts?: undefined } : { facts(loaded: Loaded<State>): Facts | Promise<Facts> });

interface Command<State, Event extends AnyEvent, Decided, Said = unknown, Late = never>
  extends Common<State, Event, Said, Late> {
  /** Asked again when somebody else was faster, so it must not act, only decide. */
  decide(loaded: Loaded<State>): Decided;
}

export interface Performed<State, Event, Said = unknown> extends Loaded<State> {
  /** Empty when this command had been done before: then only its answer is given again. */
  readonly events: readonly Event[];
  readonly answer: Answer<Said>;
}

export interface Streams {
  load<State, Event extends AnyEvent>(process: Fold<State, Event>, stream: string): Promise<Loaded<State>>;
  /** Many streams, in their order: for lists. */
  loadEach<State, Event extends AnyEvent>(
    process: Fold<State, Event>,
    streams: readonly string[],
  ): Promise<readonly Loaded<State>[]>;
  /** Load, decide, append, answer: the one way a state changes. */
  perform<State, C, Event extends AnyEvent, Facts, Refusal, By, Said, Late = never>(
    process: Process<State, C, Event, Facts, Refusal, By>,
    asked: Asked<State, C, Event, Facts, By, Said, Late>,
  ): Promise<Result<Performed<State, Event, Said>, Refusal | Late | StoreRefusal>>;
}

const TRIES = 20;

/** What every attempt needs: the events, and what is remembered of them. */
interface Context extends Memory {
  readonly events: Events;
}

export function openStreams(events: Events): Streams {
  const context: Context = { events, ...openMemory(events) };
  // Commands of this process on one stream wait for each other here instead of colliding in the database.
  const inTurn = createQueues();
  return {
    load: context.load,
    loadEach: context.loadEach,
    perform: (process, asked) =>
      inTurn(asked.stream, () =>
        attempt(context, process, { ...asked, decide: (loaded) => decideWith(process, asked, loaded) }),
      ),
  };
}

type Said<State, Event, Answered, Refusal> = Result<Performed<State, Event, Answered>, Refusal | StoreRefusal>;

/** Decides and appends; again when somebody else was faster, or when it was refused on what was only remembered. */
async function attempt<
  State,
  Event extends AnyEvent,
  Decided extends Decision<State, Event> | Promise<Decision<State, Event>>,
  Answered,
  Late,
>(
  context: Context,
  process: Fold<State, Event>,
  command: Command<State, Event, Decided, Answered, Late>,
): Promise<Said<State, Event, Answered, RefusalOf<Decided> | Late>> {
  const { stream } = command;
  let loaded = context.glimpse(process, stream);
  let isFresh = loaded === undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    loaded ??= await context.load(process, stream);
    const decision = await command.decide(loaded);
    const said = decision.ok
      ? await appendDecided(context, process, command, loaded, decision.value)
      : ((await answeredBefore(context, process, command)) ??
        (isFresh ? refuse(decision.refusal as RefusalOf<Decided>) : undefined));
    if (said !== undefined) return said;
    loaded = undefined;
    isFresh = true;
  }
  return refuse({ code: 'stale-version' } as const);
}

/** Undefined: somebody else was faster. */
async function appendDecided<State, Event extends AnyEvent, Decided, Answered, Late>(
  context: Context,
  process: Fold<State, Event>,
  command: Command<State, Event, Decided, Answered, Late>,
  before: Loaded<State>,
  { events, state }: Happened<State, Event>,
): Promise<Said<State, Event, Answered, Late> | undefined> {
  const { stream, actor, at, once } = command;
  const after = { state, version: before.version + events.length };
  const answer: Answer<Answered> = asAnswer(command.answer(after, events));
  const alongside = (command.alongsideWhen?.(events) ?? true) ? command.alongside : undefined;
  const result = await appendOrRefuse(context.events, {
    ...{ stream, actor, at, once, answer, events },
    expected: before.version,
    alongside: alongside && (async (trx) => undoRefused(await alongside(trx, after, events))),
  });
  switch (result.outcome) {
    case 'appended':
      context.remember(process, stream, after);
      return ok({ ...after, events, answer });
    case 'refused':
      return (await answeredBefore(context, process, command)) ?? refuse(result.refusal as Late);
    case 'repeated':
      return repeated(context, process, command, result.answer);
    case 'key-conflict':
      return refuse({ code: 'idempotency-conflict' } as const);
    case 'stale-version':
      return undefined;
  }
}

/** A command sent twice is refused by the rules the second time, but what it was told the first time counts. */
async function answeredBefore<State, Event extends AnyEvent, Decided, Answered, Late>(
  context: Context,
  process: Fold<State, Event>,
  command: Command<State, Event, Decided, Answered, Late>,
): Promise<Said<State, Event, Answered, never> | undefined> {
  const before = command.once && (await context.events.recall(command.actor, command.once));
  if (before === 'key-conflict') return refuse({ code: 'idempotency-conflict' } as const);
  return before && repeated(context, process, command, before);
}

async function repeated<State, Event extends AnyEvent, Decided, Answered, Late>(
  { load }: Context,
  process: Fold<State, Event>,
  { stream }: Command<State, Event, Decided, Answered, Late>,
  answer: Answer,
): Promise<Said<State, Event, Answered, never>> {
  // The key names the command, so it is the answer this command gave.
  return ok({ ...(await load(process, stream)), events: [], answer: answer as Answer<Answered> });
}

async function appendOrRefuse(
  events: Events,
  append: Append,
): Promise<Appended | { outcome: 'refused'; refusal: unknown }> {
  try {
    return await events.append(append);
  } catch (error) {
    if (error instanceof RefusedAlongside) return { outcome: 'refused', refusal: error.refusal };
    throw error;
  }
}

/** Only an exception takes a transaction back; it is caught before anybody outside of this file sees it. */
class RefusedAlongside extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('refused alongside');
    this.refusal = refusal;
  }
}

function undoRefused(said: unknown): void {
  if (isRefused(said)) throw new RefusedAlongside(said.refusal);
}

const isRefused = (said: unknown): said is LateRefusal<unknown> =>
  typeof said === 'object' && said !== null && 'ok' in said && said.ok === false;

/** The process decides on what was loaded; then follows what the computer players answer. */
async function decideWith<State, C, Event extends AnyEvent, Facts, Refusal, By, Said, Late>(
  process: Process<State, C, Event, Facts, Refusal, By>,
  asked: Asked<State, C, Event, Facts, By, Said, Late>,
  loaded: Loaded<State>,
): Promise<Result<Happened<State, Event>, Refusal>> {
  // `by` and `facts` may be missing only where the type of the process says so.
  const decision = process.decide(loaded.state, asked.command, {
    now: asked.at,
    by: (asked.by ?? asked.actor) as By,
    facts: (await asked.facts?.(loaded)) as Facts,
    chance: (await asked.chance?.()) ?? noChance,
  });
  if (!decision.ok) return decision;
  const events = decision.value;
  const state = events.reduce((before, event) => process.evolve(before, event), loaded.state);
  if (asked.follow === undefined) return ok({ events, state });
  const followed = await asked.follow(state);
  return ok({ events: [...events, ...followed.events], state: followed.state });
}

/** A value as it is sent, with status 200. */
export const asAnswer = <Said>(value: Said): Answer<Said> => ({ status: 200, text: JSON.stringify(value) ?? 'null' });
