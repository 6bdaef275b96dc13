import { winFor } from '../../big21/payout.ts';
import { rappen } from '../../ledger/money.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import { useAmount } from './amount.ts';

interface PayTableProps {
  stake: number;
  complete: number;
  purse: 'money' | 'practice';
}

/** What two to five piles pay for this stake, the reached row lit. B21 8 */
export function PayTable({ stake, complete, purse }: PayTableProps) {
  const words = useWords('big21');
  const amount = useAmount(purse);
  return (
    <table class="big21-pay">
      <tbody>
        {[2, 3, 4, 5].map((piles) => {
          const win = winFor(rappen(stake), piles);
          return (
            <tr key={piles} class={piles === complete ? 'reached' : ''}>
              <th scope="row">
                {piles === complete && <Icon name="check" />}
                {words.pileCount(piles)}
              </th>
              <td>{formatNumber(win / stake, piles === 2 ? 1 : 0)} ×</td>
              <td>{amount(win)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
