import type { Words } from './words.de.ts';

export const words: Words = {
  notice: (facts) => ({
    subject: 'New terms for Big21',
    paragraphs: [
      `From ${facts.from} new terms apply to Big21: rules of ${facts.rules}, conditions of ${facts.conditions}, odds by model ${facts.model}.`,
      'Until then nothing changes. Before your first stake after that date we will ask whether you accept them.',
    ],
    action: { label: 'Rules and odds', url: facts.url },
  }),
};
