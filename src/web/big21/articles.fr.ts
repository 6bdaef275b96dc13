import type { Words } from './articles.de.ts';

export const words: Words = {
  wholeRules: 'Règles du jeu, texte complet',
  version: 'Version',
  inForce: (version) => `${version} (en vigueur)`,
  from: (version, day) => `${version} (dès le ${day})`,
  binding: 'Seule la version allemande fait foi.',
  otherLanguage: 'Cette version n’existe qu’en allemand.',
  noText: 'La maison remet le texte de cette version.',
  changes: 'Ce qui change',
  rules: [
    {
      title: 'Art. 1 Qui organise Big21',
      text: [
        'Big21 est un jeu d’adresse pour de l’argent. La loi sur les jeux d’argent du 29 septembre 2017, son ordonnance et le droit des cantons s’appliquent.',
        'Joue pour de l’argent qui a au moins 18 ans et habite un de ces cantons\u202F: AG, AI, AR, BE, BL, BS, GL, GR, LU, NW, OW, SG, SH, SO, SZ, TG, UR, ZG, ZH.',
        'On joue sur cette plateforme. Outre ces règles, les «\u202FConditions de participation en ligne\u202F» s’appliquent.',
      ],
    },
    {
      title: 'Art. 2 Le jeu',
      text: [
        'Big21 se compose du jeu de base et de deux jeux supplémentaires où un gain peut être remis en jeu\u202F: «\u202FHigh/Low\u202F» et «\u202FRisque\u202F».',
        'Dans le jeu de base, tu poses des cartes sur cinq piles pour que le plus possible comptent exactement 21. Dans High/Low, tu prédis si une carte couverte est plus haute ou plus basse qu’une carte ouverte. Risque se déroule comme le jeu de base.',
        'Les jeux supplémentaires peuvent être répétés jusqu’à un gain total de CHF\u00A05’000 ou jusqu’à une autre fin. On ne peut miser que de façon à ne pas dépasser CHF\u00A05’000.',
        'Tu peux arrêter à tout moment et te faire créditer le gain.',
      ],
    },
    {
      title: 'Art. 3 Taux de redistribution',
      text: [
        'Le taux de redistribution est de 88\u202F%. Le jeu est conduit de sorte qu’il soit atteint\u202F; comment cela est calculé et surveillé figure dans le certificat des chances.',
      ],
    },
    {
      title: 'Art. 4 Mise et participations',
      text: ['La mise est de CHF\u00A01, 2, 3, 4 ou 5. Au plus 100 participations par jour sont possibles.'],
    },
    {
      title: 'Art. 5 Contrat',
      text: [
        'Qui a un compte et participe conclut un contrat de jeu et accepte ces règles et les conditions de participation en ligne dans leur version en vigueur.',
      ],
    },
    {
      title: 'Art. 6 But du jeu de base',
      text: [
        'Répartis les cartes sur les cinq piles pour que le plus possible comptent exactement 21.',
        'Si une pile dépasse 21, le jeu de base est perdu et Big21 prend fin aussitôt.',
      ],
    },
    {
      title: 'Art. 7 Cartes',
      text: [
        'Tu ne vois toujours qu’une carte. Pose-la sur une pile ou jette-la\u202F; une carte jetée n’est pas remplacée. Alors seulement vient la suivante.',
        'Du deux au dix, les cartes valent leur chiffre\u202F; valet, dame et roi valent dix, l’as onze ou un. Chaque carte peut apparaître plusieurs fois.',
        'Un as compte de lui-même un au lieu de onze dès que sa pile dépasserait 21.',
      ],
    },
    {
      title: 'Art. 8 Plan des gains',
      text: [
        'Aucune ou une pile à 21\u202F: pas de gain. Deux\u202F: 1,1 fois la mise. Trois\u202F: 5 fois. Quatre\u202F: 10 fois. Cinq\u202F: 20 fois.',
      ],
    },
    { title: 'Art. 9 Début', text: ['Après la mise, tu reçois huit cartes.'] },
    {
      title: 'Art. 10 Autres cartes',
      text: [
        'Pour deux piles à 21, tu reçois deux à six cartes gratuites\u202F; le hasard en décide le nombre.',
        'Tu peux acheter jusqu’à trois cartes si ton solde suffit et si tes limites ne sont pas atteintes. Chacune coûte autant que la mise, mais ne compte pas comme mise.',
      ],
    },
    {
      title: 'Art. 11 Rouvrir une pile complète',
      text: [
        'Une de deux piles complètes peut être rouverte par une autre carte si un as y compte onze. Dès qu’une deuxième pile est de nouveau complète, il y a de nouvelles cartes gratuites.',
        'Il n’y en a pas si tu rouvres la pile avec une carte qui compte dix, ou si trois piles ont déjà été complètes en même temps.',
        'Une pile rouverte ne compte plus comme complète.',
      ],
    },
    {
      title: 'Art. 12 Fin du jeu de base',
      text: [
        'Le jeu de base prend fin quand toutes les cartes sont jouées, quand 20 fois la mise est atteint, quand tu le termines ou quand une pile dépasse 21.',
        'Avec aucune, une ou deux piles complètes, Big21 prend fin. Avec trois ou quatre, tu peux jouer High/Low ou directement Risque\u202F; avec cinq, Risque.',
      ],
    },
    { title: 'Art. 13 High/Low', text: ['High/Low permet d’augmenter le gain du jeu de base ou de Risque.'] },
    {
      title: 'Art. 14 Qui peut jouer High/Low',
      text: ['Qui a trois ou quatre piles à 21 à la manche précédente. Tu peux le sauter et jouer directement Risque.'],
    },
    {
      title: 'Art. 15 Prédiction',
      text: [
        'Tu prédis si la carte couverte est plus haute ou plus basse que la carte ouverte. Si c’est juste, le gain augmente selon le plan de l’art. 17.',
        'Si les deux cartes ont le même rang, la prédiction ne compte pas.',
        'Faux\u202F: le gain misé est perdu et Big21 prend fin aussitôt.',
      ],
    },
    {
      title: 'Art. 16 Rang des cartes',
      text: [
        'De bas en haut\u202F: 2, 3, 4, 5, 6, 7, 8, 9, 10, valet, dame, roi, as. Chaque carte peut venir plusieurs fois.',
      ],
    },
    {
      title: 'Art. 17 Plan des gains de High/Low',
      text: ['De 5 fois on passe à 7 fois, puis à 10, à 14 et à 20 fois la mise.'],
    },
    {
      title: 'Art. 18 Fin de High/Low',
      text: [
        'High/Low peut être répété et prend fin à 20 fois la mise ou quand tu arrêtes. Ensuite tu peux jouer Risque. Pour une prédiction fausse, l’art. 15 s’applique.',
      ],
    },
    {
      title: 'Art. 19 Risque',
      text: [
        'Dans Risque, tu peux remettre en jeu tout ou partie du gain.',
        'Ce que tu ne mises pas est ton gain. Pendant le jeu, il ne peut servir qu’à acheter des cartes.',
      ],
    },
    {
      title: 'Art. 20 Qui peut jouer Risque',
      text: ['Qui a gagné au moins cinq fois la mise à la manche précédente.'],
    },
    {
      title: 'Art. 21 Mise maximale de Risque',
      text: [
        'Au plus CHF\u00A0200 et au plus un quart du gain selon l’art. 20.',
        'Les gains de CHF\u00A05 à CHF\u00A025 peuvent être misés en entier.',
      ],
    },
    {
      title: 'Art. 22 Déroulement de Risque',
      text: [
        'Comme le jeu de base (art. 6 à 12). La mise pour le plan des gains et les cartes achetées est ce que tu mets dans Risque.',
      ],
    },
    {
      title: 'Art. 23 Fin de Big21',
      text: [
        'Big21 prend fin quand tu arrêtes\u202F; avec aucune, une ou deux piles complètes\u202F; quand une pile dépasse 21\u202F; lors d’une prédiction fausse\u202F; quand CHF\u00A05’000 sont atteints\u202F; et quatre heures après la mise.',
        'C’est toujours l’état actuel qui est réglé.',
      ],
    },
    {
      title: 'Art. 24 Validité',
      text: [
        'Cette version est en vigueur depuis le 23 octobre 2024.',
        'Les changements sont communiqués à tous les comptes au moins dix jours avant, avec leur contenu et leur date.',
        'Si d’autres langues s’écartent de la version allemande, seule l’allemande fait foi.',
      ],
    },
    { title: 'Art. 25 Où les obtenir', text: ['Ces règles se trouvent toujours sur cette page.'] },
  ],
  conditions: [
    {
      title: '1 Compte',
      text: [
        'Pour jouer de l’argent, il faut un compte personnel confirmé, avoir au moins 18 ans et habiter l’un des 19 cantons. Un compte appartient à une seule personne\u202F; jouer avec un second compte entraîne un contrôle.',
        'Le nom, la date de naissance et l’adresse doivent être justes. Tant que ta pièce d’identité n’est pas vérifiée, tu peux verser au plus CHF\u00A01’000 et rien retirer.',
      ],
    },
    {
      title: '2 Limites',
      text: [
        'Avant la première mise, tu fixes ce que tu veux perdre au plus en un, sept et trente jours, au plus CHF\u00A0900 chacun. Tu peux ajouter une limite de mise.',
        'Abaisser vaut tout de suite, relever après 72 heures. Les cartes achetées comptent.',
      ],
    },
    {
      title: '3 Exclusion',
      text: [
        'Tu peux t’exclure à tout moment pour 1 à 180 jours. Cela ne peut pas être raccourci. La maison aussi peut exclure. Un jeu ouvert est alors réglé selon son état.',
        'Qui supprime son compte et revient a les mêmes limites et exclusions.',
      ],
    },
    {
      title: '4 Argent',
      text: [
        'Mises et cartes achetées sont débitées tout de suite, les gains crédités tout de suite. Chaque mouvement figure avec sa quittance dans l’historique. Un retrait demandé ne peut pas être annulé.',
        'Si le compte est fermé, le solde attend deux ans.',
      ],
    },
    {
      title: '5 Hasard et contrôle',
      text: [
        'Chaque carte découle d’une clé dont tu vois l’empreinte avant la mise, et d’une clé de ton navigateur. Après le jeu, elle est révélée\u202F; tu peux contrôler chaque jeu.',
        'Les chances sont publiées, égales pour tous, et ne dépendent ni de toi ni de tes résultats.',
      ],
    },
    {
      title: '6 Interruptions',
      text: [
        'Ce qui a été confirmé vaut. Si ta connexion se coupe, le jeu t’attend et tu continues. Si notre service s’arrête, le délai de quatre heures est prolongé d’autant.',
      ],
    },
    {
      title: '7 Données',
      text: [
        'Les jeux et les écritures sont gardés dix ans, comme la loi le demande pour les livres. Tu peux télécharger tes données à tout moment.',
      ],
    },
    {
      title: '8 Changements',
      text: [
        'Nous annonçons les changements à tous les comptes au moins dix jours avant, avec leur contenu. Avant la première mise suivante, nous te demandons si tu les acceptes. Seule la version allemande fait foi.',
      ],
    },
  ],
};
