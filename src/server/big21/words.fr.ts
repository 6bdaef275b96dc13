import type { Words } from './words.de.ts';

export const words: Words = {
  notice: (facts) => ({
    subject: 'Nouvelles dispositions de Big21',
    paragraphs: [
      `Dès le ${facts.from}, de nouvelles dispositions s’appliquent à Big21\u202F: règles du ${facts.rules}, conditions du ${facts.conditions}, chances selon le modèle ${facts.model}.`,
      'Jusque-là, rien ne change. Avant ta première mise suivante, nous te demanderons si tu les acceptes.',
    ],
    action: { label: 'Règles et chances', url: facts.url },
  }),
};
