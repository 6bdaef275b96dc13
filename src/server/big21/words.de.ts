import type { Letter } from '../mail/letter.ts';

/** What a notice names; the day is written out in the reader's language. */
export interface Facts {
  readonly from: string;
  readonly rules: string;
  readonly conditions: string;
  readonly model: string;
  readonly url: string;
}

export interface Words {
  readonly notice: (facts: Facts) => Letter;
}

export const words: Words = {
  notice: (facts) => ({
    subject: 'Neue Bestimmungen von Big21',
    paragraphs: [
      `Ab dem ${facts.from} gelten für Big21 neue Bestimmungen: Spielregeln vom ${facts.rules}, Bedingungen vom ${facts.conditions}, Chancen nach Modell ${facts.model}.`,
      'Bis dahin bleibt alles, wie es ist. Vor dem ersten Einsatz danach fragen wir dich, ob du sie annimmst.',
    ],
    action: { label: 'Regeln und Chancen', url: facts.url },
  }),
};
