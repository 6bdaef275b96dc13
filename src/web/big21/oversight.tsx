import { useEffect, useState } from 'preact/hooks';
import { SIGNS, type Sign } from '../../big21/signs.ts';
import { addDays, isDay, zurichDay } from '../../kit/time.ts';
import { call, fileAddress } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Field } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import { Link } from '../shell/router.tsx';
import { CheckHelp } from './help.tsx';

/** For those who answer for the house: how many people show a sign of trouble, and the games for a regulator. */
export function Oversight() {
  const words = useWords('big21House');
  const [people, setPeople] = useState<Readonly<Record<Sign, number>>>();
  const today = zurichDay(now());
  const [from, setFrom] = useState<string>(addDays(today, -30));
  const [until, setUntil] = useState<string>(today);
  useEffect(() => {
    call('GET /big21/signs/count').then((answer) => answer.ok && setPeople(answer.value.people));
  }, []);
  return (
    <>
      <section class="panel stack">
        <h2>{words.signsTitle}</h2>
        <p class="note">{words.signsLead}</p>
        {people && (
          <ul class="big21-list">
            {SIGNS.map((sign) => (
              <li key={sign}>
                {words.people(people[sign])} {words.signs[sign]}
              </li>
            ))}
          </ul>
        )}
        <CheckHelp />
      </section>
      <section class="panel stack">
        <h2>{words.regulatorTitle}</h2>
        <p class="note">{words.regulatorLead}</p>
        <div class="big21-filter">
          <Field type="date" label={words.regulatorFrom} value={from} onInput={setFrom} />
          <Field type="date" label={words.regulatorUntil} value={until} onInput={setUntil} />
        </div>
        {isDay(from) && isDay(until) && (
          <p>
            <a href={fileAddress('GET /big21/export', { query: { from, until } })} download>
              {words.regulatorFile}
            </a>
          </p>
        )}
        <p>
          <Link href="/regulator">{words.regulatorPage}</Link>
        </p>
      </section>
    </>
  );
}
