import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCase, readTable } from '../../../test/hall/rulingsTable.ts';
import { EBH, type Regulation, SSC } from '../../tournament/regulation.ts';
import type { Consequence } from '../../tournament/ruling/consequence.ts';
import { IRREGULARITIES, type Irregularity, type Noticed } from '../../tournament/ruling/irregularity.ts';
import type { Choice, Variant } from '../../tournament/ruling/measure.ts';
import { momentsOf, variantsOf } from '../../tournament/ruling/ruling.ts';
import { words } from './ruling.en.ts';
import { sentenceOf } from './rulingAnswer.tsx';
import { firstDraft, stateOf } from './rulingDraft.ts';

const GAMES = 12;

/** One thing to ask: what happened, when it was noticed, in which case, and what was chosen. */
interface Asked {
  readonly event: Irregularity;
  readonly noticed: Noticed;
  readonly variant: Variant | null;
  readonly choice: Choice | null;
}
interface Said {
  readonly article: string;
  readonly sentences: readonly string[];
}

const sentences = (consequences: readonly Consequence[]) => consequences.map((each) => sentenceOf(each, words));

/** Every irregularity, moment and variant of a regulation, without a choice. */
const everyCase = (regulation: Regulation): readonly Asked[] =>
  IRREGULARITIES.flatMap((event) =>
    momentsOf(regulation, event).flatMap((noticed) => {
      const variants = variantsOf(regulation, event, noticed);
      return (variants.length === 0 ? [null] : variants).map((variant) => ({ event, noticed, variant, choice: null }));
    }),
  );

/** A case as a supervisor answers the wizard's questions; the last game of a Passe is known by its number. */
function draftOf({ event, noticed, variant, choice }: Asked) {
  const game = variant === 'last-game' ? GAMES : 1;
  return { ...firstDraft(game), event, noticed, variant, choice };
}

/** The choices that the wizard offers in a case, and what it asks more closely after one of them. */
function choicesIn(regulation: Regulation, asked: Asked): readonly Asked[] {
  return stateOf(draftOf(asked), regulation, GAMES).choices.flatMap((choice) => {
    const taken = { ...asked, choice };
    const finer = asked.variant === null ? variantsOf(regulation, asked.event, asked.noticed, choice) : [];
    return finer.length === 0 ? [taken] : finer.map((variant) => ({ ...taken, variant }));
  });
}

/** What the committed table says, and what was asked, side by side. */
function expected(regulation: Regulation, asked: Asked, isFiner: boolean) {
  const variant = asked.variant === null || isFiner ? '' : words.variants[asked.variant];
  const moment = words.moments[asked.noticed];
  const found = findCase(TABLE, { event: asked.event, regulation: regulation.key.toUpperCase(), moment, variant });
  if (asked.choice === null) return { found, holds: found };
  const which = isFiner && asked.variant ? `, ${words.variants[asked.variant]}` : '';
  const label = `${words.choices[asked.choice]}${which}`;
  const holds = found.choices.find((each) => each.label === label);
  if (!holds) throw new Error(`${asked.event}: no choice ${label}`);
  return { found, holds };
}

const TABLE = readTable();

/** Asks everything, and compares every sentence; answers how many lines of the table were met. */
function compare(regulation: Regulation, say: (asked: readonly Asked[]) => readonly Said[]): number {
  const all = everyCase(regulation).flatMap((asked) => [
    { asked, isFiner: false },
    ...choicesIn(regulation, asked).map((taken) => ({
      asked: taken,
      isFiner: asked.variant === null && taken.variant !== null,
    })),
  ]);
  const met = new Set<object>();
  const said = say(all.map(({ asked }) => asked));
  for (const [index, { asked, isFiner }] of all.entries()) {
    const { found, holds } = expected(regulation, asked, isFiner);
    met.add(found).add(holds);
    const { article, sentences: each } = holds;
    expect({ asked, ...said[index] }).toEqual({ asked, article, sentences: each });
  }
  const lines = TABLE.filter((each) => each.regulation === regulation.key.toUpperCase());
  const missed = lines.flatMap((each) => [each, ...each.choices]).filter((each) => !met.has(each));
  expect(missed.map(({ label, article }) => `${label} (${article})`)).toEqual([]);
  return met.size;
}

test.each([SSC, EBH])(
  'SSC 7.05, EBH 2-9 the wizard says exactly the committed table, and reaches all of it: $key',
  (regulation) => {
    const said = compare(regulation, (asked) =>
      asked.map((each) => {
        const { answer } = stateOf(draftOf(each), regulation, GAMES);
        return { article: answer?.article ?? '', sentences: sentences(answer?.consequences ?? []) };
      }),
    );
    expect(said).toBeGreaterThan(40);
  },
);

test.each([SSC, EBH])('SSC 7.05, EBH 2-9 the command line says exactly the committed table: $key', (regulation) => {
  const main = join(import.meta.dirname, '../../../dist/src/cli/main.js');
  compare(regulation, (asked) => {
    const input = asked.map(({ variant, choice, ...rest }) =>
      JSON.stringify({ ...rest, facts: variant ? { variant } : {}, ...(choice && { choice }) }),
    );
    const args = [main, 'ruling', '--regulation', regulation.key];
    const { stdout, stderr } = spawnSync(process.execPath, args, { input: input.join('\n'), encoding: 'utf8' });
    expect(stderr).toBe('');
    const lines = stdout.split('\n').filter(Boolean);
    return lines.map((line) => {
      const { article, consequences } = JSON.parse(line);
      return { article, sentences: sentences(consequences) };
    });
  });
});
