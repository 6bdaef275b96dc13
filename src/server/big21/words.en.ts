import type { Words } from './words.de.ts';

export const words: Words = {
  notice: (facts) => ({
    subject: 'New terms of Big21',
    paragraphs: [
      `From ${facts.from} new terms hold for Big21: rules of ${facts.rules}, conditions of ${facts.conditions}, odds by model ${facts.model}.`,
      'Until then nothing changes. Before your first stake afterwards we ask whether you accept them (B21 5, 24.2).',
    ],
    action: { label: 'Rules and odds', url: facts.url },
  }),
};
