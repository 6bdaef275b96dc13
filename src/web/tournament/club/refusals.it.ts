import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'In questo torneo non ci sono coppie fisse. Scegli lo Schieber a coppie nel regolamento.',
  'pair-of-one': (f) => `Il n. ${f.number} non può giocare con sé stesso. Inserisci un altro numero.`,
  'has-partner': (f) =>
    `Il n. ${f.number} gioca con il n. ${f.partner}. Una coppia cambia solo se uno dei due se n’è andato.`,
  'pair-without-partner': (f) =>
    `«${f.name}» non ha un compagno sulla lista. Scrivi i due nomi su una riga o uno sotto l’altro.`,
  'already-seated': (f) =>
    `Il n. ${f.number} ha un posto nella partita ${f.passe}. Segna che se ne va, così non viene più estratto.`,
  'fee-paid': (f) => `Il n. ${f.number} ha già pagato. Restituisci prima la quota nella cassa.`,
  'fee-not-paid': (f) => `Il n. ${f.number} non ha pagato nulla.`,
  'not-an-amount': 'Non è un importo. Inserisci franchi e centesimi.',
  'parts-needed': 'Per i premi serve almeno una quota.',
  'registration-closed': 'Le iscrizioni sono chiuse. Chiedi alla direzione del torneo se c’è ancora un posto.',
  'too-many-members': (f) => `La lista ha al massimo ${f.most} soci. Togli prima qualcuno.`,
  'registration-full':
    'Con il link non ci si può più iscrivere: anche la lista d’attesa è piena. Chiedi alla direzione del torneo se c’è ancora un posto.',
  'partner-needed': 'Qui si gioca a coppie fisse: iscrivetevi in due.',
  'no-such-series': 'Questa serie non esiste.',
  'evening-in-series': 'Questo torneo fa già parte della serie.',
  'evening-not-in-series': 'Questo torneo non fa parte della serie.',
  'too-many-evenings': (f) => `Una serie ha al massimo ${f.most} tornei. Comincia una nuova serie.`,
  'not-a-game': 'La smazzata non può dare questi punti: 157, più ciò che il regolamento conta.',
};
