import { Writable } from 'node:stream';
import { setImmediate as later } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { copyIn, copyOut } from './copy.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await emptyDatabase() });
  await client.connect();
});
afterAll(() => client.end());

test('rows reach a slow reader whole and in order, and come back the same', async () => {
  const pieces: Buffer[] = [];
  const slow = new Writable({
    highWaterMark: 64 * 1024,
    async write(chunk, _encoding, done) {
      await later();
      pieces.push(chunk);
      done();
    },
  });
  await copyOut(client, `copy (select n, repeat('é' || n, 40) from generate_series(1, 8000) n) to stdout`, slow);
  await new Promise<void>((resolve) => slow.end(resolve));
  const expected = Array.from({ length: 8000 }, (_, i) => `${i + 1}\t${`é${i + 1}`.repeat(40)}\n`);
  expect(Buffer.concat(pieces).toString() === expected.join('')).toBe(true);

  await client.query('create table rows (n int, text text)');
  const rows = async function* () {
    yield* pieces;
  };
  await copyIn(client, 'copy rows from stdin', rows());
  const again: Buffer[] = [];
  const keep = new Writable({
    write(chunk, _encoding, done) {
      again.push(chunk);
      done();
    },
  });
  await copyOut(client, 'copy (select * from rows order by n) to stdout', keep);
  expect(Buffer.concat(again).equals(Buffer.concat(pieces))).toBe(true);
});

test('a reader that fails ends the copy with an error, and the connection can be used again', async () => {
  const broken = async function* () {
    yield Buffer.from('1\tx\n');
    throw new Error('the file is broken');
  };
  await expect(copyIn(client, 'copy rows from stdin', broken())).rejects.toThrow(/broken/);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
