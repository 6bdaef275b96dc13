import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IRREGULARITIES } from '../src/tournament/ruling/irregularity.ts';

/** Every sentence with which a test of the tournament begins. */
const FOLDERS = ['src/tournament', 'src/server/tournament', 'src/web/tournament', 'test'];
const NAMES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) =>
      [
        ...readFileSync(join(folder, name), 'utf8').matchAll(
          /(?:test|describe|\)|^ +\[)\(?\s*['`]((?:SSC|EBH|E\d)[^\n]*?)['`],/gm,
        ),
      ].map(([, sentence]) => sentence!),
    ),
);

/** The final (F) and the mountain house (B): what each row asks, the article in the name, words of the test. */
const ROWS: readonly [row: string, article: string, words: string][] = [
  ['F1', 'SSC 7.01', 'one day, one hall'],
  ['F2', 'SSC 7.02', 'a field of %i'],
  ['F3', 'SSC 7.02', 'without a document'],
  ['F4', 'SSC 2.02', 'nobody meets anybody twice'],
  ['F5', 'SSC 7.03', 'five Passen of twelve games'],
  ['F6', 'SSC 7.03', 'a personal sheet for everybody'],
  ['F7', 'SSC 7.03', 'want German and %i French cards'],
  ['F8', 'SSC 7.03', 'begins only on the director’s word'],
  ['F9', 'SSC 7.03', 'the rest by the best Passe'],
  ['F10', 'SSC 7.03', 'every choice that is offered can be taken'],
  ['F11', 'SSC 7.04', 'everybody plays once with everybody'],
  ['F12', 'SSC 7.04', 'preliminary total, best Passe, second best, then lot'],
  ['F13', 'SSC 7.04', 'six of the twelve games are German'],
  ['F14', 'SSC 7.05(1)', 'the table elects a writer first'],
  ['F15', 'SSC 7.05(2)', 'a player’s own total is not accepted'],
  ['F16', 'SSC 7.05(3)', 'the writer deals the first game'],
  ['F17', 'SSC 7.05(4)', 'improper-passing'],
  ['F18', 'SSC 7.05(1)-(11)', 'every event has an answer'],
  ['F19', 'SSC 7.05(10)', '628 for four games and 1884 for twelve'],
  ['F20', 'SSC 7.05(11)', 'warned twice: the exclusion is proposed'],
  ['F21', 'SSC 8.03', 'who objects to pictures is marked'],
  ['B1', 'EBH 1', 'nobody meets anybody twice'],
  ['B2', 'EBH 1', 'the organiser announces the number of Passen and of games'],
  ['B3', 'EBH 1', 'everybody gets a number of his own'],
  ['B4', 'EBH 1', 'all six formats count single'],
  ['B5', 'EBH 2', 'a game that is not 157 is refused'],
  ['B6', 'EBH 2', 'both sides declare equally often'],
  ['B7', 'EBH 2', 'begins only on the director’s word'],
  ['B8', 'EBH 3', 'the writer deals the first game'],
  ['B9', 'EBH 4', 'partner-speaks-early: first trick open'],
  ['B10', 'EBH 2-9', 'every event has an answer'],
  ['B11', 'EBH 7', 'an agreed estimate must still be 157'],
  ['B12', 'EBH 7', 'the supervisor initials what both sides confirmed'],
  ['B13', 'EBH 7', 'wants it, checked and initialled'],
  ['B14', 'EBH 7', 'not handed in is unrated'],
  ['B15', 'EBH 8', 'the best Passe decides, then the second best'],
  ['B16', 'EBH 9', 'a warning, then the director may exclude'],
  ['B17', 'EBH 9', 'the flat rates as printed'],
  ['B18', 'EBH 9', 'taking part means accepting the regulation'],
  ['8.01', 'SSC 8.01', 'an exclusion withdraws a prize'],
  ['8.01', 'SSC 8.01', 'exclusion corrects the ranking'],
];

test.each(ROWS)('%s has a test named after %s: “%s”', (_, article, words) => {
  expect(NAMES.filter((name) => name.includes(article) && name.includes(words))).not.toEqual([]);
});

test.each(IRREGULARITIES)('%s has a test for each regulation', (event) => {
  const about = NAMES.filter((name) => name.includes(` ${event}: `));
  expect(about.some((name) => name.startsWith('SSC'))).toBe(true);
  expect(about.some((name) => name.startsWith('EBH'))).toBe(true);
});
