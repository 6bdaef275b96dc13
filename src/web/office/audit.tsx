import { useState } from 'preact/hooks';
import type { AuditPage, Verified } from '../../championship/officeWire.ts';
import { call, fileAddress } from '../api/call.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { announce } from '../parts/live.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { follow } from './use.ts';

/** Who did what, in the order of the chain; and whether the chain is whole. */
export function Audit() {
  return (
    <div class="stack">
      <Chain />
      <Records />
    </div>
  );
}

type Verdict = Verified['verdict'];

function Chain() {
  const words = useWords('office');
  const [at, setAt] = useState<{ done: number; of: number } | 'idle'>('idle');
  const [verdict, setVerdict] = useState<Verdict | 'failed'>();
  const verify = async () => {
    setVerdict(undefined);
    setAt({ done: 0, of: 1 });
    const answer = await follow<Verified>(fileAddress('GET /audit/verification', {}), (done, of) =>
      setAt({ done, of }),
    );
    const found = answer?.verdict ?? 'failed';
    setAt('idle');
    setVerdict(found);
    announce(said(found));
  };
  const said = (found: Verdict | 'failed') =>
    found === 'failed'
      ? words.workFailed
      : found.ok
        ? `${words.chainWhole(formatNumber(found.records), formatNumber(found.events))} ${ofArchive(found)}`.trim()
        : words.chainBroken(found.seq, found.why);
  const ofArchive = ({ archived }: Verdict) =>
    archived && archived.elsewhere.length > 0 ? words.filesElsewhere(archived.elsewhere.join(', ')) : '';
  return (
    <section class="panel stack">
      <h2>{words.chain}</h2>
      <p class="soft">{words.chainText}</p>
      {at === 'idle' ? (
        <div class="row">
          <Button kind="outline" icon="shield" onClick={verify}>
            {words.verifyChain}
          </Button>
        </div>
      ) : (
        <Progress done={at.done} of={at.of} label={words.verifying} />
      )}
      {verdict && <p class={verdict !== 'failed' && verdict.ok ? 'office-good' : 'office-warning'}>{said(verdict)}</p>}
    </section>
  );
}

function Records() {
  const words = useWords('office');
  const { events: evening } = useWords('director');
  const names: Readonly<Record<string, string>> = { ...evening, ...words.events }; // whatever a log of any year holds
  const nameOf = (type: string): string => names[type] ?? type;
  const [stream, setStream] = useState('');
  const [actor, setActor] = useState('');
  const [day, setDay] = useState('');
  const query = { ...(stream && { stream }), ...(actor && { actor }), ...(day && { day }) };
  const { value, reload } = useAnswer('GET /audit', { query });
  const [older, setOlder] = useState<{ readonly of: AuditPage; readonly page: AuditPage }>();
  const isOlder = older !== undefined && older.of === value;
  const records = [...(value?.records ?? []), ...(isOlder ? older.page.records : [])];
  const hasMore = isOlder ? older.page.more : value?.more;
  const more = async () => {
    if (!value) return;
    const answer = await call('GET /audit', { query: { ...query, before: records.at(-1)!.seq } });
    if (!answer.ok) return;
    const before = isOlder ? older.page.records : [];
    setOlder({ of: value, page: { ...answer.value, records: [...before, ...answer.value.records] } });
  };
  return (
    <section class="panel stack">
      <h2>{words.auditTitle}</h2>
      <div class="office-filters">
        <Field label={words.stream} hint={words.streamHint} value={stream} onInput={setStream} maxLength={200} />
        <Field label={words.actor} hint={words.actorHint} value={actor} onInput={setActor} maxLength={200} />
        <Field type="date" label={words.day} value={day} onInput={setDay} />
      </div>
      {value && value.archived.length > 0 && <p class="soft">{words.inArchive(value.archived.join(', '))}</p>}
      {!value ? (
        <Progress />
      ) : records.length === 0 ? (
        <p class="soft">{words.noRecords}</p>
      ) : (
        <Table
          caption={words.auditTitle}
          rows={records}
          rowKey={({ seq }) => seq}
          columns={[
            { head: '#', cell: ({ seq }) => formatNumber(seq) },
            { head: words.when, cell: ({ at }) => formatDate(at, 'dayTime') },
            { head: words.stream, names: true, cell: ({ stream }) => <code>{short(stream)}</code> },
            {
              head: words.what,
              cell: ({ types }) => types.map(nameOf).join(', '),
            },
            { head: words.actor, cell: ({ actor }) => <code>{short(actor)}</code> },
            { head: words.fingerprint, cell: ({ hash }) => <code>{hash.slice(0, 10)}</code> },
          ]}
        />
      )}
      <div class="row">
        {hasMore && (
          <Button kind="quiet" onClick={more}>
            {words.more}
          </Button>
        )}
        <Button kind="quiet" icon="again" onClick={reload}>
          {words.reload}
        </Button>
      </div>
    </section>
  );
}

/** An id of 36 letters says nothing to the eye; its beginning is enough to recognise it. */
const short = (name: string) => name.replace(/([0-9a-f]{8})-[0-9a-f-]{27}/, '$1…');
