import { useEffect, useState } from 'preact/hooks';
import type { Big21View } from '../../big21/view.ts';
import { formatClock, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { now } from '../shell/clock.ts';
import { HOUR, MINUTE } from '../shell/units.ts';
import { account, visit } from './account.ts';

const HALF_HOUR = 30 * MINUTE;
/** Hours always, so that nobody takes minutes for hours: 0:24:17. */
const clock = (elapsed: number): string =>
  elapsed < HOUR ? `0:${formatClock(elapsed).padStart(5, '0')}` : formatClock(elapsed);
const bare = (rappen: number): string => formatMoney(rappen).replace(/^CHF /, '').replace('-', '−');

/** Always in sight while playing: balance, stake, won, net of the visit, time, entries and limit left. */
export function MoneyLine({ view }: { view: Big21View }) {
  const words = useWords('big21');
  const [, tick] = useState(0);
  const [reminded, setReminded] = useState(() => Math.floor((now() - visit.value.since) / HALF_HOUR));
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { game } = view;
  const held = account.value;
  const isMoney = game.purse === 'money';
  const elapsed = Math.max(0, now() - visit.value.since);
  const isDue = Math.floor(elapsed / HALF_HOUR) > reminded;
  const stake = game.stage === 'piles' ? game.round.stake : 'roundStake' in game ? game.roundStake : game.stake;
  return (
    <>
      <dl class="big21-money">
        <div>
          <dt>{words.balance}</dt>
          <dd>{isMoney && held ? bare(held.balance) : '–'}</dd>
        </div>
        <div>
          <dt>{game.stage === 'piles' && game.game === 'risk' ? words.riskRound : words.stake}</dt>
          <dd>{bare(stake)}</dd>
        </div>
        <div>
          <dt>{words.won}</dt>
          <dd>{bare(view.credit)}</dd>
        </div>
        <div>
          <dt>{words.visitNet}</dt>
          <dd>{bare(visit.value.net)}</dd>
        </div>
        <div class="wide">
          <dt>{words.time}</dt>
          <dd>{clock(elapsed)}</dd>
        </div>
        <div class="wide">
          <dt>{words.entriesLeft}</dt>
          <dd>{isMoney && held ? words.leftOf(held.participations.left, held.participations.most) : '–'}</dd>
        </div>
        <div class="wide">
          <dt>{words.limitLeft}</dt>
          <dd>{isMoney && held?.leftToLose != null ? bare(held.leftToLose) : '–'}</dd>
        </div>
      </dl>
      <Dialog
        title={words.realityTitle}
        open={isDue}
        onClose={() => setReminded(Math.floor(elapsed / HALF_HOUR))}
        actions={<Button onClick={() => setReminded(Math.floor(elapsed / HALF_HOUR))}>{words.goOn}</Button>}
      >
        <p>{words.realityText(clock(elapsed), formatMoney(visit.value.net))}</p>
      </Dialog>
    </>
  );
}
