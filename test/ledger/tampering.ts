import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { participation } from '../../src/big21/participation.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import { rappen } from '../../src/ledger/money.ts';
import { step } from '../../src/server/big21/playing.ts';
import { streamOf } from '../../src/server/big21/room.ts';
import { checkLedgerIn } from '../../src/server/ledger/check.ts';
import { queryable, verifyIn } from '../../src/server/store/auditStore.ts';
import { connect, type Trx } from '../../src/server/store/database.ts';
import type { Tables } from '../big21/tables.ts';

/** Some people, their money and their games: what an afternoon leaves in the books. */
export async function anAfternoon(tables: Tables, seed: string, people: number): Promise<void> {
  const dice = chanceFromText(seed)('afternoon');
  const { wallets, room, at } = tables;
  for (let i = 0; i < people; i++) {
    const person = await tables.newPlayer(50 + dice.below(500));
    const me = `person:${person}`;
    for (let n = dice.below(3); n >= 0; n--) await aGame(tables, person, dice);
    if (dice.below(2) === 0) {
      const id = randomUUID();
      await wallets.command(person, { type: 'checkIdentity', result: 'checked' }, 'person:rita', at);
      await wallets.command(person, { type: 'requestPayout', id, amount: rappen(500 + dice.below(1_000)) }, me, at);
      const type = dice.below(3) === 0 ? 'returnPayout' : 'payOut';
      if (dice.below(3) > 0) await wallets.command(person, { type, id }, 'person:rita', at);
    }
    if (dice.below(3) === 0) {
      const id = randomUUID();
      const amount = rappen(100 - dice.below(200) || 1);
      const correction = { type: 'proposeCorrection', id, amount, reason: 'counted wrongly' } as const;
      await wallets.command(person, correction, 'person:rita', at);
      await wallets.command(person, { type: 'approve', id }, 'person:sepp', at);
    }
    if (dice.below(4) === 0) await wallets.command(person, { type: 'excludeSelf', days: 1 + dice.below(180) }, me, at);
  }
  await room.services.store.sealer.seal();
}

async function aGame(tables: Tables, person: string, dice: Chance): Promise<void> {
  const started = await tables.start(person, 100 * (1 + dice.below(5)));
  if (!started.ok) return;
  const { id } = started.value;
  const me = `person:${person}`;
  const { store } = tables.room.services;
  for (let n = 0; n < 12; n++) {
    const { state, version } = await store.load(participation, streamOf(id));
    if (state.game?.stage !== 'piles') break;
    const move =
      dice.below(9) === 0
        ? ({ type: 'buy', version } as const)
        : ({ type: 'place', pile: dice.below(5), confirmBust: true, version } as const);
    await step(tables.room, id, me, move, tables.at);
  }
  const { version } = await store.load(participation, streamOf(id));
  if (dice.below(4) > 0) await step(tables.room, id, me, { type: 'stop', version }, tables.at);
}

export type Verdict = { readonly ok: boolean; readonly named: string | null };

/** What `gschobe ledger check` says: the books, then the chain. */
export async function verdictIn(trx: Trx): Promise<Verdict> {
  const books = await checkLedgerIn(trx);
  const chain = await verifyIn(queryable(trx));
  return { ok: books.ok && chain.ok, named: books.firstDifference ?? (chain.ok ? null : `${chain.seq}: ${chain.why}`) };
}

/** Columns that say something; each is changed to another value of its kind. */
const BYTES = sql`sha256(random()::text::bytea)`;
const LATER = (column: string) => sql`${sql.ref(column)} + interval '1 second'`;
const MORE = (column: string) => sql`${sql.ref(column)} + 1`;
const OTHER = (column: string) => sql`${sql.ref(column)} || 'x'`;
type Change = readonly [table: string, column: string, to: (column: string) => ReturnType<typeof sql>];

const BY_ANYBODY: readonly Change[] = [
  ['ledger_balances', 'balance', MORE],
  ['big21_days', 'staked', MORE],
  ['big21_days', 'won', MORE],
  ['big21_days', 'person', OTHER],
  ['big21_games', 'paid', (c) => sql`coalesce(${sql.ref(c)}, 0) + 100`],
  ['big21_games', 'staked', MORE],
  ['big21_games', 'stake', MORE],
  ['big21_games', 'bought', MORE],
  ['big21_games', 'owner', OTHER],
  ['big21_games', 'deadline', LATER],
  ['big21_games', 'started_at', LATER],
  ['big21_games', 'ending', (c) => sql`case when ${sql.ref(c)} is null then 'stopped' end`],
  ['big21_slots', 'person', OTHER],
  ['streams', 'version', MORE],
];
const BY_OWNER: readonly Change[] = [
  ['events', 'type', OTHER],
  ['events', 'actor', OTHER],
  ['events', 'at', LATER],
  ['events', 'version', (c) => sql`${sql.ref(c)} + 1000`],
  ['audit', 'prev', () => BYTES],
  ['audit', 'hash', () => BYTES],
  ['audit', 'events_hash', () => BYTES],
  ['audit', 'actor', OTHER],
  ['audit', 'at', LATER],
  ['audit', 'stream', OTHER],
  ['audit', 'last', MORE],
  ['ledger_entries', 'kind', OTHER],
  ['ledger_entries', 'actor', OTHER],
  ['ledger_entries', 'at', LATER],
  ['ledger_postings', 'amount', MORE],
  ['ledger_postings', 'from_account', OTHER],
  ['ledger_postings', 'to_account', OTHER],
];

const rowOf = async (trx: Trx, table: string, dice: Chance): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select ctid::text as id from ${sql.table(table)} order by ctid`.execute(
    trx,
  );
  return rows.length === 0 ? undefined : rows[dice.below(rows.length)]!.id;
};

/** One change, somewhere; answers what it was, or undefined where there was nothing to change. */
export async function tamper(trx: Trx, dice: Chance, as: 'server' | 'owner'): Promise<string | undefined> {
  const kind = dice.below(as === 'owner' ? 10 : 8);
  if (kind === 0) return forgePosting(trx, dice);
  if (kind <= 2) return changeLeaf(trx, 'wallets', 'state', dice);
  if (kind === 3) return remove(trx, dice, as);
  if (kind >= 8) return changeLeaf(trx, 'events', 'body', dice);
  const changes = as === 'owner' ? [...BY_ANYBODY, ...BY_OWNER] : BY_ANYBODY;
  const [table, column, to] = changes[dice.below(changes.length)]!;
  const row = await rowOf(trx, table, dice);
  if (row === undefined) return undefined;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to(column)} where ctid = ${row}::tid`.execute(trx);
  return `${table}.${column}`;
}

/** Money that nobody paid in. */
async function forgePosting(trx: Trx, dice: Chance): Promise<string> {
  const { rows } = await sql<{ person: string }>`select person from wallets order by person`.execute(trx);
  const { person } = rows[dice.below(rows.length)]!;
  const [from, to] = [
    ['outside/cash', `player/${person}`],
    ['outside/sandbox', `play/player/${person}`],
    ['payouts', `player/${person}`],
  ][dice.below(3)]!;
  const kind = ['deposit', 'win', 'correction', 'opening'][dice.below(4)]!;
  const key = [`wallet/${randomUUID()}/deposit`, `big21/${randomUUID()}/win`, `currency/${from}`][dice.below(3)]!;
  await sql`select ledger_post(${key}, ${kind}, 'system', now(), array[${from}], array[${to}], array[${1 + dice.below(90_000)}]::bigint[])`.execute(
    trx,
  );
  return `posting ${kind} ${key.split('/')[0]}`;
}

/** One leaf of a JSON text is another one, or gone: a limit, an exclusion, a sum. */
async function changeLeaf(trx: Trx, table: string, column: string, dice: Chance): Promise<string | undefined> {
  const row = await rowOf(trx, table, dice);
  if (row === undefined) return undefined;
  const { rows } = await sql<{ text: string }>`
    select ${sql.ref(column)}::text as text from ${sql.table(table)} where ctid = ${row}::tid`.execute(trx);
  const value: unknown = JSON.parse(rows[0]!.text);
  const leaves = leavesOf(value);
  if (leaves.length === 0) return undefined;
  const { parent, name } = leaves[dice.below(leaves.length)]!;
  const before = parent[name];
  if (dice.below(4) === 0) delete parent[name];
  else parent[name] = typeof before === 'number' ? before + 1 : typeof before === 'boolean' ? !before : `${before}x`;
  const text = JSON.stringify(value);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ctid = ${row}::tid`.execute(trx);
  return `${table} ${name}`;
}

interface Leaf {
  readonly parent: Record<string, unknown>;
  readonly name: string;
}

function leavesOf(value: unknown): readonly Leaf[] {
  if (value === null || typeof value !== 'object') return [];
  const parent = value as Record<string, unknown>;
  return Object.entries(parent).flatMap(([name, part]) =>
    part !== null && typeof part === 'object' ? leavesOf(part) : [{ parent, name }],
  );
}

async function remove(trx: Trx, dice: Chance, as: 'server' | 'owner'): Promise<string | undefined> {
  const free = ['wallets', 'ledger_balances', 'big21_days', 'big21_games', 'big21_slots', 'streams'];
  const tables = as === 'owner' ? [...free, 'events', 'audit', 'ledger_entries', 'ledger_postings'] : free;
  const table = tables[dice.below(tables.length)]!;
  const row = await rowOf(trx, table, dice);
  if (row === undefined) return undefined;
  // A row that says what no row says is not missed: an account nobody used, a balance of nothing.
  const { rows } = await sql<{
    one: unknown;
  }>`select to_json(t) as one from ${sql.table(table)} t where ctid = ${row}::tid`.execute(trx);
  const { balance } = rows[0]!.one as { balance?: number };
  if (balance === 0) return undefined;
  await sql`delete from ${sql.table(table)} where ctid = ${row}::tid`.execute(trx);
  return `delete ${table}`;
}

export interface Tampered {
  readonly changes: number;
  /** Refused by the database itself. */
  readonly prevented: number;
  readonly missed: readonly string[];
  readonly unnamed: readonly string[];
}

/** Changes, looks, and takes the change back; as the server's role, and as the owner with all triggers off. */
export async function tamperOften(tables: Tables, seed: string, times: number): Promise<Tampered> {
  const dice = chanceFromText(seed)('tampering');
  const owner = connect(tables.server.databaseUrl, 1);
  const [missed, unnamed]: [string[], string[]] = [[], []];
  let [changes, prevented] = [0, 0];
  const undo = new Error('taken back');
  while (changes < times) {
    const as = dice.below(2) === 0 ? 'server' : 'owner';
    const db = as === 'owner' ? owner.db : tables.server.store.db;
    let [what, verdict]: [string | undefined, Verdict | undefined] = [undefined, undefined];
    try {
      await db.transaction().execute(async (trx) => {
        if (as === 'owner') await sql`set local session_replication_role = replica`.execute(trx);
        what = await tamper(trx, dice, as);
        if (what !== undefined) verdict = await verdictIn(trx);
        throw undo;
      });
    } catch (error) {
      if (error !== undo && verdict === undefined) prevented++;
      else if (error !== undo) throw error;
    }
    if (verdict === undefined) continue;
    changes++;
    if ((verdict as Verdict).ok) missed.push(`${as}: ${what}`);
    else if ((verdict as Verdict).named === null) unnamed.push(`${as}: ${what}`);
  }
  await owner.close();
  return { changes, prevented, missed, unnamed };
}
