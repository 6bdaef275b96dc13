import type { Words } from './words.de.ts';

export const words: Words = {
  notice: (facts) => ({
    subject: 'Nuove disposizioni di Big21',
    paragraphs: [
      `Dal ${facts.from} valgono nuove disposizioni per Big21: regole del ${facts.rules}, condizioni del ${facts.conditions}, probabilità secondo il modello ${facts.model}.`,
      'Fino ad allora non cambia nulla. Prima della tua prossima puntata ti chiederemo se le accetti.',
    ],
    action: { label: 'Regole e probabilità', url: facts.url },
  }),
};
