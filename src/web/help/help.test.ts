import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, textsOf } from '../../../test/journeys/handbook/pictures.ts';
import { TRIAL } from '../../championship/stage.ts';
import { type HandbookPage, ROLES } from '../../wire/handbook.ts';
import { SCREENS } from '../../wire/screens.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { catalogues } from './catalogues.ts';
import { HANDBOOK } from './handbook.ts';
import { PICTURES } from './pictures.ts';
import { SCREEN_TASKS } from './screenTasks.ts';
import { search } from './search.ts';
import type { Task } from './task.ts';
import { wordedHandbook } from './worded.ts';

const files = await wordedHandbook();
const pagesIn = (language: Language): readonly HandbookPage[] =>
  ROLES.map((role) => {
    const file = files.find(({ fileName }) => fileName === `handbook/${language}/${role}.json`);
    return JSON.parse(file?.source ?? '');
  });

const tasks = ROLES.flatMap((role) => Object.entries<Task>(HANDBOOK[role]).map(([id, task]) => ({ id, task })));

test('a task has one name, at least one step, and a picture of a screen unless it is done at a terminal', () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  for (const { id, task } of tasks) {
    expect(task.steps.length, id).toBeGreaterThan(0);
    const isTerminal = task.steps.every((step) => step.do === 'run');
    expect(task.steps.filter((step) => step.isPictured).length, id).toBe(isTerminal ? 0 : 1);
  }
});

test('the «?» of every screen opens a task that exists', () => {
  const known = tasks.map(({ id }) => id);
  for (const screen of SCREENS) expect(known, screen).toContain(SCREEN_TASKS[screen]);
});

const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.replaceAll('\u00AD', '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

/** What is no word of a screen: what lies in the data folder or is told by the terminal, a key of the writer's pad. */
const NO_WORDS = [
  'sealing.key',
  'marks.key',
  'outbox',
  'Host',
  'Organiser',
  '157',
  TRIAL.title,
  ...Object.values(TRIAL.titles ?? {}),
];

test.each(LANGUAGES)(
  'what a note of the handbook quotes stands on a screen in the same words: %s',
  async (language) => {
    const { help, players, evening, house, ...screens } = await catalogues(language);
    const titles = [players, evening, house].flatMap((texts) =>
      Object.values(texts).flatMap((task) => (typeof task === 'object' && 'title' in task ? [task.title] : [])),
    );
    const known = new Set([...leaves(screens), ...leaves(help.roles), ...titles, ...NO_WORDS]);
    const quotes = leaves([players, evening, house]).flatMap((text) =>
      [...text.matchAll(/[«“]\u202F?([^»”]+?)\u202F?[»”]/g)].map(([, quote = '']) => quote),
    );
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes.filter((quote) => !known.has(quote))).toEqual([]);
  },
);

test('every task at a screen has its picture, small, and no word on it has changed since it was taken', async () => {
  const words = textsOf(await catalogues('de'));
  for (const { id, task } of tasks) {
    if (!task.steps.some((step) => step.isPictured)) continue;
    const picture = PICTURES[id];
    const file = join(import.meta.dirname, '../public/handbook', `${id}.jpg`);
    expect(existsSync(file), `npm run handbook ${id}`).toBe(true);
    expect(statSync(file).size, id).toBeLessThanOrEqual(40_000);
    expect(picture?.labels.length, `${id}: by its words its age is known`).toBeGreaterThan(1);
    expect(hashOf(picture?.labels ?? [], words), `older than its screen: npm run handbook ${id}`).toBe(picture?.seen);
  }
});

test.each(LANGUAGES)('no step is empty and no fact is missing: %s', (language) => {
  for (const { tasks } of pagesIn(language))
    for (const { id, title, lead, steps } of tasks)
      for (const text of [title, lead, ...steps.flatMap((step) => [step.text, step.note ?? 'none'])]) {
        expect(text.trim(), id).not.toBe('');
        expect(text, id).not.toMatch(/undefined|\u00AD|NaN/);
      }
});

test('searching finds a task by the beginning of any of its words, titles first, without accents or capitals', () => {
  const first = (language: Language, question: string) => search(pagesIn(language), question)[0]?.task.id;
  expect(first('de', 'korrig')).toBe('correct-result');
  expect(first('de', 'RESULTAT korrigieren')).toBe('correct-result');
  expect(first('de', 'zweiter laptop')).toBe('second-laptop');
  expect(first('fr', 'deuxieme ordinateur')).toBe('second-laptop');
  expect(first('it', 'ultima presa')).toBe('last-trick');
  expect(first('en', 'back up')).toBe('back-up');
  expect(search(pagesIn('de'), 'xylophon')).toEqual([]);
  expect(search(pagesIn('de'), ' ')).toEqual([]);
});
