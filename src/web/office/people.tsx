import '../schieber/record.css';
import { useState } from 'preact/hooks';
import { type Slot, slotName } from '../../championship/allowance.ts';
import type { Played } from '../../championship/entry.ts';
import type { EntryLine } from '../../championship/officeWire.ts';
import { fileAddress } from '../api/call.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { Verification } from '../schieber/verification.tsx';
import { PersonPanel } from './personPanel.tsx';
import type { Desk } from './use.ts';
import type { Words } from './words.de.ts';

const RECORD = 'GET /editions/:edition/matches/:match/record';

/** Participants and their matches, with the record of each. */
export function People({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const edition = desk.office.edition.id;
  const [after, setAfter] = useState(0);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<EntryLine>();
  const isNumber = /^\d+$/.test(search);
  const { value } = useAnswer('GET /editions/:edition/entries', {
    ...{ params: { edition }, query: isNumber ? { number: Number(search) } : search.trim() ? { search } : { after } },
  });
  return (
    <section class="panel stack">
      <Field type="search" label={words.search} value={search} onInput={setSearch} />
      {!value ? (
        <Progress />
      ) : (
        <Table
          caption={words.sections.people}
          rows={value.entries}
          rowKey={({ number }) => number}
          columns={[
            { head: words.number, cell: ({ number }) => number },
            { head: words.person, names: true, cell: ({ name }) => name ?? '–' },
            { head: words.town, cell: ({ town }) => town ?? '' },
            {
              head: words.state,
              cell: ({ qualified, excluded }) => (excluded ? words.excluded : qualified ? words.inSemiFinal : ''),
            },
            {
              head: words.matches,
              cell: (line) => (
                <Button kind="quiet" onClick={() => setOpen(line)}>
                  {words.look}
                </Button>
              ),
            },
          ]}
        />
      )}
      {value && value.entries.length === 100 && (
        <Button kind="quiet" onClick={() => setAfter(value.entries.at(-1)!.number)}>
          {words.more}
        </Button>
      )}
      <Dialog
        title={open ? `${words.participant} ${open.number}` : ''}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {open !== undefined && (
          <div class="stack">
            <PersonPanel id={open.person} />
            <h3>{words.matches}</h3>
            <MatchesOf desk={desk} number={open.number} />
          </div>
        )}
      </Dialog>
    </section>
  );
}

function MatchesOf({ desk, number }: { desk: Desk; number: number }) {
  const words = useWords('office');
  const edition = desk.office.edition.id;
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<Played>();
  const { value } = useAnswer('GET /editions/:edition/entries/:number/matches', {
    params: { edition, number: String(number) },
  });
  if (!value) return <Progress />;
  if (chosen) return <RecordOf edition={edition} line={chosen} onBack={() => setChosen(undefined)} />;
  if (value.matches.length === 0) return <p class="soft">{words.noMatches}</p>;
  return (
    <div class="stack">
      <Field
        label={words.giveBackReason}
        hint={words.giveBackText}
        value={reason}
        onInput={setReason}
        maxLength={500}
      />
      <Table
        caption={words.matches}
        rows={value.matches}
        rowKey={({ match }) => match}
        columns={[
          {
            head: words.slot,
            names: true,
            cell: ({ slot, startedAt }) => `${formatDate(startedAt, 'dayTime')} · ${slotText(slot, words)}`,
          },
          { head: words.ending, cell: ({ ending }) => words.endings[ending ?? 'running'] },
          { head: words.points, figure: true, cell: ({ points }) => formatNumber(points) },
          {
            head: words.record,
            cell: (line) =>
              line.ending && (
                <span class="row">
                  <Button kind="quiet" onClick={() => setChosen(line)}>
                    {words.openRecord}
                  </Button>
                  <a
                    href={fileAddress(RECORD, { params: { edition, match: line.match } })}
                    download={`${line.match}.json`}
                  >
                    JSON
                  </a>
                </span>
              ),
          },
          {
            head: words.act,
            cell: ({ match, ending }) =>
              (ending === null || ending === 'expired') && (
                <Button
                  kind="quiet"
                  busy={desk.busy}
                  disabled={reason === ''}
                  onClick={() => desk.send({ type: 'proposeGivingBack', number, match, reason })}
                >
                  {words.giveBack}
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}

/** The record of a match, recomputed in this browser: every deal and every card of the computer players. */
function RecordOf({ edition, line, onBack }: { edition: string; line: Played; onBack: () => void }) {
  const words = useWords('office');
  const { value: record, refusal } = useAnswer(RECORD, { params: { edition, match: line.match } });
  return (
    <div class="stack">
      <Button kind="quiet" onClick={onBack}>
        {words.backToMatches}
      </Button>
      {refusal && <p class="office-warning">{wordsOf(refusal, words.refusals)}</p>}
      {record ? (
        <>
          <p>{words.recordOf(formatDate(line.startedAt, 'dayTime'), line.games, line.points)}</p>
          <Verification record={record} />
        </>
      ) : (
        !refusal && <Progress />
      )}
    </div>
  );
}

/** Which right a match used: «2. Tagespartie». */
function slotText(slot: Slot, { slots }: Words): string {
  const name = slotName(slot);
  const text = slots[name.kind];
  return typeof text === 'string' ? text : text('number' in name ? name.number : 0);
}
