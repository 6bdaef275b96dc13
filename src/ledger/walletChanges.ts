import { absurd } from '../kit/absurd.ts';
import { carryOver } from './carriedOver.ts';
import { currencyIn } from './closing.ts';
import { minus, NOTHING, plus, type Rappen } from './money.ts';
import { THIRTY_DAYS } from './movement.ts';
import type { Waiting, Wallet, WalletEvent } from './wallet.ts';

/** What happened → the new state. Never refuses. */
export function changed(wallet: Wallet, event: WalletEvent): Wallet {
  switch (event.type) {
    case 'accepted':
      return { ...wallet, accepted: { rules: event.rules, conditions: event.conditions } };
    case 'carriedOver':
      return carryOver(wallet, event.from, event.carried, event.at);
    case 'limitsSet':
      return { ...wallet, limits: event.limits };
    case 'exclusionProposed': {
      const { kind, reason, actor } = event;
      return { ...wallet, proposal: { kind, reason, by: actor } };
    }
    case 'excluded': {
      const { exclusion } = event;
      const { proposal: _proposal, ...settled } = wallet;
      // The player's own exclusion does not settle what the desk proposed.
      if (exclusion.by === 'self') return { ...wallet, exclusion, ownExclusion: exclusion };
      return { ...settled, exclusion };
    }
    case 'readmitted': {
      const { proposal: _proposal, ...settled } = wallet;
      return { ...settled, exclusion: wallet.ownExclusion };
    }
    case 'identityChecked': {
      const { francsSince: _francsSince, ...settled } = wallet;
      const held = event.result === 'checked' ? settled : wallet;
      return { ...held, identity: event.result, identityBy: event.actor };
    }
    case 'identityFell':
      return { ...wallet, identity: 'unchecked' };
    case 'depositProposed':
      return wait(wallet, event.id, { kind: 'deposit', amount: event.amount, by: event.actor });
    case 'deposited':
      return {
        ...stopWaiting(wallet, event.id),
        deposited: plus(wallet.deposited, event.amount),
        recent: remember(wallet, { kind: 'deposit', amount: event.amount, at: event.at }),
        ...(event.via === 'cash' && wallet.identity !== 'checked' && { francsSince: wallet.francsSince ?? event.at }),
      };
    case 'depositDeclined':
      return stopWaiting(wallet, event.id);
    case 'payoutRequested':
      return wait(givenBack(wallet, event.amount), event.id, {
        ...{ kind: 'payout', amount: event.amount, held: event.held },
        ...(event.at !== undefined && { at: event.at }),
        ...currencyIn(event),
      });
    case 'payoutReturnProposed': {
      const waiting = wallet.waiting[event.id];
      if (waiting?.kind !== 'payout') return wallet;
      return wait(wallet, event.id, { ...waiting, returnBy: event.actor });
    }
    case 'payoutReleased': {
      const waiting = wallet.waiting[event.id];
      if (waiting?.kind !== 'payout') return wallet;
      return wait(wallet, event.id, { ...waiting, held: false, releasedBy: event.actor });
    }
    case 'paidOut': {
      const waiting = wallet.waiting[event.id];
      const asked = waiting?.kind === 'payout' && waiting.at !== undefined && { asked: waiting.at };
      return {
        ...stopWaiting(wallet, event.id),
        recent: remember(wallet, { kind: 'payout', amount: event.amount, at: event.at, ...asked }),
      };
    }
    case 'payoutReturned':
      return stopWaiting(givenBack(wallet, minus(NOTHING, event.amount)), event.id);
    case 'corrected':
    case 'forfeited':
      return stopWaiting(wallet, event.id);
    case 'closed':
      return { ...wallet, closedAt: event.at };
    case 'correctionProposed':
      return wait(wallet, event.id, {
        kind: 'correction',
        amount: event.amount,
        reason: event.reason,
        by: event.actor,
        ...currencyIn(event),
      });
    default:
      return absurd(event);
  }
}

/** What leaves without a document counts against what was paid in. */
const givenBack = (wallet: Wallet, amount: Rappen): Wallet =>
  wallet.identity === 'checked' ? wallet : { ...wallet, givenBack: plus(wallet.givenBack ?? NOTHING, amount) };

const wait = (wallet: Wallet, id: string, waiting: Waiting): Wallet => ({
  ...wallet,
  waiting: { ...wallet.waiting, [id]: waiting },
});

function stopWaiting(wallet: Wallet, id: string): Wallet {
  const { [id]: _, ...waiting } = wallet.waiting;
  return { ...wallet, waiting };
}

const remember = (wallet: Wallet, movement: Wallet['recent'][number]): Wallet['recent'] => [
  ...wallet.recent.filter(({ at }) => at > movement.at - THIRTY_DAYS),
  movement,
];
