import type { Words } from './house.de.ts';

export const words: Words = {
  second: 'Une deuxième personne se connecte et ouvre «\u202FBureau\u202F».',
  first: 'De retour chez la première personne\u202F: «\u202FBureau\u202F».',
  hour: 'Attends une heure\u202F: jusque-là, cela peut être retiré.',
  agree: 'Lis la question et confirme.',
  outbox: 'Sans serveur de courrier, l’e-mail se trouve dans le dossier des données sous «\u202Foutbox\u202F».',
  access: {
    title: 'Ouvrir la maison pour la première fois',
    lead: 'Au premier démarrage, le programme montre un lien pour l’organisation. Il sert une fois.',
    link: 'Ouvre le lien affiché au démarrage à «\u202FOrganiser\u202F».',
    lost: 'Perdu\u202F? Qui exploite la machine en fait un nouveau\u202F: voir «\u202FExploiter\u202F».',
    code: 'Écris sous «\u202FCode\u202F» les six chiffres de l’application.',
    later:
      'Plus tard, tu te connectes avec l’e-mail, le mot de passe et un nouveau code de l’application\u202F; de même après une demi-heure de pause.',
  },
  ownEmail: {
    title: 'Inscrire ta propre adresse e-mail',
    lead: 'Le premier compte de l’organisation s’appelle organiser@localhost.localdomain. À ta propre adresse, ce que la maison écrit te parvient.',
  },
  staff: {
    title: 'Ajouter des collaborateurs',
    lead: 'Beaucoup de choses se décident à deux. Ajoute la deuxième personne avant de commencer.',
    role: 'Qui décide au bureau est «\u202FOrganisateur\u202F». D’autres rôles s’ajoutent plus tard.',
    letter:
      'La personne ouvre le lien de l’e-mail et prépare son accès comme sous «\u202FOuvrir la maison pour la première fois\u202F». Sans serveur de courrier, l’e-mail se trouve dans le dossier des données sous «\u202Foutbox\u202F».',
  },
  imprint: {
    title: 'Écrire les mentions légales et la protection des données',
    lead: 'Le bureau le rappelle jusqu’à ce que les deux soient écrites. Elles figurent ensuite sous le championnat et à l’inscription.',
    what: 'Qui vous êtes et comment on vous joint.',
    privacy: 'De même, ce que deviennent les données\u202F: choisis en haut «\u202FProtection des données\u202F».',
  },
  edition: {
    title: 'Préparer une nouvelle édition',
    lead: 'À partir de la dernière\u202F: mêmes jours de la semaine, mêmes réglages. Dans une maison neuve c’est «\u202FChampionnat d’essai\u202F», un essai que plus personne ne voit dès que tu annonces la tienne.',
    name: 'Tout en bas, écris l’abréviation, le titre et le premier jour de la nouvelle édition.',
    duties: 'Décide si deux personnes décident ou une seule\u202F; c’est public.',
    draft: 'Seul le bureau voit le projet. Choisis-le en haut sous «\u202FÉdition\u202F».',
  },
  settings: {
    title: 'Régler la salle, les dates et les places',
    lead: 'Tant que c’est un projet, tu changes tout seul.',
    choose: 'Choisis le projet en haut sous «\u202FÉdition\u202F».',
    faults: 'Ce qui ne va pas ensemble est dit en rouge à sa place.',
    threshold:
      'Qui fait autant de points en une partie joue la demi-finale. Plus haut, à côté de la force des ordinateurs, on lit qui y arrive et combien de fois.',
    days: 'Les jours sont proposés\u202F; chacun peut être changé.',
  },
  regulation: {
    title: 'Écrire le règlement',
    lead: 'Il s’écrit à partir des réglages, pour que chaque nombre soit juste.',
    stray: 'Un nombre du texte qui n’est dans aucun réglage est nommé.',
  },
  look: {
    title: 'Choisir la couleur, le logo et les sponsors',
    lead: 'Chaque édition peut avoir son propre aspect. Le jeu n’en dépend pas, et tu peux en changer à tout moment.',
    figures:
      'Les chiffres disent si tout se lit bien. Si la couleur est trop claire, la plus proche qui convient est proposée.',
    logo: 'Glisse un logo sous «\u202fLogo\u202f». Écris ce qu’il montre\u202f: les personnes aveugles l’entendent.',
    back: 'S’il ne plaît pas, «\u202fRevenir à l’aspect précédent\u202f» ramène l’ancien.',
  },
  announce: {
    title: 'Annoncer l’édition',
    lead: 'Quand il ne manque plus rien\u202F: tout le monde la voit et peut s’inscrire.',
    after: 'Camp d’entraînement, qualification et demi-finale s’ouvrent et se ferment ensuite selon le calendrier.',
  },
  suspend: {
    title: 'Interrompre et reprendre',
    lead: 'En cas de panne\u202F: toutes les horloges s’arrêtent, personne ne perd de temps.',
    resume: 'Quand cela va de nouveau.',
  },
  establish: {
    title: 'Établir le classement de la demi-finale',
    lead: 'Quand la dernière partie est finie. Deux personnes, puis une heure, et il est valable.',
    press: 'Appuie à la demi-finale sur «\u202FÉtablir officiellement\u202F».',
    waits: 'La proposition attend une deuxième personne.',
    publish: 'Maintenant seulement, la liste est publique.',
  },
  cut: {
    title: 'Attribuer les places en finale',
    lead: 'Les meilleurs du classement établi reçoivent leur place.',
    letters: 'Chacun reçoit un e-mail et confirme jusqu’au jour indiqué.',
  },
  lot: {
    title: 'Tirer au sort quand la dernière place est à égalité',
    lead: 'On ne tire qu’entre ceux qui ont autant de points. Tout le monde peut le recalculer.',
    source: 'Ou avec le nombre aléatoire public, sans cartes.',
    read: 'Lis l’empreinte à haute voix. Puis quelqu’un d’autre mélange et lit neuf cartes.',
  },
  letter: { title: 'Inscrire une confirmation par lettre' },
  replacement: {
    title: 'Quelqu’un renonce\u202F: nommer la personne suivante',
    lead: 'La place libre va à la personne suivante du classement. De même si quelqu’un ne confirme pas jusqu’au jour indiqué.',
    who: 'Sur la ligne de la personne qui renonce.',
    post: 'Lis la question et confirme. La personne nommée reçoit un e-mail.',
  },
  final: {
    title: 'Ouvrir la finale en salle',
    lead: 'La finale est un tournoi en salle, avec celles et ceux qui ont confirmé leur place.',
    regulation: 'Cinq passes de douze donnes, puis les quatre meilleurs jouent la victoire à la table finale.',
    edition: 'Si une autre figure sous «\u202FÉdition\u202F», choisis la tienne.',
    arrives: 'Quelqu’un arrive\u202F: appuie sur «\u202FEst là\u202F» à sa ligne.',
    others:
      'De même pour tout le monde. La suite est celle de «\u202FOrganiser un tournoi\u202F»\u202F: «\u202FTirer les places au sort\u202F», «\u202FLancer une passe\u202F», «\u202FSaisir une feuille de papier\u202F». Ensuite la vue d’ensemble propose «\u202FTirer la table finale\u202F»\u202F: trois passes, et qui gagne là a gagné le championnat.',
  },
  champion: {
    title: 'Inscrire la championne ou le champion',
    lead: 'Le jour de la finale. Le nom est ensuite public.',
    number: 'Écris le numéro de départ sous «\u202FChampionne ou champion\u202F».',
    which: 'Il figure sous «\u202FPlaces en finale\u202F». Le numéro en salle en est un autre.',
    why: 'Écris dessous la raison, par exemple\u202F: table finale.',
  },
  held: {
    title: 'Examiner un compte qui ressemble à un autre',
    lead: 'Personne ne joue deux fois. Qui ressemble à un autre compte attend que le bureau regarde.',
    other: 'Si c’est la même personne, propose l’exclusion\u202F; deux personnes décident.',
  },
  openTill: {
    title: 'Ouvrir la caisse',
    lead: 'Au début, tu comptes l’argent liquide.',
  },
  deposit: {
    title: 'Encaisser un versement',
    lead: 'Prendre l’argent, chercher le compte, inscrire.',
    choose: 'Touche le compte.',
    before:
      'Prends d’abord l’argent, puis inscris. Il est crédité quand la personne confirme dans son compte, ou une deuxième personne de la caisse.',
  },
  payOut: {
    title: 'Payer un retrait',
    lead: 'La personne l’a demandé dans son compte et se tient à la caisse.',
    identity: 'Regarde la pièce d’identité, compare le nom et la date de naissance.',
    back: 'Qui a vérifié la pièce d’identité ne remet pas l’argent\u202F: une autre personne le fait. Si personne ne vient, deux personnes le recréditent.',
  },
  closeTill: {
    title: 'Clore la caisse',
    lead: 'À la fin tu comptes de nouveau. Une deuxième personne recompte, même si cela correspond.',
    second: 'Une deuxième personne de la caisse se connecte et ouvre «\u202FCaisse\u202F».',
    log: 'La différence est inscrite, aussi au journal.',
  },
  chain: { title: 'Vérifier la chaîne du journal' },
  recount: { title: 'Recompter toutes les parties' },
  exportLog: {
    title: 'Emporter et vérifier tout le journal',
    lead: 'Chaque inscription avec son maillon de la chaîne, dans un fichier.',
    without: 'Cela va aussi sur un autre ordinateur, sans base de données.',
  },
  books: {
    title: 'Voir les livres de Big21',
    lead: 'Chaque centime est recalculé, et chaque jour le taux payé.',
    band: 'La bande montre ce qui est hasard. Une alarme est une raison de regarder.',
  },
  install: {
    title: 'Démarrer Gschobe',
    lead: 'Node 20.19 ou plus récent, rien d’autre\u202F: base de données et pages sont comprises.',
    links:
      'Le programme montre son adresse et deux liens à usage unique\u202F: pour les tournois en salle et pour l’organisation.',
  },
  backUp: {
    title: 'Sauvegarder',
    lead: 'Pendant que cela tourne, dans un fichier.',
    keys: 'Aucune clé n’y est\u202F: garde «\u202Fsealing.key\u202F» et «\u202Fmarks.key\u202F» du dossier à part.',
  },
  restore: {
    title: 'Restaurer',
    lead: 'Dans un dossier vide.',
    same: 'La même empreinte qu’à la sauvegarde veut dire\u202F: rien ne manque.',
  },
  upgrade: {
    title: 'Installer une nouvelle version',
    lead: 'D’anciennes données démarrent avec de nouveaux programmes.',
    stop: 'Puis arrête l’ancien programme et mets le nouveau à sa place.',
    itself: 'La base est mise à jour au démarrage\u202F; le programme fait d’abord lui-même une sauvegarde.',
  },
  staffLink: {
    title: 'Donner un accès',
    lead: 'Quand le lien de l’organisation est perdu ou que quelqu’un arrive.',
    once: 'Le lien qui paraît sert une fois, pendant un jour.',
  },
};
