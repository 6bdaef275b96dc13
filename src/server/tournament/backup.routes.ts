import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnswerOf, RefusalOf } from '../../kit/wire.ts';
import type { TournamentWire } from '../../tournament/wire.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { openSigner } from '../store/signing.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { contentOf } from './eveningContent.ts';
import { type EveningContent, readFile, sealFile, withoutPersons } from './eveningFile.ts';
import type { EveningSaves } from './eveningSaves.ts';
import { keyFor, keySecret } from './keys.ts';
import type { Office } from './office.ts';
import { type Retraced, retrace } from './retrace.ts';
import { CODE, TOURNAMENT } from './shapes.ts';
import { storeSheet } from './streams.ts';
import type { TournamentTables } from './tables.ts';
import { tournamentRoute } from './tournamentRoute.ts';

/** An evening leaves as a signed file and comes in through the same rules as everything else. */
export const backupRoutes = (services: Services, office: Office, saves: EveningSaves): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/backup', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: CODE, summary: 'The whole evening in one file.' },
    async handler({ params: { id }, reply }) {
      const file = sealFile(await contentOf(services, id), openSigner(services.config.dataDir));
      reply.header('content-disposition', `attachment; filename="gschobe-${id}.json"`);
      await reply.type('application/json').send(JSON.stringify(file));
      return ok(undefined);
    },
  }),
  tournamentRoute(office, 'GET /tournaments/:id/saved', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: CODE, summary: 'Where the evening was last saved by itself.' },
    handler: ({ params: { id } }) => ok({ folder: services.config.eveningsDir, last: saves.last(id) }),
  }),
  route('POST /tournaments/restore', {
    policy: may('tournament.run'),
    limit: { perMinute: 6, burst: 6, by: 'actor' },
    upload: { types: ['application/octet-stream'], bytes: 64 * 1024 * 1024 },
    schema: { summary: 'Takes over an evening from the other laptop’s file.' },
    handler: ({ body, by, at }) => restore(services, body, by, at),
  }),
];

type Restored = AnswerOf<TournamentWire, 'POST /tournaments/restore'>;
type RestoreRefusal = RefusalOf<TournamentWire, 'POST /tournaments/restore'>;

async function restore(
  { store, config, log, sealing }: Services,
  bytes: Buffer,
  by: string,
  at: Instant,
): Promise<Result<Restored, RestoreRefusal>> {
  const file = readFile(bytes);
  if (!file.ok) return file;
  const { madeBy } = file.value;
  const isOwn = madeBy === openSigner(config.dataDir).fingerprint;
  const content = isOwn ? file.value.content : withoutPersons(file.value.content);
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
  return ok({ id, key: keyFor(Buffer.from(content.secret, 'hex'), 's', 1), madeBy, isOwn });
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
      .values({ id, secret, owner: by, title, day, revision: 1n, at: new Date(at), made_by: madeBy })
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
