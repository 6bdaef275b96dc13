import { setTimeout as pause } from 'node:timers/promises';
import { openHall } from '../hall/hall.ts';
import { GAMES, planOf, type Step, TABLES, untilTold } from '../hall/kill.ts';
import { again } from './asking.ts';

export interface EveningBooks {
  /** Games, confirmations and visas that a phone was told are written. */
  written: number;
  lost: number;
  doubled: number;
}

export const newEveningBooks = (): EveningBooks => ({ written: 0, lost: 0, doubled: 0 });

const PASSEN = 20;
/** Milliseconds from a table's line to its next: the evening lasts as long as the check. */
const BREATH = 5000;

/** Four tables write Passe after Passe, a phone that hears nothing sends again; then what they were told is looked up. */
export async function writeUntil(
  isOver: () => boolean,
  address: string,
  environment: Record<string, string>,
  books: EveningBooks = newEveningBooks(),
  breath = BREATH,
): Promise<EveningBooks> {
  const words = ['--title', 'Cluster', '--day', '2024-11-16', '--regulation', 'ebh'];
  const format = ['--games', String(GAMES), '--passen', String(PASSEN)];
  const hall = await openHall(address, environment, [...words, ...format]);
  await hall.people(4 * TABLES.length);
  await hall.supervisor('Rita Amstutz');
  await hall.draw(Array.from({ length: PASSEN }, (_, i) => i + 1));
  for (let passe = 1; passe <= PASSEN && !isOver(); passe++) {
    await untilTold(hall, '/commands', start(hall.desk, passe));
    const plan = planOf(hall, passe);
    await Promise.all(
      TABLES.map(async (table, index) => {
        for (const [at, step] of plan[index]!.entries()) {
          await untilTold(hall, `/sheets/${passe}/${table}/commands`, step, at + 1);
          books.written++;
          await pause(breath);
        }
      }),
    );
    for (const table of TABLES) {
      // Where nobody answers there is no sheet, and the question is asked again.
      const version = await again(async () => Number((await hall.view(hall.code('t', table))).sheet.version));
      books.doubled += Math.max(0, version - 1 - plan[0]!.length);
      books.lost += Math.max(0, plan[0]!.length + 1 - version);
    }
  }
  return books;
}

const start = (key: string, passe: number): Step => ({
  ...{ key, once: `start-${passe}`, body: { type: 'start-passe', passe } },
});
