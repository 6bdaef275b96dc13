import { setTimeout as pause } from 'node:timers/promises';
import { type Client, newClient } from '../load/http.ts';

/** How a public list was read while the cluster was broken. */
export interface ReadingBooks {
  /** From a standby, with its age; from the leader; and how often nobody could read. */
  fromStandby: number;
  fromLeader: number;
  refused: number;
  /** Milliseconds: the oldest list that anybody was shown. */
  oldest: number;
}

/** Milliseconds from look to look. */
export const EVERY = 250;
const LIST = '/api/daily/table?span=day&day=2024-10-04';

/** Who looks at a table of the daily twelve, again and again. */
export async function readUntil(isOver: () => boolean, address: string): Promise<ReadingBooks> {
  const books: ReadingBooks = { fromStandby: 0, fromLeader: 0, refused: 0, oldest: 0 };
  const client = newClient(address);
  while (!isOver()) {
    const asOf = await readOnce(client);
    if (asOf === undefined) books.refused++;
    else if (asOf === null) books.fromLeader++;
    else {
      books.fromStandby++;
      books.oldest = Math.max(books.oldest, Date.now() - asOf);
    }
    await pause(EVERY);
  }
  client.close();
  return books;
}

/** As of when the list is; null: of now, from the leader; undefined: there was none. */
export async function readOnce(client: Client): Promise<number | null | undefined> {
  const answer = await client.send('GET', LIST).catch(() => undefined);
  return answer?.status === 200 ? (answer.body as { asOf: number | null }).asOf : undefined;
}
