import type pg from 'pg';
import { atOnce, say } from './archiving.ts';
import type { Making } from './making.ts';
import { marksIn } from './marks.ts';
import { archivedIn } from './months.ts';

/**
 * Marks every stream that is over and lies in files with all of its links: its rows may go. The marks and the word of them
 * in the chain are one transaction. Answers how many.
 */
export const thin = (client: pg.ClientBase, { before, over, now }: Pick<Making, 'before' | 'over' | 'now'>) =>
  atOnce(client, async () => {
    const { version, months } = await archivedIn(client);
    const latest = months.findLast(({ month }) => month < before);
    if (latest === undefined) return 0;
    const { rowCount } = await client.query(
      `update streams s set archived = s.version, archived_link = l.seq
       from (select stream, max(seq) as seq, max(last) as last from audit where seq <= $1 group by stream) l
       where l.stream = s.stream and l.last = s.version and s.archived is distinct from s.version
         and s.stream in (${over})`,
      [latest.last],
    );
    const streams = rowCount ?? 0;
    if (streams === 0) return 0;
    const { digest } = await marksIn(client);
    await say(client, now, version, { type: 'thinned', month: latest.month, streams, digest });
    return streams;
  });

/** Links that are looked at in a portion: players wait for none of it, and a standby follows. */
const PORTION = 2000;

/** Takes the rows of marked streams out of the tables, also those that somebody who was killed has left. */
export async function removeMarked(
  client: pg.ClientBase,
  report: (line: string) => void,
): Promise<{ readonly events: number; readonly links: number }> {
  const until = (await archivedIn(client)).months.at(-1)?.last ?? 0;
  let [events, links] = [0, 0];
  for (let after = 0n; ; ) {
    const { rows } = await client.query<{ seen: bigint | null; marked: string[] }>(
      `select max(a.seq) as seen, coalesce(array_agg(a.seq) filter (where a.last <= s.archived and a.seq < n.newest), '{}') as marked
       from (select seq, stream, last from audit where seq > $1 and seq <= $2 order by seq limit ${PORTION}) a
       join streams s on s.stream = a.stream, (select max(seq) as newest from audit) n`,
      [after, until],
    );
    const { seen, marked } = rows[0]!;
    if (seen === null) return { events, links };
    after = seen;
    if (marked.length === 0) continue;
    const gone = await atOnce(client, () => removeLinks(client, marked));
    events += gone.events;
    links += gone.links;
    report(`${links} links are out of the tables`);
  }
}

async function removeLinks(client: pg.ClientBase, seqs: readonly string[]) {
  const { rowCount: events } = await client.query(
    // Looked up link by link (offset 0), whatever the statistics say of tables that were just filled or emptied.
    `delete from events where ctid = any(array(
       select e.ctid from audit a, lateral (
         select ctid from events where stream = a.stream and version between a.first and a.last offset 0) e
       where a.seq = any($1::bigint[])))`,
    [seqs],
  );
  const { rowCount: links } = await client.query('delete from audit where seq = any($1::bigint[])', [seqs]);
  return { events: events ?? 0, links: links ?? 0 };
}
