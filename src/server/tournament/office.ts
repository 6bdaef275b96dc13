import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { outstandingOf, sheetKey, sheetsOf } from '../../tournament/evening/board.ts';
import { decideEvening, type EveningCommand } from '../../tournament/evening/decide.ts';
import type { Evening, EveningEvent } from '../../tournament/evening/evening.ts';
import { totalOf } from '../../tournament/ranking/standings.ts';
import { decideSheet, type SheetCommand } from '../../tournament/sheet/decide.ts';
import { type By, evolveSheet, type Sheet, type SheetEvent } from '../../tournament/sheet/sheet.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Services } from '../subject.ts';
import { type Boards, openBoards, type ServerBoard } from './boards.ts';
import { keyFor } from './keys.ts';
import { bump, eveningProcess, eveningStream, sheetProcess, sheetStream, storeSheet } from './process.ts';
import { openingOf } from './sheets.ts';
import type { TournamentTables } from './tables.ts';

export type Told = Result<{ readonly answer: Answer }, AnyRefusal>;

/** Who asks, when, and under which key: the same for every command. */
export interface Asking {
  readonly by: By;
  readonly at: Instant;
  readonly once: Once | undefined;
}

/** One door for desk, phones and paper: load, decide, append, publish. */
export interface Office {
  readonly boards: Boards;
  create(
    command: Extract<EveningCommand, { type: 'create' }>,
    director: string,
    owner: string,
    asking: Omit<Asking, 'by'>,
  ): Promise<Told>;
  evening(
    id: string,
    command: EveningCommand | ((board: ServerBoard) => EveningCommand),
    asking: Asking,
    more?: (trx: Trx, events: readonly EveningEvent[]) => Promise<void>,
  ): Promise<Told>;
  sheet(
    id: string,
    passe: number,
    table: number,
    commands: readonly SheetCommand[],
    seen: number | undefined,
    asking: Asking,
  ): Promise<Told>;
  /** Somebody's details or a helper changed: not in the log, but on the screens. */
  aside(id: string, work: (trx: Trx) => Promise<void>): Promise<void>;
}

export function openOffice({ store, publish, now }: Services): Office {
  const boards = openBoards(store);
  const tell = (id: string, news: object) => publish(`tournament:${id}`, news);

  return {
    boards,

    async create(command, director, owner, { at, once }) {
      const id = newId();
      const secret = randomBytes(32);
      const by: By = { role: 'director', who: 'staff:1' };
      const performed = await store.performBy(eveningProcess, {
        stream: eveningStream(id),
        actor: owner,
        at,
        once,
        decide: ({ state }) => decideEvening(state, command, by, at),
        answer: () => ({ id, key: keyFor(secret, 's', 1), projector: keyFor(secret, 'v', 0) }),
        alongside: async (trx, { state }) => {
          const db = trx.withTables<TournamentTables>();
          const { title, day } = state!;
          await db
            .insertInto('tournaments')
            .values({ id, secret, revision: 1n, owner, title, day, at: new Date(at), made_by: null })
            .execute();
          await db
            .insertInto('tournament_staff')
            .values({ tournament: id, staff: 1, name: director, role: 'director', player: null, is_revoked: false })
            .execute();
        },
      });
      return performed;
    },

    async evening(id, asked, { by, at, once }, more) {
      const performed = await store.performBy(eveningProcess, {
        stream: eveningStream(id),
        actor: by.who,
        at,
        once,
        decide: async ({ state }): Promise<Result<readonly EveningEvent[], AnyRefusal>> => {
          const board = await boards.load(id);
          if (!board || !state) return refuse({ code: 'not-found' });
          // The board may be a moment older than the stream; sheets and names do not change what the stream knows.
          const command = typeof asked === 'function' ? asked({ ...board, evening: state }) : asked;
          return decideEvening(state, command, by, at);
        },
        answer: ({ version }, events) => ({ version, events: events.map(({ type }) => type), ...factsOf(events) }),
        alongside: async (trx, { state }, events) => {
          for (const event of events)
            if (event.type === 'passe-started') await openSheets(trx, id, state!, event.passe, at, by);
          await more?.(trx, events);
          await bump(trx, id);
        },
      });
      if (performed.ok && performed.value.events.length > 0)
        tell(id, { kind: 'evening', events: performed.value.events.map(({ type }) => type) });
      return performed;
    },

    async sheet(id, passe, table, commands, seen, { by, at, once }) {
      const board = await boards.load(id);
      if (!board) return refuse({ code: 'not-found' });
      const { regulation } = board.evening;
      const performed = await store.performBy(sheetProcess, {
        stream: sheetStream(id, passe, table),
        actor: by.who,
        at,
        once,
        decide: ({ state, version }): Result<readonly SheetEvent[], AnyRefusal> => {
          if (state && seen !== undefined && seen !== version) {
            // Something happened since; if the rules refuse anyway, their reason is the better one.
            const first = decideSheet(state, commands[0]!, by, regulation, at);
            return first.ok
              ? refuse({ code: 'changed-meanwhile', version, article: regulation.articles.sheet } as const)
              : first;
          }
          const events: SheetEvent[] = [];
          let sheet = state;
          for (const command of commands) {
            const decided = decideSheet(sheet, command, by, regulation, at);
            if (!decided.ok) return decided;
            events.push(...decided.value);
            for (const event of decided.value) sheet = evolveSheet(sheet, event);
          }
          return ok(events);
        },
        answer: ({ state, version }) => ({ version, status: state?.visa ? 'visaed' : 'open' }),
        alongside: (trx, { state, version }) => storeSheet(trx, id, state!, version),
      });
      if (performed.ok && performed.value.events.length > 0)
        tell(id, {
          kind: 'sheet',
          passe,
          table,
          players: Object.values(performed.value.state!.players),
          events: performed.value.events.map(({ type }) => type),
        });
      return performed;
    },

    async aside(id, work) {
      await store.db.transaction().execute(async (trx) => {
        await work(trx);
        await bump(trx, id);
      });
      tell(id, { kind: 'people', at: now() });
    },
  };

  /** The director's word lays a sheet on every table, in the same breath. SSC 7.03, EBH 2 */
  async function openSheets(trx: Trx, id: string, evening: Evening, passe: number, at: Instant, by: By): Promise<void> {
    const { seating } = evening.passen.find((each) => each.passe === passe)!;
    for (const { table } of seating.tables) {
      const opened = openingOf(evening, passe, table, at)!;
      const stream = sheetStream(id, passe, table);
      const appended = await store.appendIn(trx, { stream, expected: 0, events: [opened], actor: by.who, at });
      if (appended.outcome !== 'appended') throw new Error(`sheet ${stream}: ${appended.outcome}`);
      await storeSheet(trx, id, evolveSheet(undefined, opened), appended.version);
    }
  }
}

/** What the caller wants to know of what happened: the numbers of new people, the draw's id. */
function factsOf(events: readonly EveningEvent[]): object {
  const added = events.flatMap((event) => (event.type === 'players-added' ? event.players.map((p) => p.number) : []));
  return added.length > 0 ? { numbers: added } : {};
}

/** Facts the caller cannot be trusted with: what the sheets say. */
export const sheetFacts = {
  outstanding: (board: ServerBoard, passe: number | undefined): number[] => outstandingOf(board, passe),
  total: (board: ServerBoard, number: number): number => totalOf(board.evening, sheetsOf(board), number),
  sheet: (board: ServerBoard, passe: number, table: number): Sheet | undefined =>
    board.sheets.get(sheetKey(passe, table))?.sheet,
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const newId = (): string => Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');
