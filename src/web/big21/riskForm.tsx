import { useState } from 'preact/hooks';
import { RISK_STEP } from '../../big21/risk.ts';
import { parseFrancs } from '../../ledger/money.ts';
import { colon } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useAmount } from './amount.ts';
import type { StageProps } from './game.tsx';

const asText = (rappen: number): string => (rappen / 100).toFixed(2);

/** How much of the win is staked again, from the smallest stake up, and what stays put aside. B21 19.2, 21 */
export function RiskForm({ view, busy, ask }: StageProps) {
  const words = useWords('big21');
  const { game } = view;
  const amount = useAmount(game.purse);
  const [text, setText] = useState(asText(RISK_STEP));
  if (game.stage !== 'choice' || game.highestRisk <= 0) return null;
  const { highestRisk, won } = game;
  const wished = parseFrancs(text);
  const isPossible = wished !== undefined && wished >= RISK_STEP && wished <= highestRisk && wished % RISK_STEP === 0;
  const step = (by: number) => {
    const next = (wished ?? RISK_STEP) + by;
    setText(asText(Math.min(highestRisk, Math.max(RISK_STEP, next - (next % RISK_STEP)))));
  };
  return (
    <div class="stack" aria-keyshortcuts="R">
      <Field
        label={game.purse === 'money' ? words.riskStake : words.riskStakePoints}
        inputMode="decimal"
        value={text}
        onInput={setText}
        hint={words.riskNote(amount(highestRisk))}
        error={isPossible ? undefined : words.riskRange(amount(RISK_STEP), amount(highestRisk))}
      />
      <div class="big21-steps">
        <Button kind="outline" onClick={() => step(-100)}>
          {words.less(amount(100))}
        </Button>
        <Button kind="outline" onClick={() => step(100)}>
          {words.more(amount(100))}
        </Button>
        <Button kind="outline" onClick={() => setText(asText(highestRisk))}>
          {words.most(amount(highestRisk))}
        </Button>
      </div>
      {isPossible && <p role="status">{words.riskAside(amount(won - wished), amount(wished))}</p>}
      <Button
        wide
        kind="outline"
        busy={busy}
        disabled={!isPossible}
        onClick={() => wished !== undefined && ask({ type: 'risk', stake: wished })}
      >
        {words.risk}
        {colon()}
        {isPossible ? amount(wished) : '–'}
      </Button>
      {game.purse === 'money' && <p class="note">{words.riskJump}</p>}
    </div>
  );
}
