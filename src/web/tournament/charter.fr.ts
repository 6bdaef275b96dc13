import type { Words } from './charter.de.ts';

export const words: Words = {
  title: 'Règlement',
  print: 'Imprimer le règlement',
  acceptance: 'Qui joue accepte le règlement. Tout recours juridique est exclu.',
  extras: { match: 'match 100', stoeck: 'stöck 20', weis: 'annonces' },
  lines: {
    passen: (f) => `On joue ${f.passen} passes de ${f.games} jeux.`,
    partners: () => 'Partenaire, adversaires et table changent à chaque passe et sont tirés au sort.',
    pairs: () => 'Les paires restent ensemble toute la soirée. Adversaires et tables sont tirés au sort.',
    points: () =>
      'Chaque jeu vaut 157 points : 152 dans les cartes et 5 pour la dernière levée. Stöck, annonces et match ne comptent pas.',
    extras: (f) => `Ce soir comptent en plus : ${f.list}.`,
    modes: () =>
      'On annonce l’une des quatre couleurs d’atout, obenabe ou undenufe. Sans atout, chaque huit compte 8 points.',
    number: () => 'Ton numéro vaut toute la soirée et ne s’échange pas.',
    start: () => 'Chaque passe ne commence que sur ordre de la direction du tournoi.',
    writer: () =>
      'La table désigne qui écrit. Qui écrit donne pour le premier jeu ; ensuite on continue vers la droite.',
    deal: () =>
      'On coupe au moins trois cartes et on donne trois fois trois. Avant la première carte, compte tes neuf cartes et vérifie que la bonne personne a donné.',
    declare: () =>
      'La première main annonce ou passe par le mot « gschobe » ; alors seulement, le partenaire prend ses cartes. On ne repasse pas. La première main entame, de n’importe quelle carte.',
    follow: () =>
      'On fournit la couleur ou on coupe. Le valet d’atout n’est jamais obligatoire. Seul qui n’a plus rien d’autre peut sous-couper.',
    silence: () => 'Ni signes ni remarques. Les levées retournées le restent. Les neuf levées se jouent toutes.',
    fault: () => 'Si quelque chose s’est mal passé, laissez les cartes et appelez le contrôle.',
    count: (f) =>
      `Les deux camps comptent et comparent : 157 par jeu, ${f.all} par passe. Alors seulement, on ramasse les cartes.`,
    visa: (f) =>
      f.by === 'supervisor'
        ? 'Après chaque passe, le contrôle inscrit les points sur la feuille personnelle et les vise.'
        : 'Après chaque passe, les points vont sur la feuille personnelle ; le contrôle les vérifie et les vise.',
    total: () =>
      'À la fin, tu calcules toi-même ton total, tu le fais viser et tu rends ta feuille. Sans visa ou sans remise, tu n’es pas classé.',
    ties: (f) =>
      f.ties === 'best-passe'
        ? 'À total égal, la meilleure passe décide, puis la deuxième, et ainsi de suite.'
        : 'À total égal, le rang est le même.',
    bye: (f) =>
      f.points === null
        ? 'Qui saute une passe reçoit la moyenne de ses propres passes.'
        : `Qui saute une passe reçoit ${f.points} points.`,
    finalTable: (f) =>
      `Les quatre meilleurs jouent à la table finale ${f.passen} passes de ${f.games} jeux, chacun une fois avec chacun, et repartent de zéro.`,
    warning: (f) =>
      f.from === 1
        ? 'Qui ne respecte pas les règles reçoit un avertissement et peut ensuite être exclu.'
        : `Qui ne respecte pas les règles reçoit un avertissement. Dès l’avertissement n° ${f.from}, l’exclusion est possible.`,
    decision: () => 'Le contrôle décide à la table, la direction du tournoi en dernier ressort.',
  },
};
