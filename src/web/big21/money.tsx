import { useEffect, useState } from 'preact/hooks';
import { nearing } from '../../big21/nearing.ts';
import type { Big21View } from '../../big21/view.ts';
import { formatClock, formatFrancs, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTick } from '../parts/duration.tsx';
import { go } from '../shell/router.tsx';
import { HOUR, MINUTE } from '../shell/units.ts';
import { account } from './account.ts';
import { Help } from './help.tsx';
import { PurseNote } from './purse.tsx';
import { HALF_HOUR, netOf, remindedOf, setReminded, stay, visit } from './visit.ts';

/** Hours always, so that nobody takes minutes for hours: 0:24:17. */
const clock = (elapsed: number): string =>
  elapsed < HOUR ? `0:${formatClock(elapsed).padStart(5, '0')}` : formatClock(elapsed);

/** Always in sight while playing: what is at stake, what stands on the account, how long already, how long still. */
export function MoneyLine({ view }: { view: Big21View }) {
  const { purse } = view.game;
  const now = useTick();
  const elapsed = Math.max(0, now - visit.value.since);
  return (
    <>
      <PurseNote purse={purse} />
      <dl class="big21-money">
        {linesOf(view, elapsed, now, useWords('big21')).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {purse === 'money' && <Warnings stake={view.game.stake} />}
      <RealityCheck elapsed={elapsed} purse={purse} />
    </>
  );
}

type Words = ReturnType<typeof useWords<'big21'>>;

/** In practice there is no account, so nothing of it is shown. */
function linesOf({ game, credit }: Big21View, elapsed: number, now: number, words: Words) {
  const isRisk = game.stage === 'piles' && game.game === 'risk';
  const stake = game.stage === 'piles' ? game.round.stake : 'roundStake' in game ? game.roundStake : game.stake;
  const aside = game.aside - game.asideSpent;
  const held = game.purse === 'money' ? account.value : undefined;
  return [
    ...(held ? [{ name: words.balance, value: formatFrancs(held.balance) }] : []),
    { name: isRisk ? words.riskRound : words.stake, value: formatFrancs(stake) },
    ...(aside > 0 ? [{ name: words.aside, value: formatFrancs(aside) }] : []),
    { name: words.won, value: formatFrancs(credit) },
    ...(held ? [{ name: words.visitNet, value: formatFrancs(netOf(visit.value)) }] : []),
    { name: words.time, value: clock(elapsed) },
    // B21 23
    ...(game.stage === 'over' ? [] : [{ name: words.endsIn, value: clock(Math.max(0, game.deadline - now)) }]),
    ...(held
      ? [{ name: words.entriesLeft, value: words.leftOf(held.participations.left, held.participations.most) }]
      : []),
    ...(held && held.leftToLose !== null ? [{ name: words.limitLeft, value: formatFrancs(held.leftToLose) }] : []),
  ];
}

/** What soon comes to its end, before it refuses a stake. B21 4.2, 10.2 */
export function Warnings({ stake }: { stake: number }) {
  const words = useWords('big21');
  const held = account.value;
  if (!held) return null;
  return (
    <>
      {nearing(held.leftToLose, held.participations.left, stake).map((warning) => (
        <p class="big21-warning" role="status" key={warning.kind}>
          {warning.kind === 'limit'
            ? words.nearLimit(formatMoney(warning.left))
            : words.nearParticipations(warning.left)}
        </p>
      ))}
    </>
  );
}

/** Every half hour, in one tab only: how long, with what result so far, and the ways out. */
function RealityCheck({ elapsed, purse }: { elapsed: number; purse: 'money' | 'practice' }) {
  const words = useWords('big21');
  const care = useWords('big21Care');
  const halfHours = Math.floor(elapsed / HALF_HOUR);
  const [told, setTold] = useState(remindedOf);
  const { staked, won } = visit.value;
  useEffect(stay, [Math.floor(elapsed / MINUTE)]);
  const done = () => {
    setReminded(halfHours);
    setTold(halfHours);
  };
  const leave = () => {
    done();
    go('/');
  };
  return (
    <Dialog
      title={words.realityTitle}
      open={halfHours > Math.max(told, remindedOf())}
      onClose={done}
      actions={
        <>
          <Button kind="outline" href="/big21/account#limits">
            {words.limitsShort}
          </Button>
          <Button kind="outline" onClick={done}>
            {words.goOn}
          </Button>
          <Button onClick={leave}>{care.realityStop}</Button>
        </>
      }
    >
      <p>{words.realityTime(clock(elapsed))}</p>
      {purse === 'money' && (
        <p>{words.realityResult(formatMoney(staked), formatMoney(won), formatFrancs(won - staked))}</p>
      )}
      <p class="note">{care.realityStopNote}</p>
      <Help />
    </Dialog>
  );
}
