import type { Words } from './words.de.ts';

export const words: Words = {
  notice: {
    subject: 'New terms for Big21',
    holds: (from, changes) => `From ${from} new terms apply to Big21: ${changes}.`,
    until: 'Until then nothing changes. Before your first stake after that date we will ask whether you accept them.',
    content: 'This is what changes:',
    german: 'This is what changes, in the German text, which is binding:',
    label: 'Rules and odds',
  },
  rules: (version) => `rules in the version ${version}`,
  conditions: (version) => `conditions in the version ${version}`,
  model: (model) => `odds by model ${model}`,
};
