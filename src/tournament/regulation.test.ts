import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { DECK } from '../schieber/card.ts';
import { MODES } from '../schieber/mode.ts';
import { TRICKS, trickPoints } from '../schieber/trick.ts';
import { cardsOfGame, drawFinalTable } from './ranking/finalTable.ts';
import { EBH, passePoints, printedFlatRate, regulationWith, SSC } from './regulation.ts';
import { checkSeating } from './seating/check.ts';
import { drawSeating } from './seating/seating.ts';

const changed = (...args: Parameters<typeof regulationWith>) => {
  const made = regulationWith(...args);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};

describe('the final', () => {
  test('SSC 7.03 five Passen of twelve games, then SSC 7.04 three Passen of four at the final table', () => {
    expect([SSC.passen, SSC.gamesPerPasse, passePoints(SSC.gamesPerPasse)]).toEqual([5, 12, 1884]);
    expect(SSC.finalTable).toEqual({ places: 4, passen: 3, games: 4 });
  });

  test('SSC 7.04 without an agreement six of the twelve games are German and six French', () => {
    for (let seed = 0; seed < 8; seed++) {
      const table = drawFinalTable([1, 2, 3, 4], 4, null, chanceFromText(`${seed}`)('final'));
      const cards = table.passen.flatMap(() => [1, 2, 3, 4].map((game) => cardsOfGame(table, game)));
      expect(cards.filter((each) => each === 'german')).toHaveLength(6);
    }
  });

  test.each([100, 101, 102, 103, 104, 105])(
    'SSC 7.02 a field of %i: everybody has a place or sits out once at most, in five Passen',
    (players) => {
      const numbers = Array.from({ length: players }, (_, i) => i + 1);
      const drawn = drawSeating({ players: numbers, sets: 5 }, chanceFromText(`field ${players}`)('draw'));
      if (!drawn.ok) throw new Error(drawn.refusal.code);
      expect(checkSeating({ sets: drawn.value.sets })).toMatchObject({ anyRepeats: 0, secondByes: 0, faults: [] });
      for (const set of drawn.value.sets)
        expect([set.tables.length, set.byes.length]).toEqual([25 + +(players > 103), players % 4]);
    },
  );
});

describe('the organiser’s own', () => {
  test('EBH 1 the organiser announces the number of Passen and of games; the flat rate follows the format', () => {
    const short = changed(EBH, { passen: 3, gamesPerPasse: 12 });
    expect([short.passen, short.gamesPerPasse, short.flatRate]).toEqual([3, 12, 660]);
    expect(changed(EBH, { passen: 6, gamesPerPasse: 4 }).flatRate).toBeNull();
    expect(printedFlatRate(4, 8)).toBe(660);
    for (const wrong of [
      { passen: 0 },
      { passen: 2.5 },
      { gamesPerPasse: 37 },
      { minutesPerPasse: 1 },
      { flatRate: -1 },
    ])
      expect(regulationWith(EBH, wrong)).toMatchObject({ refusal: { code: 'not-a-number-between' } });
  });

  test('EBH 1 an own regulation takes from both: the paragraphs stay those of the one it starts from', () => {
    const own = changed(SSC, {
      key: 'own',
      finalTable: false,
      personalSheet: 'player-total',
      ties: 'best-passe',
      exclusionFrom: 3,
      exclusionAutomatic: false,
      bye: { kind: 'points', points: 900 },
      retired: 'among',
      identityCheck: false,
      rulingsFrom: { 'not-nine-cards': 'ebh', 'rest-claimed': 'ebh' },
    });
    expect(own).toMatchObject({
      key: 'own',
      finalTable: null,
      personalSheet: 'player-total',
      ties: 'best-passe',
      warnings: { exclusionFrom: 3, automatic: false },
      bye: { kind: 'points', points: 900 },
      retired: 'among',
      identityCheck: false,
      articles: SSC.articles,
    });
    const articles = new Set(own.rulings.filter(({ event }) => event === 'rest-claimed').map(({ article }) => article));
    expect([...articles].every((article) => article.startsWith('EBH'))).toBe(true);
    expect(own.rulings.filter(({ event }) => event === 'revoke')).toEqual(
      SSC.rulings.filter(({ event }) => event === 'revoke'),
    );
    expect(regulationWith(SSC, { rulingsFrom: { 'not-nine-cards': 'fifa' } })).toMatchObject({
      refusal: { code: 'unknown-regulation', name: 'fifa' },
    });
  });

  test('EBH 1 all six formats count single and share out 157', () => {
    expect(MODES).toHaveLength(6);
    for (const mode of MODES) {
      const tricks = Array.from({ length: TRICKS }, (_, i) => DECK.slice(4 * i, 4 * i + 4));
      const points = tricks.map((cards, i) => trickPoints(cards, mode, i === TRICKS - 1));
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(157);
    }
  });
});
