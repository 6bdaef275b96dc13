import { expect, test } from 'vitest';
import { TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { hex } from '../kit/bytes.ts';
import { recordOf } from '../schieber/record.ts';
import { nextSeat, partnerOf } from '../schieber/seat.ts';
import { randomMatch, SEED, setupOf } from '../schieber/testing.ts';
import { legalIn } from '../schieber/view.ts';
import { fileStock } from '../server/bots/stock.ts';
import { isCostly } from './judge.ts';
import { barsOf, choiceName, costliest, decisionsOf, review, reviewOf, type Verdict } from './review.ts';
import { decisionsIn } from './testing.ts';

const record = recordOf(randomMatch(setupOf(3), 'review'), hex(SEED));

test('every card of a seat that was a real choice is judged, once, with what that seat saw', () => {
  for (const seat of [0, 1, 2, 3] as const) {
    const decisions = decisionsOf(record, seat);
    expect(decisions.length).toBeGreaterThan(9);
    for (const { game, trick, chosen, view } of decisions) {
      expect(view.seat).toBe(seat);
      if (trick === 0) continue;
      const card = chosen.type === 'play' ? chosen.card : undefined;
      expect(legalIn(view)).toContain(card);
      expect(legalIn(view).length).toBeGreaterThan(1);
      const { leader, cards } = record.played[game - 1]!.tricks[trick - 1]!;
      expect(cards[(seat - leader + 4) % 4]).toBe(card);
    }
    const names = decisions.map(({ game, chosen }) => `${game} ${choiceName(chosen)}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('passes and declarations are decisions too: of forehand, and of the partner who was passed to (SSC 2.03)', () => {
  for (const seat of [0, 1, 2, 3] as const) {
    const declared = decisionsOf(record, seat).filter(({ trick }) => trick === 0);
    const expected = record.played.flatMap(({ dealer, passed, mode }, index) => {
      const forehand = nextSeat(dealer);
      if (forehand === seat) return [`${index + 1} ${passed ? 'pass' : mode}`];
      return passed && partnerOf(forehand) === seat ? [`${index + 1} ${mode}`] : [];
    });
    expect(declared.map(({ game, chosen }) => `${game} ${choiceName(chosen)}`)).toEqual(expected);
    for (const { view } of declared) expect(view.hand).toHaveLength(9);
  }
});

test('a verdict does not depend on what was judged before it: the same in any order, in a fresh module too', () => {
  const mindOf = () => openPlayers(fileStock()).mindOf(TODAY.master.weights)!;
  const late = decisionsOf(record, 0).filter(({ trick }) => trick === 0 || trick >= 6);
  const inOrder = [...review(late, mindOf())];
  const used = mindOf();
  const byName = (verdicts: readonly Verdict[]) =>
    Object.fromEntries(verdicts.map((one) => [`${one.game} ${choiceName(one.chosen)}`, one]));
  const oneByOne = late.toReversed().flatMap((decision) => [...review([decision], used)]);
  expect(byName(oneByOne)).toEqual(byName(inOrder));
  expect(inOrder.filter(({ isCostly }) => isCostly).length).toBeGreaterThan(1); // random cards are dear
  for (const { isCostly, points, error, reasons, worlds } of inOrder) {
    expect(isCostly).toBe(reasons.length > 0);
    if (isCostly) expect(points - 2 * error).toBeGreaterThan(0.8); // rounded to tenths
    expect(worlds).toBeLessThanOrEqual(48 + 6 * 512);
  }
  const { decisions, accuracy } = reviewOf(inOrder);
  expect(decisions).toBe(late.length);
  expect(accuracy).toBeLessThan(80);
});

test('a card that grandmaster plays is hardly ever blamed, and nothing within two standard errors', () => {
  const players = openPlayers(fileStock());
  const mind = players.mindOf(TODAY.master.weights)!;
  const own = decisionsIn('blame', 'grandmaster', players, [1, 2]);
  const verdicts = [...review(own, mind)];
  expect(verdicts.length).toBeGreaterThan(10);
  expect(verdicts.filter(({ isCostly }) => isCostly).length).toBeLessThanOrEqual(1);
  // A mean of 48 worlds has an error of some two points: such figures were once told as a verdict.
  for (const [points, error, isBlamed] of [
    [4.7, 2.1, false],
    [3.5, 1.9, false],
    [1.6, 0.4, false],
    [4.7, 1.3, true],
  ] as const)
    expect(isCostly({ cost: { points, error } }), `${points} ± ${error}`).toBe(isBlamed);
});

test('the costliest come first, and only what certainly cost something', () => {
  const verdict = (points: number, isCostly: boolean): Verdict => ({
    ...{ game: 1, trick: 1, points, error: 1, isCostly, worlds: 64, reasons: [] },
    ...{ chosen: { type: 'play', card: 'H6' }, best: { type: 'play', card: 'HA' } },
  });
  const all = [verdict(3, true), verdict(20, false), verdict(9, true), verdict(4, true), verdict(5, true)];
  expect(costliest(all).map(({ points }) => points)).toEqual([9, 5, 4]);
});

test('game by game: what was made, and what the costly decisions gave away, never more than 157 points', () => {
  const verdict = (game: number, points: number, isCostly: boolean): Verdict => ({
    ...{ game, trick: 1, points, error: 1, isCostly, worlds: 64, reasons: [] },
    ...{ chosen: { type: 'play', card: 'H6' }, best: { type: 'play', card: 'HA' } },
  });
  const bars = barsOf(record, 1, [
    verdict(1, 3, true),
    verdict(1, 2.5, true),
    verdict(1, 9, false),
    verdict(2, 400, true),
  ]);
  expect(bars.map(({ made }) => made)).toEqual(record.played.map(({ points }) => points![1]));
  expect(bars[0]!.lost).toBe(5.5);
  expect(bars[1]!.made + bars[1]!.lost).toBe(157);
});
