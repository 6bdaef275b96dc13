import { invariant } from '../kit/absurd.ts';
import type { ChanceFor } from '../kit/chance.ts';
import type { Day } from '../kit/time.ts';
import { decideMove, evolve, type GameResult, type Match, type Setup, start, turnOf } from '../schieber/match.ts';
import { type Choice, type View, viewFrom } from '../schieber/view.ts';
import { clientSeedOf, GAMES } from './dealing.ts';
import type { Computers } from './twelve.ts';

/** Whoever answers a view, at once or after thinking. */
export type Chooser = (view: View) => Choice | Promise<Choice>;

/** Par: what the computer player itself makes of the person's cards, through the same door as everybody. */
export async function parOf(
  chance: ChanceFor,
  { day, computers, commitment }: { day: Day; computers: Computers; commitment: string },
  choose: Chooser,
): Promise<readonly GameResult[]> {
  const computer = { kind: 'computer', ...computers } as const;
  const setup: Setup = {
    games: GAMES,
    players: { 0: computer, 1: computer, 2: computer, 3: computer },
    commitment,
    clientSeed: clientSeedOf(day),
    startedAt: 0,
    deadline: null,
  };
  const [started, dealt] = start(setup, chance);
  let match: Match = evolve(evolve(undefined, started), dealt);
  for (let seat = turnOf(match); seat !== undefined; seat = turnOf(match)) {
    const choice = await choose(viewFrom(match.game, seat));
    const decision = decideMove(match, { ...choice, seat }, { now: 0, chance });
    invariant(decision.ok, 'a computer player keeps to the rules');
    match = decision.value.reduce<Match>(evolve, match);
  }
  return match.results;
}
