import { useState } from 'preact/hooks';
import type { EndTotalView } from '../../tournament/evening/supervisorView.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Field } from '../parts/field.tsx';
import type { Connection } from './connection.ts';
import { useSend } from './send.ts';

interface EndTotalsProps {
  readonly connection: Connection;
  readonly totals: readonly EndTotalView[];
  /** Only the supervisor and the director initial. SSC 7.05 (2), EBH 7 */
  readonly canInitial: boolean;
}

/** The players' own totals: typed for whoever has no phone, checked, initialled, handed in. EBH 7 */
export function EndTotals({ connection, totals, canInitial }: EndTotalsProps) {
  const words = useWords('tournament');
  if (totals.length === 0) return null;
  return (
    <section class="tour-four tour-handed">
      <h2>{words.endTotals}</h2>
      <p class="tour-quiet">{words.endTotalsHint}</p>
      <div class="tour-totals">
        {totals.map((each) => (
          <EndTotal key={each.number} connection={connection} entry={each} canInitial={canInitial} />
        ))}
      </div>
    </section>
  );
}

function EndTotal({
  connection,
  entry,
  canInitial,
}: {
  connection: Connection;
  entry: EndTotalView;
  canInitial: boolean;
}) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [typed, setTyped] = useState('');
  const { number, name, total, isInitialled } = entry;
  const enter = async () => {
    if (await command({ type: 'enter-total', number, total: Number(typed) })) setTyped('');
  };
  const initial = async () => {
    if (isInitialled || (await command({ type: 'initial-total', number }))) await command({ type: 'hand-in', number });
  };
  return (
    <div class="tour-helper">
      <b>{words.number(number)}</b> {name} {total !== null && <strong>{formatNumber(total)}</strong>}
      {total !== null && canInitial && (
        <button type="button" class="tour-small" disabled={busy} onClick={() => void initial()}>
          {words.initialTotal}
        </button>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Field label={words.enterTotal} inputMode="numeric" value={typed} onInput={setTyped} />
        <button type="submit" class="tour-small" disabled={busy || !/^\d{1,5}$/.test(typed)}>
          {words.enter}
        </button>
      </form>
    </div>
  );
}
