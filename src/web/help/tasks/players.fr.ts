import type { Words } from './players.de.ts';

export const words: Words = {
  firstGame: {
    title: 'Jouer la première partie',
    lead: 'Sans compte ni installation\u202F: un clic, et les cartes sont distribuées.',
    dealt: 'Tu es assis en bas, ta partenaire en face. Si c’est à toi de parler, on te demande d’abord ce qui vaut.',
    nine: 'Joue tes neuf cartes. Touche une carte claire, puis encore une fois pour la poser.',
    twelve: 'Une partie compte douze donnes. Tu peux t’arrêter après chacune et continuer plus tard.',
  },
  declare: {
    title: 'Choisir l’atout',
    lead: 'Le premier à jouer choisit\u202F: une couleur comme atout, Obenabe ou Undenufe.',
    modes: 'Ou l’une des quatre couleurs\u202F: elle devient atout.',
    final: 'Ce qui est dit est dit. Ensuite tu entames.',
  },
  pass: {
    title: 'Chibrer',
    lead: 'Avec de mauvaises cartes, tu laisses le choix à ta partenaire.',
    lead2: 'Ta partenaire doit choisir maintenant. C’est pourtant toi qui entames.',
  },
  playCard: {
    title: 'Jouer une carte',
    lead: 'Deux touches, pour qu’aucune carte ne tombe par erreur.',
    lift: 'Touche une de tes cartes\u202F: elle se lève.',
    bright: 'Les cartes claires sont permises. Si tu en touches une autre, tu lis pourquoi elle ne va pas.',
    oneTap: 'Plutôt une seule touche\u202F? Cela se change sous «\u202FRéglages\u202F».',
  },
  hint: {
    title: 'Demander un conseil',
    lead: 'À l’entraînement, l’ordinateur te dit ce qu’il jouerait. Il ne voit que ce que tu vois.',
    why: 'Dessous, tu lis ce qui parle pour cette carte. Tu n’es pas obligé de la jouer.',
  },
  takeBack: {
    title: 'Reprendre une carte',
    lead: 'Possible à l’entraînement, pas au championnat ni aux douze du jour.',
    card: 'Joue une carte.',
    further: 'Tu peux reculer plusieurs fois, jusqu’au début de la donne.',
  },
  lastTrick: {
    title: 'Revoir le dernier pli et les règles',
    lead: 'Les deux sont dans le menu de la table. Le dernier pli ne se revoit qu’à l’entraînement.',
    rules: 'Les règles s’ouvrent par-dessus la table\u202F; ferme-les et tu continues.',
  },
  goOn: {
    title: 'Continuer plus tard',
    lead: 'Une partie commencée reste enregistrée, même si tu fermes le navigateur.',
    kept: 'La partie ouverte est tout en haut.',
  },
  verify: {
    title: 'Recalculer une partie',
    lead: 'Ton navigateur vérifie chaque distribution et chaque carte des ordinateurs. Rien n’est envoyé.',
    file: 'Le fichier se télécharge à la fin de chaque partie\u202F: «\u202FEnregistrement (JSON)\u202F».',
    choose: 'Choisis le fichier ou glisse-le dans le cadre.',
  },
  lookBack: {
    title: 'Revoir une donne',
    lead: 'Après chaque donne, tu vois les neuf plis et ce qu’une carte a coûté.',
    last: 'Joue ta dernière carte.',
    tap: 'Touche une carte et lis laquelle aurait été la meilleure.',
  },
  review: {
    title: 'Évaluer toute une partie',
    lead: 'À la fin, l’ordinateur te dit comment tu as joué et ce qui a coûté le plus.',
    takes: 'C’est ton appareil qui calcule\u202F; pour douze donnes, cela dure un moment.',
  },
  daily: {
    title: 'Jouer les douze du jour',
    lead: 'Chaque jour douze donnes, les mêmes cartes pour tout le monde.',
    once: 'Un seul essai compte. Tu as 24 heures et tu peux t’interrompre.',
  },
  puzzle: {
    title: 'Résoudre l’énigme du jour',
    lead: 'Une position, une meilleure carte.',
    why: 'Tu lis aussi de quoi il s’agit et ce que chaque autre carte aurait coûté.',
  },
  learn: {
    title: 'Apprendre le jass',
    lead: 'Neuf courtes leçons pour qui n’a jamais joué au jass.',
    answer: 'Touche la carte que tu crois juste. Ensuite tu lis pourquoi.',
  },
  settings: {
    title: 'Régler les cartes et la table',
    lead: 'Cartes allemandes ou françaises, taille, vitesse, clair ou sombre.',
  },
  register: {
    title: 'Créer un compte',
    lead: 'Pour le championnat, pour Big21, et pour retrouver tes parties sur chaque appareil.',
    letter: 'Ouvre le lien dans l’e-mail.',
  },
  signIn: {
    title: 'Te connecter',
    lead: 'Avec l’adresse e-mail et le mot de passe de ton compte.',
    forgotten: 'Oublié\u202F? «\u202FMot de passe oublié\u202F?\u202F» t’envoie un lien pour en choisir un nouveau.',
  },
  account: {
    title: 'Changer tes données',
    lead: 'Adresse, e-mail, mot de passe et ce que les autres voient\u202F: tout est dans ton compte.',
    tied: 'Si une place en finale ou de l’argent en dépend, deux personnes du bureau décident d’abord.',
  },
  championship: {
    title: 'Participer au championnat',
    lead: 'Il te faut un compte. Participe qui a 18 ans et habite en Suisse ou au Liechtenstein.',
    open: 'On joue dès qu’une phase est ouverte\u202F; les jours figurent sur la page.',
    clock: 'L’horloge tourne\u202F: 30 minutes pour douze donnes. Ici, pas de conseils.',
  },
  finalPlace: {
    title: 'Confirmer ta place en finale',
    lead: 'Qui a une place reçoit un e-mail et doit confirmer jusqu’au jour indiqué.',
    date: 'Sans réponse, la place va à la personne suivante.',
  },
  big21: {
    title: 'S’entraîner à Big21',
    place: 'Touche la pile où la carte doit aller.',
    sums: 'Sous chaque pile, tu lis à combien elle arriverait.',
  },
  limits: {
    title: 'Fixer tes limites',
    lead: 'Tu décides toi-même combien tu peux perdre au plus.',
  },
  pause: {
    title: 'Faire une pause',
    lead: 'Un jour, une semaine ou plus sans jouer pour de l’argent.',
    agree: 'Lis la question et confirme.',
  },
  verifyBig21: {
    title: 'Recalculer un Big21',
    lead: 'Après chaque jeu, tu peux télécharger l’enregistrement et le vérifier ici.',
  },
  evening: {
    title: 'Trouver ta place à une soirée',
    lead: 'Le code de ta fiche te montre table, partenaire et rang sur ton téléphone.',
    scan: 'Vise le code avec l’appareil photo du téléphone et ouvre le lien.',
  },
  byKeys: {
    title: 'Jouer avec les touches',
    lead: 'Chaque carte, chaque pli et chaque point est lu. Les touches sont aussi dans le menu de la table.',
    hand: 'H pour tes cartes, T pour la table, S pour les points, W pour savoir à qui c’est de jouer.',
    number: 'Appuie sur le numéro d’une carte permise\u202F: elle se lève.',
    played: 'Le même numéro encore une fois fait la même chose.',
  },
  declareByKeys: {
    title: 'Choisir l’atout au clavier',
    lead: 'Les chiffres 1 à 6 choisissent le mode de jeu, 0 chibre\u202F; Entrée le dit.',
  },
  keysOff: {
    title: 'Désactiver les touches',
    lead: 'Si tu commandes à la voix ou si ton lecteur d’écran a besoin des lettres.',
  },
};
