import { useState } from 'preact/hooks';
import { isHeld, type Place } from '../../championship/place.ts';
import { isFinalOver } from '../../championship/stage.ts';
import { zurichDay, zurichInstant } from '../../kit/time.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import type { Desk } from './use.ts';

/** The places in the final, and what came by post and telephone. SSC 7.02 */
export function Places({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const [confirming, setConfirming] = useState<number>();
  const { places } = desk.office.edition.admission;
  if (places.length === 0) return null;
  return (
    <section class="panel office-wide">
      <h2>{words.places}</h2>
      <Table
        caption={words.places}
        rows={places}
        rowKey={({ number, offeredAt }) => `${number}/${offeredAt}`}
        columns={[
          { head: words.number, cell: ({ number }) => number },
          { head: words.person, names: true, cell: ({ number }) => desk.nameOf(number) },
          { head: words.kind, cell: ({ title }) => words.by[title] },
          { head: words.points, figure: true, cell: ({ points }) => (points === null ? '' : formatNumber(points)) },
          {
            head: words.state,
            cell: ({ status, deadline }) =>
              `${words.status[status]}${status === 'offered' ? ` · ${formatDate(deadline - 1, 'shortDay')}` : ''}`,
          },
          { head: words.act, cell: (place) => <Acts desk={desk} place={place} onConfirm={setConfirming} /> },
        ]}
      />
      <Dialog title={words.letterCame} open={confirming !== undefined} onClose={() => setConfirming(undefined)}>
        {confirming !== undefined && (
          <Received desk={desk} number={confirming} onDone={() => setConfirming(undefined)} />
        )}
      </Dialog>
    </section>
  );
}

interface ActsProps {
  desk: Desk;
  place: Place;
  onConfirm: (number: number) => void;
}

function Acts({ desk, place, onConfirm }: ActsProps) {
  const words = useWords('office');
  const { number, status } = place;
  if (isFinalOver(desk.office.public.stage, desk.office.edition.champion)) return null;
  return (
    <span class="row">
      {(status === 'offered' || status === 'lapsed') && (
        <Button kind="quiet" onClick={() => onConfirm(number)}>
          {words.letterCame}
        </Button>
      )}
      {isHeld(place) && (
        <AskFirst
          title={words.phoned}
          question={words.askWithdraw(desk.nameOf(number))}
          yes={words.phoned}
          onYes={() => desk.send({ type: 'withdraw', number, how: 'phone' })}
        >
          {(ask) => (
            <Button kind="quiet" onClick={ask}>
              {words.phoned}
            </Button>
          )}
        </AskFirst>
      )}
    </span>
  );
}

/** The day of arrival counts, also when it is entered later. */
function Received({ desk, number, onDone }: { desk: Desk; number: number; onDone: () => void }) {
  const words = useWords('office');
  const { now } = desk.office.public;
  const [day, setDay] = useState<string>(zurichDay(now));
  const [how, setHow] = useState<'letter' | 'e-mail'>('letter');
  const enter = async () => {
    const receivedAt = day === zurichDay(now) ? now : zurichInstant(`${day}T12:00`);
    const answer = await desk.send({ type: 'confirm', number, how, receivedAt });
    if (answer.ok) onDone();
  };
  return (
    <div class="stack">
      <p>
        <b>{desk.nameOf(number)}</b>
      </p>
      <p class="soft">{words.receivedText}</p>
      <Field type="date" label={words.receivedOn} value={day} max={zurichDay(now)} onInput={setDay} />
      <Choice
        label={words.receivedHow}
        value={how}
        onInput={setHow}
        options={(['letter', 'e-mail'] as const).map((value) => ({ value, label: words.how[value] }))}
      />
      <Button busy={desk.busy} disabled={day === ''} onClick={enter}>
        {words.letterCame}
      </Button>
    </div>
  );
}
