import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import { type TillEvent, tillEntry } from '../../ledger/till.ts';
import { type Wallet, type WalletEvent, wallet as walletProcess } from '../../ledger/wallet.ts';
import { walletEntry } from '../../ledger/walletEntry.ts';
import type { Trx } from '../store/database.ts';
import { type BookedGame, booksOf, type Expected, type GameEvent } from './games.ts';
import type { LedgerTables } from './tables.ts';

/** What differs, by name: books, games and accounts held against the events that made them, which the chain seals. */
export interface Differences {
  readonly entries: readonly string[];
  readonly games: readonly string[];
  readonly accounts: readonly string[];
}

/** Ids are random hexadecimal digits: games and entries are compared a sixteenth at a time, and whatever is neither. */
const PARTS = [...'0123456789abcdef'].map((digit) => `^${digit}`).concat('^([^0-9a-f]|$)');

export async function compareWithEvents(trx: Trx): Promise<Differences> {
  const expected = new Map<string, string>();
  const wallets = new Map<string, Wallet>();
  for await (const { id, event, actor, at } of eventsOf<WalletEvent>(trx, 'wallet')) {
    wallets.set(id, walletProcess.evolve(wallets.get(id) ?? walletProcess.initial, event));
    const entry = walletEntry(id, event);
    if (entry !== undefined) expected.set(entry.key, textOf({ entry, actor, at }));
  }
  for await (const { id, event, actor, at } of eventsOf<TillEvent>(trx, 'till')) {
    const entry = tillEntry(id, event);
    if (entry !== undefined) expected.set(entry.key, textOf({ entry, actor, at }));
  }
  const entries = [...(await wrongEntries(trx, sql`e.key not like 'big21/%' and e.kind <> 'opening'`, expected))];
  const games: string[] = [];
  const legacy = await legacyWins(trx);
  for (const part of PARTS) {
    const booked = await bookedGames(trx, part, legacy);
    const ofGames = new Map(booked.flatMap(([, game]) => game.entries.map((one) => [one.entry.key, textOf(one)])));
    entries.push(...(await wrongEntries(trx, sql`e.key like 'big21/%' and substr(e.key, 7) ~ ${part}`, ofGames)));
    games.push(...(await wrongGames(trx, part, booked)));
  }
  return { entries, games, accounts: await wrongWallets(trx, wallets) };
}

const textOf = ({ entry: { kind, postings }, actor, at }: Expected): string =>
  [kind, actor, at, ...postings.map(({ from, to, amount }) => `${from} ${to} ${amount}`)].join(' ');

/** In the order of the books: an entry that no event made, or made otherwise; then those that are missing. */
async function wrongEntries(
  trx: Trx,
  which: ReturnType<typeof sql>,
  expected: Map<string, string>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string; kind: string; actor: string; at: Instant; postings: string | null }>`
    select e.key, e.kind, e.actor, e.at,
      string_agg(p.from_account || ' ' || p.to_account || ' ' || p.amount, ' ' order by p.line) as postings
    from ledger_entries e left join ledger_postings p on p.entry = e.key
    where ${which} group by e.key, e.seq, e.kind, e.actor, e.at order by e.seq`.execute(trx);
  const wrong: string[] = [];
  for (const { key, kind, actor, at, postings } of rows) {
    if (expected.get(key) !== [kind, actor, at, postings].join(' ')) wrong.push(`entry ${key}`);
    expected.delete(key);
  }
  return [...wrong, ...[...expected.keys()].map((key) => `missing entry ${key}`)];
}

type Booked = readonly (readonly [id: string, game: BookedGame])[];

async function bookedGames(trx: Trx, part: string, legacy: ReadonlySet<string>): Promise<Booked> {
  const events = new Map<string, GameEvent[]>();
  for await (const { id, ...event } of eventsOf<GameEvent['event']>(trx, 'big21', part)) {
    const known = events.get(id);
    if (known) known.push(event);
    else events.set(id, [event]);
  }
  return [...events].flatMap(([id, all]) => {
    const game = booksOf(id, all, legacy.has(`big21/${id}/win`) ? 'play' : 'CHF');
    return game === undefined ? [] : [[id, game] as const];
  });
}

/** Wins of games that were open when play money got accounts of its own were paid there. */
async function legacyWins(trx: Trx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select e.key from ledger_entries e join ledger_postings p on p.entry = e.key and p.to_account like 'play/%'
    join ledger_postings s on s.entry = replace(e.key, '/win', '/stake') and s.from_account not like 'play/%'
    where e.kind = 'win' and exists (select from ledger_entries where kind = 'opening')`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

/** Rows of games, and the day's slots, that say something else than the events of the game. B21 4.2 */
async function wrongGames(trx: Trx, part: string, booked: Booked): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; says: string; slots: string | null }>`
    select g.id, concat_ws(' ', owner, purse, model, commitment, g.day, stake, (extract(epoch from started_at) * 1000)::bigint, (extract(epoch from deadline) * 1000)::bigint, staked, bought,
        risked, coalesce(ending, '-'), coalesce(paid::text, '-'), coalesce((extract(epoch from ended_at) * 1000)::bigint::text, '-')) as says,
      (select string_agg(s.person || ' ' || s.day, ',') from big21_slots s where s.game = g.id) as slots
    from big21_games g where g.id ~ ${part} order by g.started_at, g.id`.execute(trx);
  const expected = new Map(booked);
  const wrong: string[] = [];
  for (const { id, says, slots } of rows) {
    const row = expected.get(id)?.row;
    expected.delete(id);
    const slot = row?.purse === 'money' ? `${row.owner.slice('person:'.length)} ${row.day}` : null;
    if (row === undefined || says !== rowText(row) || slots !== slot) wrong.push(`game ${id}`);
  }
  return [...wrong, ...[...expected.keys()].map((id) => `missing game ${id}`)];
}

const rowText = (row: BookedGame['row']): string =>
  [
    ...[row.owner, row.purse, row.model, row.commitment, row.day, row.stake, row.startedAt, row.deadline, row.staked],
    ...[row.bought, row.risked, row.ending ?? '-', row.paid ?? '-', row.endedAt ?? '-'],
  ].join(' ');

/** Accounts whose row says something else about limits, exclusions, identity or waiting money than their events. */
async function wrongWallets(trx: Trx, folded: ReadonlyMap<string, Wallet>): Promise<readonly string[]> {
  const rows = await trx.withTables<LedgerTables>().selectFrom('wallets').selectAll().orderBy('person').execute();
  const kept = new Set(rows.map(({ person }) => person));
  return [
    ...rows
      .filter(({ person, state }) => sorted(state) !== sorted(folded.get(person) ?? walletProcess.initial))
      .map(({ person }) => `account ${person}`),
    ...[...folded.keys()].filter((person) => !kept.has(person)).map((person) => `missing account ${person}`),
  ];
}

/** As text, whatever the order in which its parts were written. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const PORTION = 5_000;

/** Every event of every stream of a kind, in order, a portion at a time. */
async function* eventsOf<Event>(trx: Trx, kind: 'wallet' | 'till' | 'big21', part = '') {
  const length = kind.length + 2;
  let after: readonly [string, number] = ['', 0];
  for (;;) {
    const { rows } = await sql<{ stream: string; version: number; body: Event; actor: string; at: Instant }>`
      select stream, version, body, actor, at from events
      where stream like ${`${kind}:%`} and substr(stream, ${length}) ~ ${part}
        and (stream, version) > (${after[0]}, ${after[1]})
      order by stream, version limit ${PORTION}`.execute(trx);
    for (const { stream, body, actor, at } of rows) yield { id: stream.slice(length - 1), event: body, actor, at };
    const last = rows.at(-1);
    if (last === undefined || rows.length < PORTION) return;
    after = [last.stream, last.version];
  }
}
