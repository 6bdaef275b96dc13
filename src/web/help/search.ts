import type { HandbookPage, HandbookTask } from '../../wire/handbook.ts';

export interface Found {
  readonly page: HandbookPage;
  readonly task: HandbookTask;
}

/** The tasks in which every word of the question begins a word, titles first. Without accents and capitals. */
export function search(pages: readonly HandbookPage[], question: string): readonly Found[] {
  const asked = wordsIn(question);
  if (asked.length === 0) return [];
  return pages
    .flatMap((page) => page.tasks.map((task) => ({ page, task, weight: weightOf(page, task, asked) })))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ page, task }) => ({ page, task }));
}

/** 0: something asked for is nowhere. Otherwise a word of the title weighs most, a word of the steps least. */
function weightOf(page: HandbookPage, task: HandbookTask, asked: readonly string[]): number {
  const steps = task.steps.map(({ text, note = '', command = '' }) => `${text} ${note} ${command}`);
  const places = [
    { words: wordsIn(task.title), weight: 9 },
    { words: wordsIn(task.lead), weight: 3 },
    { words: wordsIn(`${page.title} ${steps.join(' ')}`), weight: 1 },
  ];
  const weights = asked.map((word) =>
    Math.max(0, ...places.filter(({ words }) => words.some((one) => one.startsWith(word))).map((one) => one.weight)),
  );
  return weights.some((weight) => weight === 0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
