import { expect, test } from 'vitest';
import { type HandbookPage, ROLES } from '../../wire/handbook.ts';
import { SCREENS } from '../../wire/screens.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { catalogues } from './catalogues.ts';
import { HANDBOOK } from './handbook.ts';
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

/** All texts of a language as they may stand on a screen, those with facts by their beginning. */
async function labelsOf(language: Language): Promise<readonly string[]> {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value.replaceAll('\u00AD', ''));
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
  };
  const { help, players, evening, house, ...screens } = await catalogues(language);
  collect(screens);
  collect(help.roles);
  collect(Object.values({ players, evening, house }).map((texts) => Object.values(texts).map((task) => task)));
  return texts;
}

test.each(LANGUAGES)('what the handbook quotes stands on a screen in the same words: %s', async (language) => {
  const { players, evening, house, ...others } = await catalogues(language);
  const labels = await labelsOf(language);
  const own: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') own.push(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
  };
  collect([players, evening, house]);
  const quotes = own.flatMap((text) => [...text.matchAll(/[«“]\s?([^»”]+?)\s?[»”]/g)].map(([, quote = '']) => quote));
  const files = ['sealing.key', 'marks.key', '157'];
  const titles = [players, evening, house].flatMap((texts) => JSON.stringify(texts));
  const unknown = quotes.filter(
    (quote) => !files.includes(quote) && !labels.includes(quote) && !titles.some((all) => all.includes(`"${quote}"`)),
  );
  expect(unknown).toEqual([]);
  expect(others.help.frame.title).not.toBe('');
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
