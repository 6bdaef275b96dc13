import type { Waiting } from '../../ledger/wallet.ts';
import { call } from '../api/call.ts';
import { colon, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { Tell } from './tell.ts';

interface WaitingProps {
  person: string;
  id: string;
  waiting: Waiting;
  tell: Tell;
}

/** A deposit, payout or correction that waits: for a second person, or to be handed over. */
export function WaitingMoney({ person, id, waiting, tell }: WaitingProps) {
  const words = useWords('big21');
  const params = { person };
  const settle = (result: 'paid' | 'returned') =>
    tell(call('POST /desk/accounts/:person/payouts', { params, body: { id, result } }));
  const approve = () => tell(call('POST /desk/accounts/:person/approvals', { params, body: { id } }));
  const decline = () => tell(call('DELETE /desk/accounts/:person/deposits/:id', { params: { person, id } }));
  return (
    <div class="stack">
      <p>
        {words.deskWaiting}
        {colon()}
        {words.kinds[waiting.kind]} {formatMoney(waiting.amount)}
        {waiting.kind === 'correction' && ` (${waiting.reason})`}
      </p>
      {waiting.kind === 'payout' && waiting.returnBy !== undefined && <p class="note">{words.deskReturnWaits}</p>}
      {waiting.kind === 'deposit' && <p class="note">{words.deskConfirms}</p>}
      <div class="row">
        {waiting.kind === 'payout' && !waiting.held ? (
          <Button onClick={() => settle('paid')}>{words.deskPaid}</Button>
        ) : (
          <Button onClick={approve}>{words.deskApprove}</Button>
        )}
        {waiting.kind === 'payout' && (
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
