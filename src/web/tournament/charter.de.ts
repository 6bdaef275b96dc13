import type { CharterLine } from '../../tournament/evening/charter.ts';
import type { Extra } from '../../tournament/sheet/extras.ts';
import { plural } from '../i18n/format.ts';

/** One sentence for every rule; `list` is what counts beside the cards, in words. */
type CharterWords = {
  readonly [Rule in CharterLine['rule']]: (
    facts: Extract<CharterLine, { rule: Rule }> & { readonly list: string },
  ) => string;
};

const lines: CharterWords = {
  passen: (f) => `Zu spielen: ${f.passen} ${plural(f.passen, 'Passe', 'Passen')} zu ${f.games} Spielen.`,
  partners: () => 'Partner, Gegner und Tisch wechseln in jeder Passe und werden ausgelost.',
  pairs: () => 'Die Paare bleiben den ganzen Abend zusammen. Gegner und Tische werden ausgelost.',
  points: () =>
    'Jedes Spiel zählt 157 Punkte: 152 in den Karten und 5 für den letzten Stich. Stöck, Weis und Match zählen nicht.',
  extras: (f) => `Dazu zählen an diesem Abend: ${f.list}.`,
  modes: () =>
    'Angesagt wird eine der vier Trumpffarben, Obenabe oder Undenufe. Ohne Trumpf zählt jeder Achter 8 Punkte.',
  number: () => 'Deine Nummer gilt den ganzen Abend und wird nicht getauscht.',
  start: () => 'Jede Passe beginnt erst auf das Wort der Turnierleitung.',
  writer: () =>
    'Der Tisch bestimmt, wer schreibt. Wer schreibt, gibt zum ersten Spiel; danach geht es nach rechts weiter.',
  deal: () =>
    'Abgehoben werden mindestens drei Karten, gegeben wird dreimal drei. Zähle vor dem ersten Ausspiel deine neun Karten und schau, ob die richtige Person gegeben hat.',
  declare: () =>
    'Vorhand sagt an oder schiebt mit dem Wort «gschobe»; erst dann nimmt die Partnerin oder der Partner die Karten auf. Zurückschieben geht nicht. Vorhand spielt aus, mit irgendeiner Karte.',
  follow: () =>
    'Du musst farben oder stechen. Der Trumpf-Bauer muss nie gegeben werden. Untertrumpfen darf nur, wer nichts anderes mehr hat.',
  silence: () =>
    'Keine Zeichen und keine Bemerkungen. Gekehrte Stiche bleiben gekehrt. Alle neun Stiche werden gespielt.',
  fault: () => 'Ging etwas falsch, lasst die Karten liegen und ruft die Kontrolle.',
  count: (f) =>
    `Beide Parteien zählen und vergleichen: 157 im Spiel, ${f.all} in der Passe. Erst dann werden die Karten zusammengelegt.`,
  visa: (f) =>
    f.by === 'supervisor'
      ? 'Nach jeder Passe trägt die Kontrolle die Punkte auf dem Standblatt ein und visiert sie.'
      : 'Nach jeder Passe kommen die Punkte auf das Standblatt; die Kontrolle prüft und visiert sie.',
  total: () =>
    'Am Schluss rechnest du dein Endtotal selber aus, lässt es visieren und gibst das Standblatt ab. Ohne Visum oder Abgabe wirst du nicht rangiert.',
  ties: (f) =>
    f.ties === 'best-passe'
      ? 'Bei gleichem Total entscheidet die beste Passe, dann die zweitbeste und so weiter.'
      : 'Bei gleichem Total gilt der gleiche Rang.',
  bye: (f) =>
    f.points === null
      ? 'Wer eine Passe aussetzt, bekommt den Durchschnitt der eigenen Passen.'
      : `Wer eine Passe aussetzt, bekommt ${f.points} Punkte.`,
  finalTable: (f) =>
    `Die vier Besten spielen am Finaltisch ${f.passen} ${plural(f.passen, 'Passe', 'Passen')} zu ${f.games} Spielen, alle einmal miteinander, und beginnen bei null.`,
  warning: (f) =>
    f.from === 1
      ? 'Wer sich nicht an die Regeln hält, wird gemahnt und kann danach ausgeschlossen werden.'
      : `Wer sich nicht an die Regeln hält, wird gemahnt. Ab der Mahnung Nr. ${f.from} kann der Ausschluss folgen.`,
  decision: () => 'Die Kontrolle entscheidet am Tisch, die Turnierleitung endgültig.',
};

/** The regulation in force, for everybody in the hall. */
export const words = {
  title: 'Reglement',
  print: 'Reglement drucken',
  acceptance: 'Wer mitspielt, anerkennt das Reglement. Der Rechtsweg ist ausgeschlossen.',
  extras: { match: 'Match 100', stoeck: 'Stöck 20', weis: 'Weis' } satisfies Record<Extra, string>,
  lines,
};

export type Words = typeof words;
