import { randomBytes } from 'node:crypto';
import type { Instant } from '../../kit/time.ts';
import { type Board, sheetKey } from '../../tournament/evening/board.ts';
import { eveningProcess } from '../../tournament/evening/decide.ts';
import type { StaffRole } from '../../tournament/evening/rights.ts';
import { storedSheet } from '../../tournament/sheet/sheet.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import { keySecret } from './keys.ts';
import { eveningStream } from './streams.ts';
import type { TournamentTables } from './tables.ts';

export interface Staff {
  readonly staff: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly player: number | null;
  readonly isRevoked: boolean;
}

export interface Moved {
  readonly address: string;
  readonly at: Instant;
  /** Entries that are here and not there. */
  readonly missing: number;
}

/** The board with what only the server knows. */
export interface ServerBoard extends Board {
  readonly secret: Buffer;
  readonly owner: string;
  /** Where it goes on since another laptop has taken over. */
  readonly moved: Moved | null;
  readonly staff: ReadonlyMap<number, Staff>;
}

export interface Boards {
  /** Undefined when there is no such tournament. */
  load(id: string): Promise<ServerBoard | undefined>;
}

const REMEMBERED = 50;

/** The whole evening in memory; one small query tells whether it is still true, another brings what changed. */
export function openBoards(store: Store, sealing: Sealing): Boards {
  const db = store.db.withTables<TournamentTables>();
  const known = new Map<string, ServerBoard>();

  /** Without the key of the seals the old codes open nothing: they fit a secret that nobody has. */
  const secretOf = (id: string, kept: Buffer) => sealing.open(kept, keySecret(id)) ?? randomBytes(32);

  return { load };

  async function load(id: string): Promise<ServerBoard | undefined> {
    const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const revision = Number(row.revision);
    const before = known.get(id);
    if (before && before.revision === revision) return before;
    const changed = await db
      .selectFrom('tournament_sheets')
      .selectAll()
      .where('tournament', '=', id)
      .where('revision', '>', BigInt(before?.revision ?? 0))
      .execute();
    // Every sheet has a revision of its own: where they are as many as the steps since, nothing else has changed.
    const isOnlySheets = before !== undefined && changed.length === revision - before.revision;
    const rest = isOnlySheets ? before : await loadRest(id);
    const now = await db.selectFrom('tournaments').select('revision').where('id', '=', id).executeTakeFirst();
    // Changed while we read: what we have may be newer than its number says, and news go by that number.
    if (now && Number(now.revision) !== revision) return load(id);
    if (!rest) return undefined;
    const sheets = new Map(before?.sheets ?? []);
    for (const { passe, table_number, state, version } of changed)
      sheets.set(sheetKey(passe, table_number), { sheet: storedSheet(state), version });
    const { evening, people, staff } = rest;
    const board: ServerBoard = {
      ...{ id, revision, evening, sheets, people, staff, secret: secretOf(id, row.secret), owner: row.owner },
      moved:
        row.moved_to === null
          ? null
          : { address: row.moved_to, at: row.moved_at ?? 0, missing: row.moved_missing ?? 0 },
    };
    known.delete(id);
    known.set(id, board);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value as string);
    return board;
  }

  /** What seldom changes: the evening itself, the names, the helpers. */
  async function loadRest(id: string): Promise<Pick<ServerBoard, 'evening' | 'people' | 'staff'> | undefined> {
    const [{ state: evening }, people, staff] = await Promise.all([
      store.load(eveningProcess, eveningStream(id)),
      db.selectFrom('tournament_people').selectAll().where('tournament', '=', id).execute(),
      db.selectFrom('tournament_staff').selectAll().where('tournament', '=', id).orderBy('staff').execute(),
    ]);
    if (!evening) return undefined;
    return {
      evening,
      people: new Map(people.map((p) => [p.number, { name: p.name, town: p.town, yearOfBirth: p.year_of_birth }])),
      staff: new Map(
        staff.map(({ staff: number, name, role, player, is_revoked: isRevoked }) => [
          number,
          { staff: number, name, role, player, isRevoked },
        ]),
      ),
    };
  }
}
