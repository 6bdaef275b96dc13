import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'Pour l’autorité de surveillance',
  lead: 'Ces tableaux sont ceux d’après lesquels le programme décide. Ici, ils sont seulement mis en mots.',
  keptTitle: 'Ce qui reste de quelqu’un qui est parti',
  keptLead:
    'Le nom, l’adresse, la date de naissance, l’e-mail et tout ce qui désigne quelqu’un sont effacés avec le compte. Il reste des marques\u202F: des empreintes calculées avec une clé qui n’est pas dans la base de données. Sans elle, elles ne disent rien de personne. Les parties et les écritures restent sous un numéro.',
  dutiesTitle: 'Ce qu’une personne peut faire seule',
  dutiesLead:
    'Personne n’agit sur son propre compte, et personne ne déplace d’argent seul. Des espèces ne sont versées que si la personne elle-même ou une deuxième personne de la caisse le confirme\u202F; un retrait est demandé par la personne, et qui a vérifié l’identité ne le remet pas\u202F; chaque caisse est comptée par deux personnes à la fin.',
  aloneOnly: (duties) => `Toute seule, une personne ne peut que\u202F: ${duties}. Cela ne déplace pas d’argent.`,
  what: 'Quoi',
  purpose: 'Pourquoi',
  why: 'Base',
  howLong: 'Jusqu’à quand',
  who: 'Qui',
  secondPerson: 'Deuxième personne',
  kept: {
    edition: 'Parties jouées, bonus et lien d’une édition en cours',
    exclusion: 'Exclusion du championnat',
    'big21-exclusion': 'Exclusion de Big21, aussi celle qu’on a demandée soi-même',
    'big21-limits': 'Limites de perte et participations du jour',
    money: 'Qu’il y a eu de l’argent sur le compte',
  },
  purposes: {
    edition: 'Qui part et revient ne joue pas plus de parties que le règlement ne le permet.',
    exclusion: 'Qui est exclu ne revient pas avec un nouveau compte.',
    'big21-exclusion': 'Une exclusion ne prend pas fin parce que quelqu’un supprime son compte.',
    'big21-limits': 'Après un retour, les pertes et les participations continuent de compter.',
    money: 'Les pièces comptables et l’argent à retirer restent attribuables à la personne.',
  },
  basis: {
    edition: 'Règlement du championnat, art.\u00A01, 5.03 et 5.04',
    exclusion: 'Règlement du championnat, art.\u00A08.01',
    'big21-exclusion': 'Loi sur les jeux d’argent, art.\u00A080\u202F; règles de Big21, art.\u00A05',
    'big21-limits': 'Règles de Big21, art.\u00A04.2 et 10.2',
    money: 'Code des obligations, art.\u00A0958f',
  },
  untilFinal: 'jusqu’au lendemain de la finale',
  untilExclusionEnds: (span) => `jusqu’à la fin de l’exclusion\u202F; sans fin fixée, ${span} après la suppression`,
  afterLeaving: (span) => `${span} après la suppression`,
  days: (days) =>
    days % 365 === 0 ? `${days / 365} ${plural(days / 365, 'an', 'ans')}` : `${days} ${plural(days, 'jour', 'jours')}`,
  duties: {
    deposit: 'Accepter un versement en espèces',
    checkIdentity: 'Vérifier une pièce d’identité',
    payOut: 'Remettre un paiement',
    returnPayout: 'Remettre un paiement sur le compte',
    proposeCorrection: 'Corriger une écriture',
    closeTill: 'Fermer la caisse',
    exclude: 'Exclure de Big21',
    readmit: 'Réadmettre à Big21',
    excludePerson: 'Exclure du championnat',
    readmitPerson: 'Réadmettre au championnat',
    changePerson: 'Modifier nom, date de naissance, adresse ou e-mail quand quelque chose en dépend',
  },
  alone: {
    always: 'toujours',
    never: 'pas nécessaire\u202F: aucun argent n’est déplacé',
    'checked-or-released': 'qui a vérifié la pièce d’identité ou libéré le paiement ne le remet pas',
  },
  playerConfirms: (sum) =>
    `la personne elle-même le confirme dans son compte\u202F; au-delà de ${sum} en 24 heures, une deuxième personne de la caisse`,
};
