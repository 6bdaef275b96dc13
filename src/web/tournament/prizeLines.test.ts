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

test.each([
  ['no rank', 'Goldvreneli; 500', 1],
  ['a rank twice', '1; a; 1\n1; b; 2', 2],
  ['rank 0', '0; a; 1', 1],
  ['no prize', '1; ; 3', 1],
  ['a value that is none', '1; a; viel', 1],
])('EBH 8 a line that is none is named: %s', (_, text, badLine) => {
  expect(readPrizes(text)).toEqual({ badLine });
});
