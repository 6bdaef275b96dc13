import type { Words } from './words.de.ts';

export const words: Words = {
  notice: {
    subject: 'Nouvelles dispositions de Big21',
    holds: (from, changes) => `Dès le ${from}, de nouvelles dispositions s’appliquent à Big21\u202F: ${changes}.`,
    until:
      'Jusque-là, rien ne change. Avant ta première mise suivante, nous te demanderons si tu les acceptes (art. 5, 24.2).',
    content: 'Voici ce qui change\u202F:',
    german: 'Voici ce qui change, en allemand, le texte qui fait foi\u202F:',
    label: 'Règles et chances',
  },
  rules: (version) => `règles dans la version ${version}`,
  conditions: (version) => `conditions dans la version ${version}`,
  model: (model) => `chances selon le modèle ${model}`,
};
