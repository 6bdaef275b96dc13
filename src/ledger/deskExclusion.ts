import { ok, refuse } from '../kit/result.ts';
import { isExcluded } from './exclusion.ts';
import type { Decision, Knowing, Wallet, WalletCommand } from './wallet.ts';

/** Proposed by one, approved by another; a new proposal takes the place of the last. The player's own is not touched. */
export function decideAtDesk(
  { exclusion, proposal }: Wallet,
  command: Extract<WalletCommand, { type: 'exclude' | 'readmit' | 'approveExclusion' }>,
  { now, by: actor }: Knowing,
): Decision {
  const isOperators = exclusion?.by === 'operator' && isExcluded(exclusion, now);
  if (command.type === 'exclude')
    return ok([{ type: 'exclusionProposed', kind: 'exclude', reason: command.reason, actor }]);
  if (command.type === 'readmit') {
    if (!isOperators) return refuse({ code: 'not-excluded-by-operator' });
    return ok([{ type: 'exclusionProposed', kind: 'readmit', reason: '', actor }]);
  }
  if (proposal === undefined) return refuse({ code: 'nothing-proposed' });
  if (proposal.by === actor) return refuse({ code: 'second-person-needed', id: proposal.kind });
  if (proposal.kind === 'readmit') return ok([{ type: 'readmitted', actor }]);
  const { reason } = proposal;
  return ok([{ type: 'excluded', exclusion: { by: 'operator', from: now, until: undefined, reason }, actor }]);
}
