import type { Guise } from '../../demo/roles.ts';
import type { Stop } from '../../demo/stops.ts';

export const words = {
  demo: 'Demo',
  invented: 'Alle Leute hier sind erfunden, das Geld ist Spielgeld.',
  who: 'Wer möchtest du sein?',
  tour: 'Rundgang',
  guises: {
    player: 'Spielerin',
    finalist: 'Halbfinalist',
    organiser: 'Veranstalter',
    director: 'Turnierleitung',
    writer: 'Tafelschreiber',
    supervisor: 'Aufsicht',
    wall: 'Leinwand',
    cashier: 'Kasse',
    auditor: 'Revision',
  } satisfies Record<Guise, string>,
  title: 'Ein Haus voller Leute',
  lead: 'Zwölf Orte, an denen sich ein Blick lohnt. Jeder Knopf öffnet ein eigenes Fenster als jemand anderes: Stell mehrere nebeneinander, und du siehst, wie das eine beim anderen ankommt.',
  clock: (moment: string) =>
    `Die Uhr dieses Hauses stand beim Start auf ${moment} und geht von dort weiter, egal an welchem Tag du es startest. Ein neuer Start beginnt wieder dort.`,
  oneWindow: 'Dieser Browser kennt keine eigenen Fenster für mehrere Leute: Hier bist du immer nur jemand auf einmal.',
  open: (who: string) => `Ansehen als ${who}`,
  stops: {
    table: {
      title: 'Der Tisch',
      text: 'Die Karten sind verteilt: Spiel gegen drei Computer. Vor der ersten Karte steht die Prüfsumme der Verteilung auf dem Tisch; nach der letzten rechnest du sie nach.',
    },
    daily: {
      title: 'Tageszwölf',
      text: 'Dieselben zwölf Spiele für alle. Spiel sie und schau, wie viele der anderen hier weniger Punkte gemacht haben.',
    },
    qualification: {
      title: 'Die Qualifikation',
      text: '300 Leute in der zweiten Woche. Starte eine gewertete Partie; die Rangliste bewegt sich, während du zusiehst.',
    },
    champion: {
      title: 'Der letzte Titel',
      text: 'Die Austragung vom letzten Jahr mit ihrem Titel, der offiziellen Rangliste und den Plätzen im Finalturnier.',
    },
    semiFinal: {
      title: 'Ein schneller Halbfinal',
      text: 'Vier Spiele in fünf Minuten, die drei besten Partien zählen. Starte eine und behalte die Uhr im Auge.',
    },
    office: {
      title: 'Das Büro',
      text: 'Unter «Prüfen» wartet ein Konto, das einem anderen zu sehr gleicht. Unter «Protokoll» steht, welche Partie zurückgegeben wurde und von wem.',
    },
    desk: {
      title: 'Der Tisch der Turnierleitung',
      text: 'Ein Vereinsabend mit zehn Tischen mitten in der dritten Passe. Die Tische schreiben von selbst; öffne einen, verwarne jemanden, drucke eine Liste.',
    },
    writer: {
      title: 'Die Tafel am Tisch',
      text: 'Das Handy, mit dem Tisch 1 schreibt. Trag ein Spiel ein und schau daneben auf die Leinwand.',
    },
    wall: {
      title: 'Die Leinwand',
      text: 'Was der ganze Saal sieht: Rangliste, Tische, Uhr. Lass sie neben dem Tisch der Turnierleitung offen.',
    },
    finalTable: {
      title: 'Der Finaltisch',
      text: 'Die vier Besten eines anderen Turniers spielen es aus, drei Passen, jeder einmal mit jedem.',
    },
    series: {
      title: 'Vier Abende, eine Rangliste',
      text: 'Die Meisterschaft der Hütte: drei Abende sind vorbei, der von heute Abend zählt schon mit.',
    },
    big21: {
      title: 'Big21 und die Kasse',
      text: 'Eine Auszahlung ist angehalten, bis eine zweite Person sie freigibt. Such nach «Vreni Amstutz», lies den Auszug; als Revision rechnest du danach die ganze Kette nach.',
    },
  } satisfies Record<Stop, { title: string; text: string }>,
};

export type Words = typeof words;
