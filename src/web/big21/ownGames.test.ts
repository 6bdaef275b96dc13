import { expect, test } from 'vitest';
import type { GameLine } from '../../big21/wire.ts';
import { francs, NOTHING } from '../../ledger/money.ts';
import { joined, toPlayOn } from './ownGames.ts';

const game = (id: string, some: Partial<GameLine> = {}): GameLine => ({
  ...{ id, purse: 'practice', model: 'R.1', day: '2024-10-24', startedAt: 0, deadline: 0, bought: 0 },
  ...{ stake: francs(1), staked: francs(1), paid: null, ending: null, endedAt: null },
  ...some,
});
const idsOf = (games: readonly GameLine[]) => games.map(({ id }) => id);

test('a game that ends between two pages stands once among them, with how it ended', () => {
  const over = game('long', { ending: 'stopped', paid: NOTHING, endedAt: 9 });
  const all = joined([game('long'), game('c')], [game('b'), over, game('a')]);
  expect(idsOf(all)).toEqual(['long', 'c', 'b', 'a']);
  expect(all[0]).toEqual(over);
});

test('to be played on: games for money before practices, whatever ends first before the others; none that is over', () => {
  const games = [
    ...[game('late practice', { deadline: 9 }), game('over', { ending: 'stopped' }), game('practice', { deadline: 8 })],
    ...[game('late money', { purse: 'money', deadline: 5 }), game('money', { purse: 'money', deadline: 3 })],
  ];
  expect(idsOf(toPlayOn(games))).toEqual(['money', 'late money', 'practice', 'late practice']);
});
