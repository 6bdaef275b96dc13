import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { decideAbout, type PersonLine, usePeople } from './peopleRequests.ts';

/** People who look like another account, and exclusions that wait for a second person. SSC 1, 3, 8.01 */
export function Review() {
  const words = useWords('office');
  const held = usePeople('held');
  const proposed = usePeople('proposed');
  const [why, setWhy] = useState('second-account');
  // How many waited when the work began: the bar fills as they are decided.
  const [began, setBegan] = useState(0);
  const waiting = held.value?.people.length;
  const most = Math.max(began, waiting ?? 0);
  if (most > began) setBegan(most);
  const send = async (person: string, what: string, body?: object) => {
    await decideAbout(person, what, body);
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
                <Button kind="outline" onClick={() => send(person.person, 'release')}>
                  {words.release}
                </Button>
                <Button kind="danger" onClick={() => send(person.person, 'exclusion', { reason: why })}>
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
                <Button onClick={() => send(person.person, 'approval')}>{words.agree}</Button>
                <Button kind="quiet" onClick={() => send(person.person, 'proposal/drop')}>
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
