import { expect, test } from 'vitest';
import { prizeText, readPrizes } from './prizeLines.ts';

test('EBH 8 prizes as organisers write them: rank, what, value; sorted, read back the same', () => {
  const read = readPrizes('2; Bauernschinken; 120.50\n\n1.; Goldvreneli; 1’500\n10\tRauchwurst\n');
  expect(read).toEqual({
    prizes: [
      { place: 1, what: 'Goldvreneli', valueRappen: 150_000 },
      { place: 2, what: 'Bauernschinken', valueRappen: 12_050 },
      { place: 10, what: 'Rauchwurst', valueRappen: 0 },
    ],
  });
  expect('prizes' in read && readPrizes(prizeText(read.prizes))).toEqual(read);
});

test('EBH 8 places that get the same stand on one line: 4-10; Salami; 20', () => {
  const read = readPrizes('1; Schinken; 120\n2; Salami; 20\n3 – 10.; Salami; 20\n12; Trostpreis');
  expect('prizes' in read && read.prizes.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
  expect('prizes' in read && prizeText(read.prizes)).toBe('1; Schinken; 120\n2-10; Salami; 20\n12; Trostpreis; 0');
});

test.each([
  ['no rank', 'Goldvreneli; 500', 1],
  ['a rank twice', '1; a; 1\n1; b; 2', 2],
  ['rank 0', '0; a; 1', 1],
  ['a range that is taken', '5; a; 1\n4-10; b; 2', 2],
  ['a range backwards', '10-4; a; 1', 1],
  ['no prize', '1; ; 3', 1],
  ['a value that is none', '1; a; viel', 1],
])('EBH 8 a line that is none is named: %s', (_, text, badLine) => {
  expect(readPrizes(text)).toEqual({ badLine });
});
