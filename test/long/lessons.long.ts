import { LESSON_NAMES } from '../../src/lessons/step.ts';
import { startTestServer } from '../../src/server/testing/server.ts';
import { openBrowser, until, visit } from '../e2e/browser.ts';
import { waitForTurn } from '../e2e/player.ts';
import { leaveLesson, solvePuzzle, walkThrough } from '../journeys/learner.ts';
import { LANGUAGES } from '../journeys/places.ts';

/** All four, or some of them on a busy machine: `SPOKEN='de fr'`. */
const spoken = LANGUAGES.filter((language) => (process.env['SPOKEN'] ?? LANGUAGES.join(' ')).includes(language));

export const checks = {
  /** Every lesson to the first own game, and the puzzle of the day: four languages, on a phone and by keyboard. */
  lessons: async () => {
    const [browser, server] = await Promise.all([openBrowser(), startTestServer()]);
    const figure = { spoken, walks: 0, lessons: 0, errors: 0 };
    try {
      for (const language of spoken)
        for (const by of ['finger', 'keys'] as const) {
          const size = by === 'finger' ? { width: 390, height: 664, touch: true } : { width: 1440, height: 900 };
          const { page, errors, close } = await visit(browser, `${server.address}/learn/values`, { ...size, language });
          for (const [index, name] of LESSON_NAMES.entries()) {
            await walkThrough(page, name, by, true);
            figure.lessons++;
            const next = LESSON_NAMES[index + 1];
            await leaveLesson(page, by);
            await until(page, `location.pathname.startsWith('${next ? `/learn/${next}` : '/table/'}')`);
          }
          await waitForTurn(page);
          await page.goto(`${server.address}/puzzles/today`);
          await solvePuzzle(page, by);
          figure.walks++;
          figure.errors += errors.length;
          await close();
        }
    } finally {
      await browser.close();
      await server.stop();
    }
    return { ok: figure.walks === 2 * spoken.length && figure.errors === 0, figure };
  },
};
