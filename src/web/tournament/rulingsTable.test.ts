import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EBH, type Regulation, SSC } from '../../tournament/regulation.ts';
import { IRREGULARITIES, type Irregularity, numberOf } from '../../tournament/ruling/irregularity.ts';
import { words } from './ruling.en.ts';
import { rulingCases } from './rulingCases.ts';

/** Two files that one can read through: up to the tenth irregularity, and the rest. */
const FILES = [
  [new URL('../../../docs/rulings-table.txt', import.meta.url), IRREGULARITIES.slice(0, 10)],
  [new URL('../../../docs/rulings-table-2.txt', import.meta.url), IRREGULARITIES.slice(10)],
] as const;

const HEAD = `Every irregularity at a table, when it is noticed, in which case, and what holds then.
Made from src/tournament/ruling by src/web/tournament/rulingsTable.test.ts; UPDATE=1 writes it anew.
`;

const listed = (sentences: readonly string[], indent: string): string[] =>
  sentences.map((each) => `${indent}- ${each}`);

/** One regulation on one irregularity, as it stands in the file. */
const rowsOf = (regulation: Regulation, event: Irregularity): string[] =>
  rulingCases(regulation, event, words).map(({ when, variant, article, sentences, choices }) => {
    const label = [regulation.key.toUpperCase(), when, variant].filter(Boolean).join(', ');
    const taken = choices.flatMap((each) => [
      `      ${each.choice} (${each.article})`,
      ...listed(each.sentences, '        '),
    ]);
    return [`  ${label} (${article})`, ...listed(sentences, '    '), ...taken].join('\n');
  });

const table = (events: readonly Irregularity[]): string =>
  `${[
    HEAD,
    ...events.flatMap((event) => [
      `${numberOf(event)} ${event}: ${words.irregularities[event]}`,
      ...[SSC, EBH].flatMap((regulation) => rowsOf(regulation, event)),
      '',
    ]),
  ].join('\n')}`;

test('SSC 7.05, EBH 2-9: the whole table of rulings stands in the documents as it is ruled', () => {
  for (const [file, events] of FILES) {
    const made = table(events);
    if (process.env['UPDATE']) writeFileSync(file, made);
    expect(made).toBe(readFileSync(file, 'utf8'));
  }
});
