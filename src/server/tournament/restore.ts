import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import type { AnswerOf, RefusalOf } from '../../kit/wire.ts';
import type { TournamentWire } from '../../tournament/wire.ts';
import { openAside, openAsides, PAPERWORK } from '../aside.ts';
import { openSigner } from '../store/signing.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { isCrowded } from '../threads.ts';
import { type FileRefusal, notReadable } from './eveningFile.ts';
import { keySecret } from './keys.ts';
import { NOT_MOVED } from './office.ts';
import type { ReadEvening, Upload } from './reading.ts';
import type { Retraced } from './retrace.ts';
import { storeSheet } from './streams.ts';
import type { TournamentTables } from './tables.ts';

type Restored = AnswerOf<TournamentWire, 'POST /tournaments/restore'>;
type RestoreRefusal = RefusalOf<TournamentWire, 'POST /tournaments/restore'>;

/** An evening of a thousand is read in seconds; a thread of its own, so that no sheet waits to be printed. */
const READING = { ...PAPERWORK, patience: 2 * MINUTE, mostWaiting: 10, megabytes: 1024 } as const;
const ask = openAside<Upload, Result<ReadEvening, FileRefusal>>(
  { file: 'tournament/reading', name: 'readEvening' },
  openAsides(READING),
  async () => (await import('./reading.ts')).readEvening,
);

/** An evening of another laptop goes on here, if the rules decide the same again, entry by entry. */
export async function restore(
  { store, config, log, sealing }: Services,
  file: Upload['file'],
  by: string,
  at: Instant,
): Promise<Result<Restored, RestoreRefusal>> {
  const read = await readAside({ file, own: openSigner(config.dataDir).fingerprint });
  if (!read.ok) return read;
  const { id, madeBy, isOwn } = read.value;
  const known = await store.db
    .withTables<TournamentTables>()
    .selectFrom('tournaments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return refuse({ code: 'evening-exists', id });
  const secret = sealing.seal(Buffer.from(read.value.secret, 'hex'), keySecret(id));
  await keep(store, read.value, { by, at, secret });
  store.sealer.wake();
  log.info({ tournament: id, madeBy, isOwn }, 'an evening was taken over from a file');
  return ok({ id, madeBy, isOwn });
}

/** What needs more than the thread has is no evening. */
async function readAside(upload: Upload): Promise<Result<ReadEvening, FileRefusal>> {
  try {
    return await ask(upload);
  } catch (error) {
    const { code } = { ...(error as { code?: unknown }) };
    if (isCrowded(error) || (code !== 'EBUSY' && code !== 'ERR_WORKER_OUT_OF_MEMORY')) throw error;
    return notReadable('it is too much to be read');
  }
}

/**
 * Entry by entry, so that the chain keeps their order; who restores answers for them, the instants inside are the other
 * laptop's word.
 */
async function keep(
  store: Store,
  { id, title, day, madeBy, people, staff, entries, sheets }: ReadEvening,
  { by, at, secret }: { readonly by: string; readonly at: Instant; readonly secret: Buffer },
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const tables = trx.withTables<TournamentTables>();
    await tables
      .insertInto('tournaments')
      .values({ id, secret, owner: by, title, day, revision: 1n, at: new Date(at), made_by: madeBy, ...NOT_MOVED })
      .execute();
    const of = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, tournament: id }));
    if (people.length > 0) await tables.insertInto('tournament_people').values(of(people)).execute();
    await tables.insertInto('tournament_staff').values(of(staff)).execute();
    for (const part of entries) {
      for (const { stream, version, events } of partOf<Retraced['entries']>(part)) {
        const appended = await store.appendIn(trx, { stream, expected: version, events, actor: by, at });
        if (appended.outcome !== 'appended') throw new Error(`restore ${stream}: ${appended.outcome}`);
      }
    }
    for (const part of sheets)
      for (const { sheet, version } of partOf<Retraced['sheets']>(part)) await storeSheet(trx, id, sheet, version);
  });
}

/** As our own thread has written it. */
const partOf = <Part>(bytes: Uint8Array): Part => JSON.parse(Buffer.from(bytes).toString());
