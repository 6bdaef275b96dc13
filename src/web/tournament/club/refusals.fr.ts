import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'Ce tournoi ne se joue pas par paires fixes. Choisis le chibre par équipes dans le règlement.',
  'pair-of-one': (f) => `Le nº ${f.number} ne peut pas jouer avec lui-même. Saisis un autre numéro.`,
  'has-partner': (f) =>
    `Le nº ${f.number} joue avec le nº ${f.partner}. Une paire ne change que si l’un des deux est parti.`,
  'pair-without-partner': (f) =>
    `« ${f.name} » n’a pas de partenaire sur la liste. Écris les deux sur une ligne ou l’un sous l’autre.`,
};
