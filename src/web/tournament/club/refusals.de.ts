import type { ClubWordings } from './refusals.ts';

export const refusals: ClubWordings = {
  'not-in-pairs': 'An diesem Turnier gibt es keine festen Paare. Stell das Reglement auf Partnerschieber um.',
  'pair-of-one': (f) => `Nr. ${f.number} kann nicht mit sich selber spielen. Gib eine andere Nummer ein.`,
  'has-partner': (f) =>
    `Nr. ${f.number} spielt mit Nr. ${f.partner}. Ein Paar kann nur wechseln, wenn jemand von beiden heimgegangen ist.`,
  'pair-without-partner': (f) =>
    `«${f.name}» hat keinen Partner auf der Liste. Schreib beide auf eine Zeile oder untereinander.`,
};
