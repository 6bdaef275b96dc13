import { plural } from '../i18n/format.ts';
import type { Words } from './words.de.ts';

export const words: Words = {
  title: 'I tuoi numeri',
  lead: 'Calcolati dalle tue partite. Oltre a te non li vede nessuno.',
  none: 'Ancora nessun numero',
  noneText: 'Finisci una partita: qui vedrai che cosa ti riesce e che cosa meno.',
  play: 'Allenamento',
  games: (n) => `${n} ${plural(n, 'smazzata', 'smazzate')}`,
  mean: (points) => `${points} punti in media`,
  overTime: 'Punti per smazzata, partita per partita',
  halfNote: 'La linea nel mezzo è la metà di 157.',
  accuracy: 'Precisione, partita per partita',
  accuracyNote:
    'Solo le partite che hai analizzato su questo dispositivo. 100 vuol dire che nessuna decisione è costata punti.',
  accuracyHead: 'Precisione',
  who: 'Chi ha scelto il gioco',
  byDeclarer: { mine: 'Tu', partner: 'La tua compagna', theirs: 'Gli avversari' },
  what: 'Che cosa si è giocato',
  pass: 'Passato o no',
  byPass: { passed: 'passato', declared: 'non passato' },
  kind: 'Tipo',
  gamesHead: 'Smazzate',
  meanHead: 'Media',
  best: 'La tua partita migliore',
  worst: 'La tua partita più debole',
  matchLine: (points, games, when) =>
    `${points} ${plural(points, 'punto', 'punti')} in ${games} ${plural(games, 'smazzata', 'smazzate')}, ${when}`,
  see: 'Guarda',
  daily: 'Le dodici del giorno: vantaggio sul par',
  dailyNote: 'Il par è ciò che il giocatore virtuale del giorno ottiene con le tue carte.',
  day: 'Giorno',
  points: 'Punti',
  par: 'Par',
  lead3: '± par',
  table: 'Lo stesso come tabella',
  when: 'Partita',
};
