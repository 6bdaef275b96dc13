import { winFor } from '../../big21/payout.ts';
import { rappen } from '../../ledger/money.ts';
import { formatMoney, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';

/** What two to five piles pay for this stake, the reached row lit. B21 8 */
export function PayTable({ stake, complete }: { stake: number; complete: number }) {
  const words = useWords('big21');
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
              <td>{formatMoney(win)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
