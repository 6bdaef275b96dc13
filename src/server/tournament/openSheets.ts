import type { Instant } from '../../kit/time.ts';
import { type Evening, playersOf } from '../../tournament/evening/evening.ts';
import { cardsOf } from '../../tournament/seating/seating.ts';
import { type By, evolveSheet, type SheetEvent, seatsOf } from '../../tournament/sheet/sheet.ts';
import type { Trx } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { sheetStream, storeSheet } from './streams.ts';

/** The director's word lays a sheet on every table, in the same breath. SSC 7.03, EBH 2 */
export async function openSheets(
  store: Store,
  trx: Trx,
  id: string,
  evening: Evening,
  passe: number,
  { at, by }: { readonly at: Instant; readonly by: By },
): Promise<void> {
  const { seating } = evening.passen.find((each) => each.passe === passe)!;
  const { regulation, finalTable } = evening;
  const isFinal = passe > regulation.passen;
  const wishes = Object.fromEntries(playersOf(evening).flatMap((p) => (p.cards ? [[p.number, p.cards]] : [])));
  for (const table of seating.tables) {
    const opened: SheetEvent = {
      type: 'opened',
      passe,
      table: table.table,
      players: seatsOf(table),
      games: isFinal ? finalTable!.games : regulation.gamesPerPasse,
      cards: isFinal ? (typeof finalTable!.cards === 'string' ? finalTable!.cards : 'both') : cardsOf(table, wishes),
      at,
    };
    const stream = sheetStream(id, passe, table.table);
    const appended = await store.appendIn(trx, { stream, expected: 0, events: [opened], actor: by.who, at });
    if (appended.outcome !== 'appended') throw new Error(`sheet ${stream}: ${appended.outcome}`);
    await storeSheet(trx, id, evolveSheet(undefined, opened), appended.version);
  }
}
