import type { Duplex, Writable } from 'node:stream';
import type pg from 'pg';

/** COPY is not among the queries that `pg` knows: these speak its protocol directly, a few messages each. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  readonly stream: Duplex;
}

interface Handlers {
  handleCopyData?(message: { readonly chunk: Buffer }, connection: Connection): void;
  handleCopyInResponse?(connection: Connection): void;
}

function submit(client: pg.ClientBase, text: string, handlers: Handlers): Promise<void> {
  return new Promise((resolve, reject) => {
    const ignore = () => {};
    const query = {
      ...handlers,
      submit: (connection: Connection) => connection.query(text),
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handlePortalSuspended: ignore,
      handleEmptyQuery: ignore,
      handleCommandComplete: ignore,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    };
    client.query(query as unknown as pg.Submittable); // its type leaves out what the driver calls
  });
}

/** Until a stream takes more. What has ended it is thrown: waiting for `drain` alone is then waiting for ever. */
export function drained(to: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      to.off('drain', takesMore).off('error', ended).off('close', ended);
      settle();
    };
    const takesMore = done(resolve);
    const ended = done(() => reject(to.errored ?? new Error('the stream is closed')));
    if (to.destroyed) ended();
    else to.on('drain', takesMore).on('error', ended).on('close', ended);
  });
}

/**
 * `copy … to stdout`: each chunk is one row with its end of line. `observe` sees the bytes too. When nobody takes the rows
 * any more it fails at once and the rest of them still comes: such a client is given up, not used again.
 */
export async function copyOut(
  client: pg.ClientBase,
  text: string,
  to: Writable,
  observe: (chunk: Buffer) => void = () => {},
): Promise<void> {
  let full: Promise<void> | undefined;
  let fail: (why: unknown) => void = () => {};
  const failed = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const copied = submit(client, text, {
    handleCopyData({ chunk }, { stream }) {
      observe(chunk);
      // A copy: the driver reads the next message into the same bytes while these may still wait to be written.
      if (to.write(Buffer.from(chunk)) || full !== undefined) return;
      stream.pause();
      full = drained(to).finally(() => {
        full = undefined;
        stream.resume();
      });
      full.catch(fail);
    },
  });
  await Promise.race([copied, failed]);
  await full; // the connection reads again before it is used again
}

/** `copy … from stdin`. */
export function copyIn(client: pg.ClientBase, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  const feed = async (connection: Connection) => {
    for await (const chunk of rows) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await drained(connection.stream);
    }
    connection.endCopyFrom();
  };
  return submit(client, text, {
    handleCopyInResponse(connection) {
      feed(connection).catch((error) => connection.sendCopyFail(String(error)));
    },
  });
}
