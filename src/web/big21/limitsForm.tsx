import { useState } from 'preact/hooks';
import { inForce, type LimitKind, WINDOWS, type Window } from '../../ledger/limits.ts';
import { parseFrancs } from '../../ledger/money.ts';
import type { LedgerWire } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import { account } from './account.ts';
import type { Tell } from './tell.ts';

type Kind = LimitKind | 'deposit';
type Texts = Readonly<Record<Window, string>>;

const KINDS: readonly Kind[] = ['netLoss', 'stake', 'deposit'];

/** What may be lost, which must be set, and what may be staked, which is one's own wish. B21 10.2, ruling M6 */
export function LimitsForm({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const care = useWords('big21Care');
  const limits = account.value?.wallet.limits;
  const held = (kind: Kind): Texts => {
    const text = (days: Window): string => {
      const limit = limits?.[kind]?.[days];
      const amount = limit && inForce(limit, now());
      return amount === undefined ? '' : String(amount / 100);
    };
    return { 1: text(1), 7: text(7), 30: text(30) };
  };
  const [netLoss, setNetLoss] = useState(held('netLoss'));
  const [stake, setStake] = useState(held('stake'));
  const [deposit, setDeposit] = useState(held('deposit'));
  const [isOpen] = useState(WINDOWS.some((days) => stake[days] !== ''));
  const [isDepositOpen] = useState(WINDOWS.some((days) => deposit[days] !== ''));
  const wish = wishOf(netLoss, stake, deposit);
  const save = () => wish && tell(call('PUT /wallet/limits', { body: wish }));
  const inForceNow = wishOf(held('netLoss'), held('stake'), held('deposit'));
  const withdraw = () =>
    inForceNow && tell(call('PUT /wallet/limits', { body: { ...inForceNow, withdrawRaises: true } }));
  const isWaiting = KINDS.some((kind) => WINDOWS.some((days) => (limits?.[kind]?.[days].raise?.from ?? 0) > now()));
  const fields = (kind: Kind, values: Texts, set: (values: Texts) => void) =>
    WINDOWS.map((days) => {
      const raise = limits?.[kind]?.[days].raise;
      const waits = raise !== undefined && raise.from > now();
      const amount = raise?.amount === undefined ? words.noLimit : formatMoney(raise.amount);
      return (
        <Field
          key={days}
          label={{ 1: words.perDay, 7: words.per7, 30: words.per30 }[days]}
          inputMode="decimal"
          value={values[days]}
          hint={waits ? words.waits(amount, formatDate(raise.from, 'dayTime')) : undefined}
          onInput={(value) => set({ ...values, [days]: value })}
        />
      );
    });
  return (
    <section class="panel stack" id="limits">
      <h2>{words.limits}</h2>
      <p class="note">{words.limitsLead}</p>
      <div class="big21-three">{fields('netLoss', netLoss, setNetLoss)}</div>
      <details open={isOpen}>
        <summary>{words.stakeLimits}</summary>
        <div class="stack">
          <p class="note">{words.stakeLimitsLead}</p>
          <div class="big21-three">{fields('stake', stake, setStake)}</div>
        </div>
      </details>
      <details open={isDepositOpen}>
        <summary>{care.depositLimits}</summary>
        <div class="stack">
          <p class="note">{care.depositLimitsLead}</p>
          <div class="big21-three">{fields('deposit', deposit, setDeposit)}</div>
        </div>
      </details>
      {isWaiting && (
        <Button kind="quiet" onClick={withdraw}>
          {care.withdrawRaises}
        </Button>
      )}
      <Button disabled={wish === undefined} onClick={save}>
        {words.saveLimits}
      </Button>
    </section>
  );
}

/** What was typed, if all of it can be read; an empty limit for stakes or deposits is none. */
function wishOf(netLoss: Texts, stake: Texts, deposit: Texts): LedgerWire['PUT /wallet/limits']['body'] | undefined {
  const [day, week, month] = WINDOWS.map((days) => parseFrancs(netLoss[days]));
  if (day === undefined || week === undefined || month === undefined) return undefined;
  const [stakes, deposits] = [amountsIn(stake), amountsIn(deposit)];
  if (stakes === undefined || deposits === undefined) return undefined;
  return {
    netLoss: { 1: day, 7: week, 30: month },
    ...(Object.keys(stakes).length > 0 ? { stake: stakes } : {}),
    ...(Object.keys(deposits).length > 0 ? { deposit: deposits } : {}),
  };
}

function amountsIn(texts: Texts): Partial<Record<Window, number>> | undefined {
  const amounts: Partial<Record<Window, number>> = {};
  for (const days of WINDOWS) {
    if (texts[days].trim() === '') continue;
    const amount = parseFrancs(texts[days]);
    if (amount === undefined) return undefined;
    amounts[days] = amount;
  }
  return amounts;
}
