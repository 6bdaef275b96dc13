import { type EntryCommand, type EntryRefusal, entryProcess } from '../../championship/entry.ts';
import { invariant } from '../../kit/absurd.ts';
import { noChance } from '../../kit/process.ts';
import { createQueues } from '../../kit/queue.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import type { EligibilityRefusal } from '../../people/eligibility.ts';
import type { UnknownPromise } from '../../schieber/hosted.ts';
import type { MatchAnswer } from '../../schieber/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { OnEnded } from '../schieber/context.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Append, Once } from '../store/events.ts';
import { afterEntryEvents } from './consequences.ts';
import { type Context, circumstances, editionIn, loadEdition, tellNews } from './context.ts';
import { numberOf, staffObstacle } from './entering.ts';
import { entryStream, loadLocked } from './streams.ts';
import { ours } from './tables.ts';

export interface Starting {
  readonly edition: string;
  readonly person: string;
  readonly by: string;
  readonly at: Instant;
  readonly once: Once | undefined;
  readonly promise?: string | undefined;
  readonly clientSeed?: string | undefined;
}

export type StartRefusal =
  | EntryRefusal
  | EligibilityRefusal
  | StoreRefusal
  | UnknownPromise
  | { readonly code: 'not-found' };
type Started = Result<{ readonly answer: Answer<MatchAnswer> }, StartRefusal>;

/** Starts of one person on this server wait for each other here instead of in the database. */
export function startsInTurn(context: Context): (starting: Starting) => Promise<Started> {
  const inTurn = createQueues();
  return (starting) => inTurn(`${starting.edition}/${starting.person}`, () => start(context, starting));
}

/**
 * Starts a championship match: the match, the event of the entry and the right that is used up are one transaction.
 * The right is chosen while the entry is locked; of 64 starts at once exactly as many succeed as there are rights.
 * SSC 4.03, 5.03, 5.04, 6.03
 */
async function start(context: Context, starting: Starting): Promise<Started> {
  const { store } = context.services;
  const { edition: id, person, by, at, once, promise, clientSeed } = starting;
  const before = once && (await store.recall(by, once));
  if (before === 'key-conflict') return refuse({ code: 'idempotency-conflict' });
  if (before !== undefined) return ok({ answer: { status: before.status, text: before.text } });

  const edition = await loadEdition(context, id);
  if (!edition) return refuse({ code: 'not-found' });
  const number = await numberOf(context, id, person);
  if (number === undefined) return refuse({ code: 'not-entered', article: 'SSC 3' });
  const obstacle = (await context.people.obstacle(person, at)) ?? (await staffObstacle(context, id, person));
  if (obstacle) return refuse(obstacle);
  const around = { now: at, by, facts: circumstances(edition, number), chance: noChance };
  const loaded = await store.load(entryProcess, entryStream(id, number));
  const possible = entryProcess.decide(loaded.state, { type: 'start', match: '' }, around);
  if (!possible.ok) return possible;
  const [first] = possible.value;
  invariant(first?.type === 'started', 'a start starts');
  const opened = await context.matches.open({
    ...{ owner: by, kind: first.phase, rated: true, at, once, promise, clientSeed },
    level: edition.computers.level,
    player: edition.computers, // frozen for the edition: ruling M3
    games: edition.template.gamesPerMatch,
    minutes: (first.deadline - at) / MINUTE,
    alongside: async (trx, match) => {
      const stream = entryStream(id, number);
      const { state, version } = await loadLocked(trx, entryProcess, stream);
      const decision = entryProcess.decide(state, { type: 'start', match }, around);
      if (!decision.ok) return decision; // somebody else's tab took the last right a moment ago
      const [event] = decision.value;
      invariant(event?.type === 'started', 'a start starts');
      const right = { edition: id, number, slot: event.slot, match };
      await ours(trx).insertInto('championship_slots').values(right).execute();
      await appendLocked(context, trx, { stream, version, events: decision.value, actor: by, at });
      await afterEntryEvents(context, trx, { edition, number, person }, decision.value, at);
      return undefined;
    },
  });
  if (opened.ok) {
    const { status, text } = opened.value.answer;
    return ok({ answer: { status, text } });
  }
  const { code } = opened.refusal;
  invariant(code !== 'unknown-level', 'the computer players of an edition are known');
  return refuse(opened.refusal);
}

/** A match is over: its points go to the entry in the transaction of its last card. SSC 2.01, 5.03 */
export function countEnded(context: Context): OnEnded {
  return async (trx, { id, match, points, at }) => {
    const row = await ours(trx)
      .selectFrom('championship_matches')
      .select(['edition', 'number'])
      .where('match', '=', id)
      .executeTakeFirst();
    if (!row) return;
    invariant(match.ending, 'only a match that is over is counted');
    tellNews(context, row.edition);
    const end = { type: 'end', match: id, how: match.ending, points, games: match.results.length } as const;
    await commandEntry(context, trx, row, end, at);
  };
}

/** A command to an entry inside a transaction; the stream is locked first, so it cannot be overtaken. */
export async function commandEntry(
  context: Context,
  trx: Trx,
  whose: { readonly edition: string; readonly number: number },
  command: EntryCommand,
  at: Instant,
): Promise<Result<undefined, EntryRefusal>> {
  const { number } = whose;
  const stream = entryStream(whose.edition, number);
  const { state, version } = await loadLocked(trx, entryProcess, stream);
  const edition = await editionIn(context, trx, whose.edition);
  const actor = 'system';
  const facts = circumstances(edition, number);
  const decision = entryProcess.decide(state, command, { now: at, by: actor, facts, chance: noChance });
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return ok(undefined);
  await appendLocked(context, trx, { stream, version, events: decision.value, actor, at });
  await afterEntryEvents(context, trx, { edition, number, person: state!.person }, decision.value, at);
  return ok(undefined);
}

async function appendLocked(
  { services }: Context,
  trx: Trx,
  { version, ...append }: Omit<Append, 'expected'> & { readonly version: number },
): Promise<void> {
  const appended = await services.store.appendIn(trx, { ...append, expected: version });
  invariant(appended.outcome === 'appended', 'a locked stream takes the append');
}
