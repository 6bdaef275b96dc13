import { utf8 } from '../kit/bytes.ts';
import { type Chance, chanceFrom, chanceFromText, commitment } from '../kit/chance.ts';
import type { GameCommand } from './game.ts';
import { legalCards } from './legal.ts';
import { decide, evolve, type Match, type MatchEvent, type Setup, start } from './match.ts';
import { MODES } from './mode.ts';

/** Random but legal matches from a seed, for tests and simulations of every room. */
export const SEED = utf8('the seed of a test match');
export const CHANCE_FOR = chanceFrom(SEED);

/** The time does not matter, the dice are those of the test. */
export const AT_ONCE = { now: 0, chance: CHANCE_FOR } as const;

export const setupOf = (games: number, over: Partial<Setup> = {}): Setup => ({
  games,
  players: { 0: { kind: 'person' }, 1: { kind: 'person' }, 2: { kind: 'person' }, 3: { kind: 'person' } },
  commitment: commitment(SEED),
  clientSeed: '00ff',
  startedAt: 0,
  deadline: null,
  ...over,
});

/** Any legal command of the player on turn. */
export function randomCommand(match: Match, chance: Chance): GameCommand {
  const { game } = match;
  if (game.phase === 'over') throw new Error('nobody is on turn');
  const seat = game.turn;
  if (game.phase === 'declaring') {
    const choice = chance.below(game.passed ? 6 : 7);
    return choice === 6 ? { type: 'pass', seat } : { type: 'declare', seat, mode: MODES[choice]! };
  }
  const legal = legalCards(game.hands[seat], game.trick, game.mode);
  return { type: 'play', seat, card: legal[chance.below(legal.length)]! };
}

/** The events of a match played to its end by random legal commands. */
export function randomMatch(setup: Setup, seed: string): MatchEvent[] {
  const chance = chanceFromText(seed)('random match');
  const events: MatchEvent[] = [...start(setup, CHANCE_FOR)];
  let match = events.reduce<Match | undefined>(evolve, undefined)!;
  while (!match.ending) {
    const decision = decide(match, randomCommand(match, chance), AT_ONCE);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    events.push(...decision.value);
    match = decision.value.reduce<Match>(evolve, match);
  }
  return events;
}
