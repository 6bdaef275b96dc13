import type { Words } from './words.de.ts';

export const words: Words = {
  code: 'Code',
  codeHint: 'Il figure sur la plaque de table ou sur la feuille personnelle, par exemple T14-K7MQ-2PX9.',
  open: 'Ouvrir',
  orType: (address, code) => `Ou tape : ${address}/code, puis ${code}`,
  otherFolder: 'Autre dossier',
  saveHere: 'Enregistrer ici',
  saveToStick: 'Enregistrer sur cette clé',
  second: 'Deuxième ordinateur',
  secondHint:
    'Un deuxième ordinateur du même réseau suit chaque inscription et peut prendre le relais à tout moment. Lances-y Gschobe, ouvre « Tournois » et tape sous « Deuxième ordinateur » :',
  nobodyFollows: 'Aucun deuxième ordinateur ne suit encore.',
  follows: (address) => `Le deuxième ordinateur (${address}) est connecté et a tout.`,
  behind: (n) =>
    n === 1
      ? 'Le deuxième ordinateur va chercher une inscription.'
      : `Le deuxième ordinateur va chercher ${n} inscriptions.`,
  stopped: (time) => `Le deuxième ordinateur s’est manifesté pour la dernière fois à ${time}.`,
  followHint: 'Cet ordinateur en suit un autre et peut prendre le relais s’il tombe en panne.',
  address: 'Adresse du premier ordinateur',
  addressHint: 'Elle y figure sous « Impression », par exemple 192.168.1.5:8080/code/F1-K7MQ-2PX9.',
  follow: 'Suivre',
  hears: (since, entries) => `Suit depuis ${since}, ${entries} inscriptions, tout est là.`,
  silent: (time) => `Le premier ordinateur ne répond pas. Dernières nouvelles à ${time}.`,
  takeOver: 'Prendre le relais',
  takeOverMeans: (title) =>
    `« ${title} » continue ensuite sur cet ordinateur. Le premier n’écrit plus rien dès qu’il l’apprend.`,
  stop: 'Ne plus suivre',
  stopMeans: 'Ce que cet ordinateur a de l’autre est supprimé. Le tournoi y continue.',
  taken: (time) => `Relais pris à ${time}.`,
  firstUnaware: 'Le premier ordinateur ne le sait pas encore. Il l’apprend dès qu’il revient sur le réseau.',
  firstAware: 'Le premier ordinateur le sait et n’écrit plus rien.',
  missing: (n) =>
    n === 1
      ? 'Le premier ordinateur a une inscription qui manque ici. Elle y figure sur la page du tournoi.'
      : `Le premier ordinateur a ${n} inscriptions qui manquent ici. Elles y figurent sur la page du tournoi.`,
  openEvening: 'Ouvrir le tournoi',
  signsLead: 'Plaques et feuilles mènent encore au premier ordinateur. Réimprime-les s’il ne revient pas.',
  remove: 'Retirer de la liste',
  moved: 'Le tournoi continue sur un autre ordinateur',
  movedAt: (time) => `Depuis ${time}, plus rien n’est écrit ici.`,
  goThere: 'Continuer là-bas',
  missingThere: (n) =>
    n === 1
      ? 'Une inscription d’ici manque là-bas. Reporte-la là-bas :'
      : `${n} inscriptions d’ici manquent là-bas. Reporte-les là-bas :`,
  stay: 'Continuer quand même ici',
  stayMeans:
    'On écrit de nouveau ici. L’autre ordinateur ne l’apprend pas : un seul des deux peut conduire le tournoi.',
};
