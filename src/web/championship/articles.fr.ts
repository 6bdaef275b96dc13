import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'Le règlement en bref',
  cards: 'Comment on joue au chibre (SSC 2)',
  binding:
    'Ce sont nos propres mots. Seul le règlement allemand des organisateurs fait foi ; il est valable depuis le 27 septembre 2024 (SSC 8.06, 8.07).',
  articles: [
    {
      article: 'SSC 1',
      title: 'De quoi il s’agit',
      text: [
        'Un concours individuel en quatre phases : camp d’entraînement, qualification et demi-finale à l’écran, puis le tournoi final à la table. La participation est gratuite.',
        'Chaque personne a exactement un compte. Qui travaille chez Ringier, Swisslos ou une entreprise mandatée, ou vit dans le même ménage, ne peut pas participer.',
      ],
    },
    {
      article: 'SSC 3',
      title: 'Qui peut participer',
      text: [
        'Tu as au moins 18 ans et tu habites en Suisse ou au Liechtenstein. On te demande e-mail, nom et adresse, et ton accord avec le règlement.',
        'Est exclu·e qui joue avec plusieurs comptes, utilise le compte d’autrui ou prête le sien.',
      ],
    },
    {
      article: 'SSC 4',
      title: 'Camp d’entraînement',
      text: [
        'Entraînement la première semaine, facultatif et illimité. Chaque jour dès 7 h, dernier départ à 23 h. Une partie compte 12 donnes et dure 30 minutes au plus ; ensuite, seules les donnes terminées comptent.',
        'Ta meilleure partie paraît dans la liste. Elle ne compte pas pour la qualification.',
      ],
    },
    {
      article: 'SSC 5.01 – 5.03',
      title: 'Qualification',
      text: [
        'Deux parties par jour, cinq les dimanches d’atout. Mêmes heures et mêmes 30 minutes. Une partie commencée est utilisée ; elle appartient au jour de son départ.',
        'Avec au moins 1150 points en une partie, tu es en demi-finale et tu reçois un e-mail.',
      ],
    },
    {
      article: 'SSC 5.04',
      title: 'Parties bonus',
      text: [
        'Cinq si tu as terminé au moins une donne au camp d’entraînement. Deux pour chaque nouvelle personne venue par ton lien qui joue sa première partie avant la fin de la qualification.',
        'Elles se jouent quand tu n’as plus de partie journalière. Elles sont personnelles et s’éteignent avec la qualification.',
      ],
    },
    {
      article: 'SSC 6',
      title: 'Demi-finale',
      text: [
        'Du jeudi 7 h au dimanche 23 h, jour et nuit. Six parties au plus ; les trois meilleures sont additionnées. Qui commence à 23 h peut finir sa partie.',
        'Les 100 meilleurs accèdent au tournoi final.',
      ],
    },
    {
      article: 'SSC 7.01, 7.02',
      title: 'Places en finale',
      text: [
        'En cas d’égalité à la limite, tous ceux qui sont au-dessus sont qualifiés ; le sort décide des places restantes. Chaque tirage est annoncé à l’avance et peut être recalculé.',
        'Confirme ta place par écrit dans le délai. Qui renonce ou se tait est remplacé par la personne suivante du classement de la demi-finale, à égalité par le sort.',
        'S’y ajoutent le ou la tenante du titre et quatre wild cards au plus : 105 personnes au maximum. Le jour de la finale, montre passeport, carte d’identité ou permis de conduire.',
      ],
    },
    {
      article: 'SSC 8.01',
      title: 'Exclusion',
      text: [
        'Qui enfreint le règlement peut être exclu·e, même après coup. Les classements sont alors corrigés, places et prix peuvent être retirés. Chez nous, deux personnes en décident toujours.',
      ],
    },
    {
      article: 'SSC 8.02',
      title: 'Interruption et annulation',
      text: [
        'En cas de panne, le championnat peut être interrompu ou annulé. Pendant une interruption, les horloges s’arrêtent ; le temps perdu est rendu.',
      ],
    },
    {
      article: 'SSC 8.03',
      title: 'Publicité',
      text: [
        'Nom et localité des finalistes peuvent être publiés. Avant la finale, ton nom ne paraît qu’avec ton accord. La finale est photographiée et filmée ; dis-le si tu ne le souhaites pas.',
      ],
    },
    {
      article: 'SSC 8.04',
      title: 'Classement officiel',
      text: [
        'Seul le classement officiel compte, même si une erreur a été publiée. Chaque version et chaque correction reste visible.',
      ],
    },
    {
      article: 'SSC 8.05 – 8.07',
      title: 'Et encore',
      text: [
        'Aucune correspondance n’est échangée au sujet du championnat. En cas de divergence, la version allemande fait foi.',
      ],
    },
  ],
};
