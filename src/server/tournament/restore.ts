import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnswerOf, RefusalOf } from '../../kit/wire.ts';
import type { TournamentWire } from '../../tournament/wire.ts';
import { openSigner } from '../store/signing.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { type EveningContent, type ReadFile, withoutPersons } from './eveningFile.ts';
import { keySecret } from './keys.ts';
import { NOT_MOVED } from './office.ts';
import { type Retraced, retrace } from './retrace.ts';
import { storeSheet } from './streams.ts';
import type { TournamentTables } from './tables.ts';

type Restored = AnswerOf<TournamentWire, 'POST /tournaments/restore'>;
type RestoreRefusal = RefusalOf<TournamentWire, 'POST /tournaments/restore'>;

/** An evening of another laptop goes on here, if the rules decide the same again, entry by entry. */
export async function restore(
  { store, config, log, sealing }: Services,
  { content: told, madeBy }: ReadFile,
  by: string,
  at: Instant,
): Promise<Result<Restored, RestoreRefusal>> {
  const isOwn = madeBy === openSigner(config.dataDir).fingerprint;
  const content = isOwn ? told : withoutPersons(told);
  const { id } = content;
  const known = await store.db
    .withTables<TournamentTables>()
    .selectFrom('tournaments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return refuse({ code: 'evening-exists', id });
  const retraced = await retrace(content);
  if (!retraced.ok) return retraced;
  const secret = sealing.seal(Buffer.from(content.secret, 'hex'), keySecret(id));
  await keep(store, content, retraced.value, { by, at, madeBy, secret });
  store.sealer.wake();
  log.info({ tournament: id, madeBy, isOwn }, 'an evening was taken over from a file');
  return ok({ id, madeBy, isOwn });
}

/**
 * Entry by entry, so that the chain keeps their order; who restores answers for them, the instants inside are the other
 * laptop's word.
 */
async function keep(
  store: Store,
  { id, people, staff }: EveningContent,
  { evening: { title, day }, entries, sheets }: Retraced,
  {
    by,
    at,
    madeBy,
    secret,
  }: { readonly by: string; readonly at: Instant; readonly madeBy: string; readonly secret: Buffer },
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
    for (const { stream, version, events } of entries) {
      const appended = await store.appendIn(trx, { stream, expected: version, events, actor: by, at });
      if (appended.outcome !== 'appended') throw new Error(`restore ${stream}: ${appended.outcome}`);
    }
    for (const { sheet, version } of sheets) await storeSheet(trx, id, sheet, version);
  });
}
