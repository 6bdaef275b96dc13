import './club.css';
import { useState } from 'preact/hooks';
import { balanceOf, prizesFrom, type Till, unpaidOf } from '../../../tournament/club/till.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field, Select } from '../../parts/field.tsx';
import { toast } from '../../parts/toast.tsx';
import type { DeskProps } from '../desk.tsx';
import { useSend } from '../send.ts';
import { readCosts, readFrancs, readParts, writeFrancs } from './francs.ts';

/** Entry fees, what goes out, and the prizes from what is left. All in whole Rappen. */
export function DeskTill(props: DeskProps) {
  const words = useWords('club');
  const { till } = props.screen.view.club;
  const { pot, costs, prizes, missing } = balanceOf(till);
  return (
    <>
      <div class="tour-title">
        <h2>{words.till}</h2>
      </div>
      <dl class="club-sums">
        {(
          [
            [words.pot, pot],
            [words.less, costs],
            [words.forPrizes, prizes],
          ] as const
        ).map(([label, rappen]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(rappen)}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 && <p class="tour-warn">{words.missing(formatMoney(missing))}</p>}
      <div class="club-till">
        <Fees {...props} />
        <PrizePlan {...props} prizes={prizes} />
        <Settings key={JSON.stringify([till.fee, till.costs, till.plan])} {...props} till={till} />
      </div>
    </>
  );
}

/** Who has paid and who has not: one tap each. */
function Fees({ connection, screen }: DeskProps) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const { people, club } = screen.view;
  const { till } = club;
  const here = people.filter(({ presence, fillIn, waiting }) => presence !== 'excluded' && !fillIn && waiting === null);
  const owing = unpaidOf(till, here);
  const paid = people.filter(({ number }) => till.paid[number] !== undefined);
  if (till.fee === 0 && paid.length === 0) return <p class="tour-quiet">{words.noFee}</p>;
  return (
    <section>
      <h3 class="tour-h">
        {owing.length === 0 ? words.allPaid : words.owing}{' '}
        <small>{words.paidBy(here.length - owing.length, here.length)}</small>
      </h3>
      <ul class="tour-list">
        {here
          .filter(({ number }) => owing.includes(number))
          .map(({ number, name }) => (
            <li key={number} class="club-line">
              <span>
                {name} <span class="tour-quiet">{number}</span>
              </span>
              <button
                type="button"
                class="tour-small"
                disabled={busy}
                onClick={() => void command({ type: 'pay-fee', number, rappen: till.fee })}
              >
                {words.pay(formatMoney(till.fee))}
              </button>
            </li>
          ))}
      </ul>
      {paid.length > 0 && (
        <details>
          <summary>
            {words.paid} ({paid.length})
          </summary>
          <ul class="tour-list">
            {paid.map(({ number, name }) => (
              <li key={number} class="club-line">
                <span>
                  {name} <span class="tour-quiet">{formatMoney(till.paid[number] ?? 0)}</span>
                </span>
                <button
                  type="button"
                  class="tour-small"
                  disabled={busy}
                  onClick={() => void command({ type: 'repay-fee', number })}
                >
                  {words.repay}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What each place gets if nothing more comes in; taken over, it is the list of prizes. */
function PrizePlan({ connection, screen, prizes }: DeskProps & { prizes: number }) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const shares = prizesFrom(prizes, screen.view.club.till.plan);
  const take = async () => {
    const list = shares.flatMap((valueRappen, index) =>
      valueRappen === 0 ? [] : [{ place: index + 1, what: words.cashPrize, valueRappen }],
    );
    if (await command({ type: 'set-prizes', prizes: list })) toast(words.prizesTaken);
  };
  return (
    <section>
      <h3 class="tour-h">{words.prizePlan}</h3>
      <ol class="tour-list">
        {shares.map((rappen, index) => (
          <li key={index} class="club-line">
            <span>{words.place(index + 1)}</span>
            <b>{formatMoney(rappen)}</b>
          </li>
        ))}
      </ol>
      {screen.role === 'director' && shares.length > 0 && (
        <p>
          <Button kind="outline" busy={busy} onClick={() => void take()}>
            {words.takePrizes}
          </Button>
        </p>
      )}
    </section>
  );
}

function Settings({ connection, till }: DeskProps & { till: Till }) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const [fee, setFee] = useState(writeFrancs(till.fee));
  const [costs, setCosts] = useState(
    till.costs.map(({ what, rappen }) => `${what}; ${writeFrancs(rappen)}`).join('\n'),
  );
  const [parts, setParts] = useState(till.plan.parts.join(', '));
  const [step, setStep] = useState(String(till.plan.stepRappen));
  const read = { fee: readFrancs(fee), costs: readCosts(costs), parts: readParts(parts) };
  const save = () => {
    if (read.fee === undefined || read.costs === undefined || read.parts === undefined) return;
    const plan = { parts: read.parts, stepRappen: Number(step) };
    void command({ type: 'set-till', fee: read.fee, costs: read.costs, plan });
  };
  const isBad = Object.values(read).includes(undefined);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={words.fee}
        inputMode="decimal"
        value={fee}
        onInput={setFee}
        error={read.fee === undefined ? words.badAmount : undefined}
      />
      <div class="field">
        <label for="till-costs">{words.costs}</label>
        <textarea
          id="till-costs"
          rows={3}
          placeholder={words.costsExample}
          value={costs}
          onInput={(event) => setCosts(event.currentTarget.value)}
        />
      </div>
      {read.costs === undefined && <p class="tour-bad">{words.badAmount}</p>}
      <Field
        label={words.parts}
        hint={words.partsHint}
        value={parts}
        onInput={setParts}
        error={read.parts === undefined ? words.badParts : undefined}
      />
      <Select
        label={words.step}
        value={step}
        onInput={setStep}
        options={Object.entries(words.steps).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" kind="outline" busy={busy} disabled={isBad}>
        {words.save}
      </Button>
    </form>
  );
}
