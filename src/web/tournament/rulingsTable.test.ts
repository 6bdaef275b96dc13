import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EBH, type Regulation, SSC } from '../../tournament/regulation.ts';
import type { Facts } from '../../tournament/ruling/facts.ts';
import { IRREGULARITIES, type Irregularity, type Noticed, numberOf } from '../../tournament/ruling/irregularity.ts';
import type { Variant } from '../../tournament/ruling/measure.ts';
import { chosen, momentsOf, type Ruling, ruling, variantsOf } from '../../tournament/ruling/ruling.ts';
import { words } from './ruling.en.ts';
import { sentenceOf } from './rulingAnswer.tsx';

const FILE = new URL('../../../docs/rulings-table.txt', import.meta.url);

const HEAD = `Every irregularity at a table, when it is noticed, in which case, and what holds then.
Made from src/tournament/ruling by src/web/tournament/rulingsTable.test.ts; UPDATE=1 writes it anew.
`;

const sentences = (said: Ruling, indent: string): string[] =>
  said.consequences.map((each) => `${indent}- ${sentenceOf(each, words)}`);

/** What holds, and what holds after each choice. */
function answer(regulation: Regulation, event: Irregularity, noticed: Noticed, variant?: Variant): string {
  const facts: Facts = variant ? { variant } : {};
  const said = ruling(regulation, { event, noticed, facts });
  if (!said.ok) throw new Error(`${event} ${noticed}: ${said.refusal.code}`);
  const { article, decides, choices } = said.value;
  const lines = sentences(said.value, '    ');
  for (const choice of decides === 'parties' ? [] : choices) {
    const own = variantsOf(regulation, event, noticed);
    const asked = own.length === 0 ? variantsOf(regulation, event, noticed, choice) : [];
    for (const finer of asked.length === 0 ? [variant] : asked) {
      const taken = chosen(regulation, { event, noticed, facts: finer ? { variant: finer } : {} }, choice);
      if (!taken.ok) throw new Error(`${event} ${noticed} ${choice}: ${taken.refusal.code}`);
      const which = asked.length > 0 && finer ? `, ${words.variants[finer]}` : '';
      lines.push(`      ${words.choices[choice]}${which} (${taken.value.article})`);
      lines.push(...sentences(taken.value, '        '));
    }
  }
  return [`(${article})`, ...lines].join('\n');
}

/** One regulation on one irregularity; moments with the same answer stand together. */
function rowsOf(regulation: Regulation, event: Irregularity): string[] {
  const moments = momentsOf(regulation, event);
  const cases = new Map<string, string[]>();
  for (const noticed of moments) {
    const variants = variantsOf(regulation, event, noticed);
    for (const variant of variants.length === 0 ? [undefined] : variants) {
      const key = `${variant ? words.variants[variant] : ''}|${answer(regulation, event, noticed, variant)}`;
      cases.set(key, [...(cases.get(key) ?? []), words.moments[noticed]]);
    }
  }
  return [...cases].map(([key, when]) => {
    const [variant = '', text = ''] = key.split('|');
    const label = [regulation.key.toUpperCase(), ...(moments.length > 1 ? [when.join(' or ')] : []), variant];
    return `  ${label.filter(Boolean).join(', ')} ${text}`;
  });
}

const table = (): string =>
  `${[
    HEAD,
    ...IRREGULARITIES.flatMap((event) => [
      `${numberOf(event)} ${event}: ${words.irregularities[event]}`,
      ...[SSC, EBH].flatMap((regulation) => rowsOf(regulation, event)),
      '',
    ]),
  ].join('\n')}`;

test('SSC 7.05, EBH 2-9: the whole table of rulings stands in the documents as it is ruled', () => {
  const made = table();
  if (process.env['UPDATE']) writeFileSync(FILE, made);
  expect(made).toBe(readFileSync(FILE, 'utf8'));
});
