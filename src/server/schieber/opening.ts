import { randomBytes, randomUUID } from 'node:crypto';
import type { PlayerName } from '../../bots/player.ts';
import { hex } from '../../kit/bytes.ts';
import { commitment } from '../../kit/chance.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import { hostedMatch, type Opening, type UnknownPromise } from '../../schieber/hosted.ts';
import type { Setup } from '../../schieber/match.ts';
import type { MatchAnswer, UnknownLevel } from '../../schieber/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { LateRefusal } from '../store/perform.ts';
import { answerFor, newsOf } from './answer.ts';
import { whatFollows } from './computers.ts';
import { keepBooks, type MatchContext } from './context.ts';
import { streamOf } from './stream.ts';

/** A match to begin. */
export interface NewMatch<Late = never> extends Opening {
  /** Exactly this computer player, whoever stands for the level today (ruling M3). */
  readonly player?: PlayerName;
  readonly games: number;
  readonly minutes: number | null;
  /** A seed that is not the match's own: `lendSeeds` knows it again. */
  readonly lent?: Buffer;
  /** What was promised to the player's browser; without it the seed is drawn now. */
  readonly promise?: string | undefined;
  /** Up to 64 hexadecimal digits from the player's browser; drawn here when none is sent. */
  readonly clientSeed?: string | undefined;
  readonly at: Instant;
  readonly once?: Once | undefined;
  /** What the championship or the day stores in the same transaction; a refusal undoes everything and is the answer. */
  readonly alongside?: (trx: Trx, id: string) => Promise<undefined | LateRefusal<Late>> | Promise<void>;
}

export type OpenRefusal = UnknownLevel | UnknownPromise | StoreRefusal;

export async function open<Late>(
  context: MatchContext,
  { player: frozen, games, minutes, lent, promise, clientSeed, at, once, alongside, ...whose }: NewMatch<Late>,
): Promise<Result<{ readonly id: string; readonly answer: Answer<MatchAnswer> }, OpenRefusal | Late>> {
  const { services, players, seeds } = context;
  const player = frozen === undefined ? players.ofLevel(whose.level) : ok(frozen);
  if (!player.ok) return player;
  const { owner, kind, rated, level } = whose;
  const id = promise ?? randomUUID();
  const seed = lent ?? (promise === undefined ? randomBytes(32) : await seeds.promised(promise));
  if (!seed) return refuse({ code: 'unknown-promise' });
  seeds.hold(id, seed);
  const chance = await seeds.chanceOf(id);
  const computer = { kind: 'computer', ...player.value } as const;
  const setup: Setup = {
    games,
    players: { 0: { kind: 'person' }, 1: computer, 2: computer, 3: computer },
    commitment: commitment(seed),
    clientSeed: clientSeed ?? hex(randomBytes(8)),
    startedAt: at,
    deadline: minutes === null ? null : at + minutes * MINUTE,
  };
  const result = await services.store.perform(hostedMatch, {
    ...{ stream: streamOf(id), actor: owner, at, once },
    command: { type: 'open', opening: { owner, kind, rated, level }, setup },
    chance: () => chance,
    follow: (state) => whatFollows(state, players, { now: at, chance }),
    answer: (after, events) => answerFor(id, after, newsOf(after.version, events)),
    alongside: async (trx, { state }, events) => {
      if (!lent) await seeds.keep(trx, id, seed);
      await keepBooks(context, trx, id, state, events, at);
      return (await alongside?.(trx, id)) ?? undefined;
    },
  });
  if (result.ok) return ok({ id, answer: result.value.answer });
  // Of an opening the rules refuse only the promise.
  return refuse(result.refusal as Late | StoreRefusal | UnknownPromise);
}
