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
  return (
    <div class="stack">
      <p>
        {words.deskWaiting}
        {colon()}
        {words.kinds[waiting.kind]} {formatMoney(waiting.amount)}
        {waiting.kind === 'correction' && ` (${waiting.reason})`}
      </p>
      {waiting.kind === 'payout' && !waiting.held ? (
        <div class="row">
          <Button onClick={() => settle('paid')}>{words.deskPaid}</Button>
          <Button kind="outline" onClick={() => settle('returned')}>
            {words.deskReturn}
          </Button>
        </div>
      ) : (
        <Button onClick={approve}>{words.deskApprove}</Button>
      )}
    </div>
  );
}
