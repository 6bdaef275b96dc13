import { plural } from '../i18n/format.ts';
import type { Words } from './charter.de.ts';

export const words: Words = {
  title: 'Règlement',
  print: 'Imprimer le règlement',
  acceptance: 'Qui joue accepte le règlement. Tout recours juridique est exclu.',
  extras: { match: 'match 100', stoeck: 'stöck 20', weis: 'annonces' },
  lines: {
    passen: (f) => `On joue ${f.passen} ${plural(f.passen, 'passe', 'passes')} de ${f.games} donnes.`,
    partners: () => 'Partenaire, adversaires et table changent à chaque passe et sont tirés au sort.',
    pairs: () => 'Les paires restent ensemble toute la soirée. Adversaires et tables sont tirés au sort.',
    points: () =>
      'Chaque donne vaut 157 points : 152 dans les cartes et 5 pour le dernier pli. Stöck, annonces et match ne comptent pas.',
    extras: (f) => `Ce soir comptent en plus : ${f.list}.`,
    modes: () =>
      'On choisit l’une des quatre couleurs d’atout, de haut en bas (Obenabe) ou de bas en haut (Undenufe). Sans atout, chaque huit compte 8 points.',
    number: () => 'Ton numéro vaut toute la soirée et ne s’échange pas.',
    start: () => 'Chaque passe ne commence que sur ordre de la direction du tournoi.',
    writer: () =>
      'La table désigne qui écrit. Cette personne donne les premières cartes ; ensuite on continue vers la droite.',
    deal: () =>
      'On coupe au moins trois cartes et on donne trois fois trois. Avant la première carte, compte tes neuf cartes et vérifie que la bonne personne a donné.',
    declare: () =>
      'Le premier à jouer choisit l’atout ou dit « gschobe » ; alors seulement, son ou sa partenaire prend ses cartes. On ne peut pas rendre le choix. Le premier à jouer entame avec la carte de son choix.',
    follow: () =>
      'On fournit la couleur ou on coupe. Le valet d’atout n’est jamais obligatoire. On ne peut sous-couper que si l’on n’a plus rien d’autre.',
    silence: () => 'Ni signes ni remarques. Les plis retournés le restent. Les neuf plis se jouent tous.',
    fault: () => 'Si quelque chose s’est mal passé, laissez les cartes et appelez le contrôle.',
    count: (f) =>
      `Les deux équipes comptent et comparent : 157 par donne, ${f.all} par passe. Alors seulement, on ramasse les cartes.`,
    visa: (f) =>
      f.by === 'supervisor'
        ? 'Après chaque passe, le contrôle inscrit les points sur la feuille personnelle et les vise.'
        : 'Après chaque passe, les points vont sur la feuille personnelle ; le contrôle les vérifie et les vise.',
    total: () =>
      'À la fin, tu calcules toi-même ton total, tu le fais viser et tu rends ta feuille. Sans visa ou sans remise, il n’y a pas de rang.',
    ties: (f) =>
      f.ties === 'best-passe'
        ? 'À total égal, la meilleure passe décide, puis la deuxième, et ainsi de suite.'
        : 'À total égal, le rang est le même.',
    bye: (f) =>
      f.points === null
        ? 'Une personne qui saute une passe reçoit la moyenne de ses propres passes.'
        : `Une personne qui saute une passe reçoit ${f.points} points.`,
    finalTable: (f) =>
      `Les quatre meilleurs jouent à la table finale ${f.passen} ${plural(f.passen, 'passe', 'passes')} de ${f.games} donnes, chacun une fois avec chacun, et repartent de zéro.`,
    warning: (f) =>
      f.from === 1
        ? 'Qui ne respecte pas les règles reçoit un avertissement et peut ensuite être exclu.'
        : `Qui ne respecte pas les règles reçoit un avertissement. Dès l’avertissement n° ${f.from}, l’exclusion est possible.`,
    decision: () => 'Le contrôle décide à la table, la direction du tournoi en dernier ressort.',
  },
};
