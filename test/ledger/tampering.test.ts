import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTables, type Tables } from '../big21/tables.ts';
import { anAfternoon, tamperOften, verdictIn } from './tampering.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await openTables();
  await anAfternoon(tables, 'books', 6);
});
afterAll(() => tables.close());

test('books that nobody touched are in order', async () => {
  const verdict = await tables.server.store.db.transaction().execute(verdictIn);
  expect(verdict).toEqual({ ok: true, named: null });
});

test('whatever is changed in books, accounts, games or events, by the server’s role or the owner, is found and named', async () => {
  const { missed, unnamed } = await tamperOften(tables, 'changes', 60);
  expect({ missed, unnamed }).toEqual({ missed: [], unnamed: [] });
});
