import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealHands } from './dealing.ts';
import { deal, decide, evolve, type Game } from './game.ts';
import { evolve as evolveMatch, type Match } from './match.ts';
import { OBENABE, trump } from './mode.ts';
import { CHANCE_FOR, randomMatch, setupOf } from './testing.ts';

const dealt = deal(dealHands(CHANCE_FOR, '00', 1, 3), 0);

function after(game: Game, ...commands: Parameters<typeof decide>[1][]): Game {
  return commands.reduce((state, command) => {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    return decision.value.reduce(evolve, state);
  }, game);
}

test('SSC 2.05 each player is dealt nine cards, three at a time from forehand', () => {
  const hands = dealHands(CHANCE_FOR, '00', 1, 3);
  const again = dealHands(CHANCE_FOR, '00', 1, 0);
  expect(new Set(Object.values(hands).flat()).size).toBe(36);
  expect(again[1]).toEqual(hands[0]); // the same pack, dealt by the next player, lands one seat further
});

test('SSC 2.05 forehand declares and leads', () => {
  const game = after(dealt, { type: 'declare', seat: 0, mode: OBENABE });
  expect(game).toMatchObject({ phase: 'playing', declarer: 0, passed: false, turn: 0, leader: 0 });
});

test('SSC 2.05 forehand leads after a pass, although the partner declared', () => {
  const game = after(dealt, { type: 'pass', seat: 0 }, { type: 'declare', seat: 2, mode: trump('C') });
  expect(game).toMatchObject({ phase: 'playing', declarer: 2, passed: true, turn: 0, leader: 0 });
});

test('SSC 7.05(4) no passing back', () => {
  const passed = after(dealt, { type: 'pass', seat: 0 });
  expect(decide(passed, { type: 'pass', seat: 2 })).toMatchObject({ ok: false, refusal: { code: 'cannot-pass-back' } });
});

test('refusals name their facts', () => {
  const playing = after(dealt, { type: 'declare', seat: 0, mode: OBENABE });
  if (playing.phase !== 'playing') throw new Error();
  expect(decide(dealt, { type: 'pass', seat: 1 })).toMatchObject({ refusal: { code: 'not-your-turn', turn: 0 } });
  expect(decide(dealt, { type: 'play', seat: 0, card: 'HA' })).toMatchObject({
    refusal: { code: 'wrong-phase', phase: 'declaring' },
  });
  expect(decide(playing, { type: 'pass', seat: 0 })).toMatchObject({
    refusal: { code: 'wrong-phase', phase: 'playing' },
  });
  const foreign = playing.hands[1][0]!;
  expect(decide(playing, { type: 'play', seat: 0, card: foreign })).toMatchObject({
    refusal: { code: 'card-not-in-hand', card: foreign },
  });
  const led = playing.hands[0][0]!;
  const second = after(playing, { type: 'play', seat: 0, card: led });
  if (second.phase !== 'playing') throw new Error();
  const follow = second.hands[1].filter((card) => card[0] === led[0]);
  const revoke = second.hands[1].find((card) => card[0] !== led[0])!;
  expect(follow.length).toBeGreaterThan(0);
  expect(decide(second, { type: 'play', seat: 1, card: revoke })).toMatchObject({
    refusal: { code: 'illegal-card', legal: follow, article: 'SSC 2.05' },
  });
});

test('SSC 2.04 every game, however it is played, shares out 157 points', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      let match: Match | undefined;
      for (const event of randomMatch(setupOf(4), seed)) match = evolveMatch(match, event);
      for (const { points } of match!.results) expect(points[0] + points[1]).toBe(157);
    }),
    { numRuns: 40 },
  );
});
