import type { Instant } from '../../kit/time.ts';
import { playerAccount } from '../../ledger/account.ts';
import { FETCHED_WITHIN } from '../../ledger/closing.ts';
import { isExcluded } from '../../ledger/exclusion.ts';
import type { Wallet } from '../../ledger/wallet.ts';
import { keptUntil } from '../../people/kept.ts';
import type { Hanging } from '../../people/marks.ts';
import { balanceOf, lockWallet } from '../ledger/books.ts';
import { statementOf } from '../ledger/statement.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Wallets } from '../ledger/wallets.ts';
import type { PersonalDataSource } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { allGames } from './ownGames.ts';
import type { Big21Room } from './room.ts';
import { settleAll } from './settling.ts';

export const LEAVE_JOB = 'big21-leave';
export const IDENTITY_JOB = 'big21-identity';
export const FORFEIT_JOB = 'big21-forfeit';

/**
 * What Big21 keeps about a person. Events, postings and games know only the id, and the books are kept for ten years (code of
 * obligations 958f): with the personal data gone they name nobody. Unused promises go at once; open games are settled and the
 * account is closed by a job, in the same transaction as the deletion.
 */
export function big21PersonalData({ store, jobs, now, config }: Services): PersonalDataSource {
  const db = store.db.withTables<LedgerTables>();
  return {
    name: 'big21',
    async export(person) {
      const owner = `person:${person}`;
      const [wallet, days, [francs, play]] = await Promise.all([
        store.read(`wallet:${person}`),
        db.selectFrom('big21_days').select(['day', 'staked', 'won']).where('person', '=', person).execute(),
        Promise.all((['CHF', 'play'] as const).map((currency) => statementOf(store.db, person, currency))),
      ]);
      return {
        account: wallet.map(({ event, at }) => ({ ...event, at })),
        statement: francs,
        playMoney: play,
        days: days.map(({ day, staked, won }) => ({ day, staked: Number(staked), won: Number(won) })),
        games: playedBy(store, owner),
        kept: 'money and games for ten years, under a number without your name; the rest until you delete your account',
      };
    },
    async ties(trx, person) {
      const { identity, waiting } = await lockWallet(trx, person);
      if (identity === 'checked') return 'identity';
      // Play money belongs to nobody.
      const isWaiting = Object.values(waiting).some(
        (one) => one.kind !== 'payout' || (one.currency ?? 'CHF') === 'CHF',
      );
      const hasMoney = (await balanceOf(trx, person, 'CHF')) > 0 || (config.money === 'cash' && isWaiting);
      return hasMoney ? 'money' : undefined;
    },
    async stillOpen(trx, person, at) {
      const { waiting } = await lockWallet(trx, person);
      const { games } = await trx
        .withTables<LedgerTables>()
        .selectFrom('big21_games')
        .select(({ fn }) => fn.countAll<bigint>().as('games'))
        .where('owner', '=', `person:${person}`)
        .where('purse', '=', 'money')
        .where('ending', 'is', null)
        .executeTakeFirstOrThrow();
      const asked = Object.values(waiting).reduce(
        (sum, one) => sum + (one.kind === 'payout' && (one.currency ?? 'CHF') === 'CHF' ? one.amount : 0),
        0,
      );
      const amount = (await balanceOf(trx, person, 'CHF')) + asked;
      return [
        ...(games > 0 ? [{ kind: 'games', count: Number(games) } as const] : []),
        ...(amount > 0 ? [{ kind: 'money', amount, until: at + FETCHED_WITHIN } as const] : []),
      ];
    },
    async changed(trx, person) {
      await jobs.add(trx, IDENTITY_JOB, { person }, { runAt: now() });
    },
    async hangs(trx, person, at) {
      const wallet = await lockWallet(trx, person);
      const booked = await trx
        .withTables<LedgerTables>()
        .selectFrom('ledger_balances')
        .select('account')
        .where('account', 'in', [playerAccount(person, 'CHF'), playerAccount(person, 'play')])
        .executeTakeFirst();
      return hangingOn(wallet, booked !== undefined, at);
    },
    async erase(trx, person) {
      const owner = `person:${person}`;
      const tables = trx.withTables<LedgerTables>();
      await tables
        .deleteFrom('big21_seeds')
        .where('owner', '=', owner)
        .where('commitment', 'not in', tables.selectFrom('big21_games').select('commitment').where('owner', '=', owner))
        .execute();
      await jobs.add(trx, LEAVE_JOB, { person }, { runAt: now(), key: `${LEAVE_JOB}:${person}` });
    },
  };
}

/** Every game with all its cards, the latest first; each is read when it is written down, and nobody else waits. */
async function* playedBy(store: Store, owner: string) {
  for await (const { id, purse, model, stake, startedAt, staked, paid, ending } of allGames(store.db, owner)) {
    const events = (await store.read(`big21:${id}`)).map(({ event, at }) => ({ ...event, at }));
    yield { id, purse, model, stake, startedAt, staked, paid, ending, events };
  }
}

/** Why a person must be known again: exclusions until they end, limits until their longest window ends, money ten years. */
function hangingOn({ exclusion, limits }: Wallet, hasMoney: boolean, at: Instant): readonly Hanging[] {
  const until = exclusion === undefined ? at : (exclusion.until ?? keptUntil('big21-exclusion', at));
  return [
    ...(isExcluded(exclusion, at) ? [{ what: 'big21-exclusion', until } as const] : []),
    ...(limits === undefined ? [] : [{ what: 'big21-limits', until: keptUntil('big21-limits', at) } as const]),
    ...(hasMoney ? [{ what: 'money', until: keptUntil('money', at) } as const] : []),
  ];
}

/** Open games are settled as they stand, then the balance waits at the cash desk. */
export async function leave(room: Big21Room, wallets: Wallets, person: string, at: Instant): Promise<void> {
  const { store, jobs } = room.services;
  await settleAll(room, person, at);
  const { wallet } = await wallets.show(person, at);
  if (wallet.closedAt !== undefined) return;
  const closed = await wallets.command(person, { type: 'close' }, 'system', at);
  if (!closed.ok) throw new Error(`the account was not closed: ${closed.refusal.code}`);
  await store.db
    .transaction()
    .execute((trx) =>
      jobs.add(trx, FORFEIT_JOB, { person }, { runAt: at + FETCHED_WITHIN, key: `${FORFEIT_JOB}:${person}` }),
    );
}
