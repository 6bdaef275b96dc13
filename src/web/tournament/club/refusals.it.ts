import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'In questo torneo non ci sono coppie fisse. Scegli lo Schieber a coppie nel regolamento.',
  'pair-of-one': (f) => `Il n. ${f.number} non può giocare con sé stesso. Inserisci un altro numero.`,
  'has-partner': (f) =>
    `Il n. ${f.number} gioca con il n. ${f.partner}. Una coppia cambia solo se uno dei due se n’è andato.`,
  'pair-without-partner': (f) =>
    `«${f.name}» non ha un compagno sulla lista. Scrivi i due nomi su una riga o uno sotto l’altro.`,
};
