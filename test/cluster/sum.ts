import { readFileSync } from 'node:fs';
import type { BreakingFigures } from './breaking.ts';
import { KINDS, type Kind } from './failures.ts';

interface Line {
  readonly check: string;
  readonly ok: boolean;
  readonly figure: BreakingFigures;
}

/** Milliseconds of one kind of failure over all parts. */
interface Spread {
  readonly times: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Each part leaves its line; together they are the hundred failures. */
export function sumOfParts(wanted: number) {
  const parts = readFileSync('docs/figures.jsonl', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ check, figure }) => /^cluster\.\d+$/.test(check) && typeof figure === 'object');
  const sum = (of: (figure: BreakingFigures) => number) => parts.reduce((all, { figure }) => all + of(figure), 0);
  const each = (which: 'silence' | 'clockError', spread: (values: readonly number[]) => Spread) =>
    Object.fromEntries(KINDS.map((kind) => [kind, spread(valuesOf(parts, which, kind))]));
  const figure = {
    ...{ parts: parts.length, failures: sum((one) => one.failures) },
    acknowledged: sum(
      ({ play, evening, money }) =>
        play.acknowledged + evening.written + money.big21.acknowledged + money.desk.acknowledged,
    ),
    lost: sum(({ play, evening, money }) => play.lost + evening.lost + money.big21.lost + money.desk.lost),
    doubled: sum(
      ({ play, evening, money }) => play.doubled + evening.doubled + money.big21.doubled + money.desk.doubled,
    ),
    silence: each('silence', spreadOf),
    clockError: each('clockError', (values) => spreadOf(values.map(Math.abs))),
    answers: parts.reduce((all, { figure: { answers } }) => added(all, answers.byStatus), {}),
    oddAnswers: sum(({ answers }) => answers.odd),
    heardAfterLease: sum(({ cuts }) => cuts.reduce((all, cut) => all + cut.heardAfterLease, 0)),
    acknowledgedOnlyThere: sum(({ cuts }) => cuts.reduce((all, cut) => all + cut.acknowledgedOnlyThere, 0)),
    onlyThere: sum(({ cuts }) => cuts.reduce((all, cut) => all + cut.onlyThere, 0)),
    browser: { cards: sum(({ browser }) => browser.cards), stuck: sum(({ stuck }) => stuck) },
  };
  return { ok: parts.length === wanted && parts.every(({ ok }) => ok), figure };
}

const valuesOf = (parts: readonly Line[], which: 'silence' | 'clockError', kind: Kind): readonly number[] =>
  parts.flatMap(({ figure }) => figure[which][kind] ?? []);

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { times: sorted.length, p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
}

function added(all: Record<string, number>, more: Readonly<Record<string, number>>): Record<string, number> {
  for (const [name, count] of Object.entries(more)) all[name] = (all[name] ?? 0) + count;
  return all;
}
