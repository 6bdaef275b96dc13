import { readFileSync } from 'node:fs';
import type { Irregularity } from '../../src/tournament/ruling/irregularity.ts';
import { words } from '../../src/web/tournament/ruling.en.ts';

/** What holds in one case, or after one choice in it: its line of docs/rulings-table.txt and the sentences below. */
export interface Holds {
  readonly label: string;
  readonly article: string;
  readonly sentences: string[];
}
export interface Case extends Holds {
  readonly event: string;
  readonly regulation: string;
  readonly choices: Holds[];
}

const FILES = ['rulings-table.txt', 'rulings-table-2.txt'].map(
  (name) => new URL(`../../docs/${name}`, import.meta.url),
);
/** 'trick lies open, a card is missing (SSC 7.05 (3))': what, and its paragraph. */
const LABELLED = /^(.*) \(((?:SSC|EBH) [^()]*(?:\(\d+\))?)\)$/;

/** The committed table of rulings, case by case. */
export function readTable(): readonly Case[] {
  const cases: Case[] = [];
  let event = '';
  for (const line of FILES.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    const text = line.trimStart();
    const indent = line.length - text.length;
    const holds = () => holdsOf(text);
    if (/^E\d+ /.test(line)) event = /^E\d+ ([\w-]+):/.exec(line)?.[1] ?? '';
    else if (indent === 2) {
      const [regulation = '', ...rest] = holds().label.split(', ');
      cases.push({ ...holds(), event, regulation, label: rest.join(', '), choices: [] });
    } else if (indent === 4) cases.at(-1)!.sentences.push(text.slice(2));
    else if (indent === 6) cases.at(-1)!.choices.push(holds());
    else if (indent === 8) cases.at(-1)!.choices.at(-1)!.sentences.push(text.slice(2));
  }
  return cases;
}

function holdsOf(text: string): Holds {
  const [, label, article] = LABELLED.exec(text) ?? [];
  if (label === undefined || article === undefined) return { label: text, article: '', sentences: [] };
  return { label, article, sentences: [] };
}

/** The one case for this irregularity under this regulation, noticed then, in that variant. */
export function findCase(
  cases: readonly Case[],
  { event, regulation, moment, variant }: { event: Irregularity; regulation: string; moment: string; variant: string },
): Case {
  const isMoment = (when: string) => Object.values<string>(words.moments).includes(when);
  const found = cases.filter((each) => {
    if (each.event !== event || each.regulation !== regulation) return false;
    const suffix = variant === '' ? '' : `, ${variant}`;
    if (each.label === variant) return true;
    if (!each.label.endsWith(suffix)) return false;
    const when = each.label.slice(0, each.label.length - suffix.length).split(` ${words.orAt} `);
    return when.every(isMoment) && when.includes(moment);
  });
  if (found.length !== 1) throw new Error(`${event}, ${regulation}, ${moment}, ${variant}: ${found.length} cases`);
  return found[0]!;
}
