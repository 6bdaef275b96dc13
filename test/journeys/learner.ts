import type { Page } from 'playwright-core';
import { type Answer, answersTo, isRight, isSame } from '../../src/lessons/answer.ts';
import { stepsOf } from '../../src/lessons/course.ts';
import { ALL_PUZZLES } from '../../src/lessons/shelf.ts';
import type { LessonName, Step } from '../../src/lessons/step.ts';
import { until } from '../e2e/browser.ts';

/** How somebody answers: with a finger on the glass, or with keys alone. */
export type By = 'finger' | 'keys';

/** Walks through a lesson: each question first wrongly, where it is asked for, then rightly. */
export async function walkThrough(page: Page, lesson: LessonName, by: By, errs: boolean): Promise<void> {
  for (const step of stepsOf(lesson)) {
    const answers = answersTo(step);
    await page.waitForSelector(`[data-step=${step.name}]`);
    if (errs) {
      await give(page, step, answers.find((answer) => !isRight(step, answer))!, by);
      await page.waitForSelector(`[data-step=${step.name}] .lesson-said.wrong`);
    }
    await give(page, step, answers.find((answer) => isRight(step, answer))!, by);
    await page.waitForSelector(`[data-step=${step.name}] .lesson-said.right`);
    await goOn(page, `[data-step=${step.name}] .lesson-next .button`, by);
  }
  await page.waitForSelector('.lesson-over');
}

/** From the end of a lesson to what comes next. */
export async function leaveLesson(page: Page, by: By): Promise<void> {
  if (by === 'keys') {
    await until(page, `document.activeElement === document.querySelector('.lesson-over h2')`);
    await page.keyboard.press('Tab');
  }
  await goOn(page, '.lesson-over .button-go', by);
}

/** Chooses one of the answers that are shown. */
async function give(page: Page, step: Step, answer: Answer, by: By): Promise<void> {
  const place = answersTo(step).findIndex((one) => isSame(one, answer));
  const one =
    answer.kind === 'card'
      ? `[data-step=${step.name}] [data-card=${answer.card}]`
      : `[data-step=${step.name}] .lesson-answer:nth-child(${place + 1})`;
  await choose(page, one, by);
}

/** A tap, or the digit that the button itself names. */
async function choose(page: Page, selector: string, by: By): Promise<void> {
  await page.waitForSelector(selector);
  if (by === 'finger') return page.tap(selector);
  await page.keyboard.press(
    await until(page, `document.querySelector('${selector}').getAttribute('aria-keyshortcuts')`),
  );
}

/** The button that goes on: a tap, or Enter once it has the focus. */
async function goOn(page: Page, selector: string, by: By): Promise<void> {
  await page.waitForSelector(selector);
  if (by === 'finger') return page.tap(selector);
  await until(page, `document.activeElement === document.querySelector('${selector}')`);
  await page.keyboard.press('Enter');
}

/** Answers the puzzle on the table with its best card: lift it, then play it. */
export async function solvePuzzle(page: Page, by: By): Promise<void> {
  const number = await until<string>(page, `document.querySelector('[data-puzzle]')?.dataset.puzzle`);
  const card = `[data-card=${ALL_PUZZLES[Number(number) - 1]!.answer}].lesson-card`;
  await choose(page, card, by);
  await page.waitForSelector(`${card}.held`);
  await choose(page, card, by);
  await page.waitForSelector('.verdict .lesson-said.right');
}
