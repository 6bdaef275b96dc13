import { invariant } from '../../kit/absurd.ts';
import type { ChanceFor } from '../../kit/chance.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import {
  decide,
  evolve,
  type Match,
  type MatchCommand,
  type MatchEvent,
  type MatchRefusal,
  totalOf,
  turnOf,
} from '../../schieber/match.ts';
import type { Seat } from '../../schieber/seat.ts';
import { viewFrom } from '../../schieber/view.ts';
import type { Players } from './players.ts';
import { PERSON, type StreamEvent } from './stream.ts';

export interface Dice {
  readonly chanceFor: ChanceFor;
  readonly players: Players;
}

/**
 * One door for everybody: the person's command, then the computer players' answers, each through the same `decide`,
 * until the person is on turn or the match is over. All of it becomes one append.
 */
export async function step(
  match: Match,
  command: MatchCommand,
  now: Instant,
  dice: Dice,
): Promise<Result<readonly StreamEvent[], MatchRefusal>> {
  const decision = decide(match, command, { now, chance: dice.chanceFor });
  if (!decision.ok) return decision;
  const after = decision.value.reduce<Match>(evolve, match);
  return ok([...decision.value, ...(await computersAnswer(after, now, dice))]);
}

/** What the computer players do until the person is on turn, and the account when the match is over. */
export async function computersAnswer(
  before: Match,
  now: Instant,
  { chanceFor, players }: Dice,
): Promise<readonly StreamEvent[]> {
  const events: MatchEvent[] = [];
  let match = before;
  for (let seat = turnOf(match); seat !== undefined && seat !== PERSON; seat = turnOf(match)) {
    const decision = decide(match, await answerOf(match, seat, players), { now, chance: chanceFor });
    invariant(decision.ok, `a computer player keeps to the rules: ${JSON.stringify(decision)}`);
    events.push(...decision.value);
    match = decision.value.reduce<Match>(evolve, match);
  }
  if (!match.ending) return events;
  return [...events, { type: 'closed', completed: match.results.length, points: totalOf(match)[0] }];
}

async function answerOf(match: Match, seat: Seat, players: Players): Promise<MatchCommand> {
  const player = match.setup.players[seat];
  invariant(player.kind === 'computer', 'seats 1 to 3 are computer players');
  const choice = await players.choose(player, viewFrom(match.game, seat));
  invariant(choice.ok, `the computer player of an open match is known: ${JSON.stringify(choice)}`);
  return { ...choice.value, seat };
}
