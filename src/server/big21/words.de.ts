/** What letters about new terms of Big21 say. B21 24.2 */
export interface Words {
  readonly notice: Readonly<Record<'subject' | 'until' | 'content' | 'german' | 'label', string>> & {
    readonly holds: (from: string, changes: string) => string;
  };
  readonly rules: (version: string) => string;
  readonly conditions: (version: string) => string;
  readonly model: (model: string) => string;
}

export const words: Words = {
  notice: {
    subject: 'Neue Bestimmungen von Big21',
    holds: (from, changes) => `Ab dem ${from} gelten für Big21 neue Bestimmungen: ${changes}.`,
    until: 'Bis dahin bleibt alles, wie es ist. Vor dem ersten Einsatz danach fragen wir dich, ob du sie annimmst.',
    content: 'Das ändert sich:',
    german: 'Das ändert sich:',
    label: 'Regeln und Chancen',
  },
  rules: (version) => `Spielregeln in der Fassung ${version}`,
  conditions: (version) => `Bedingungen in der Fassung ${version}`,
  model: (model) => `Chancen nach Modell ${model}`,
};
