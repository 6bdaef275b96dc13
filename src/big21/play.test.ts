import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { francs, rappen } from '../ledger/money.ts';
import { dealerOn } from './dealer.ts';
import { type Event, evolve, type Game, presentWin, settlement } from './game.ts';
import { MODELS } from './model.ts';
import { HIGHEST_TOTAL } from './payout.ts';
import { isBust } from './pile.ts';
import { FOUR_HOURS, type Move, play } from './play.ts';
import { anyMove, dealerOf, playAll } from './testing.ts';

const start = (stake: number): Move => ({ type: 'start', stake, purse: 'money' });
const place = (pile: number, confirmBust?: boolean): Move =>
  confirmBust === undefined ? { type: 'place', pile } : { type: 'place', pile, confirmBust };
const discards = (count: number): Move[] => Array<Move>(count).fill({ type: 'discard' });

/** Three complete piles with six of nine cards, and ended by own wish. */
const THREE_PILES = [start(500), ...[0, 0, 1, 1, 2, 2].map((pile) => place(pile)), { type: 'endRound' }] as const;
const CARDS = 'A K A K A K 2';
const untilChoice = (highLow = '') => {
  const dealer = dealerOf(`${CARDS} 3 4 5 6 7 8 9 2`, [2], highLow);
  return { dealer, game: playAll(THREE_PILES, dealer).game };
};
const code = (result: ReturnType<typeof play>) => (result.ok ? 'allowed' : result.refusal.code);

test.each([0, 1, 50, 101, 150, 600, -100, 1.5, Number.NaN])('B21 4.1 a stake of %d Rappen is not offered', (stake) => {
  expect(play(undefined, start(stake), 0, dealerOf('2'))).toMatchObject({
    refusal: { code: 'stake-not-offered', article: 'B21 4.1', offered: [100, 200, 300, 400, 500] },
  });
});

test('B21 9, B21 7.1 after the stake one of eight cards is shown, and the next only when it is placed or discarded', () => {
  const dealer = dealerOf('2 3 4');
  const { game, events } = playAll([start(100)], dealer);
  expect(events.map((event) => event.type)).toEqual(['started', 'shown']);
  expect(game).toMatchObject({ stage: 'piles', round: { left: 8, shown: '2' } });
  expect(play(game, { type: 'discard' }, 0, dealer)).toMatchObject({
    value: [{ type: 'discarded' }, { type: 'shown', card: '3' }],
  });
});

test('B21 7.1 a discarded card has no substitute: eight discards and no card is left', () => {
  const { game } = playAll([start(100), ...discards(8)], dealerOf('2 2 2 2 2 2 2 2'));
  expect(game).toMatchObject({ stage: 'piles', round: { left: 0, shown: undefined, purchasesLeft: 3 } });
});

test('B21 6.2 a card that would take a pile over 21 asks first; confirmed, the round is lost and Big21 over', () => {
  const dealer = dealerOf('K Q 5 2');
  const { game } = playAll([start(100), place(0), place(0)], dealer);
  expect(play(game, place(0), 0, dealer)).toMatchObject({
    refusal: { code: 'would-bust', pile: 0, total: 25, article: 'B21 6.2' },
  });
  expect(play(game, place(0, true), 0, dealer)).toMatchObject({
    value: [
      { type: 'placed', pile: 0 },
      { type: 'ended', ending: 'bust', paid: 0 },
    ],
  });
});

test('B21 6.2 every pile that would bust asks, also a complete one, and no other does', () => {
  const dealer = dealerOf('A K K 9 2 K 9', [2]);
  const { game } = playAll([start(100), ...[0, 0, 1, 1, 1].map((pile) => place(pile))], dealer);
  // soft 21, hard 21, three empty; a king is shown
  expect([0, 1, 2, 3, 4].map((pile) => code(play(game, place(pile), 0, dealerOf('2', [2]))))).toEqual([
    'allowed',
    'would-bust',
    'allowed',
    'allowed',
    'allowed',
  ]);
  expect([-1, 5, 0.5].map((pile) => code(play(game, place(pile), 0, dealer)))).toEqual(Array(3).fill('no-such-pile'));
});

test('B21 10.1, B21 11.1 free cards come with the second pile, and again after a removal', () => {
  const commands = [start(100), ...[0, 0, 1, 1, 1].map((pile) => place(pile)), place(1)];
  const { game, events } = playAll(commands, dealerOf('A K A K 5 5 9', [6, 2]));
  expect(events.filter((event) => event.type === 'freeCards')).toEqual([
    { type: 'freeCards', count: 6 },
    { type: 'freeCards', count: 2 },
  ]);
  expect(game).toMatchObject({ round: { left: 8 + 6 + 2 - 6 } });
});

describe('bought cards', () => {
  const out = () => playAll([start(200), ...discards(8)], dealerOf('2 2 2 2 2 2 2 2')).game;

  test('B21 10.2 up to three cards, each at the price of the stake, sold when no card is left', () => {
    let game = out();
    for (let bought = 1; bought <= 3; bought++) {
      const result = play(game, { type: 'buy' }, 0, dealerOf('3'));
      expect(result).toMatchObject({ value: [{ type: 'bought', fromAside: 0, fromWallet: 200 }, { type: 'shown' }] });
      for (const event of result.ok ? result.value : []) game = evolve(game, event);
      expect(code(play(game, { type: 'buy' }, 0, dealerOf('')))).toBe('cards-left');
      const discarded = play(game, { type: 'discard' }, 0, dealerOf(''));
      for (const event of discarded.ok ? discarded.value : []) game = evolve(game, event);
    }
    expect(game).toMatchObject({ stage: 'over', ending: 'few-piles', paid: 0 }); // all cards played: B21 12.1
  });

  test('B21 10.2 the price is no stake: it does not change what the piles pay', () => {
    const commands = [start(200), ...[0, 0, 1, 1].map((pile) => place(pile)), ...discards(6), { type: 'buy' } as const];
    const { game } = playAll(commands, dealerOf('A K A K 2 2 2 2 2 2 2', [2]));
    expect(presentWin(game)).toBe(220);
  });
});

test('B21 12.1, B21 12.2 the round ends by own wish; with two piles it pays 1.1 times and Big21 is over', () => {
  const { events } = playAll(
    [start(300), ...[0, 0, 1, 1].map((pile) => place(pile)), { type: 'endRound' }],
    dealerOf('A K A K 2', [2]),
  );
  expect(events.at(-1)).toEqual({ type: 'ended', ending: 'few-piles', paid: 330 });
});

test('B21 12.1 five piles end the round at once at twenty times the stake, and only Risk is open (B21 12.2)', () => {
  const piles = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4].map((pile) => place(pile));
  const { game } = playAll([start(100), ...piles], dealerOf('A K A K A K A K A K', [2]));
  expect(game).toMatchObject({ stage: 'choice', won: 2000, highLow: undefined, highestRisk: 2000 });
});

test('B21 12.2, B21 14.2 three piles open High/Low and Risk; High/Low may be skipped', () => {
  const { game, dealer } = untilChoice();
  expect(game).toMatchObject({ stage: 'choice', won: 2500, highLow: 5, highestRisk: 2500 });
  expect(play(game, { type: 'risk', stake: 2500 }, 0, dealer).ok).toBe(true);
});

describe('High/Low', () => {
  test('B21 13, B21 15.2, B21 18.1 right predictions raise the win to twenty times; then only Risk is open', () => {
    const { game, dealer } = untilChoice('2 5 2 5 2 5 2 5');
    let state = game;
    const ask = (command: Move) => {
      const result = play(state, command, 0, dealer);
      for (const event of result.ok ? result.value : []) state = evolve(state, event);
    };
    ask({ type: 'highLow' });
    const wins = [presentWin(state)];
    for (let i = 0; i < 4; i++) {
      ask({ type: 'predict', guess: 'higher' });
      wins.push(presentWin(state));
    }
    expect(wins).toEqual([2500, 3500, 5000, 7000, 10_000]);
    expect(state).toMatchObject({ stage: 'choice', won: 10_000, highLow: undefined, highestRisk: 2500 });
    expect(code(play(state, { type: 'highLow' }, 0, dealer))).toBe('high-low-not-open');
  });

  test('B21 15.3 equal ranks are not evaluated: the win stays and a new card lies open (ruling 9)', () => {
    const { game, dealer } = untilChoice('8 8 3');
    const open = evolve(game, { type: 'opened', card: dealer.highLowCard() });
    const result = play(open, { type: 'predict', guess: 'lower' }, 0, dealer);
    expect(result).toMatchObject({
      value: [
        { type: 'predicted', covered: '8' },
        { type: 'opened', card: '3' },
      ],
    });
    const after = (result.ok ? result.value : []).reduce((state: Game, event) => evolve(state, event), open);
    expect(after).toMatchObject({ stage: 'highLow', level: 5, open: '3' });
  });

  test('B21 15.4, B21 18.2 a wrong prediction loses the win that was at stake and ends Big21', () => {
    const { game, dealer } = untilChoice('2 A');
    const open = evolve(game, { type: 'opened', card: dealer.highLowCard() });
    expect(play(open, { type: 'predict', guess: 'lower' }, 0, dealer)).toMatchObject({
      value: [{ type: 'predicted' }, { type: 'ended', ending: 'wrong-prediction', paid: 0 }],
    });
  });

  test('B21 18.1 ended by own wish it keeps the level reached, and Risk is open', () => {
    const { game, dealer } = untilChoice('2 5 2');
    const events: Event[] = [];
    let state = game;
    for (const command of [
      { type: 'highLow' },
      { type: 'predict', guess: 'higher' },
      { type: 'leaveHighLow' },
    ] as const) {
      const result = play(state, command, 0, dealer);
      for (const event of result.ok ? result.value : []) {
        state = evolve(state, event);
        events.push(event);
      }
    }
    expect(state).toMatchObject({ stage: 'choice', won: 3500, highLow: undefined, highestRisk: 870 });
  });
});

describe('Risk', () => {
  test('B21 19.1, B21 19.2, B21 22 part of the win is staked, the rest put aside; the stake is the new base', () => {
    const { game, dealer } = untilChoice();
    const result = play(game, { type: 'risk', stake: 1000 }, 0, dealer);
    const state = (result.ok ? result.value : []).reduce((each: Game, event) => evolve(each, event), game);
    expect(state).toMatchObject({
      stage: 'piles',
      game: 'risk',
      aside: 1500,
      round: { stake: 1000, left: 8, purchasesLeft: 3 },
    });
  });

  test.each([0, 5, 15, 2510, 2501, -10, 10.5, Number.NaN])(
    'B21 21.1 a Risk stake of %d Rappen of at most 2500 is refused',
    (stake) => {
      const { game, dealer } = untilChoice();
      expect(play(game, { type: 'risk', stake }, 0, dealer)).toMatchObject({
        refusal: { code: 'risk-out-of-range', highest: 2500, step: 10, article: 'B21 21.1' },
      });
    },
  );

  test('B21 19.2 cards in Risk are paid out of what was put aside, then out of the wallet (ruling 18)', () => {
    const { game } = untilChoice();
    const dealer = dealerOf('2 2 2 2 2 2 2 2 3 3 3');
    let state = game;
    const bought: Event[] = [];
    const commands: Move[] = [
      { type: 'risk', stake: 1000 },
      ...discards(8),
      { type: 'buy' },
      ...discards(1),
      { type: 'buy' },
    ];
    for (const command of [...commands, { type: 'stop' } as const]) {
      const result = play(state, command, 0, dealer);
      for (const event of result.ok ? result.value : []) {
        state = evolve(state, event);
        if (event.type === 'bought') bought.push(event);
      }
    }
    expect(bought).toEqual([
      { type: 'bought', fromAside: 1000, fromWallet: 0 },
      { type: 'bought', fromAside: 500, fromWallet: 500 },
    ]);
    expect(state).toMatchObject({ stage: 'over', ending: 'stopped', paid: 0 });
  });

  test('B21 20 Risk needs a win of at least five times the stake: it is open after three piles, never during a round', () => {
    const { game } = playAll([start(100), ...[0, 0, 1, 1].map((pile) => place(pile))], dealerOf('A K A K 2', [2]));
    expect(code(play(game, { type: 'risk', stake: 10 }, 0, dealerOf('')))).toBe('wrong-stage');
  });
});

describe('the end', () => {
  test('B21 2.6 a player may stop at any time and is credited what the present state is worth', () => {
    const { game, dealer } = untilChoice('2');
    expect(play(game, { type: 'stop' }, 0, dealer)).toMatchObject({ value: [{ ending: 'stopped', paid: 2500 }] });
    const open = evolve(game, { type: 'opened', card: '2' });
    expect(play(open, { type: 'stop' }, 0, dealer)).toMatchObject({ value: [{ ending: 'stopped', paid: 2500 }] });
  });

  test('B21 23 at four hours sharp a card still counts, a millisecond later nothing does, and the present state is paid', () => {
    const { game, dealer } = untilChoice('2 5 3');
    expect(code(play(game, { type: 'highLow' }, FOUR_HOURS, dealer))).toBe('allowed');
    expect(play(game, { type: 'highLow' }, FOUR_HOURS + 1, dealer)).toMatchObject({
      refusal: { code: 'four-hours-over', deadline: FOUR_HOURS, article: 'B21 23' },
    });
    expect(code(play(game, { type: 'expire' }, FOUR_HOURS, dealer))).toBe('four-hours-not-over');
    expect(play(game, { type: 'expire' }, FOUR_HOURS + 1, dealer)).toMatchObject({
      value: [{ ending: 'four-hours', paid: 2500 }],
    });
  });

  test('B21 23 when time is over two piles on the table pay 1.1 times, with what was put aside', () => {
    const { game } = untilChoice();
    const dealer = dealerOf('A K A K 2', [2]);
    let state = game;
    for (const command of [{ type: 'risk', stake: 1000 } as const, ...[0, 0, 1, 1].map((pile) => place(pile))]) {
      const result = play(state, command, 0, dealer);
      for (const event of result.ok ? result.value : []) state = evolve(state, event);
    }
    expect(play(state, { type: 'expire' }, FOUR_HOURS + 1, dealer)).toMatchObject({ value: [{ paid: 1500 + 1100 }] });
  });

  test('B21 23, ruling 15, M7 Risk does not restart the clock; an outage moves it', () => {
    const { game, dealer } = untilChoice();
    const result = play(game, { type: 'risk', stake: 100 }, 1000, dealer);
    const state = (result.ok ? result.value : []).reduce((each: Game, event) => evolve(each, event), game);
    expect(state.deadline).toBe(FOUR_HOURS);
    const moved = play(state, { type: 'moveDeadline', by: 60_000 }, 2000, dealer);
    const after = (moved.ok ? moved.value : []).reduce((each: Game, event) => evolve(each, event), state);
    expect(after.deadline).toBe(FOUR_HOURS + 60_000);
  });

  test('an exclusion settles an open game at its present state', () => {
    const { game, dealer } = untilChoice();
    expect(play(game, { type: 'exclude' }, 0, dealer)).toMatchObject({ value: [{ ending: 'excluded', paid: 2500 }] });
  });

  test('B21 2.5, B21 23 at CHF 5,000 Big21 ends and pays', () => {
    const { game } = untilChoice();
    const near: Game = {
      ...(game as Extract<Game, { stage: 'choice' }>),
      aside: rappen(HIGHEST_TOTAL - 2_500 - 19 * 120),
      highestRisk: rappen(120),
    };
    const dealer = dealerOf('A K A K A K A K A K', [2]);
    let state: Game = near;
    for (const command of [
      { type: 'risk', stake: 120 } as const,
      ...[0, 0, 1, 1, 2, 2, 3, 3, 4, 4].map((pile) => place(pile)),
    ]) {
      const result = play(state, command, 0, dealer);
      for (const event of result.ok ? result.value : []) state = evolve(state, event);
    }
    expect(state).toMatchObject({ stage: 'over', ending: 'maximum', paid: 500_000 });
  });

  test('B21 23 nothing is possible once it is over', () => {
    const { game, dealer } = untilChoice();
    const over = evolve(game, { type: 'ended', ending: 'stopped', paid: rappen(2500) });
    for (const type of ['stop', 'discard', 'expire', 'exclude', 'highLow'] as const)
      expect(code(play(over, { type }, 0, dealer))).toBe('already-over');
  });
});

test('B21 2.1, B21 2.2, B21 2.3, B21 2.4 whatever is asked, the rules hold and every amount is whole Rappen', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const chance = chanceFromText(seed)('commands');
      const dealer = dealerOn(MODELS['uniform']!, chanceFromText(seed), '00');
      const first = play(undefined, start(francs(1 + chance.below(5))), 0, dealer);
      let game = (first.ok ? first.value : []).reduce(evolve, undefined as unknown as Game);
      for (let i = 0; i < 400 && game.stage !== 'over'; i++) {
        const before = game;
        const result = play(game, anyMove(game, chance), 0, dealer);
        if (!result.ok) continue;
        for (const event of result.value) game = evolve(game, event);
        expect(game.aside).toBeGreaterThanOrEqual(before.aside);
        expect(game.asideSpent).toBeLessThanOrEqual(game.aside);
        expect(settlement(game, presentWin(game))).toBeGreaterThanOrEqual(0);
        if (game.stage === 'piles') {
          expect(game.round.left > 0).toBe(game.round.shown !== undefined);
          expect(game.round.piles.some(isBust)).toBe(false);
        }
      }
    }),
    { numRuns: 300 },
  );
});
