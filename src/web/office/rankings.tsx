import { useState } from 'preact/hooks';
import { PHASES, type Phase } from '../../championship/calendar.ts';
import {
  EXPORT_FORMATS,
  EXPORTS,
  type ExportFormat,
  type ExportName,
  type Recounted,
} from '../../championship/officeWire.ts';
import type { Change } from '../../championship/officialRanking.ts';
import { fetchFile, fileAddress } from '../api/call.ts';
import { useAnswer } from '../championship/use.ts';
import { colon, formatDate, formatNumber } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { announce } from '../parts/live.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { toast } from '../parts/toast.tsx';
import { Proposals } from './proposals.tsx';
import { type Desk, follow, keepFile } from './use.ts';

/** Official rankings, their versions and corrections, and the lists to take away. SSC 8.04 */
export function Rankings({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const phases = useWords('championship').phases;
  const [reason, setReason] = useState('');
  const { edition, public: view } = desk.office;
  return (
    <div class="office-grid">
      <section class="panel stack">
        <h2>{words.official}</h2>
        <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />
        <ul class="office-list">
          {PHASES.map((phase) => {
            const known = edition.rankings.find((ranking) => ranking.phase === phase);
            const { settled, open } = desk.office.phases.find((one) => one.phase === phase)!;
            const isSettled = view.now > settled && open === 0;
            return (
              <li key={phase}>
                <span>
                  <b>{phases[phase]}</b>{' '}
                  <span class="soft">
                    {known
                      ? `${words.version(known.version)} · ${known.published ? words.published(known.published) : words.unpublished}`
                      : words.noOfficial}
                  </span>
                  {!isSettled && (
                    <span class="note office-why">{words.notSettled(formatDate(settled, 'dayTime'), open)}</span>
                  )}
                </span>
                <span class="row">
                  <Button
                    kind="outline"
                    disabled={reason === '' || !isSettled}
                    onClick={() => desk.send({ type: 'establishRanking', phase, reason })}
                  >
                    {known ? words.correct : words.establish}
                  </Button>
                  {known && known.published !== known.version && (
                    <Button onClick={() => desk.send({ type: 'publishRanking', phase, version: known.version })}>
                      {words.publish}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <Proposals desk={desk} />
      <section class="panel">
        <h2>{words.exports}</h2>
        <ul class="office-list">
          {EXPORTS.map((list) => (
            <li key={list}>
              <span>{words.exportNames[list]}</span>
              <span class="row">
                {EXPORT_FORMATS.filter((format) => format !== 'pdf' || list === 'press').map((format) => (
                  <Download key={format} edition={edition.id} list={list} format={format} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Recount edition={edition.id} />
      <History edition={edition.id} />
    </div>
  );
}

interface DownloadProps {
  edition: string;
  list: ExportName;
  format: ExportFormat;
}

/** A long list takes a moment to be written: the button says that it is at work. */
function Download({ edition, list, format }: DownloadProps) {
  const words = useWords('office');
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    const file = await fetchFile('GET /editions/:edition/export/:list', {
      params: { edition, list },
      query: { format, language: language.value },
    });
    setBusy(false);
    if (file.ok) keepFile(file.value, `${edition}-${list}.${format}`);
    else toast(wordsOf(file.refusal, words.refusals), 'refusal');
  };
  return (
    <Button kind="quiet" icon="download" busy={busy} onClick={fetchIt}>
      <span class="out-of-sight">{words.exportNames[list]} </span>
      {format.toUpperCase()}
    </Button>
  );
}

/** Every match of the edition counted again, and compared with what the lists say. SSC 6.03 */
function Recount({ edition }: { edition: string }) {
  const words = useWords('office');
  const phases = useWords('championship').phases;
  const [at, setAt] = useState<{ done: number; of: number }>();
  const [found, setFound] = useState<Recounted | 'failed'>();
  const recount = async () => {
    setFound(undefined);
    setAt({ done: 0, of: 1 });
    const answer = await follow<Recounted>(
      fileAddress('GET /editions/:edition/recount', { params: { edition } }),
      (done, of) => setAt({ done, of }),
    );
    setAt(undefined);
    setFound(answer ?? 'failed');
    announce(
      answer ? (answer.phases.every(({ agrees }) => agrees) ? words.recountGood : words.recountBad) : words.workFailed,
    );
  };
  return (
    <section class="panel stack">
      <h2>{words.recount}</h2>
      <p class="soft">{words.recountText}</p>
      {at ? (
        <Progress done={at.done} of={at.of} label={words.recounting} />
      ) : (
        <div class="row">
          <Button kind="outline" icon="again" onClick={recount}>
            {words.recountNow}
          </Button>
        </div>
      )}
      {found === 'failed' && <p class="office-warning">{words.workFailed}</p>}
      {found && found !== 'failed' && (
        <ul class="office-list">
          {found.phases.map(({ phase, ranked, agrees }) => (
            <li key={phase}>
              <span>
                <b>{phases[phase]}</b> <span class="soft">{words.ranked(ranked)}</span>
              </span>
              <span class={agrees ? 'office-good' : 'office-warning'}>{agrees ? words.agrees : words.differs}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was corrected, why, and who moved. SSC 8.01, 8.04 */
function History({ edition }: { edition: string }) {
  const words = useWords('office');
  const phases = useWords('championship').phases;
  const [phase, setPhase] = useState<Phase>('semiFinal');
  const { value } = useAnswer('GET /editions/:edition/corrections/:phase', { params: { edition, phase } });
  const place = (row: Change['before']) => (row ? words.placed(row.rank, formatNumber(row.points)) : '–');
  return (
    <section class="panel stack office-wide">
      <h2>{words.history}</h2>
      <Choice
        label={words.phase}
        value={phase}
        onInput={setPhase}
        options={PHASES.map((one) => ({ value: one, label: phases[one]! }))}
      />
      {!value && <Progress />}
      {value?.versions.length === 0 && <p class="soft">{words.noOfficial}</p>}
      {[...(value?.versions ?? [])].reverse().map(({ version, at, reason, hash, changes }) => (
        <details key={version} class="office-version">
          <summary>
            <b>{words.version(version)}</b> · {formatDate(at, 'dayTime')} · {reason}
          </summary>
          <p class="note">
            {words.fingerprint}
            {colon()}
            <code class="office-hash">{hash}</code>
          </p>
          {changes.length === 0 ? (
            <p class="soft">{words.noChanges}</p>
          ) : (
            <Table
              caption={words.history}
              rows={changes}
              rowKey={({ number }) => number}
              columns={[
                { head: words.number, names: true, cell: ({ number }) => number },
                { head: words.before, cell: ({ before }) => place(before) },
                { head: words.after, cell: ({ after }) => place(after) },
              ]}
            />
          )}
        </details>
      ))}
    </section>
  );
}
