import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { award, evolvePrizes, type Prize, prizesFor, takeBack } from '../evening/prizes.ts';
import { EBH, SSC } from '../regulation.ts';
import { cardsOfGame, drawFinalTable, type Finalist, finalRanking } from './finalTable.ts';
import { cutAmong, type Line, type PasseResult, rankingOf } from './ranking.ts';

const played = (points: number): PasseResult => ({ kind: 'played', points });
const line = (number: number, passen: readonly (number | PasseResult)[], more: Partial<Line> = {}): Line => ({
  number,
  status: 'present',
  fillIn: false,
  rated: true,
  passen: passen.map((passe) => (typeof passe === 'number' ? played(passe) : passe)),
  ...more,
});
const ranks = (lines: readonly Line[], regulation = SSC) =>
  rankingOf(lines, regulation).map(({ number, rank }) => [number, rank]);
const chance = () => chanceFromText('lot')('final');

describe('ranking', () => {
  test('EBH 8 level on points: the best Passe decides, then the second best, then the rank is shared', () => {
    const lines = [
      line(1, [900, 1000, 900]),
      line(2, [1100, 900, 800]),
      line(3, [1000, 950, 850]),
      line(4, [900, 900, 1000]),
    ];
    expect(ranks(lines, EBH)).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
      [4, 3],
    ]);
  });

  test('SSC 7.03 in the preliminary round equal totals share the rank, printed by the best Passe (G19)', () => {
    const lines = [line(1, [900, 1000]), line(2, [1100, 800]), line(3, [1000, 950]), line(4, [500, 500])];
    expect(ranks(lines)).toEqual([
      [3, 1],
      [2, 2],
      [1, 2],
      [4, 4],
    ]);
  });

  test('G2 a bye is the mean of the other Passen, halves up, and never the best Passe', () => {
    const [ranked] = rankingOf([line(1, [900, { kind: 'bye' }, 901])], SSC);
    expect(ranked).toMatchObject({ total: 900 + 901 + 901, points: [900, 901, 901], best: [901, 900] });
    const flat = rankingOf([line(1, [900, { kind: 'bye' }])], { ...SSC, bye: { kind: 'points', points: 1000 } })[0];
    expect(flat).toMatchObject({ total: 1900, best: [900] });
  });

  test('G3 who left is listed behind everybody who played all Passen', () => {
    const lines = [line(1, [1500, 1500], { status: 'retired' }), line(2, [100, 100])];
    expect(ranks(lines)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(ranks(lines, { ...SSC, retired: 'among' })).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('SSC 8.01 exclusion corrects the ranking: the others move up', () => {
    const lines = [line(1, [1500], { status: 'excluded' }), line(2, [900]), line(3, [800])];
    expect(ranks(lines)).toEqual([
      [2, 1],
      [3, 2],
      [1, null],
    ]);
  });

  test('EBH 7 a sheet that is not handed in is unrated', () => {
    expect(ranks([line(1, [1500], { rated: false }), line(2, [900])], EBH)).toEqual([
      [2, 1],
      [1, null],
    ]);
  });

  test('G1 fill-in players are not ranked', () => {
    expect(ranks([line(1, [1500], { fillIn: true }), line(2, [900])])).toEqual([[2, 1]]);
  });

  test('the order of the list does not matter, totals never grow downwards', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(lines, fc.constantFrom(SSC, EBH), (totals, regulation) => {
        const all = totals.map(([a, b], i) => line(i + 1, [a, b]));
        const ranking = rankingOf(all, regulation);
        expect(rankingOf(all.toReversed(), regulation)).toEqual(ranking);
        for (let i = 1; i < ranking.length; i++) {
          expect(ranking[i]!.total).toBeLessThanOrEqual(ranking[i - 1]!.total);
          expect(ranking[i]!.rank!).toBeGreaterThanOrEqual(ranking[i - 1]!.rank!);
        }
      }),
    );
  });
});

describe('the cut for the final table', () => {
  const at = (number: number, total: number, best: number[] = []) => ({ number, total, best });

  test('SSC 7.03 everybody above the lowest tied score is in, the rest by the best Passe', () => {
    const field = [at(1, 5000), at(2, 4900), at(3, 4800), at(4, 4700, [1137]), at(5, 4700, [1144]), at(6, 4600)];
    expect(cutAmong(field, 4, chance())).toMatchObject({ qualified: [1, 2, 3, 5], byBestPasse: [5], hat: [] });
  });

  test('SSC 7.03 no tie at the line, no rule needed', () => {
    const field = [at(1, 5000), at(2, 4900), at(3, 4800), at(4, 4700), at(5, 4699)];
    expect(cutAmong(field, 4, chance())).toMatchObject({ qualified: [1, 2, 3, 4], byBestPasse: [], hat: [] });
  });

  test('G18 second best Passe, … then a lot, and only among those level in everything', () => {
    const field = [
      at(1, 5000),
      at(2, 4900),
      at(3, 4800, [1144, 1100]),
      at(4, 4800, [1144, 1099]),
      at(5, 4800, [1144, 1099]),
      at(6, 4800, [1000]),
    ];
    const cut = cutAmong(field, 4, chance());
    expect(cut.qualified.slice(0, 3)).toEqual([1, 2, 3]);
    expect(cut.hat).toEqual([4, 5]);
    expect(cut.drawn).toHaveLength(1);
    expect(cut.qualified).not.toContain(6);
    const winners = new Set(
      Array.from({ length: 40 }, (_, i) => cutAmong(field, 4, chanceFromText(`${i}`)('x')).drawn[0]),
    );
    expect(winners).toEqual(new Set([4, 5]));
  });
});

describe('the final table', () => {
  test('SSC 7.04 three Passen, everybody plays once with everybody', () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = drawFinalTable([7, 3, 9, 1], 4, null, chanceFromText(`${seed}`)('x'));
      const pairs = table.passen.flatMap(({ teams }) => teams.map((team) => [...team].sort((a, b) => a - b).join()));
      expect(new Set(pairs).size).toBe(6);
      for (const { teams } of table.passen) expect(teams.flat().sort((a, b) => a - b)).toEqual([1, 3, 7, 9]);
    }
  });

  test('SSC 7.04 no agreement on the cards: half German, half French, two and two in each Passe', () => {
    const table = drawFinalTable([7, 3, 9, 1], 4, null, chance());
    const cards = [1, 2, 3, 4].map((game) => cardsOfGame(table, game));
    expect(cards.filter((each) => each === 'german')).toHaveLength(2);
    expect(drawFinalTable([7, 3, 9, 1], 4, 'french', chance()).cards).toBe('french');
    const firsts = new Set(
      Array.from({ length: 30 }, (_, i) =>
        cardsOfGame(drawFinalTable([7, 3, 9, 1], 4, null, chanceFromText(`${i}`)('x')), 1),
      ),
    );
    expect(firsts.size).toBe(2); // G20
  });

  const finalist = (
    number: number,
    finalPoints: number,
    preliminaryTotal = 4700,
    best: number[] = [1000],
  ): Finalist => ({ number, finalPoints, preliminaryTotal, best });

  test('SSC 7.04 preliminary points do not count; level: preliminary total, best Passe, second best, then lot', () => {
    const order = finalRanking(
      [finalist(1, 900, 4700), finalist(2, 1000, 4000), finalist(3, 900, 4800), finalist(4, 800, 4700)],
      chance(),
    );
    expect(order.map(({ number, rank, decidedBy }) => [number, rank, decidedBy])).toEqual([
      [2, 1, 'points'],
      [3, 2, 'preliminary'],
      [1, 3, 'preliminary'],
      [4, 4, 'points'],
    ]);
    const byPasse = finalRanking([finalist(1, 900, 4700, [1100, 900]), finalist(2, 900, 4700, [1100, 950])], chance());
    expect(byPasse.map(({ number, decidedBy }) => [number, decidedBy])).toEqual([
      [2, 'best-passe'],
      [1, 'best-passe'],
    ]);
    const winners = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const [first] = finalRanking([finalist(1, 900), finalist(2, 900)], chanceFromText(`${i}`)('x'));
        expect(first!.decidedBy).toBe('lot');
        return first!.number;
      }),
    );
    expect(winners).toEqual(new Set([1, 2]));
  });
});

describe('prizes', () => {
  const PRIZES: Prize[] = [
    { place: 1, what: 'Bergkäse', valueRappen: 5000 },
    { place: 2, what: 'Nusstorte', valueRappen: 2500 },
  ];

  test('EBH 8 prizes by place', () => {
    expect(prizesFor(PRIZES, [], [9, 4, 7])).toEqual([
      { place: 1, player: 9 },
      { place: 2, player: 4 },
    ]);
    expect(prizesFor(PRIZES, [], [9])).toEqual([{ place: 1, player: 9 }]);
    // Held by somebody: not due. Taken back: due again, to whoever stands there now.
    expect(prizesFor(PRIZES, [{ place: 1, player: 9, state: 'handed-over' }], [9, 4])).toEqual([
      { place: 2, player: 4 },
    ]);
    expect(prizesFor(PRIZES, [{ place: 1, player: 9, state: 'reclaimed' }], [4])).toEqual([{ place: 1, player: 4 }]);
  });

  test('SSC 8.01 withdrawn before, reclaimed after it was handed over, then free for the next', () => {
    const given = award(PRIZES, [], 1, 9);
    if (!given.ok) throw new Error('refused');
    const awards = evolvePrizes([], given.value);
    expect(award(PRIZES, awards, 1, 4)).toMatchObject({ refusal: { code: 'prize-taken', player: 9 } });
    expect(award(PRIZES, awards, 3, 4)).toMatchObject({ refusal: { code: 'no-such-prize' } });
    expect(takeBack(awards, 1, 9, '')).toMatchObject({ refusal: { code: 'reason-needed', article: 'SSC 8.01' } });
    expect(takeBack(awards, 1, 9, 'two accounts')).toMatchObject({ value: { type: 'prize-withdrawn' } });
    const handed = evolvePrizes(awards, { type: 'prize-handed-over', place: 1, player: 9 });
    const back = takeBack(handed, 1, 9, 'two accounts');
    if (!back.ok) throw new Error('refused');
    expect(back.value.type).toBe('prize-reclaimed');
    expect(award(PRIZES, evolvePrizes(handed, back.value), 1, 4).ok).toBe(true);
  });
});
