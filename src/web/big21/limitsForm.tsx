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

type Texts = Readonly<Record<Window, string>>;

/** What may be lost, which must be set, and what may be staked, which is one's own wish. B21 10.2, ruling M6 */
export function LimitsForm({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const limits = account.value?.wallet.limits;
  const held = (kind: LimitKind): Texts => {
    const text = (days: Window): string => {
      const amount = limits && inForce(limits[kind][days], now());
      return amount === undefined ? '' : String(amount / 100);
    };
    return { 1: text(1), 7: text(7), 30: text(30) };
  };
  const [netLoss, setNetLoss] = useState(held('netLoss'));
  const [stake, setStake] = useState(held('stake'));
  const [isOpen] = useState(WINDOWS.some((days) => stake[days] !== ''));
  const wish = wishOf(netLoss, stake);
  const save = () => wish && tell(call('PUT /wallet/limits', { body: wish }));
  const fields = (kind: LimitKind, values: Texts, set: (values: Texts) => void) =>
    WINDOWS.map((days) => {
      const raise = limits?.[kind][days].raise;
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
      <Button disabled={wish === undefined} onClick={save}>
        {words.saveLimits}
      </Button>
    </section>
  );
}

/** What was typed, if all of it can be read; an empty stake limit is none. */
function wishOf(netLoss: Texts, stake: Texts): LedgerWire['PUT /wallet/limits']['body'] | undefined {
  const [day, week, month] = WINDOWS.map((days) => parseFrancs(netLoss[days]));
  if (day === undefined || week === undefined || month === undefined) return undefined;
  const stakes: Partial<Record<Window, number>> = {};
  for (const days of WINDOWS) {
    if (stake[days].trim() === '') continue;
    const amount = parseFrancs(stake[days]);
    if (amount === undefined) return undefined;
    stakes[days] = amount;
  }
  return { netLoss: { 1: day, 7: week, 30: month }, ...(Object.keys(stakes).length > 0 ? { stake: stakes } : {}) };
}
