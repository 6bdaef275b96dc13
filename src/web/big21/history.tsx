import { useEffect, useState } from 'preact/hooks';
import { addDays, isDay, zurichInstant } from '../../kit/time.ts';
import { parseFrancs } from '../../ledger/money.ts';
import type { StatementLine, StatementPage, StatementQuery } from '../../ledger/wire.ts';
import { call, fileAddress, type Refusal } from '../api/call.ts';
import { formatDate, formatFrancs } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Field, Select } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import { Link } from '../shell/router.tsx';
import { account } from './account.ts';

interface Filter {
  readonly kind: string;
  readonly from: string;
  readonly until: string;
  readonly least: string;
}

const NONE: Filter = { kind: '', from: '', until: '', least: '' };

/** Days are Zurich days, the last one included. */
export function statementQuery({ kind, from, until, least }: Filter): StatementQuery {
  const amount = parseFrancs(least);
  return {
    ...(kind === '' ? {} : { kind }),
    ...(isDay(from) ? { from: zurichInstant(`${from}T00:00`) } : {}),
    ...(isDay(until) ? { until: zurichInstant(`${addDays(until, 1)}T00:00`) } : {}),
    ...(amount !== undefined && amount > 0 ? { least: amount } : {}),
  };
}

/** All that ever moved, to be searched and taken along. */
export function History() {
  const words = useWords('big21');
  const care = useWords('big21Care');
  const [filter, setFilter] = useState(NONE);
  const query = statementQuery(filter);
  const { lines, more, problem, busy, fetchMore, again } = useStatement(query);
  const set = (name: keyof Filter) => (value: string) => setFilter({ ...filter, [name]: value });
  const kinds = Object.entries(words.kinds).map(([value, label]) => ({ value, label }));
  return (
    <section class="panel stack">
      <h2>{words.history}</h2>
      <div class="big21-filter">
        <Select
          label={words.filterKind}
          value={filter.kind}
          onInput={set('kind')}
          options={[{ value: '', label: words.filterAll }, ...kinds]}
        />
        <Field label={words.filterLeast} inputMode="decimal" value={filter.least} onInput={set('least')} />
        <Field label={words.filterFrom} type="date" value={filter.from} onInput={set('from')} />
        <Field label={words.filterUntil} type="date" value={filter.until} onInput={set('until')} />
      </div>
      {lines?.length === 0 && (
        <p role="status">{Object.keys(query).length === 0 ? words.noHistory : words.nothingFound}</p>
      )}
      {lines !== undefined && lines.length > 0 && (
        <div class="big21-statement">
          <Table
            caption={words.history}
            rows={lines}
            rowKey={(line) => line.seq}
            columns={[
              { head: words.when, cell: (line) => formatDate(line.at, 'dayTime') },
              { head: words.what, cell: (line) => <Entry line={line} />, names: true },
              { head: words.francs, cell: (line) => formatFrancs(line.amount), figure: true },
              { head: words.balance, cell: (line) => formatFrancs(line.balance), figure: true },
            ]}
          />
        </div>
      )}
      {problem && <ErrorState text={wordsOf(problem, {})} onRetry={() => (more ? fetchMore(more) : again())} />}
      {more && !problem && (
        <Button kind="quiet" busy={busy} onClick={() => fetchMore(more)}>
          {words.moreHistory}
        </Button>
      )}
      <p class="big21-links">
        <a
          href={fileAddress('GET /wallet/statement/csv', { query: { ...query, language: language.value } })}
          download="big21.csv"
        >
          {words.csv}
        </a>
        <a
          href={fileAddress('GET /wallet/statement/pdf', { query: { ...query, language: language.value } })}
          download="big21.pdf"
        >
          {care.pdf}
        </a>
      </p>
    </section>
  );
}

/** What was found; or why nothing was, and why no more. */
type Shown = Partial<StatementPage> & { readonly problem?: Refusal<'GET /wallet/statement'> };

/** The latest lines of what is looked for, and earlier ones when they are asked for. */
function useStatement(query: StatementQuery) {
  const [shown, setShown] = useState<Shown>({});
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const balance = account.value?.balance;
  useEffect(() => {
    let isCurrent = true;
    call('GET /wallet/statement', { query }).then((answer) => {
      // Refused: the lines of what was looked for before are no answer.
      if (isCurrent) setShown(answer.ok ? answer.value : { problem: answer.refusal });
    });
    return () => {
      isCurrent = false;
    };
  }, [JSON.stringify(query), balance, tries]);
  const fetchMore = async (before: number) => {
    setBusy(true);
    const answer = await call('GET /wallet/statement', { query: { ...query, before } });
    setBusy(false);
    const goOn = (now: Shown): Shown => {
      if (now.more !== before) return now; // meanwhile something else may have been looked for
      if (!answer.ok) return { ...now, problem: answer.refusal };
      return { lines: [...(now.lines ?? []), ...answer.value.lines], more: answer.value.more };
    };
    setShown(goOn);
  };
  return { ...shown, busy, fetchMore, again: () => setTries(tries + 1) };
}

/** A line of a game opens that game: its key is its receipt. */
function Entry({ line: { kind, key } }: { line: StatementLine }) {
  const words = useWords('big21');
  const game = /^big21\/([0-9a-f-]{36})\//.exec(key)?.[1];
  return game ? <Link href={`/big21/game/${game}/replay`}>{words.kinds[kind]}</Link> : <span>{words.kinds[kind]}</span>;
}
