import { type RawBuilder, sql } from 'kysely';
import { type Instant, zurichText } from '../../kit/time.ts';
import { type Currency, playerAccount } from '../../ledger/account.ts';
import { inFrancs, type Rappen, rappen } from '../../ledger/money.ts';
import type { EntryKind } from '../../ledger/posting.ts';
import type { SpokenIn, StatementLine, StatementPage, StatementQuery } from '../../ledger/wire.ts';
import type { Database } from '../store/database.ts';
import { portionsOf } from '../store/portions.ts';
import { words as de, type Words } from './statement.de.ts';
import { words as en } from './statement.en.ts';
import { words as fr } from './statement.fr.ts';
import { words as it } from './statement.it.ts';

interface Row {
  readonly seq: bigint;
  readonly at: Instant;
  readonly kind: EntryKind;
  readonly key: string;
  readonly amount: bigint;
  readonly balance: bigint;
}

/** Which lines, and the latest how many of them. */
export type StatementWish = StatementQuery & { readonly before?: number; readonly most?: number };

/** On a screen there are so many at once. */
const PAGE = 100;

/** The latest of them; where there are earlier ones, `more` is asked for as `before`. */
export async function statementPage(
  db: Database,
  person: string,
  currency: Currency,
  wish: StatementWish,
): Promise<StatementPage> {
  const lines = await statementOf(db, person, currency, { ...wish, most: PAGE + 1 });
  const shown = lines.slice(0, PAGE);
  return { lines: shown, more: lines.length > PAGE ? shown.at(-1)!.seq : null };
}

/** All of it unless something is wished, the latest first, with the balance after each line. */
export async function statementOf(
  db: Database,
  person: string,
  currency: Currency,
  wish: StatementWish = {},
): Promise<readonly StatementLine[]> {
  const account = playerAccount(person, currency);
  const { kind = null, least = 0, from, until, before = null, most = null } = wish;
  const history = currency === 'play' ? await historyOf(db, person) : undefined;
  // PostgreSQL adds up the balances, so that only lines that are shown travel and are worded.
  const { rows } = await sql<Row>`
    with moved as (
      ${movedOn(account)} ${history ? sql`and e.kind <> 'opening' union all ${history}` : sql``}
    ), balanced as (select *, (sum(amount) over (order by seq))::bigint as balance from moved)
    select seq, at, kind, key, amount, balance from balanced
    where (${kind}::text is null or kind = ${kind}) and abs(amount) >= ${least}
      and (${dateOf(from)}::timestamptz is null or at >= ${dateOf(from)})
      and (${dateOf(until)}::timestamptz is null or at < ${dateOf(until)})
      and (${before}::bigint is null or seq < ${before})
    order by seq desc limit ${most}`.execute(db);
  return rows.map(({ seq, at, kind, key, amount, balance }) => ({
    ...{ seq: Number(seq), at, kind, key, amount: rappen(Number(amount)), balance: rappen(Number(balance)) },
  }));
}

/** What moved on an account: an entry touches it once. */
const movedOn = (account: string) => sql`
  select e.seq, e.at, e.kind, e.key, case when p.to_account = ${account} then p.amount else -p.amount end as amount
  from ledger_postings p join ledger_entries e on e.key = p.entry
  where (p.from_account = ${account} or p.to_account = ${account})`;

/**
 * Play money from before it had accounts of its own: what moved on the former account until it came over. An account that
 * was divided, because there was cash on it too, begins anew with what came over.
 */
async function historyOf(db: Database, person: string): Promise<RawBuilder<unknown> | undefined> {
  const former = playerAccount(person, 'CHF');
  const { rows } = await sql<{ opening: bigint | null }>`
    with moved as (${movedOn(former)}),
      opening as (select seq, -amount as amount from moved where kind = 'opening' order by seq limit 1)
    select (select seq from opening) as opening
    where exists (select from ledger_postings where from_account = 'outside/sandbox' and to_account = ${former})
      and coalesce((select amount from opening), 0) = (
        select sum(amount) from moved where seq < coalesce((select seq from opening), ${LAST}::bigint))`.execute(db);
  if (rows[0] === undefined) return undefined;
  return sql`${movedOn(former)} and e.seq < ${rows[0].opening ?? LAST}::bigint`;
}

/** No entry is numbered so high. */
const LAST = 2n ** 63n - 1n;

const dateOf = (at: Instant | undefined): Date | null => (at === undefined ? null : new Date(at));

const WORDS: Readonly<Record<SpokenIn, Words>> = { de, fr, it, en };

/**
 * For a spreadsheet: Zurich time, francs with a point, signs that a program reads; heads and kinds as people say them. A
 * portion at a time: who played for years has tens of thousands of lines.
 */
export async function* statementCsv(lines: readonly StatementLine[], language: SpokenIn): AsyncGenerator<string> {
  const { heads, kinds } = WORDS[language];
  yield `${heads.join(',')}\r\n`;
  const rowOf = ({ at, kind, key, amount, balance }: StatementLine) =>
    [zurichText(at), kinds[kind], key, plainFrancs(amount), plainFrancs(balance)].join(',');
  for await (const portion of portionsOf(lines)) yield portion.map((line) => `${rowOf(line)}\r\n`).join('');
}

const plainFrancs = (amount: Rappen): string => inFrancs(amount).replace('−', '-').replaceAll('’', '');
