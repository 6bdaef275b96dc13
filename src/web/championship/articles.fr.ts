import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'Le règlement en bref',
  cards: 'Comment on joue au chibre (art. 2)',
  binding:
    'Ce sont nos propres mots. Seul le règlement allemand des organisateurs fait foi\u202F; il est valable depuis le 27 septembre 2024 (art. 8.06, 8.07).',
  article: 'art.',
  articles: [
    {
      article: '1',
      title: 'De quoi il s’agit',
      text: [
        'Un concours individuel en quatre phases\u202F: camp d’entraînement, qualification et demi-finale à l’écran, puis le tournoi final à la table. La participation est gratuite.',
        'Chaque personne a exactement un compte. Les employés de Ringier, de Swisslos ou d’une entreprise mandatée, et les personnes qui vivent dans le même ménage qu’eux, ne peuvent pas participer.',
      ],
    },
    {
      article: '3',
      title: 'Qui peut participer',
      text: [
        'Tu as au moins 18 ans et tu habites en Suisse ou au Liechtenstein. On te demande e-mail, nom et adresse, et ton accord avec le règlement.',
        'Est exclue toute personne qui joue avec plusieurs comptes, utilise le compte d’autrui ou prête le sien.',
      ],
    },
    {
      article: '4',
      title: 'Camp d’entraînement',
      text: [
        'Entraînement la première semaine, facultatif et illimité. Chaque jour dès 7 h, dernier départ à 23 h. Une partie compte 12 donnes et dure 30 minutes au plus\u202F; ensuite, seules les donnes terminées comptent.',
        'Ta meilleure partie paraît dans la liste. Elle ne compte pas pour la qualification.',
      ],
    },
    {
      article: '5.01 – 5.03',
      title: 'Qualification',
      text: [
        'Deux parties par jour, cinq les dimanches d’atout. Mêmes horaires et même limite de 30 minutes qu’au camp d’entraînement. Une partie commencée compte comme jouée, pour le jour où tu l’as commencée.',
        'Avec au moins 1150 points en une partie, tu es en demi-finale et tu reçois un e-mail.',
      ],
    },
    {
      article: '5.04',
      title: 'Parties bonus',
      text: [
        'Cinq si tu as terminé au moins une donne au camp d’entraînement. Deux pour chaque nouvelle personne venue par ton lien qui joue sa première partie avant la fin de la qualification.',
        'Tu peux les jouer quand tu n’as plus de partie journalière. Elles sont personnelles et expirent à la fin de la qualification.',
      ],
    },
    {
      article: '6',
      title: 'Demi-finale',
      text: [
        'Du jeudi 7 h au dimanche 23 h, jour et nuit. Six parties au plus\u202F; les trois meilleures sont additionnées. Une partie commencée à 23 h peut encore être terminée.',
        'Les 100 meilleurs accèdent au tournoi final.',
      ],
    },
    {
      article: '7.01, 7.02',
      title: 'Places en finale',
      text: [
        'En cas d’égalité à la limite, toutes les personnes au-dessus sont qualifiées\u202F; les places restantes sont tirées au sort. Chaque tirage est annoncé à l’avance et peut être vérifié.',
        'Confirme ta place par écrit dans le délai. La personne qui renonce ou ne répond pas est remplacée par la suivante du classement de la demi-finale\u202F; en cas d’égalité, par tirage au sort.',
        'S’y ajoutent le tenant ou la tenante du titre et quatre wild cards au plus\u202F: 105 personnes au maximum. Le jour de la finale, présente ton passeport, ta carte d’identité ou ton permis de conduire.',
      ],
    },
    {
      article: '8.01',
      title: 'Exclusion',
      text: [
        'La personne qui enfreint le règlement peut être exclue, même après coup. Les classements sont alors corrigés\u202F; places et prix peuvent être retirés. Chez nous, il faut toujours deux personnes pour en décider.',
      ],
    },
    {
      article: '8.02',
      title: 'Interruption et annulation',
      text: [
        'En cas de panne, le championnat peut être interrompu ou annulé. Pendant une interruption, le chronomètre est arrêté\u202F; le temps perdu est rendu.',
      ],
    },
    {
      article: '8.03',
      title: 'Noms et images',
      text: [
        'Le nom et la localité des finalistes peuvent être publiés. Avant la finale, ton nom n’apparaît qu’avec ton accord. La finale est photographiée et filmée\u202F; si tu ne le souhaites pas, dis-le tout de suite au photographe ou au cameraman.',
      ],
    },
    {
      article: '8.04',
      title: 'Classement officiel',
      text: [
        'Seul le classement officiel compte, même si une erreur a été publiée. Chaque version et chaque correction reste visible.',
      ],
    },
    {
      article: '8.05 – 8.07',
      title: 'Autres dispositions',
      text: [
        'Aucune correspondance n’est échangée au sujet du championnat. Tout recours juridique est exclu. En cas de divergence, la version allemande fait foi.',
      ],
    },
  ],
};
