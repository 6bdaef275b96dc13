import { sql } from 'kysely';
import { invariant } from '../../kit/absurd.ts';
import { type Instant, zurichDay } from '../../kit/time.ts';
import { playerAccount } from '../../ledger/account.ts';
import { plus, type Rappen } from '../../ledger/money.ts';
import type { Entry } from '../../ledger/posting.ts';
import { checkWithinLimits, countDay, lockWallet, postEntry } from '../ledger/books.ts';
import { Refused } from '../ledger/refused.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Trx } from '../store/database.ts';
import { walletObstacle } from './eligibility.ts';
import type { Big21Stream, StreamEvent } from './stream.ts';
import type { InForce } from './terms.ts';

const PARTICIPATIONS_A_DAY = 100; // B21 4.2

/** Everything that must stand or fall with the events of a Big21: slot, limits, postings, the row of the game. */
export async function bookGame(
  trx: Trx,
  id: string,
  { opened, game }: Big21Stream,
  events: readonly StreamEvent[],
  at: Instant,
  inForce: InForce,
): Promise<void> {
  invariant(opened && game, 'books are kept of opened games');
  const games = trx.withTables<LedgerTables>();
  const person = game.purse === 'money' ? opened.owner.slice('person:'.length) : undefined;
  for (const event of events) {
    switch (event.type) {
      case 'started':
        if (person !== undefined) {
          const wallet = await lockWallet(trx, person);
          const why = walletObstacle(wallet, inForce, at);
          if (why) throw new Refused(why);
          await takeSlot(trx, person, id, at);
          await checkWithinLimits(trx, person, wallet, event.stake, at);
          await takeMoney(trx, person, id, 'stake', event.stake, at);
        }
        await games
          .insertInto('big21_games')
          .values({
            ...{ id, owner: opened.owner, purse: game.purse, model: opened.model, commitment: opened.commitment },
            ...{ day: zurichDay(at), stake: BigInt(event.stake), staked: BigInt(event.stake), risked: 0n },
            ...{
              started_at: new Date(at),
              deadline: new Date(event.deadline),
              bought: 0,
              ending: null,
              paid: null,
              ended_at: null,
            },
          })
          .execute();
        break;
      case 'bought':
        if (person !== undefined && event.fromWallet > 0) {
          const wallet = await lockWallet(trx, person);
          const why = walletObstacle(wallet, inForce, at);
          if (why?.code === 'excluded') throw new Refused(why);
          await checkWithinLimits(trx, person, wallet, event.fromWallet, at);
          await takeMoney(trx, person, id, 'card', event.fromWallet, at);
        }
        await sql`update big21_games set bought = bought + 1, staked = staked + ${BigInt(event.fromWallet)} where id = ${id}`.execute(
          trx,
        );
        break;
      case 'risked':
        await sql`update big21_games set risked = risked + ${BigInt(event.stake)} where id = ${id}`.execute(trx);
        break;
      case 'ended':
        if (person !== undefined && event.paid > 0) {
          await lockWallet(trx, person);
          await postEntry(trx, winEntry(person, id, event.paid), 'system', at);
          await countDay(trx, person, at, { won: event.paid });
        }
        await sql`update big21_games set ending = ${event.ending}, paid = ${BigInt(event.paid)}, ended_at = ${new Date(at)} where id = ${id}`.execute(
          trx,
        );
        break;
      default:
    }
  }
}

/** The next free slot of the day; the wallet is held, and the key of the table is the proof. B21 4.2 */
async function takeSlot(trx: Trx, person: string, game: string, at: Instant): Promise<void> {
  const day = zurichDay(at);
  const { rows } = await sql<{ slot: number }>`
    insert into big21_slots (person, day, slot, game)
    select ${person}, ${day}, next, ${game} from (
      select coalesce(max(slot), 0) + 1 as next from big21_slots where person = ${person} and day = ${day}
    ) free where next <= ${PARTICIPATIONS_A_DAY}
    returning slot`.execute(trx);
  if (rows.length === 0)
    throw new Refused({ code: 'participations-used-up', ...{ most: PARTICIPATIONS_A_DAY, day }, article: 'B21 4.2' });
}

async function takeMoney(trx: Trx, person: string, id: string, kind: 'stake' | 'card', amount: Rappen, at: Instant) {
  const { bought } = (await trx
    .withTables<LedgerTables>()
    .selectFrom('big21_games')
    .select('bought')
    .where('id', '=', id)
    .executeTakeFirst()) ?? { bought: 0 };
  const key = kind === 'stake' ? `big21/${id}/stake` : `big21/${id}/card/${bought + 1}`;
  const entry: Entry = { key, kind, postings: [{ from: playerAccount(person), to: 'stakes', amount }] };
  await postEntry(trx, entry, `person:${person}`, at);
  await countDay(trx, person, at, { staked: amount });
}

const winEntry = (person: string, id: string, amount: Rappen): Entry => ({
  key: `big21/${id}/win`,
  kind: 'win',
  postings: [{ from: 'payouts', to: playerAccount(person), amount: plus(amount) }],
});
