import { ok, type Result } from '../../kit/result.ts';
import { type Instant, zurichDay } from '../../kit/time.ts';
import type { Currency } from '../../ledger/account.ts';
import { type FormerAccount, withFormers } from '../../ledger/carriedOver.ts';
import type { Figures } from '../../ledger/limits.ts';
import type { Rappen } from '../../ledger/money.ts';
import { tillOf } from '../../ledger/movement.ts';
import type { FundsRefusal } from '../../ledger/posting.ts';
import {
  type Wallet,
  type WalletCommand,
  type WalletEvent,
  type WalletRefusal,
  wallet as walletProcess,
} from '../../ledger/wallet.ts';
import { walletEntry } from '../../ledger/walletEntry.ts';
import type { WalletAfter } from '../../ledger/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Config } from '../config.ts';
import { formersOf } from '../people/marks.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import { balanceOf, figuresOf, lockWallet, postEntry, storeWallet } from './books.ts';
import { hasOpenTill, useTill } from './tills.ts';

export interface Wallets {
  /** `by` is who asks: the player, somebody at the desk, or 'system'. */
  command(
    person: string,
    command: WalletCommand,
    by: string,
    at: Instant,
    once?: Once,
  ): Promise<Result<{ readonly answer: Answer<WalletAfter> }, WalletRefusal | FundsRefusal | StoreRefusal>>;
  show(person: string, at: Instant): Promise<{ wallet: Wallet; balance: Rappen; figures: Figures }>;
  /** Calls when somebody is excluded, after it is stored. */
  whenExcluded(settle: (person: string, at: Instant) => Promise<void>): void;
}

/** What the house plays with. */
export const houseCurrency = ({ money }: Pick<Config, 'money'>): Currency => (money === 'cash' ? 'CHF' : 'play');

const streamOf = (person: string) => `wallet:${person}` as const;

/** `inForce` says which rules and conditions hold: only these can be accepted. B21 5 */
export function openWallets(
  { store, publish, config }: Services,
  inForce: (at: Instant) => { readonly rules: string; readonly conditions: string },
): Wallets {
  const currency = houseCurrency(config);
  const other: Currency = currency === 'CHF' ? 'play' : 'CHF';
  const settlers: ((person: string, at: Instant) => Promise<void>)[] = [];
  return {
    async command(person, command, by, at, once) {
      const result = await store.perform(walletProcess, {
        ...{ stream: streamOf(person), actor: by, at, once, command },
        facts: async () => ({
          ...{ person, currency, inForce: inForce(at) },
          balance: await balanceOf(store.db, person, currency),
          otherBalance: await balanceOf(store.db, person, other),
          formers: await formerWallets(store, person),
          hasTill: await hasOpenTill(store, by),
        }),
        answer: ({ state: { recent: _recent, ...shown }, version }) => ({ version, wallet: shown }),
        alongsideWhen: (events) => events.length > 0,
        alongside: (trx, { state }, events) => book(trx, person, state, events, by, at),
      });
      if (!result.ok) return result;
      if (result.value.events.some(({ type }) => type === 'excluded'))
        for (const settle of settlers) await settle(person, at);
      if (result.value.events.length > 0) publish(streamOf(person));
      return ok({ answer: result.value.answer });
    },
    async show(person, at) {
      const { state } = await store.load(walletProcess, streamOf(person));
      const formers = await formerWallets(store, person);
      const wallet = withFormers(state, formers, at);
      const [balance, figures] = [
        await balanceOf(store.db, person, currency),
        await figuresOf(store.db, person, zurichDay(at)),
      ];
      return { wallet, balance, figures };
    },
    whenExcluded: (settle) => {
      settlers.push(settle);
    },
  };
}

/** The accounts the person had before leaving and coming back. */
export async function formerWallets(store: Store, person: string): Promise<readonly FormerAccount[]> {
  const formers = await formersOf(store.db, person);
  const wallets = await store.loadEach(walletProcess, formers.map(streamOf));
  return formers.map((id, i) => ({ id, wallet: wallets[i]!.state }));
}

/** The row of the wallet and the money its events move, with the events or not at all. */
async function book(
  trx: Trx,
  person: string,
  state: Wallet,
  events: readonly WalletEvent[],
  by: string,
  at: Instant,
): Promise<undefined | LateRefusal<FundsRefusal | WalletRefusal>> {
  await lockWallet(trx, person);
  await storeWallet(trx, person, state);
  for (const event of events) {
    const till = tillUsed(event);
    const closed = till === undefined ? undefined : await useTill(trx, till, at);
    if (closed) return closed;
    const entry = walletEntry(person, event);
    const missing = entry && (await postEntry(trx, entry, by, at));
    if (missing) return missing;
  }
  return undefined;
}

/** Whose till cash goes into or comes from, or will when it is confirmed. */
const tillUsed = (event: WalletEvent): string | undefined =>
  event.type === 'depositProposed' ? tillOf(event.actor) : 'till' in event ? event.till : undefined;
