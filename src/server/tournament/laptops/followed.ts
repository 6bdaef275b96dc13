import { sql } from 'kysely';
import type { Instant } from '../../../kit/time.ts';
import type { Trx } from '../../store/database.ts';
import type { Services } from '../../subject.ts';
import type { EveningContent, ReadFile } from '../eveningFile.ts';
import type { TournamentTables } from '../tables.ts';
import type { FirstEvening } from './firstLaptop.ts';

/** An evening of the first laptop as this one has it. */
export interface Followed {
  readonly first: FirstEvening;
  readonly madeBy: string;
  readonly title: string;
  readonly day: string;
  readonly revision: number;
  readonly entries: number;
  readonly since: Instant;
  readonly heardAt: Instant;
  /** `missing`: undefined until the first laptop was told. */
  readonly taken: { readonly at: Instant; readonly address: string; readonly missing: number | undefined } | null;
}

/** The codes of the first laptop lie sealed here too. */
export const followedKey = (id: string): string => `director's code of followed tournament ${id}`;
export const followedSecret = (id: string): string => `keys of followed tournament ${id}`;

type Kept = Pick<Services, 'store' | 'sealing'>;
const tablesOf = ({ store }: Kept) => store.db.withTables<TournamentTables>();

/** What the second laptop has heard, kept so that it still has it after a restart of its own. */
export async function followedEvenings(kept: Kept): Promise<Followed[]> {
  const rows = await tablesOf(kept).selectFrom('tournament_following').selectAll().orderBy('since').execute();
  return rows.map((row) => ({
    first: {
      address: row.address,
      id: row.tournament,
      key: kept.sealing.open(row.key, followedKey(row.tournament))?.toString() ?? '',
    },
    ...{ madeBy: row.made_by, title: row.title, day: row.day },
    ...{ revision: Number(row.revision), entries: row.entries, since: row.since, heardAt: row.heard_at },
    taken:
      row.taken_at === null
        ? null
        : { at: row.taken_at, address: row.taken_address ?? '', missing: row.missing ?? undefined },
  }));
}

/** An evening that is here already is not followed. */
export async function isHere(kept: Kept, id: string): Promise<boolean> {
  const row = await tablesOf(kept).selectFrom('tournaments').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** From the first entry on; what was heard of it before is heard anew. */
export async function keepFirst(
  { store, sealing }: Kept,
  { address, id, key }: FirstEvening,
  { content, madeBy }: ReadFile,
  revision: number,
  at: Instant,
): Promise<void> {
  const when = new Date(at);
  await store.db.transaction().execute(async (trx) => {
    const tables = trx.withTables<TournamentTables>();
    await tables.deleteFrom('tournament_following').where('tournament', '=', id).execute();
    await tables
      .insertInto('tournament_following')
      .values({
        ...{ tournament: id, address, made_by: madeBy, entries: content.log.length, revision: BigInt(revision) },
        key: sealing.seal(Buffer.from(key), followedKey(id)),
        secret: sealing.seal(Buffer.from(content.secret, 'hex'), followedSecret(id)),
        ...{ ...headOf(content), aside: asideOf(content) },
        ...{ since: when, heard_at: when, taken_at: null, taken_address: null, missing: null },
      })
      .execute();
    await addEntries(trx, id, 0, content);
  });
}

/** Null: nothing has changed, but it was heard. */
export async function keepMore(
  { store }: Kept,
  { first: { id }, entries }: Followed,
  revision: number,
  content: EveningContent | null,
  at: Instant,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    if (content) await addEntries(trx, id, entries, content);
    await trx
      .withTables<TournamentTables>()
      .updateTable('tournament_following')
      .set({
        ...{ heard_at: new Date(at), revision: BigInt(revision) },
        ...(content && { entries: entries + content.log.length, aside: asideOf(content) }),
      })
      .where('tournament', '=', id)
      .execute();
  });
}

/** All of it, as the first laptop would have put it into a file. */
export async function wholeEvening(kept: Kept, id: string): Promise<ReadFile> {
  const db = tablesOf(kept);
  const [row, entries] = await Promise.all([
    db.selectFrom('tournament_following').selectAll().where('tournament', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('tournament_followed').select('body').where('tournament', '=', id).orderBy('entry').execute(),
  ]);
  const secret = kept.sealing.open(row.secret, followedSecret(id));
  if (!secret) throw new Error(`the codes of evening ${id} were sealed with another key`);
  const { people, staff } = row.aside;
  const log = entries.map(({ body }) => body);
  const content = { kind: 'gschobe-evening/2', id, secret: secret.toString('hex'), people, staff, log } as const;
  return { content, madeBy: row.made_by };
}

/** Its entries and people are an evening of this laptop now. */
export async function markTaken(
  kept: Kept,
  id: string,
  here: string,
  at: Instant,
  missing: number | undefined,
): Promise<void> {
  const db = tablesOf(kept);
  await db.deleteFrom('tournament_followed').where('tournament', '=', id).execute();
  await db
    .updateTable('tournament_following')
    .set({
      ...{ taken_at: new Date(at), taken_address: here, missing: missing ?? null },
      aside: { people: [], staff: [] },
    })
    .where('tournament', '=', id)
    .execute();
}

/** The first laptop knows, and has so many entries that are not here. */
export async function markTold(kept: Kept, id: string, missing: number): Promise<void> {
  await tablesOf(kept).updateTable('tournament_following').set({ missing }).where('tournament', '=', id).execute();
}

export async function forgetFollowed(kept: Kept, id: string): Promise<void> {
  await tablesOf(kept).deleteFrom('tournament_following').where('tournament', '=', id).execute();
}

const asideOf = ({ people, staff }: EveningContent) => ({ people, staff });

/** As the first entry says: an evening is created with both. */
function headOf({ log }: EveningContent): { title: string; day: string } {
  const { title, day } = { title: '', day: '', ...log[0]?.events[0] };
  return { title: String(title).slice(0, 80), day: String(day).slice(0, 10) };
}

async function addEntries(trx: Trx, id: string, from: number, { log }: EveningContent): Promise<void> {
  if (log.length === 0) return;
  await sql`
    insert into tournament_followed (tournament, entry, body)
    select ${id}, ${from} + position, entry
    from jsonb_array_elements(${JSON.stringify(log)}::jsonb) with ordinality as heard (entry, position)`.execute(trx);
}
