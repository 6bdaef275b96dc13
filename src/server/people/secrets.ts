import { createHash, createHmac, randomBytes } from 'node:crypto';
import { invariant } from '../../kit/absurd.ts';
import type { Store } from '../store/store.ts';
import type { PeopleTables } from './tables.ts';

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: who steals the table opens nothing. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** A keyed hash: equal things are found again, and nobody without the key can guess what was hashed. */
export type Keyed = (what: string) => Buffer;

/** The key is made at the first start and lives in the database, so that all processes share it. */
export function openKeyed({ db }: Store): { readonly keyed: Keyed; load(): Promise<void> } {
  const tables = db.withTables<PeopleTables>();
  let key: Buffer | undefined;
  return {
    keyed(what) {
      invariant(key !== undefined, 'the key is loaded before the first request');
      return createHmac('sha256', key).update(what).digest();
    },
    async load() {
      await tables
        .insertInto('installation')
        .values({ name: 'people', value: randomBytes(32) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = tables.selectFrom('installation').select('value').where('name', '=', 'people');
      key = (await row.executeTakeFirstOrThrow()).value;
    },
  };
}
