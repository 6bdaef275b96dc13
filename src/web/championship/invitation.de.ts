import type { Stage } from '../../championship/stage.ts';

/** What the home page says of the championship to whoever has not entered. */
export const words = {
  title: 'Meisterschaft',
  stages: {
    ...{ draft: 'Entwurf', announced: 'angekündigt', running: 'läuft', over: 'vorbei', archived: 'Archiv' },
  } satisfies Record<Stage, string>,
  enterWin: 'Qualifikation, Halbfinal, Live-Final: Die Besten spielen am Schluss an echten Tischen um den Titel.',
  enterText: 'Die Teilnahme ist gratis. Du spielst mit einem Computerpartner gegen zwei Computerspieler.',
  enterButton: 'Jetzt mitmachen',
  champion: 'Gewonnen hat',
  numbered: (n: number) => `Nr. ${n}`,
  rankingLink: 'Rangliste',
};

export type Words = typeof words;
