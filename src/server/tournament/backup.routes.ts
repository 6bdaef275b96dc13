import Type from 'typebox';
import { canonical } from '../../kit/canonical.ts';
import { sha256Hex } from '../../kit/hash.ts';
import { ok, refuse } from '../../kit/result.ts';
import type { EveningEvent } from '../../tournament/evening/evening.ts';
import { evolveSheet, type Sheet, type SheetEvent } from '../../tournament/sheet/sheet.ts';
import { looseRoute, type Route } from '../http/route.ts';
import type { AnyEvent } from '../store/events.ts';
import type { Services } from '../subject.ts';
import { accessOf } from './access.ts';
import { keyFor } from './keys.ts';
import type { Office } from './office.ts';
import { CODE, closed, TOURNAMENT } from './shapes.ts';
import { eveningStream, storeSheet } from './streams.ts';
import type { TournamentTables } from './tables.ts';

/** The whole evening in one file: a second laptop that reads it can take over, with the same codes on the tables. */
interface Backup {
  readonly kind: 'gschobe-evening/1';
  readonly id: string;
  readonly secret: string;
  readonly owner: string;
  readonly title: string;
  readonly day: string;
  readonly at: number;
  readonly people: readonly {
    number: number;
    name: string;
    town: string;
    year_of_birth: number | null;
    person?: string | null;
  }[];
  readonly staff: readonly {
    staff: number;
    name: string;
    role: 'director' | 'desk' | 'supervisor';
    player: number | null;
    is_revoked: boolean;
  }[];
  readonly draws: readonly { draw: string; secret: string }[];
  readonly streams: readonly { stream: string; events: readonly { event: AnyEvent; actor: string; at: number }[] }[];
  readonly hash: string;
}

export function backupRoutes({ store }: Services, office: Office): readonly Route[] {
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
        return ok(await backup(params.id));
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/restore',
      policy: { role: ['director', 'organiser'] },
      upload: { types: ['application/octet-stream'], bytes: 64 * 1024 * 1024 },
      schema: { querystring: Type.Object({}, closed), summary: 'Takes over an evening from the other laptop’s file.' },
      handler: ({ body }) => restore(body as unknown as Buffer),
    }),
  ];

  async function backup(id: string): Promise<Backup> {
    const [row, people, staff, draws, events] = await Promise.all([
      db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
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
      db.selectFrom('tournament_draws').select(['draw', 'secret']).where('tournament', '=', id).execute(),
      store.db
        .selectFrom('events')
        .select(['stream', 'body', 'actor', 'at'])
        .where((eb) => eb.or([eb('stream', '=', eveningStream(id)), eb('stream', 'like', `sheet:${id}:%`)]))
        .orderBy('stream')
        .orderBy('version')
        .execute(),
    ]);
    const streams = new Map<string, { event: AnyEvent; actor: string; at: number }[]>();
    for (const { stream, body, actor, at } of events) {
      const list = streams.get(stream) ?? [];
      list.push({ event: body as AnyEvent, actor, at });
      streams.set(stream, list);
    }
    const { secret, owner, title, day, at } = row;
    const content = {
      kind: 'gschobe-evening/1' as const,
      ...{ id, owner, title, day, at, people, staff, draws },
      secret: secret.toString('hex'),
      streams: [...streams].map(([stream, list]) => ({ stream, events: list })),
    };
    return { ...content, hash: sha256Hex(canonical(content)) };
  }

  async function restore(bytes: Buffer) {
    let file: Backup;
    try {
      file = JSON.parse(bytes.toString('utf8')) as Backup;
    } catch {
      return refuse({ code: 'file-not-readable', why: 'not JSON' });
    }
    const { hash, ...content } = file ?? ({} as Backup);
    if (content.kind !== 'gschobe-evening/1')
      return refuse({ code: 'file-not-readable', why: 'not a backup of an evening' });
    if (sha256Hex(canonical(content)) !== hash)
      return refuse({ code: 'file-not-readable', why: 'the file was changed' });
    const { id, secret, owner, title, day, at, people, staff, draws, streams } = content;
    const known = await db.selectFrom('tournaments').select('id').where('id', '=', id).executeTakeFirst();
    if (known) return refuse({ code: 'evening-exists', id });
    await store.db.transaction().execute(async (trx) => {
      const tables = trx.withTables<TournamentTables>();
      const key = Buffer.from(secret, 'hex');
      await tables
        .insertInto('tournaments')
        .values({ id, secret: key, owner, title, day, revision: 1n, at: new Date(at) })
        .execute();
      const of = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, tournament: id }));
      if (people.length > 0)
        await tables
          .insertInto('tournament_people')
          .values(of(people).map((row) => ({ ...row, person: row.person ?? null })))
          .execute();
      if (staff.length > 0) await tables.insertInto('tournament_staff').values(of(staff)).execute();
      if (draws.length > 0) await tables.insertInto('tournament_draws').values(of(draws)).execute();
      for (const { stream, events } of streams) {
        let sheet: Sheet | undefined;
        for (const [index, { event, actor, at: when }] of events.entries()) {
          const appended = await store.appendIn(trx, {
            stream,
            expected: index,
            events: [event as EveningEvent | SheetEvent],
            actor,
            at: when,
          });
          if (appended.outcome !== 'appended') throw new Error(`restore ${stream}: ${appended.outcome}`);
          if (stream.startsWith('sheet:')) sheet = evolveSheet(sheet, event as SheetEvent);
        }
        if (sheet) await storeSheet(trx, id, sheet, events.length);
      }
    });
    return ok({ id, key: keyFor(Buffer.from(secret, 'hex'), 's', 1) });
  }
}
