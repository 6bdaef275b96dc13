import { invariant } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import {
  type HostedCommand,
  type HostedEvent,
  hostedMatch,
  type RatedPlay,
  type TableCommand,
} from '../../schieber/hosted.ts';
import { isLate, type MoveRefusal, type NothingToTakeBack } from '../../schieber/match.ts';
import type { MatchAnswer, MatchNews } from '../../schieber/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Answer, Once } from '../store/events.ts';
import { answerFor, newsOf } from './answer.ts';
import { whatFollows } from './computers.ts';
import { keepBooks, type MatchContext } from './context.ts';
import { tellsSomething } from './projection.ts';
import { streamOf } from './stream.ts';

export type NotFound = { readonly code: 'not-found' };

/** What somebody asks of a match. */
interface Asked<Command> {
  readonly id: string;
  /** 'person:ID', 'guest:ID' or 'system'. */
  readonly by: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
  /** The tab that asks. */
  readonly device?: string | undefined;
  readonly command: Command;
}
export type TableAsked = Asked<TableCommand>;

/** Why the table does not do what the person asks. */
export type TableRefusal = MoveRefusal | NothingToTakeBack | RatedPlay;

/** A card, a declaration or a pass of the person, or one of them taken back; the answer holds what the computer players did. */
export async function command(
  context: MatchContext,
  asked: TableAsked,
): Promise<Result<{ readonly answer: Answer<MatchAnswer> }, TableRefusal | StoreRefusal | NotFound>> {
  const result = await perform(context, asked);
  if (result.ok) return result;
  const { refusal } = result;
  invariant(refusal.code !== 'time-is-left' && refusal.code !== 'unknown-promise', 'a card is none of these');
  if (refusal.code === 'time-is-up' && (await context.services.becomesSteady())) await expire(context, asked.id);
  return refuse(refusal);
}

/** Ends a match whose time is up; nothing happens otherwise. Answers the deadline that is still to come. SSC 5.03 */
export async function expire(context: MatchContext, id: string): Promise<Instant | undefined> {
  const at = context.services.now();
  const result = await perform(context, { id, by: 'system', at, command: { type: 'expire' } });
  if (result.ok || result.refusal.code !== 'time-is-left') return undefined;
  return result.refusal.deadline ?? undefined;
}

/** Ruling G30: cancelled by the organiser; it counts nothing. */
export async function cancel(context: MatchContext, id: string, by: string): Promise<void> {
  await perform(context, { id, by, at: context.services.now(), command: { type: 'cancel' } });
}

/** The match as its owner sees it, with the steps after a version; one that is late is ended first. */
export async function show(
  context: MatchContext,
  id: string,
  owner: string,
  since?: number,
): Promise<Result<MatchAnswer, NotFound>> {
  const { store, now, becomesSteady } = context.services;
  const load = () => store.load(hostedMatch, streamOf(id));
  let loaded = await load();
  const { opening, match } = loaded.state;
  if (!match || opening?.owner !== owner) return refuse({ code: 'not-found' });
  if (isLate(match, now()) && (await becomesSteady())) {
    await expire(context, id);
    loaded = await load();
  }
  const { version } = loaded;
  if (since === undefined || since >= version) return ok(answerFor(id, loaded, newsOf(version, [])));
  const happened = await store.read<HostedEvent>(streamOf(id), since);
  const events = happened.filter((stored) => stored.version <= version).map(({ event }) => event);
  return ok(answerFor(id, loaded, newsOf(version, events)));
}

/** Where a match of this owner stands, for a device that begins to listen: it asks if it knows less. */
export async function latest(
  { services: { store } }: MatchContext,
  id: string,
  owner: string,
): Promise<MatchNews | undefined> {
  const { state, version } = await store.load(hostedMatch, streamOf(id));
  return state.opening?.owner === owner ? newsOf(version, []) : undefined;
}

/** The one way a match goes on: the command, what follows from it, one append, and the news. */
async function perform(context: MatchContext, { id, by, at, once, device, command }: Asked<HostedCommand>) {
  const { services, players, seeds } = context;
  const stream = streamOf(id);
  let news: MatchNews | undefined; // of the last attempt, which is the one that counts
  const result = await services.store.perform(hostedMatch, {
    ...{ stream, actor: by, at, once, command },
    chance: () => seeds.chanceOf(id),
    follow: async (state) => whatFollows(state, players, { now: at, chance: await seeds.chanceOf(id) }),
    answer: (after, events) => {
      news = newsOf(after.version, events);
      return answerFor(id, after, news);
    },
    // It costs round trips, and most commands are cards, which change no row.
    alongsideWhen: tellsSomething,
    alongside: (trx, { state }, events) => keepBooks(context, trx, id, state, events, at),
  });
  if (!result.ok || result.value.events.length === 0) return result;
  services.publish(stream, news, { to: result.value.state.opening?.owner, except: device });
  return result;
}
