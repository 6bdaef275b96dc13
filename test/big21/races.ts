import { sql } from 'kysely';
import type { PlayerMove } from '../../src/big21/play.ts';
import type { Result } from '../../src/kit/result.ts';
import { HOUR, zurichDay } from '../../src/kit/time.ts';
import { move } from '../../src/server/big21/playing.ts';
import { expire, settleAll } from '../../src/server/big21/settling.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { seedWith } from './seeds.ts';
import { openTables, type Tables } from './tables.ts';

const TABS = 64;

const RACES = { lastFranc, lastParticipation, lossLimit, payout, exclusion } as const;
type Race = keyof typeof RACES;

/** 64 requests at once, again and again, each round with a new player; counts the rounds that did not end as they must. */
export async function races(rounds: number, names = Object.keys(RACES) as readonly Race[]) {
  const tables = await openTables();
  tables.wallets.whenExcluded((person, at) => settleAll(tables.room, person, at));
  const wrong: Record<Race, number> = { lastFranc: 0, lastParticipation: 0, lossLimit: 0, payout: 0, exclusion: 0 };
  for (let round = 0; round < rounds; round++) {
    const name = names[round % names.length]!;
    if (!(await RACES[name](tables, round))) wrong[name]++;
  }
  const ledger = await checkLedger(tables.server.store.db);
  await tables.close();
  return { rounds, tabs: TABS, wrong, ledger };
}

const atOnce = async (ask: (tab: number) => Promise<Result<unknown, unknown>>): Promise<number> =>
  (await Promise.all(Array.from({ length: TABS }, (_, tab) => ask(tab)))).filter(({ ok }) => ok).length;

/** CHF 3 on the account: three games begin. */
async function lastFranc(tables: Tables): Promise<boolean> {
  const person = await tables.newPlayer(3);
  return (await atOnce(() => tables.start(person, 100))) === 3 && (await balanceOf(tables, person)) === 0;
}

/** 99 games today: one begins. B21 4.2 */
async function lastParticipation(tables: Tables): Promise<boolean> {
  const person = await tables.newPlayer(90);
  const day = zurichDay(tables.at);
  await sql`insert into big21_slots select ${person}, ${day}, n, ${person} || n from generate_series(1, 99) n`.execute(
    tables.server.store.db,
  );
  return (await atOnce(() => tables.start(person, 100))) === 1 && (await balanceOf(tables, person)) === 8_900;
}

/** One franc is left to lose: it buys a card in the open game, or begins another, never both. B21 10.2 */
async function lossLimit(tables: Tables): Promise<boolean> {
  const person = await tables.newPlayer(90, 200);
  const started = await tables.start(person, 100);
  if (!started.ok) throw new Error(started.refusal.code);
  const { id } = started.value;
  const ask = (play: PlayerMove, version: number) =>
    move(tables.room, id, `person:${person}`, { ...play, version }, tables.at);
  for (let card = 0; card < 8; card++) await ask({ type: 'discard' }, await tables.versionOf(id));
  const version = await tables.versionOf(id);
  const done = await atOnce((tab) => (tab % 2 === 0 ? ask({ type: 'buy' }, version) : tables.start(person, 100)));
  return done === 1 && (await balanceOf(tables, person)) === 8_800;
}

/** Two piles are complete when the player stops, and the four hours end, in every tab: it is over once and paid once. B21 23 */
async function payout(tables: Tables, round: number): Promise<boolean> {
  const { seed, commands } = seedWith(2, `race/${round}`);
  const person = await tables.newPlayer(5);
  const owner = `person:${person}`;
  const started = await tables.start(person, 100, seed);
  if (!started.ok) throw new Error(started.refusal.code);
  const { id } = started.value;
  for (const play of commands)
    await move(tables.room, id, owner, { ...play, version: await tables.versionOf(id) }, tables.at);
  const version = await tables.versionOf(id);
  const late = tables.at + 4 * HOUR + 1;
  await Promise.all(
    Array.from({ length: TABS }, (_, tab) =>
      tab % 3 === 0
        ? move(tables.room, id, owner, { type: 'stop', version }, tables.at)
        : tab % 3 === 1
          ? expire(tables.room, id, late)
          : move(tables.room, id, owner, { type: 'discard', version }, late),
    ),
  );
  const ended = (await tables.server.store.read(`big21:${id}`)).filter(({ event }) => event.type === 'ended').length;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ledger_entries where kind = 'win' and key like ${`big21/${id}/%`}`.execute(
    tables.server.store.db,
  );
  return ended === 1 && rows[0]!.n === 1 && (await balanceOf(tables, person)) === 500 - 100 + 110;
}

const STAKES = 16;

/**
 * Stakes that came in before an exclusion, beside it: none begins after the exclusion was answered, and what had begun is
 * settled by then. Ruling M6
 */
async function exclusion(tables: Tables): Promise<boolean> {
  const person = await tables.newPlayer(90);
  const order: ('stake' | 'excluded')[] = [];
  const excluded = async () => {
    const asked = { type: 'excludeSelf', days: 30 } as const;
    const { ok } = await tables.wallets.command(person, asked, `person:${person}`, tables.at + 1);
    order.push('excluded');
    return ok;
  };
  const stake = async () => {
    const started = await tables.start(person, 100);
    if (started.ok) order.push('stake');
  };
  const stakes = Array.from({ length: STAKES }, (_, i) => (i === STAKES / 2 ? excluded().then(() => {}) : stake()));
  await Promise.all([...stakes, stake()]);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from big21_games where owner = ${`person:${person}`} and ending is null`.execute(
    tables.server.store.db,
  );
  return order.at(-1) === 'excluded' && rows[0]!.open === 0;
}

const balanceOf = async ({ wallets, at }: Tables, person: string): Promise<number> =>
  (await wallets.show(person, at)).balance;
