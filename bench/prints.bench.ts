import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBoard, Staff } from '../src/server/tournament/boards.ts';
import { print } from '../src/server/tournament/prints/print.ts';
import type { Language } from '../src/server/tournament/words.ts';
import { sheetKey } from '../src/tournament/evening/board.ts';
import { EBH, SSC } from '../src/tournament/regulation.ts';
import { PRINTS } from '../src/tournament/wire.ts';
import { simulateEvening } from '../test/evening.sim.ts';

/** How long 100 sheets take; with PRINTS_TO=folder the pages are kept, to be looked at. */
const NAMES = [
  'Edith Käslin',
  'Bernadette Furrer',
  'Yvonne Tschümperlin',
  'Wendelin Schelbert',
  'Köbi Hürlimann',
  'Jean-Baptiste de Montmollin',
  'Đorđe Petrović',
  'Rita Amstutz',
  'Hans-Peter Meier-Zgraggen',
  'Li Wu',
];
const TOWNS = ['Stans', 'Bubikon', 'Stein am Rhein', 'La Chaux-de-Fonds', 'Zug', ''];

function boardOf(players: number, base: typeof SSC): ServerBoard {
  const report = simulateEvening(`prints ${players}`, players, base);
  const { evening, sheets } = report.state;
  return {
    id: 'abcdefgh',
    revision: 1,
    moved: null,
    evening,
    sheets: new Map(sheets.map((sheet) => [sheetKey(sheet.passe, sheet.table), { sheet, version: 1 }])),
    people: new Map(
      Object.keys(evening.players).map((number, i) => [
        Number(number),
        { name: `${NAMES[i % NAMES.length]}`, town: TOWNS[i % TOWNS.length]!, yearOfBirth: 1960 },
      ]),
    ),
    secret: randomBytes(32),
    owner: 'person:1',
    staff: new Map<number, Staff>(),
  };
}

const folder = process.env['PRINTS_TO'];
const address = 'http://192.168.1.20:8080';
const ssc = boardOf(104, SSC);
const ebh = boardOf(42, EBH);
if (folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, board] of [
    ['ssc', ssc],
    ['ebh', ebh],
  ] as const)
    for (const what of PRINTS)
      for (const blank of [undefined, 1]) {
        const language = (blank ? 'fr' : name === 'ssc' ? 'de' : 'it') as Language;
        const file = await print(board, { what, passe: 2, blank, language, address });
        if (file) writeFileSync(join(folder, `${name}-${what}${blank ? '-blank' : ''}.pdf`), file);
      }
}
for (const what of ['sheets', 'personal'] as const) {
  const start = process.cpuUsage();
  let pages = 0;
  let bytes = 0;
  while (pages < 100) {
    const file = await print(ssc, { what, passe: 1, blank: undefined, language: 'de', address });
    pages += what === 'sheets' ? 26 : 104;
    bytes = file!.length;
  }
  const { user, system } = process.cpuUsage(start);
  const milliseconds = ((user + system) / 1000 / pages) * 100;
  console.log(
    JSON.stringify({
      bench: `prints: 100 ${what} as PDF with QR codes, processor time`,
      figure: Math.round(milliseconds),
      unit: 'ms',
    }),
  );
  console.log(JSON.stringify({ bench: `prints: size of the last file of ${what}`, figure: bytes, unit: 'bytes' }));
}
