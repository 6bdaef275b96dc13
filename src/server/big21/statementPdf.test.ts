import { expect, test } from 'vitest';
import { rappen } from '../../ledger/money.ts';
import type { StatementLine } from '../../ledger/wire.ts';
import { readPdf } from '../testing/pdf.ts';
import { statementPdf } from './statementPdf.ts';

const LINES = Array.from(
  { length: 60 },
  (_, i): StatementLine => ({
    ...{ seq: i, at: Date.UTC(2024, 9, 24), key: `big21/0a1b2c3d-${i}/stake`, kind: 'stake' },
    ...{ amount: rappen(-100), balance: rappen(123_400 - 100 * i) },
  }),
);
const HEADING = { holder: 'Rosa Betschart', account: 'person', at: Date.UTC(2024, 9, 25) };

test.each([
  ['de', 'Nur Spielgeld', 'Einsatz'],
  ['fr', 'Argent fictif', 'Mise'],
  ['it', 'Denaro virtuale', 'Puntata'],
  ['en', 'Play money only', 'Stake'],
] as const)(
  'B21 5 in %s a statement has every line with its receipt, on numbered pages, and says on each if it is play money',
  async (language, sign, stake) => {
    const { pages, text } = readPdf(await statementPdf({ lines: LINES, ...HEADING, language, isPlayMoney: true }));
    expect(pages).toBe(2);
    expect(text.split(sign)).toHaveLength(1 + pages);
    expect(text.split(stake)).toHaveLength(1 + LINES.length);
    for (const part of ['Rosa Betschart', '2/2', '0a1b2c3d', '-1.00', '1’175.00'])
      expect(text.replaceAll('\x92', '’')).toContain(part);
    const francs = readPdf(await statementPdf({ lines: LINES, ...HEADING, language, isPlayMoney: false }));
    expect(francs.text).not.toContain(sign);
  },
);
