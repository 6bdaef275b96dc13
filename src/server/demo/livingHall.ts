import type { HallOfHouse } from '../../demo/house.ts';
import { shuffle } from '../../kit/chance.ts';
import { HOUR } from '../../kit/time.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import type { Life } from './living.ts';
import { draw, type Hall, writeGame } from './making/evenings.ts';

export interface Pace {
  readonly passen: number;
  /** Seconds a table takes for a game. */
  readonly pace: number;
}

/** The tables of a hall write, the supervisor initials, the next Passe is drawn and begins, until all are played. */
export async function liveEvening(life: Life, codes: HallOfHouse, { passen, pace }: Pace): Promise<void> {
  const hall = hallOf(life, codes);
  for (;;) {
    const { view } = await hall.view();
    const tables: readonly TableView[] = view.tables;
    const passe = tables[0]?.passe ?? passen;
    const open = tables.filter(({ status }) => status !== 'visaed');
    if (open.length > 0) {
      const { table } = shuffle(open, life.chance)[0]!;
      if (!(await writeGame(hall, passe, table, life.chance))) await finishTable(hall, passe, table, codes);
      await life.wait(pace / open.length);
    } else if (passe < passen && !view.isFinished) {
      await life.wait(pace);
      if (tables.length > 1) await draw(hall, [passe + 1], life.chance); // of the final table all Passen are drawn
      await hall.post('/commands', { type: 'start-passe', passe: passe + 1 });
    } else await life.wait(HOUR / 1000); // what follows is the visitor's: prizes, results, the end
  }
}

/** Two confirm, the supervisor initials. */
async function finishTable(hall: Hall, passe: number, table: number, { supervisor }: HallOfHouse): Promise<void> {
  const code = hall.code('t', table);
  const path = `/sheets/${passe}/${table}/commands`;
  for (const seat of [0, 1]) {
    const { sheet } = await hall.view(code);
    await hall.post(path, { type: 'confirm', seat, version: sheet.version }, code);
  }
  const { sheet } = await hall.view(code);
  await hall.post(path, { type: 'visa', version: sheet.version }, supervisor);
}

/** With the codes that the house was shipped with: nothing but what stands on the tables. */
function hallOf({ visitor }: Life, { id, director, wall, tables }: HallOfHouse): Hall {
  const desk = visitor();
  return {
    ...{ id, director, wall, visitor: desk },
    code: (_kind, number) => tables[number - 1] ?? '',
    post: (path, body, by = director) => desk.as(by).post(`/api/tournaments/${id}${path}`, body),
    view: (by = director) => desk.as(by).get(`/api/tournaments/${id}/view`),
  };
}
