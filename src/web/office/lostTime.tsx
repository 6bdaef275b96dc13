import { useState } from 'preact/hooks';
import { addDays, daysBetween } from '../../kit/time.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { Desk } from './use.ts';

/** What was lost to an outage or a suspension is given back: by two people, with a reason. SSC 8.02, G10 */
export function LostTime({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const { edition, phases } = desk.office;
  const { template, start } = edition;
  const [reason, setReason] = useState('');
  const [day, setDay] = useState<string>(addDays(start, template.semiFinal.last));
  const [time, setTime] = useState(template.semiFinal.lastStart);
  const open = phases.reduce((sum, phase) => sum + phase.open, 0);
  if (edition.standing === 'cancelled') return null;
  const extend = () => desk.send({ type: 'proposeExtension', last: daysBetween(start, day), lastStart: time, reason });
  return (
    <section class="panel stack">
      <h2>{words.lostTime}</h2>
      <p class="soft">{words.lostTimeText}</p>
      <Field label={words.reason} hint={words.reasonHint} value={reason} onInput={setReason} maxLength={500} />
      <AskFirst
        title={words.giveAllBack}
        question={words.askGiveAllBack(open)}
        yes={words.propose}
        onYes={() => desk.send({ type: 'proposeGivingAllBack', reason })}
      >
        {(ask) => (
          <Button kind="outline" disabled={reason === '' || open === 0} onClick={ask}>
            {words.giveAllBack}
          </Button>
        )}
      </AskFirst>
      <Field type="date" label={words.semiFinalLast} value={day} onInput={setDay} />
      <Field type="time" label={words.lastStart} value={time} onInput={setTime} />
      <Button kind="outline" busy={desk.busy} disabled={reason === '' || !day || !time} onClick={extend}>
        {words.extend}
      </Button>
    </section>
  );
}
