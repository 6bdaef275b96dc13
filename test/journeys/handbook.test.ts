import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogues } from '../../src/web/help/catalogues.ts';
import { HANDBOOK } from '../../src/web/help/handbook.ts';
import { PICTURES } from '../../src/web/help/pictures.ts';
import type { Task } from '../../src/web/help/task.ts';
import { ROLES } from '../../src/wire/handbook.ts';
import { hasBrowser, openBrowser } from '../e2e/browser.ts';
import { HANDS } from './handbook/hands.ts';
import { keepPicture, labelsOn, likeness } from './handbook/pictures.ts';
import { STARTS } from './handbook/starts.ts';
import { Walker } from './handbook/walker.ts';
import { isShort, LANGUAGES } from './places.ts';

/** Some of the tasks, for whoever changes one: `TASKS='declare;draw'`. Two of them for `npm test`. */
const wanted = process.env['TASKS']?.split(';') ?? (isShort ? ['declare', 'write-game'] : undefined);
const spoken = LANGUAGES.filter((language) => language === (process.env['SPOKEN'] ?? 'de'));

/** The tasks of some of those who have any: `ROLES='host;writer'`. */
const roles = ROLES.filter((role) => process.env['ROLES']?.split(';').includes(role) ?? true);
const tasks = roles
  .flatMap((role) => Object.entries<Task>(HANDBOOK[role]))
  .filter(([id]) => !wanted || wanted.includes(id));

/** `npm run handbook` takes the picture; else it is compared with what the page shows now. */
async function picture(id: string, { page, words }: Walker): Promise<void> {
  if (process.env['HANDBOOK'] === 'pictures') return keepPicture(id, page, words);
  const before = PICTURES[id]?.labels ?? [];
  const message = `the picture of ${id} is older than its screen: npm run handbook ${id}`;
  await expect.poll(async () => likeness(before, await labelsOn(page, words)), { message }).toBeGreaterThan(STILL_LIKE);
}

/** Another deal or another name changes a word or two; a screen that was built anew changes more. */
const STILL_LIKE = 0.7;

/** Somebody follows the handbook to the letter, and comes to the end of every task. */
describe.skipIf(!hasBrowser).each(spoken)('the handbook is followed by its words (%s)', (language) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each(tasks)(
    '%s',
    async (id, task) => {
      const words = await catalogues(language);
      const begin = await STARTS[task.start]();
      const walker = new Walker(browser, words, { ...begin, look: { ...begin.look, language } });
      try {
        const { first } = walker.begin;
        if (first) await walker.show('here', first);
        for (const [at, step] of task.steps.entries()) {
          await walker.do(step, HANDS).catch((error: Error) => {
            throw new Error(`${id}, step ${at + 1} (${step.do}): ${error.message}`);
          });
          if (step.isPictured && language === 'de') await picture(id, walker);
        }
        expect(walker.visitors.flatMap(({ errors }) => errors)).toEqual([]);
      } finally {
        await walker.end();
      }
    },
    240_000,
  );
});
