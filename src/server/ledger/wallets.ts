import type { Fold } from '../../kit/process.ts';
import type { Result } from '../../kit/result.ts';
import { ok } from '../../kit/result.ts';
import { type Instant, zurichDay } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import type { Figures } from '../../ledger/limits.ts';
import type { Rappen } from '../../ledger/money.ts';
import {
  decideWallet,
  evolveWallet,
  NEW_WALLET,
  type Wallet,
  type WalletCommand,
  type WalletEvent,
  walletEntry,
} from '../../ledger/wallet.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Services } from '../subject.ts';
import { balanceOf, figuresOf, lockWallet, postEntry, storeWallet } from './books.ts';
import { orRefused } from './refused.ts';

const walletProcess: Fold<Wallet, WalletEvent> = { initial: NEW_WALLET, evolve: evolveWallet };
const streamOf = (person: string): `wallet:${string}` => `wallet:${person}`;

export interface Wallets {
  command(
    person: string,
    command: WalletCommand,
    by: string,
    at: Instant,
    once?: Once,
  ): Promise<Result<{ readonly answer: Answer }, AnyRefusal>>;
  show(person: string, at: Instant): Promise<{ wallet: Wallet; balance: Rappen; figures: Figures }>;
  /** Calls when somebody is excluded, after it is stored. */
  whenExcluded(settle: (person: string, at: Instant) => Promise<void>): void;
}

export function openWallets({ store, publish }: Services): Wallets {
  const settlers: ((person: string, at: Instant) => Promise<void>)[] = [];
  return {
    command: (person, command, by, at, once) =>
      orRefused(async () => {
        const result = await store.performBy(walletProcess, {
          stream: streamOf(person),
          actor: by,
          at,
          once,
          decide: ({ state }) => decideWallet(state, command, at),
          answer: ({ state, version }) => ({ version, wallet: state }),
          alongside: async (trx, { state }, events) => {
            await lockWallet(trx, person);
            await storeWallet(trx, person, state);
            for (const event of events) {
              const entry = walletEntry(person, event);
              if (entry) await postEntry(trx, entry, by, at);
            }
          },
        });
        if (!result.ok) return result;
        if (result.value.events.some(({ type }) => type === 'excluded'))
          for (const settle of settlers) await settle(person, at);
        if (result.value.events.length > 0) publish(streamOf(person));
        return ok({ answer: result.value.answer });
      }),
    async show(person, at) {
      const { state: wallet } = await store.load(walletProcess, streamOf(person));
      const [balance, figures] = [await balanceOf(store.db, person), await figuresOf(store.db, person, zurichDay(at))];
      return { wallet, balance, figures };
    },
    whenExcluded: (settle) => {
      settlers.push(settle);
    },
  };
}
