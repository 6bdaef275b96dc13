import { useState } from 'preact/hooks';
import { PHASES } from '../../championship/calendar.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Proposals } from './proposals.tsx';
import type { Desk } from './use.ts';

const EXPORTS = ['entries', 'matches', 'bootCamp', 'qualification', 'semiFinal', 'places', 'door'];

/** Official rankings, their versions and corrections, and the lists to take away. SSC 8.04 */
export function Rankings({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const phases = useWords('championship').phases;
  const [reason, setReason] = useState('');
  const { edition } = desk.office;
  return (
    <div class="office-grid">
      <section class="panel stack">
        <h2>{words.official}</h2>
        <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />
        <ul class="office-list">
          {PHASES.map((phase) => {
            const known = edition.rankings.find((ranking) => ranking.phase === phase);
            return (
              <li key={phase}>
                <span>
                  <b>{phases[phase]}</b>{' '}
                  <span class="soft">
                    {known
                      ? `${words.version(known.version)} · ${known.published ? words.published(known.published) : words.unpublished}`
                      : words.noOfficial}
                  </span>
                </span>
                <span class="row">
                  <Button
                    kind="outline"
                    disabled={reason === ''}
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
                {['csv', 'xlsx'].map((format) => (
                  <a key={format} href={`/api/editions/${edition.id}/export/${list}?format=${format}`} download>
                    {format.toUpperCase()}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
