import { needsSecondCashier } from '../../ledger/depositing.ts';
import { DESK_DUTIES } from '../../ledger/duties.ts';
import { mayHandOver } from '../../ledger/payingOut.ts';
import type { Waiting, Wallet } from '../../ledger/wallet.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { colon, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { now } from '../shell/clock.ts';
import type { Tell } from './tell.ts';
import type { Words } from './words.de.ts';

interface WaitingProps {
  person: string;
  id: string;
  waiting: Waiting;
  wallet: Wallet;
  tell: Tell;
}

/** A deposit, payout or correction that waits: for a second person, or to be handed over. Who may not, is told why. */
export function WaitingMoney({ person, id, waiting, wallet, tell }: WaitingProps) {
  const words = useWords('big21');
  const params = { person };
  const settle = (result: 'paid' | 'returned') =>
    tell(call('POST /desk/accounts/:person/payouts', { params, body: { id, result } }));
  const approve = () => tell(call('POST /desk/accounts/:person/approvals', { params, body: { id } }));
  const decline = () => tell(call('DELETE /desk/accounts/:person/deposits/:id', { params: { person, id } }));
  const me = `person:${session.value?.id}`;
  const mayApprove = waiting.kind === 'payout' ? waiting.held : waiting.by !== me;
  return (
    <div class="stack">
      <p>
        {words.deskWaiting}
        {colon()}
        {words.kinds[waiting.kind === 'payout' ? 'payout-request' : waiting.kind]} {formatMoney(waiting.amount)}
        {waiting.kind === 'correction' && ` (${waiting.reason})`}
      </p>
      {waiting.kind === 'payout' && waiting.returnBy !== undefined && <p class="note">{words.deskReturnWaits}</p>}
      <p class="note">{whoIsNext(wallet, waiting, me, words)}</p>
      <div class="row">
        {mayApprove && <Button onClick={approve}>{words.deskApprove}</Button>}
        {waiting.kind === 'payout' && !waiting.held && mayHandOver(wallet, waiting, me) && (
          <Button onClick={() => settle('paid')}>{words.deskPaid}</Button>
        )}
        {waiting.kind === 'payout' && waiting.returnBy !== me && (
          <Button kind="outline" onClick={() => settle('returned')}>
            {words.deskReturn}
          </Button>
        )}
        {waiting.kind === 'deposit' && (
          <Button kind="outline" onClick={decline}>
            {words.deskDecline}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Who has to do something before it is done. */
function whoIsNext(wallet: Wallet, waiting: Waiting, me: string, words: Words): string {
  if (waiting.kind === 'correction') return words.deskSecond;
  if (waiting.kind === 'deposit')
    return needsSecondCashier(wallet, waiting.amount, now())
      ? words.deskSumReached(formatMoney(DESK_DUTIES.deposit.sum))
      : words.deskConfirms;
  if (waiting.held) return words.deskHeld;
  return mayHandOver(wallet, waiting, me) ? words.deskHandOver : words.deskNotByYou;
}
