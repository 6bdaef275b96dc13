import '../schieber/record.css';
import { useState } from 'preact/hooks';
import type { MatchRecord } from '../../schieber/record.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { Verification } from '../schieber/verification.tsx';
import { act } from './use.ts';

interface EntryLine {
  readonly number: number;
  readonly person: string;
  readonly name: string | null;
  readonly town: string | null;
  readonly qualified: boolean;
  readonly excluded: boolean;
}

interface MatchLine {
  readonly match: string;
  readonly phase: string;
  readonly slot: string;
  readonly startedAt: number;
  readonly ending: string | null;
  readonly games: number;
  readonly points: number;
}

/** Participants and their matches, with the record of each. */
export function People({ edition }: { edition: string }) {
  const words = useWords('office');
  const [after, setAfter] = useState(0);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<number>();
  const isNumber = /^\d+$/.test(search);
  const { value } = useAnswer<{ entries: readonly EntryLine[] }>(
    `/editions/${edition}/entries?${isNumber ? `number=${search}` : `after=${after}`}`,
  );
  return (
    <section class="panel stack">
      <Field label={words.search} inputMode="numeric" value={search} onInput={setSearch} />
      {!value ? (
        <Progress />
      ) : (
        <Table
          caption={words.sections['people']!}
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
              cell: ({ number }) => (
                <Button kind="quiet" onClick={() => setOpen(number)}>
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
      <Dialog title={`${words.matches} · ${open ?? ''}`} open={open !== undefined} onClose={() => setOpen(undefined)}>
        {open !== undefined && <MatchesOf edition={edition} number={open} />}
      </Dialog>
    </section>
  );
}

function MatchesOf({ edition, number }: { edition: string; number: number }) {
  const words = useWords('office');
  const [chosen, setChosen] = useState<MatchLine>();
  const { value } = useAnswer<{ matches: readonly MatchLine[] }>(`/editions/${edition}/entries/${number}/matches`);
  if (!value) return <Progress />;
  if (chosen) return <RecordOf edition={edition} line={chosen} onBack={() => setChosen(undefined)} />;
  if (value.matches.length === 0) return <p class="soft">{words.noMatches}</p>;
  return (
    <Table
      caption={words.matches}
      rows={value.matches}
      rowKey={({ match }) => match}
      columns={[
        {
          head: words.slot,
          names: true,
          cell: ({ slot, startedAt }) => `${formatDate(startedAt, 'dayTime')} · ${slot}`,
        },
        { head: words.ending, cell: ({ ending }) => words.endings[ending ?? 'running'] ?? ending },
        { head: words.points, figure: true, cell: ({ points }) => formatNumber(points) },
        {
          head: words.record,
          cell: (line) =>
            line.ending && (
              <span class="row">
                <Button kind="quiet" onClick={() => setChosen(line)}>
                  {words.openRecord}
                </Button>
                <a href={`/api/editions/${edition}/matches/${line.match}/record`} download={`${line.match}.json`}>
                  JSON
                </a>
              </span>
            ),
        },
      ]}
    />
  );
}

/** The record of a match, recomputed in this browser: every deal and every card of the computer players. */
function RecordOf({ edition, line, onBack }: { edition: string; line: MatchLine; onBack: () => void }) {
  const words = useWords('office');
  const { value: record, refusal } = useAnswer<MatchRecord>(`/editions/${edition}/matches/${line.match}/record`);
  return (
    <div class="stack">
      <Button kind="quiet" onClick={onBack}>
        {words.backToMatches}
      </Button>
      {refusal && <p class="office-warning">{refusalText(refusal, words.refusals)}</p>}
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

interface PersonLine {
  readonly person: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly town?: string;
  readonly born?: string;
}

/** People who look like another account, and exclusions that wait for a second person. SSC 1, 3, 8.01 */
export function Review() {
  const words = useWords('office');
  const held = useAnswer<{ people: readonly PersonLine[] }>('/people?only=held');
  const proposed = useAnswer<{ people: readonly PersonLine[] }>('/people?only=proposed');
  const [why, setWhy] = useState('second-account');
  // How many waited when the work began: the bar fills as they are decided.
  const [began, setBegan] = useState(0);
  const waiting = held.value?.people.length;
  const most = Math.max(began, waiting ?? 0);
  if (most > began) setBegan(most);
  const send = async (path: string, body: object = {}) => {
    await act(path, body);
    await Promise.all([held.reload(), proposed.reload()]);
  };
  const line = ({ firstName, lastName, email, town, born }: PersonLine) => (
    <span>
      <b>
        {firstName} {lastName}
      </b>{' '}
      <span class="soft">{[email, town, born].filter(Boolean).join(' · ')}</span>
    </span>
  );
  return (
    <div class="office-grid">
      <section class="panel stack">
        <h2>{words.heldTitle}</h2>
        <p class="soft">{words.heldText}</p>
        {waiting !== undefined && most > 0 && (
          <Progress done={most - waiting} of={most} label={words.reviewed(most - waiting, most)} />
        )}
        <Select
          label={words.reason}
          value={why}
          onInput={setWhy}
          options={Object.entries(words.why).map(([value, label]) => ({ value, label }))}
        />
        <ul class="office-list">
          {held.value?.people.map((person) => (
            <li key={person.person}>
              {line(person)}
              <span class="row">
                <Button kind="outline" onClick={() => send(`/people/${person.person}/release`)}>
                  {words.release}
                </Button>
                <Button kind="danger" onClick={() => send(`/people/${person.person}/exclusion`, { reason: why })}>
                  {words.proposeExclusion}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {held.value?.people.length === 0 && <p class="soft">{words.nobody}</p>}
      </section>
      <section class="panel stack">
        <h2>{words.proposedTitle}</h2>
        <ul class="office-list">
          {proposed.value?.people.map((person) => (
            <li key={person.person}>
              {line(person)}
              <span class="row">
                <Button onClick={() => send(`/people/${person.person}/approval`)}>{words.agree}</Button>
                <Button kind="quiet" onClick={() => send(`/people/${person.person}/proposal/drop`)}>
                  {words.drop}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {proposed.value?.people.length === 0 && <p class="soft">{words.nobody}</p>}
      </section>
    </div>
  );
}
