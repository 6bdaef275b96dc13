import { createHash } from 'node:crypto';
import type { Queryable } from '../auditStore.ts';

/** Up to which version each stream lies in the archive. */
export type Marks = ReadonlyMap<string, number>;

/** All of them, and one hash over them: the log of the archive says which it must be. */
export async function marksIn(client: Queryable): Promise<{ readonly marks: Marks; readonly digest: string }> {
  const { rows } = await client.query<{ stream: string; archived: number }>(
    'select stream, archived from streams where archived is not null order by stream collate "C"',
  );
  const hash = createHash('sha256');
  for (const { stream, archived } of rows) hash.update(`${stream} ${archived}\n`);
  return { marks: new Map(rows.map(({ stream, archived }) => [stream, archived])), digest: hash.digest('hex') };
}

/** What the log says before anything was archived. */
export const NO_MARKS = createHash('sha256').digest('hex');
