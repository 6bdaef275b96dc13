import { plural } from '../i18n/format.ts';
import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'Le règlement',
  cards: 'Comment on joue au chibre (art. 2)',
  article: 'art.',
  binding: 'Ce texte est tiré des réglages de l’édition. La version allemande fait foi (art. 8.06).',
  version: (n, when) => `Version ${n}, publiée le ${when}`,
  versions: 'Toutes les versions',
  other: (name) => `Cette version n’existe pas dans ta langue. La voici en ${name}.`,
  bindingIs: (name) => `La version en ${name} fait foi (art. 8.06).`,
  languages: { de: 'allemand', fr: 'français', it: 'italien', en: 'anglais' },
  articles: (f) => [
    {
      article: '1',
      title: 'De quoi il s’agit',
      text: [
        'Un concours individuel en quatre phases\u202F: camp d’entraînement, qualification et demi-finale à l’écran, puis le tournoi final à la table. La participation est gratuite.',
        `Chaque personne a exactement un compte. Les employés de l’organisateur ou d’une entreprise mandatée, et les personnes qui vivent dans le même ménage qu’eux, ne peuvent pas participer.`,
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
        `Entraînement ${f.bootCamp}, facultatif et illimité. Chaque jour dès ${f.opens}, dernier départ à ${f.lastStart}. Une partie compte ${f.games} donnes et dure ${f.minutes} minutes au plus\u202F; ensuite, seules les donnes terminées comptent.`,
        'Ta meilleure partie paraît dans la liste. Elle ne compte pas pour la qualification.',
      ],
    },
    {
      article: '5.01 – 5.03',
      title: 'Qualification',
      text: [
        `Qualification ${f.qualification}. Parties par jour\u202F: ${f.daily}, les dimanches d’atout ${f.trumpSunday}. Mêmes horaires et même limite de ${f.minutes} minutes qu’au camp d’entraînement. Une partie commencée compte comme jouée, pour le jour où tu l’as commencée.`,
        `Avec au moins ${f.threshold} points en une partie, tu es en demi-finale et tu reçois un e-mail.`,
      ],
    },
    {
      article: '5.04',
      title: 'Parties bonus',
      text: [
        `${f.bonusBootCamp} si tu as terminé au moins une donne au camp d’entraînement. ${f.bonusReferral} pour chaque nouvelle personne venue par ton lien qui joue sa première partie avant la fin de la qualification.`,
        'Tu peux les jouer quand tu n’as plus de partie journalière. Elles sont personnelles et expirent à la fin de la qualification.',
      ],
    },
    {
      article: '6',
      title: 'Demi-finale',
      text: [
        `De ${f.semiFinalOpens} à ${f.semiFinalLast}, jour et nuit. ${f.matches} ${plural(f.matches, 'partie', 'parties')} au plus\u202F; les ${f.best} meilleures sont additionnées. ${f.hardEnd ? 'Le dernier départ est aussi la fin du jeu.' : 'Une partie commencée jusque-là peut encore être terminée.'}`,
        `Les ${f.places} meilleurs accèdent au tournoi final.`,
      ],
    },
    {
      article: '7.01, 7.02',
      title: 'Places en finale',
      text: [
        'En cas d’égalité à la limite, toutes les personnes au-dessus sont qualifiées\u202F; les places restantes sont tirées au sort. Chaque tirage est annoncé à l’avance et peut être vérifié.',
        `Le tournoi final a lieu ${f.finalDay}${f.venue}. Confirme ta place par écrit jusqu’au ${f.confirmBy}, 24 h. La personne qui renonce ou ne répond pas est remplacée par la suivante du classement de la demi-finale\u202F; en cas d’égalité, par tirage au sort.`,
        `S’y ajoutent ${f.titleHolder ? 'le tenant ou la tenante du titre et ' : ''}${f.wildCards} ${plural(f.wildCards, 'wild card', 'wild cards')} au plus\u202F: ${f.most} personnes au maximum. Le jour de la finale, présente ton passeport, ta carte d’identité ou ton permis de conduire.`,
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
