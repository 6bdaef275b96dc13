import type { Instant } from '../../kit/time.ts';
import { type Board, sheetsOf } from '../../tournament/evening/board.ts';
import { type Evening, passeOf, playersOf } from '../../tournament/evening/evening.ts';
import { cardsOf } from '../../tournament/seating/wishes.ts';
import type { SheetFacts } from '../../tournament/sheet/decide.ts';
import { type SheetEvent, seatsOf } from '../../tournament/sheet/sheet.ts';

/** The sheet that lies on a table when its Passe begins; undefined: there is no such table. SSC 7.03, EBH 2 */
export function openingOf(evening: Evening, passe: number, number: number, at: Instant): SheetEvent | undefined {
  const table = passeOf(evening, passe)?.seating.tables.find((each) => each.table === number);
  if (table === undefined) return undefined;
  const { regulation, finalTable } = evening;
  const final = passe > regulation.passen ? finalTable : null;
  const wishes = Object.fromEntries(playersOf(evening).flatMap((p) => (p.cards ? [[p.number, p.cards]] : [])));
  const players = seatsOf(table);
  if (final === null) {
    return {
      type: 'opened',
      passe,
      table: number,
      players,
      games: regulation.gamesPerPasse,
      cards: cardsOf(table, wishes),
      at,
    };
  }
  const cards = typeof final.cards === 'string' ? final.cards : 'both';
  return { type: 'opened', passe, table: number, players, games: final.games, cards, at };
}

/** What the evening says about the sheets of a Passe. */
export function sheetFacts(board: Board, passe: number): Omit<SheetFacts, 'version'> {
  const { regulation, doubleEntry, players, finishedAt } = board.evening;
  const sheets = sheetsOf(board).filter((sheet) => sheet.passe === passe);
  const isFinished = finishedAt !== null;
  return {
    regulation,
    doubleEntry,
    players,
    isFinished,
    seated: sheets.flatMap((sheet) => Object.values(sheet.players)),
  };
}
