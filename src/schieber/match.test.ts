import { expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { decide, evolve, type Match, start, totalOf, turnOf } from './match.ts';
import { nextSeat } from './seat.ts';
import { AT_ONCE, CHANCE_FOR, randomCommand, randomMatch, setupOf } from './testing.ts';

const replay = (events: Parameters<typeof evolve>[1][]): Match => events.reduce<Match | undefined>(evolve, undefined)!;

test('SSC 2.05 the next dealer is the last forehand, and the player to his right is the new forehand', () => {
  let match: Match | undefined;
  let lastForehand: number | undefined;
  for (const event of randomMatch(setupOf(12), 'rotation')) {
    match = evolve(match, event);
    if (event.type !== 'dealt') continue;
    if (match.game.phase !== 'declaring') throw new Error();
    expect(match.game.forehand).toBe(nextSeat(match.dealer));
    if (lastForehand !== undefined) expect(match.dealer).toBe(lastForehand);
    lastForehand = match.game.forehand;
  }
});

test('SSC 5.03 twelve games: three deals for each player, 1884 points in all (ruling M9)', () => {
  const match = replay(randomMatch(setupOf(12), 'twelve'));
  expect(match.results).toHaveLength(12);
  for (const seat of [0, 1, 2, 3]) expect(match.results.filter((result) => result.dealer === seat)).toHaveLength(3);
  const total = totalOf(match);
  expect(total[0] + total[1]).toBe(12 * 157);
});

test('SSC 4.03 a match may have any number of games', () => {
  expect(replay(randomMatch(setupOf(1), 'one')).results).toHaveLength(1);
  expect(replay(randomMatch(setupOf(5), 'five')).results).toHaveLength(5);
});

test('SSC 5.03 after the deadline only the completed games count', () => {
  const deadline = 30 * 60_000;
  const events = [...start(setupOf(12, { deadline }), CHANCE_FOR)];
  let match = replay(events);
  const chance = chanceFromText('late')('x');
  while (match.results.length < 3 || match.game.phase !== 'playing' || match.game.turned.length < 4) {
    const decision = decide(match, randomCommand(match, chance), AT_ONCE);
    if (!decision.ok) throw new Error();
    match = decision.value.reduce<Match>(evolve, match);
  }
  const command = randomCommand(match, chance);
  expect(decide(match, command, { ...AT_ONCE, now: deadline }).ok).toBe(true);
  expect(decide(match, command, { ...AT_ONCE, now: deadline + 1 })).toMatchObject({
    refusal: { code: 'time-is-up', deadline },
  });
  expect(decide(match, { type: 'expire' }, { ...AT_ONCE, now: deadline })).toMatchObject({
    refusal: { code: 'time-is-left' },
  });
  const expired = decide(match, { type: 'expire' }, { ...AT_ONCE, now: deadline + 1 });
  if (!expired.ok) throw new Error();
  const over = expired.value.reduce<Match>(evolve, match);
  const total = totalOf(over);
  expect(over.ending).toBe('expired');
  expect(turnOf(over)).toBeUndefined();
  expect(total[0] + total[1]).toBe(3 * 157);
  expect(decide(over, command, AT_ONCE)).toMatchObject({ refusal: { code: 'match-over', ending: 'expired' } });
});

test('ruling M7 an outage moves the deadline; ruling G30 a cancelled match is void', () => {
  const match = replay([...start(setupOf(12, { deadline: 1000 }), CHANCE_FOR)]);
  const moved = evolve(match, { type: 'deadlineMoved', by: 60_000, why: 'outage' });
  expect(moved.deadline).toBe(61_000);
  expect(decide(moved, { type: 'expire' }, { ...AT_ONCE, now: 61_000 }).ok).toBe(false);
  const untimed = replay([...start(setupOf(12), CHANCE_FOR)]);
  expect(evolve(untimed, { type: 'deadlineMoved', by: 60_000, why: 'outage' }).deadline).toBeNull();
  const cancelled = decide(match, { type: 'cancel' }, AT_ONCE);
  if (!cancelled.ok) throw new Error();
  expect(cancelled.value).toEqual([{ type: 'ended', how: 'void' }]);
  expect(totalOf({ results: replay(randomMatch(setupOf(2), 'void')).results, ending: 'void' })).toEqual({ 0: 0, 1: 0 });
});
