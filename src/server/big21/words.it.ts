import type { Words } from './words.de.ts';

export const words: Words = {
  notice: {
    subject: 'Nuove disposizioni di Big21',
    holds: (from, changes) => `Dal ${from} valgono nuove disposizioni per Big21: ${changes}.`,
    until: 'Fino ad allora non cambia nulla. Prima della tua prossima puntata ti chiederemo se le accetti.',
    content: 'Ecco che cosa cambia:',
    german: 'Ecco che cosa cambia, nel testo tedesco che fa stato:',
    label: 'Regole e probabilità',
  },
  rules: (version) => `regole nella versione ${version}`,
  conditions: (version) => `condizioni nella versione ${version}`,
  model: (model) => `probabilità secondo il modello ${model}`,
};
