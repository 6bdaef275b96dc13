import type { Words } from './evening.de.ts';

export const words: Words = {
  desk: 'Ouvre le tournoi sur l’ordinateur.',
  table: 'Touche la table 1.',
  make: {
    title: 'Ouvrir un tournoi',
    lead: 'Sur l’ordinateur de la salle, sans internet et sans compte.',
    link: 'Démarre Gschobe et ouvre le lien affiché à «\u202FHost\u202F».',
    again:
      'Le lien sert une fois. Appuie sur la touche Entrée dans la fenêtre du programme\u202F: il en affiche un nouveau.',
    back: 'Tu as fermé la fenêtre\u202F? «\u202FTournoi\u202F», en bas de chaque page, y ramène.',
    regulation:
      'Pour toute une soirée, quatre passes de douze donnes sont usuelles. Le règlement se change jusqu’à la première passe.',
  },
  list: {
    title: 'Inscrire les participants',
    lead: 'Coller une liste ou lire un fichier, et tout le monde a un numéro.',
    lines: 'Une personne par ligne, le lieu après un point-virgule. Excel et CSV vont aussi.',
    here: 'Sans la coche, tout le monde est attendu\u202F; qui arrive reçoit «\u202FEst là\u202F».',
  },
  walkIn: {
    title: 'Inscrire quelqu’un à l’entrée',
    lead: 'Qui vient sans inscription joue cinq secondes plus tard.',
    present: 'La personne est présente et participe au tirage.',
  },
  helpers: {
    title: 'Donner leur accès aux aides',
    lead: 'Le contrôle et le bureau travaillent avec leur propre téléphone. Chacun reçoit sa propre invitation.',
    show: 'Appuie sur «\u202FInvitation\u202F» à la ligne de la personne.',
    scan: 'Elle vise le code avec son téléphone. L’invitation vaut pour un appareil. Pour un autre, fais-en une nouvelle\u202F: l’ancien n’entre plus. «\u202FBloquer\u202F» ferme l’accès pour de bon.',
  },
  draw: {
    title: 'Tirer les places au sort',
    lead: 'Avec des cartes mélangées devant tout le monde\u202F: personne ne décide seul du résultat.',
    cards: 'Fais lire neuf cartes mélangées et touche-les.',
    all: 'Toutes les passes sont ainsi tirées\u202F: il suffit ensuite de les lancer. Si tu as choisi «\u202Fseulement cette passe\u202F», tu tires de nouveau avant la suivante.',
  },
  wall: {
    title: 'Installer l’écran',
    lead: 'Un projecteur ou une télévision montre le tirage, les places, l’heure et le classement. Installe-le avant le tirage.',
    show: 'Appuie sur «\u202FLien\u202F» à la ligne «\u202FÉcran\u202F».',
    open: 'Ouvre ce lien sur l’appareil du projecteur et passe en plein écran.',
    itself: 'L’écran change tout seul\u202F: les places avant la passe, ensuite l’heure et le classement.',
    drawn: 'Dès que le tirage est fait. Pendant le tirage, les deux empreintes sont affichées ici.',
  },
  print: {
    title: 'Imprimer feuilles et panneaux',
    lead: 'Feuilles de jass, fiches personnelles et panneaux de table avec leurs codes.',
    which:
      'Sans téléphones il faut les feuilles et les fiches\u202F; avec des téléphones, les panneaux de table suffisent.',
    open: 'Appuie sur «\u202FRempli\u202F» sous les feuilles de jass.',
  },
  startPasse: {
    title: 'Lancer une passe',
    lead: 'On ne joue qu’à ton signal. La passe suivante part quand toutes les feuilles sont visées.',
    told: 'Téléphones et écran montrent aussitôt que l’on joue.',
  },
  paper: {
    title: 'Saisir une feuille de papier',
    lead: 'Qui écrit sur papier apporte la feuille au bureau.',
    sum: 'Si la somme est fausse, on te le dit, et la feuille n’est pas prise.',
    visa: 'Avec le visa, le résultat compte et entre au classement.',
    next: 'Ferme la fenêtre avec la croix et prends la table suivante.',
  },
  totals: {
    title: 'Contrôler les totaux',
    lead: 'Après la dernière passe, chacun rend sa fiche. Sans cela, pas de rang.',
    type: 'Saisis le total de la fiche de la première personne.',
    each: 'Un total faux est refusé. Ainsi pour chacun\u202F; avec un téléphone, les gens le saisissent eux-mêmes.',
    below: 'En bas de la page, table par table, dès que la dernière feuille est visée.',
  },
  finish: {
    title: 'Clore le tournoi',
    lead: 'Quand toutes les feuilles sont visées et toutes les fiches rendues.',
    again: 'Lis ce que cela signifie et confirme. Avec une raison, on peut le rouvrir.',
  },
  publish: {
    title: 'Publier le classement',
    lead: 'Seul ce qui est publié fait foi.',
    binding: 'Si tu corriges quelque chose ensuite, tu lis ici qu’il faut une nouvelle version.',
  },
  certificates: {
    title: 'Imprimer les diplômes',
    lead: 'Pour les trois premiers, avec nom, rang et points.',
    open: 'Appuie sur «\u202FRempli\u202F» sous les diplômes.',
  },
  backup: {
    title: 'Sauvegarder un tournoi',
    lead: 'Après chaque passe, le programme sauvegarde lui-même. Voici comment emporter un fichier.',
  },
  write: {
    title: 'Noter une donne',
    lead: 'Une personne de la table écrit, sur son propre téléphone.',
    scan: 'Vise le code du panneau de table et ouvre le lien.',
    who: 'Touche qui écrit.',
    type: 'Tape les points d’une équipe, par exemple 75.',
    rest: 'L’autre équipe reçoit le reste jusqu’à 157. Pour tous les points, appuie sur «\u202F157\u202F».',
  },
  change: {
    title: 'Corriger une donne',
    lead: 'Une faute de frappe\u202F? Tant que la feuille n’est pas visée, tu changes chaque donne.',
    type: 'Tape les bons points, par exemple 80.',
    until: 'Si les équipes ont déjà confirmé, elles doivent confirmer de nouveau.',
  },
  confirm: {
    title: 'Confirmer et annoncer la feuille',
    lead: 'Après la dernière donne, les deux équipes confirment leurs points.',
    both: 'Donne le téléphone à l’autre équipe\u202F; «\u202FObjection\u202F» dit à quelle donne.',
  },
  visa: {
    title: 'Viser une feuille',
    lead: 'Les tables annoncées arrivent sur ton téléphone, la plus ancienne d’abord.',
    scan: 'Ouvre le lien que le bureau t’a donné.',
    four: 'Écris les points sur les quatre fiches et touche chacune.',
    wall: 'Le bouton porte tes initiales et la table. Un instant plus tard, le résultat est à l’écran.',
  },
  back: { title: 'Rendre une feuille' },
  irregularity: {
    title: 'Noter une irrégularité',
    lead: 'Ce qui s’est passé, quand on l’a vu et qui c’était\u202F: le téléphone dit ce que le règlement demande.',
    table: 'Appuie sur «\u202FToutes les tables\u202F» et choisis la table.',
    who: 'Choisis qui a commis la faute.',
    read: 'Lis les phrases à la table. Ce que seule la direction peut faire l’attend à son bureau.',
  },
  call: {
    title: 'Appeler la direction',
    lead: 'Quand tu ne peux pas décider toi-même à la table.',
  },
  correct: {
    title: 'Corriger un résultat',
    lead: 'Même des passes plus tard. Deux personnes en répondent, et la raison est au journal.',
    second: 'Une deuxième personne ouvre son propre lien.',
    alone: 'S’il n’y a personne, il y a «\u202FCorriger seul\u202F»\u202F; la feuille le dira.',
  },
  ruling: {
    title: 'Prendre une décision',
    lead: 'Ce que le contrôle propose est tout en haut de l’aperçu.',
    or: 'Ou «\u202FNe rien faire\u202F», avec une raison.',
  },
  reseat: {
    title: 'Ils étaient assis autrement que tirés',
    lead: 'Le malheur le plus fréquent avec des partenaires qui changent. Les points ne sont pas perdus.',
    who: 'Choisis d’abord qui a joué avec qui.',
  },
  substitute: {
    title: 'Quelqu’un doit partir\u202F: une autre personne joue',
    lead: 'Au milieu de la passe, quelqu’un prend la place.',
    who: 'Choisis qui part.',
    number: 'Écris le numéro de la personne qui prend la place.',
  },
  late: {
    title: 'Quelqu’un arrive après le tirage',
    lead: 'Personne n’est oublié\u202F: avant de lancer, on te demande.',
    or: 'Ou retirer au sort, ou commencer sans cette personne.',
  },
  redraw: {
    title: 'Retirer au sort',
    lead: 'Tant que la passe ne se joue pas. Le premier tirage reste au journal.',
    public: 'La raison est inscrite avec le tirage.',
  },
  laptop: {
    title: 'Tenir prêt un deuxième ordinateur',
    lead: 'Il suit chaque inscription et peut prendre le relais si le premier tombe en panne.',
    address: 'Ici se trouve l’adresse à taper sur le deuxième ordinateur.',
    there: 'Démarre Gschobe sur le deuxième ordinateur et ouvre là le lien affiché.',
    type: 'Écris l’adresse du premier ordinateur.',
    takeOver: 'Si le premier tombe en panne, appuie ici sur «\u202FPrendre le relais\u202F».',
  },
  announce: {
    title: 'Faire une annonce',
    lead: 'Elle paraît à l’écran et sur tous les téléphones.',
    wall: 'Regarde l’écran.',
  },
};
