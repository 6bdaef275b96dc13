import { sql } from 'kysely';
import type { EditionEvent } from '../../championship/edition.ts';
import type { EntryEvent } from '../../championship/entry.ts';
import { matchesCounted } from '../../championship/standings.ts';
import type { Template } from '../../championship/template.ts';
import type { Instant } from '../../kit/time.ts';
import type { Trx } from '../store/database.ts';
import type { Projection } from '../store/projection.ts';
import { referralCode } from './referral.ts';
import { entryOfStream } from './streams.ts';
import { ours } from './tables.ts';

/** Lists, counts and standings: what the events of editions and entries say, quick to read. */
export function championshipProjection(): Projection {
  const templates = new Map<string, Template>();
  return {
    name: 'championship',
    tables: ['championship_editions', 'championship_entries', 'championship_matches', 'championship_standings'],
    streams: ['edition', 'entry'],
    async apply(trx, stream, { event, at }) {
      if (stream.startsWith('edition:')) {
        const edition = stream.slice('edition:'.length);
        const change = event as EditionEvent;
        if (change.type === 'created' || change.type === 'edited') templates.set(edition, change.template);
        await projectEdition(trx, edition, change, at);
      } else {
        const [edition, number] = entryOfStream(stream);
        await projectEntry(trx, edition, number, event as EntryEvent, templates.get(edition)!);
      }
    },
  };
}

export async function projectEdition(trx: Trx, edition: string, event: EditionEvent, at: Instant): Promise<void> {
  const row = ours(trx).updateTable('championship_editions').where('edition', '=', edition);
  switch (event.type) {
    case 'created': {
      const { title, start, isDraft = false } = event;
      const publicity = isDraft ? 'draft' : 'announced';
      const created = { edition, title, start, standing: 'running', created_at: new Date(at), publicity } as const;
      await ours(trx).insertInto('championship_editions').values(created).execute();
      return;
    }
    case 'edited':
      await row.set({ title: event.title, start: event.start }).execute();
      return;
    case 'announced':
    case 'archived':
      await row.set({ publicity: event.type }).execute();
      return;
    case 'suspended':
    case 'cancelled':
      await row.set({ standing: event.type }).execute();
      return;
    case 'resumed':
      await row.set({ standing: 'running' }).execute();
      return;
    case 'excluded':
      await setOut(trx, edition, event.number, true);
      return;
    case 'readmitted':
      await setOut(trx, edition, event.number, false);
      return;
    default:
  }
}

/** Who is excluded leaves every list, also those of the past (SSC 8.01). */
async function setOut(trx: Trx, edition: string, number: number, is_out: boolean): Promise<void> {
  for (const table of ['championship_entries', 'championship_standings'] as const) {
    await ours(trx)
      .updateTable(table)
      .set({ is_out })
      .where('edition', '=', edition)
      .where('number', '=', number)
      .execute();
  }
}

export async function projectEntry(
  trx: Trx,
  edition: string,
  number: number,
  event: EntryEvent,
  template: Template,
): Promise<void> {
  const db = ours(trx);
  switch (event.type) {
    case 'entered': {
      const { person, referredBy, at } = event;
      await db
        .insertInto('championship_entries')
        .values({
          ...{ edition, number, person, code: referralCode(edition, person), referred_by: referredBy },
          ...{ entered_at: new Date(at), is_qualified: false, is_out: false },
        })
        .execute();
      return;
    }
    case 'cameBack':
      await db
        .updateTable('championship_entries')
        .set({ person: event.person, code: referralCode(edition, event.person) })
        .where('edition', '=', edition)
        .where('number', '=', number)
        .execute();
      return;
    case 'started': {
      const { match, phase, slot, day, at } = event;
      const begun = { match, edition, number, phase, slot, day, started_at: new Date(at) };
      await db
        .insertInto('championship_matches')
        .values({ ...begun, ending: null, points: 0, games: 0 })
        .execute();
      return;
    }
    case 'ended': {
      const { match, how, points, games } = event;
      const counted = how === 'void' ? 0 : points;
      const row = await db
        .updateTable('championship_matches')
        .set({ ending: how, points: counted, games })
        .where('match', '=', match)
        .returning('phase')
        .executeTakeFirstOrThrow();
      await restate(trx, edition, number, row.phase, matchesCounted(template, row.phase));
      return;
    }
    case 'givenBack':
      return giveBack(trx, edition, number, event.match, template);
    case 'qualified':
      await db
        .updateTable('championship_entries')
        .set({ is_qualified: true })
        .where('edition', '=', edition)
        .where('number', '=', number)
        .execute();
      return;
    default:
  }
}

/** The match counts nothing any more; who has no other is not in the list. */
async function giveBack(trx: Trx, edition: string, number: number, match: string, template: Template): Promise<void> {
  const { phase } = await ours(trx)
    .updateTable('championship_matches')
    .set({ ending: 'givenBack', points: 0 })
    .where('match', '=', match)
    .returning('phase')
    .executeTakeFirstOrThrow();
  await ours(trx)
    .deleteFrom('championship_standings')
    .where('edition', '=', edition)
    .where('phase', '=', phase)
    .where('number', '=', number)
    .execute();
  await restate(trx, edition, number, phase, matchesCounted(template, phase));
}

/** The standing of one participant in one phase, from his matches. Missing matches count 0 (G16). */
async function restate(trx: Trx, edition: string, number: number, phase: string, count: number): Promise<void> {
  await sql`
    insert into championship_standings (edition, phase, number, points, best, played, is_out)
    select ${edition}, ${phase}, ${number}, coalesce(sum(points) filter (where place <= ${count}), 0),
      (array_agg(points order by place) filter (where place <= ${count})
        || array_fill(0, array[${count}::int]))[1:${count}],
      count(*), coalesce((select is_out from championship_entries where edition = ${edition} and number = ${number}), false)
    from (
      select points, row_number() over (order by points desc) as place from championship_matches
      where edition = ${edition} and number = ${number} and phase = ${phase} and ending in ('finished', 'expired')
    ) as played having count(*) > 0
    on conflict (edition, phase, number) do update
      set points = excluded.points, best = excluded.best, played = excluded.played`.execute(trx);
}
