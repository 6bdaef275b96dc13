import { sql } from 'kysely';
import Type from 'typebox';
import { PHASES } from '../../championship/calendar.ts';
import type {
  AuditLine,
  AuditPage,
  LetterRefusal,
  Progress,
  Recounted,
  Verified,
} from '../../championship/officeWire.ts';
import { rankingHash } from '../../championship/officialRanking.ts';
import { matchesCounted } from '../../championship/standings.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { addDays, type Instant, isDay, zurichInstant } from '../../kit/time.ts';
import { may } from '../http/actor.ts';
import { PLACE } from '../http/numbers.ts';
import { type Route, route } from '../http/route.ts';
import { MAIL_JOB, type MailTables } from '../mail/outbox.ts';
import { archivedIn } from '../store/archive/months.ts';
import { auditHead, verifyStore } from '../store/auditStore.ts';
import type { Services } from '../subject.ts';
import { type Context, loadEdition } from './context.ts';
import { type InLines, LONG_WORK, openLongWork } from './longWork.ts';
import { closed, DayShape, InEdition } from './shapes.ts';
import { fullRanking, recountedRanking } from './standings.ts';

const PORTION = 100;

/** What the office looks through and checks: audit, recount, outbox. Long work tells how far it is, line by line. */
export function consoleRoutes(context: Context): readonly Route[] {
  const inLines = openLongWork(context.services.log);
  return [...auditRoutes(context.services, inLines), recountRoute(context, inLines), ...mailRoutes(context.services)];
}

const auditRoutes = (services: Services, inLines: InLines): readonly Route[] => [
  route('GET /audit', {
    policy: may('audit.read'),
    limit: { perMinute: 60, burst: 20, by: 'actor' }, // what is rare is looked for in the whole chain
    schema: {
      querystring: closed({
        stream: Type.Optional(Type.String({ maxLength: 200 })),
        actor: Type.Optional(Type.String({ maxLength: 200 })),
        day: Type.Optional(DayShape),
        before: Type.Optional(PLACE),
      }),
      summary: 'The audit chain, newest first, a hundred at a time: who did what to which stream, never the contents.',
    },
    async handler({ query }) {
      const { day } = query;
      if (day !== undefined && !isDay(day)) return refuse({ code: 'not-a-day', day });
      return ok(await auditPage(services, query));
    },
  }),
  route('GET /audit/verification', {
    policy: may('audit.read'),
    limit: LONG_WORK,
    schema: { summary: 'Follows the whole audit chain; JSON lines: {done, of} on the way, then {verdict}.' },
    handler: ({ reply }) =>
      inLines<Progress | Verified>(reply, 'audit', async (tell) => {
        const { pool, archive } = services.store;
        const head = await auditHead(pool);
        const verdict = await verifyStore(pool, {
          folder: archive.folder,
          onRecord: (done) => done % 500 === 0 && tell({ done, of: head?.seq ?? 0 }),
        });
        return { verdict };
      }),
  }),
];

interface AuditFilter {
  readonly stream?: string;
  readonly actor?: string;
  readonly day?: string;
  readonly before?: number;
}

async function auditPage({ store }: Services, filter: AuditFilter): Promise<AuditPage> {
  const { stream = '', actor = '', day, before = Number.MAX_SAFE_INTEGER } = filter;
  const from = day === undefined ? 0 : zurichInstant(`${day}T00:00`);
  // A Swiss day has 23 to 25 hours: the next midnight is looked for, not added.
  const until = day === undefined ? LAST_INSTANT : zurichInstant(`${addDays(day, 1)}T00:00`);
  const { rows } = await sql<Omit<AuditLine, 'seq'> & { readonly seq: bigint }>`
    select a.seq::int8, a.at, a.actor, a.stream, a.first, a.last, encode(a.hash, 'hex') as hash,
      array(select type from events e where e.stream = a.stream and e.version between a.first and a.last
        order by version limit 20) as types
    from audit a
    where a.seq < ${before} and starts_with(a.stream, ${stream}) and starts_with(a.actor, ${actor})
      and a.at >= to_timestamp(${from / 1000}) and a.at < to_timestamp(${until / 1000})
    order by a.seq desc limit ${PORTION}`.execute(store.db);
  const records = rows.map(({ seq, ...row }) => ({ ...row, seq: Number(seq) }));
  const { months } = await archivedIn(store.pool);
  const archived = months.map(({ month }) => month);
  return { records, head: (await auditHead(store.pool)) ?? null, more: rows.length === PORTION, archived };
}

/** Far enough for every day that is asked for. */
const LAST_INSTANT: Instant = 8e12;

const recountRoute = (context: Context, inLines: InLines): Route =>
  route('GET /editions/:edition/recount', {
    policy: may('audit.read'),
    limit: LONG_WORK,
    schema: {
      params: InEdition,
      summary: 'Counts every match again and compares with the standings; JSON lines: {done, of}, then {phases}.',
    },
    async handler({ params, reply }) {
      const { store } = context.services;
      const edition = await loadEdition(context, params.edition);
      if (!edition) return refuse({ code: 'not-found' });
      return inLines<Progress | Recounted>(reply, `recount ${edition.id}`, async (tell) => {
        const phases: Recounted['phases'][number][] = [];
        for (const [i, phase] of PHASES.entries()) {
          tell({ done: i, of: PHASES.length });
          const count = matchesCounted(edition.template, phase);
          const kept = await fullRanking(store.db, edition.id, phase, count);
          const recounted = await recountedRanking(store.db, edition.id, phase, count);
          phases.push({ phase, ranked: recounted.length, agrees: rankingHash(kept) === rankingHash(recounted) });
        }
        return { phases };
      });
    },
  });

const mailRoutes = (services: Services): readonly Route[] => [
  route('GET /mail/progress', {
    policy: may('mail.read'),
    schema: { summary: 'How many letters wait, were sent, failed.' },
    async handler() {
      const rows = await services.store.db
        .withTables<MailTables>()
        .selectFrom('outbox')
        .select((e) => ['state', e.fn.countAll<bigint>().as('count')])
        .groupBy('state')
        .execute();
      const count = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
      return ok({ waiting: count('waiting'), sent: count('sent'), failed: count('failed') });
    },
  }),
  route('POST /mail/:letter/retry', {
    policy: may('mail.send'),
    idempotency: 'required',
    schema: {
      params: closed({ letter: Type.String({ pattern: '^[0-9]{1,18}$' }) }),
      body: closed({}),
      summary: 'Tries a waiting letter again now. One that was refused for good is erased and cannot be sent.',
    },
    handler: ({ params: { letter }, at }) => retryLetter(services, letter, at),
  }),
];

const retryLetter = (
  { store, jobs }: Services,
  letter: string,
  at: Instant,
): Promise<Result<{ letter: string }, LetterRefusal | { readonly code: 'not-found' }>> =>
  store.db.transaction().execute(async (trx) => {
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
