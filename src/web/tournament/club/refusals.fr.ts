import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'Ce tournoi ne se joue pas par paires fixes. Choisis le chibre par équipes dans le règlement.',
  'pair-of-one': (f) => `Le nº ${f.number} ne peut pas jouer avec lui-même. Saisis un autre numéro.`,
  'has-partner': (f) =>
    `Le nº ${f.number} joue avec le nº ${f.partner}. Une paire ne change que si l’un des deux est parti.`,
  'pair-without-partner': (f) =>
    `«\u202F${f.name}\u202F» n’a pas de partenaire sur la liste. Écris les deux sur une ligne ou l’un sous l’autre.`,
  'already-seated': (f) =>
    `Le nº ${f.number} a une place dans la passe ${f.passe}. Note son départ, il ne sera plus tiré au sort.`,
  'fee-paid': (f) => `Le nº ${f.number} a déjà payé. Rembourse d’abord la mise dans la caisse.`,
  'fee-not-paid': (f) => `Le nº ${f.number} n’a rien payé.`,
  'not-an-amount': 'Ce n’est pas un montant. Saisis des francs et des centimes.',
  'parts-needed': 'Il faut au moins une part pour les prix.',
  'registration-closed': 'Les inscriptions sont fermées. Demande à la direction du tournoi s’il reste une place.',
  'too-many-members': (f) => `La liste compte au plus ${f.most} membres. Retire d’abord quelqu’un.`,
  'registration-full':
    'On ne peut plus s’inscrire par le lien\u202F: la liste d’attente aussi est pleine. Demande à la direction du tournoi s’il reste une place.',
  'partner-needed': 'On joue ici par paires fixes\u202F: inscrivez-vous à deux.',
  'no-such-series': 'Cette série n’existe pas.',
  'evening-in-series': 'Ce tournoi fait déjà partie de la série.',
  'evening-not-in-series': 'Ce tournoi ne fait pas partie de la série.',
  'too-many-evenings': (f) => `Une série compte au plus ${f.most} tournois. Commence-en une nouvelle.`,
  'not-a-game': 'Cette donne ne peut pas donner ces points\u202F: 157, plus ce que le règlement compte.',
};
