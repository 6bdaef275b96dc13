import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { looseRoute, type Route } from '../http/route.ts';
import { openSigner } from '../store/signing.ts';
import type { Services } from '../subject.ts';
import { accessOf } from './access.ts';
import { type Entry, type EveningContent, readFile, sealFile, withoutPersons } from './eveningFile.ts';
import { keyFor } from './keys.ts';
import type { Office } from './office.ts';
import { eveningStream, storeSheet } from './process.ts';
import { retrace } from './retrace.ts';
import { CODE, closed, TOURNAMENT } from './shapes.ts';
import type { TournamentTables } from './tables.ts';

/** An evening leaves as a signed file and comes in through the same rules as everything else. */
export function backupRoutes({ store, config, log }: Services, office: Office): readonly Route[] {
  const db = store.db.withTables<TournamentTables>();
  return [
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/backup',
      policy: 'public',
      schema: { params: TOURNAMENT, querystring: CODE, summary: 'The whole evening in one file.' },
      async handler({ params, query, actor, reply }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (access.value.as !== 'staff' || access.value.by.role !== 'director') return refuse({ code: 'forbidden' });
        reply.header('content-disposition', `attachment; filename="gschobe-${params.id}.json"`);
        return ok(sealFile(await contentOf(params.id), openSigner(config.dataDir)));
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/restore',
      policy: { role: ['director', 'organiser'] },
      limit: { perMinute: 6, burst: 6, by: 'actor' },
      upload: { types: ['application/octet-stream'], bytes: 64 * 1024 * 1024 },
      schema: { querystring: Type.Object({}, closed), summary: 'Takes over an evening from the other laptop’s file.' },
      handler: ({ body, by, at }) => restore(body as unknown as Buffer, by, at),
    }),
  ];

  async function contentOf(id: string): Promise<EveningContent> {
    await store.sealer.seal(); // the chain knows in which order things happened
    const [row, people, staff, log] = await Promise.all([
      db.selectFrom('tournaments').select('secret').where('id', '=', id).executeTakeFirstOrThrow(),
      db
        .selectFrom('tournament_people')
        .select(['number', 'name', 'town', 'year_of_birth', 'person'])
        .where('tournament', '=', id)
        .execute(),
      db
        .selectFrom('tournament_staff')
        .select(['staff', 'name', 'role', 'player', 'is_revoked'])
        .where('tournament', '=', id)
        .execute(),
      logOf(id),
    ]);
    return { kind: 'gschobe-evening/2', id, secret: row.secret.toString('hex'), people, staff, log };
  }

  async function logOf(id: string): Promise<Entry[]> {
    const { rows } = await store.pool.query<Entry>(
      `select a.stream, json_agg(e.body order by e.version) as events
       from audit a join events e on e.stream = a.stream and e.version between a.first and a.last
       where a.stream = $1 or a.stream like $2
       group by a.seq, a.stream order by a.seq`,
      [eveningStream(id), `sheet:${id}:%`],
    );
    return rows;
  }

  async function restore(bytes: Buffer, by: string, at: Instant): Promise<Result<object, AnyRefusal>> {
    const file = readFile(bytes);
    if (!file.ok) return file;
    const { madeBy } = file.value;
    const isOwn = madeBy === openSigner(config.dataDir).fingerprint;
    const content = isOwn ? file.value.content : withoutPersons(file.value.content);
    const { id, people, staff } = content;
    const known = await db.selectFrom('tournaments').select('id').where('id', '=', id).executeTakeFirst();
    if (known) return refuse({ code: 'evening-exists', id } as AnyRefusal);
    const retraced = await retrace(content);
    if (!retraced.ok) return retraced;
    const { evening, entries, sheets } = retraced.value;
    const secret = Buffer.from(content.secret, 'hex');
    await store.db.transaction().execute(async (trx) => {
      const tables = trx.withTables<TournamentTables>();
      await tables
        .insertInto('tournaments')
        .values({
          id,
          secret,
          owner: by,
          title: evening.title,
          day: evening.day,
          revision: 1n,
          at: new Date(at),
          made_by: madeBy,
        })
        .execute();
      const of = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, tournament: id }));
      if (people.length > 0) await tables.insertInto('tournament_people').values(of(people)).execute();
      await tables.insertInto('tournament_staff').values(of(staff)).execute();
      // Entry by entry, so that the chain keeps their order; who restores answers for them, the instants inside are the
      // other laptop's word.
      for (const { stream, version, events } of entries) {
        const appended = await store.appendIn(trx, { stream, expected: version, events, actor: by, at });
        if (appended.outcome !== 'appended') throw new Error(`restore ${stream}: ${appended.outcome}`);
      }
      for (const { sheet, version } of sheets) await storeSheet(trx, id, sheet, version);
    });
    store.sealer.wake();
    log.info({ tournament: id, madeBy, isOwn }, 'an evening was taken over from a file');
    return ok({ id, key: keyFor(secret, 's', 1), madeBy, isOwn });
  }
}
