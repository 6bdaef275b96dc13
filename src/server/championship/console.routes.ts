import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { PHASES } from '../../championship/calendar.ts';
import { rankingHash } from '../../championship/officialRanking.ts';
import { matchesCounted } from '../../championship/standings.ts';
import { ok, refuse } from '../../kit/result.ts';
import { addDays, isDay, zurichInstant } from '../../kit/time.ts';
import { looseRoute, type Route } from '../http/route.ts';
import { MAIL_JOB, type MailTables } from '../mail/outbox.ts';
import { auditHead, verifyStore } from '../store/auditStore.ts';
import type { Room } from './room.ts';
import { closed, DayShape, InEdition } from './shapes.ts';
import { fullRanking, recountedRanking } from './standings.ts';
import { editionProcess, editionStream } from './streams.ts';

const READERS = { role: ['organiser', 'auditor'] } as const;
const PORTION = 100;

/** What the office looks through and checks: audit, outbox, recount. Long work tells how far it is, line by line. */
export function consoleRoutes(room: Room): readonly Route[] {
  const { store, jobs, log } = room.services;

  return [
    looseRoute({
      method: 'GET',
      url: '/api/audit',
      policy: READERS,
      schema: {
        querystring: closed({
          stream: Type.Optional(Type.String({ maxLength: 200 })),
          actor: Type.Optional(Type.String({ maxLength: 200 })),
          day: Type.Optional(DayShape),
          before: Type.Optional(Type.Integer({ minimum: 1 })),
        }),
        summary:
          'The audit chain, newest first, a hundred at a time: who did what to which stream, never the contents.',
      },
      async handler({ query }) {
        const { stream = '', actor = '', day, before = Number.MAX_SAFE_INTEGER } = query;
        if (day !== undefined && !isDay(day)) return refuse({ code: 'not-a-day', day });
        const from = day === undefined ? 0 : zurichInstant(`${day}T00:00`);
        // A Swiss day has 23 to 25 hours: the next midnight is looked for, not added.
        const until = day === undefined ? 8e15 : zurichInstant(`${addDays(day, 1)}T00:00`);
        const { rows } = await sql<AuditLine>`
          select a.seq::int8, a.at, a.actor, a.stream, a.first, a.last, encode(a.hash, 'hex') as hash,
            array(select type from events e where e.stream = a.stream and e.version between a.first and a.last
              order by version limit 20) as types
          from audit a
          where a.seq < ${before} and starts_with(a.stream, ${stream}) and starts_with(a.actor, ${actor})
            and a.at >= to_timestamp(${from / 1000}) and a.at < to_timestamp(${Math.min(until, 8e12) / 1000})
          order by a.seq desc limit ${PORTION}`.execute(store.db);
        const records = rows.map(({ seq, ...row }) => ({ ...row, seq: Number(seq) }));
        const head = (await auditHead(store.pool)) ?? null;
        return ok({ records, head, more: rows.length === PORTION });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/audit/verification',
      policy: READERS,
      limit: { perMinute: 6, burst: 3, by: 'actor' },
      schema: { summary: 'Follows the whole audit chain; JSON lines: {done, of} on the way, then {verdict}.' },
      async handler({ reply }) {
        const head = await auditHead(store.pool);
        return inLines(reply, log, async (say) => {
          const verdict = await verifyStore(store.pool, undefined, (done) => {
            if (done % 500 === 0) say({ done, of: head?.seq ?? 0 });
          });
          say({ verdict });
        });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/recount',
      policy: READERS,
      limit: { perMinute: 6, burst: 3, by: 'actor' },
      schema: {
        params: InEdition,
        summary: 'Counts every match again and compares with the standings; JSON lines: {done, of}, then {phases}.',
      },
      async handler({ params, reply }) {
        const { state: edition } = await store.load(editionProcess, editionStream(params.edition));
        if (!edition) return refuse({ code: 'not-found' });
        return inLines(reply, log, async (say) => {
          const phases = [];
          for (const [i, phase] of PHASES.entries()) {
            say({ done: i, of: PHASES.length });
            const count = matchesCounted(edition.template, phase);
            const kept = await fullRanking(store.db, edition.id, phase, count);
            const recounted = await recountedRanking(store.db, edition.id, phase, count);
            phases.push({ phase, ranked: recounted.length, agrees: rankingHash(kept) === rankingHash(recounted) });
          }
          say({ phases });
        });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/mail/progress',
      policy: READERS,
      schema: { summary: 'How many letters wait, were sent, failed.' },
      async handler() {
        const rows = await store.db
          .withTables<MailTables>()
          .selectFrom('outbox')
          .select((e) => ['state', e.fn.countAll<bigint>().as('count')])
          .groupBy('state')
          .execute();
        const count = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
        return ok({ waiting: count('waiting'), sent: count('sent'), failed: count('failed') });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/mail/:letter/retry',
      policy: { role: ['organiser'] },
      idempotency: 'required',
      schema: {
        params: closed({ letter: Type.String({ pattern: '^[0-9]{1,18}$' }) }),
        body: closed({}),
        summary: 'Tries a waiting letter again now. One that was refused for good is erased and cannot be sent.',
      },
      async handler({ params: { letter }, at }) {
        return store.db.transaction().execute(async (trx) => {
          const row = await trx
            .withTables<MailTables>()
            .selectFrom('outbox')
            .select('state')
            .where('id', '=', BigInt(letter))
            .executeTakeFirst();
          if (!row) return refuse({ code: 'not-found' });
          if (row.state !== 'waiting') return refuse({ code: `letter-${row.state}` });
          await jobs.add(trx, MAIL_JOB, { letter }, { key: `mail:${letter}`, runAt: at });
          return ok({ letter });
        });
      },
    }),
  ];
}

interface AuditLine {
  readonly seq: bigint;
  readonly at: number;
  readonly actor: string;
  readonly stream: string;
  readonly first: number;
  readonly last: number;
  readonly hash: string;
  readonly types: readonly string[];
}

/** An answer that grows: one JSON line for each thing said. A failure is a last line, since the status is long sent. */
async function inLines(
  reply: FastifyReply,
  log: Room['services']['log'],
  work: (say: (line: object) => void) => Promise<void>,
) {
  const lines = new PassThrough();
  work((line) => lines.write(`${JSON.stringify(line)}\n`))
    .catch((error) => {
      log.error(error, 'long work failed');
      lines.write('{"failed":true}\n');
    })
    .finally(() => lines.end());
  await reply.type('application/x-ndjson; charset=utf-8').send(lines);
  return ok(undefined);
}
