import { useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import { inForce, type LimitKind, WINDOWS, type Window } from '../../ledger/limits.ts';
import { parseFrancs } from '../../ledger/money.ts';
import type { Refusal } from '../api/refusal.ts';
import { put } from '../api/request.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import { account } from './account.ts';

export type Tell = (work: Promise<Result<unknown, Refusal>>) => Promise<void>;

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
  const losses = WINDOWS.map((days) => [days, parseFrancs(netLoss[days])] as const);
  const stakes = WINDOWS.filter((days) => stake[days].trim() !== '').map(
    (days) => [days, parseFrancs(stake[days])] as const,
  );
  const isReady = [...losses, ...stakes].every(([, amount]) => amount !== undefined);
  const save = () =>
    tell(
      put('/wallet/limits', {
        netLoss: Object.fromEntries(losses),
        ...(stakes.length > 0 ? { stake: Object.fromEntries(stakes) } : {}),
      }),
    );
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
    <section class="panel stack">
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
      <Button disabled={!isReady} onClick={save}>
        {words.saveLimits}
      </Button>
    </section>
  );
}
