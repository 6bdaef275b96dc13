import { useEffect, useState } from 'preact/hooks';
import type { FollowedEvening } from '../../../tournament/laptops/wire.ts';
import { call } from '../../api/call.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { wordsOf } from '../../i18n/refusal-text.ts';
import { useWords } from '../../i18n/words.ts';
import { AskFirst } from '../../parts/askFirst.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { toast } from '../../parts/toast.tsx';
import { go } from '../../shell/router.tsx';

/** How often this screen asks how its own laptop follows. */
const OFTEN = 1000;

/** The second laptop: whom it follows, how far it is, and how it takes over. */
export function SecondLaptop() {
  const words = useWords('laptops');
  const { refusals } = useWords('tournament');
  const [evenings, setEvenings] = useState<readonly FollowedEvening[]>([]);
  const [link, setLink] = useState('');
  const [error, setError] = useState('');
  const look = async () => {
    const answer = await call('GET /following');
    if (answer.ok) setEvenings(answer.value.evenings);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), OFTEN);
    return () => clearInterval(timer);
  }, []);
  const follow = async () => {
    const answer = await call('POST /following', { body: { link } });
    setError(answer.ok ? '' : wordsOf(answer.refusal, refusals));
    if (answer.ok) setLink('');
    await look();
  };
  return (
    <details class="panel stack" open={evenings.length > 0}>
      <summary>{words.second}</summary>
      <p class="tour-quiet">{words.followHint}</p>
      <ul class="tour-list">
        {evenings.map((each) => (
          <li key={each.id}>
            <Followed evening={each} onChanged={() => void look()} />
          </li>
        ))}
      </ul>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void follow();
        }}
      >
        <Field
          label={words.address}
          hint={words.addressHint}
          value={link}
          onInput={setLink}
          error={error || undefined}
          autocomplete="off"
          maxLength={300}
          required
        />
        <Button type="submit" kind="outline">
          {words.follow}
        </Button>
      </form>
    </details>
  );
}

interface FollowedProps {
  readonly evening: FollowedEvening;
  readonly onChanged: () => void;
}

function Followed({ evening, onChanged }: FollowedProps) {
  const words = useWords('laptops');
  const { refusals } = useWords('tournament');
  const { id, title, since, entries, heardAt, isSilent, taken } = evening;
  const takeOver = async () => {
    const answer = await call('POST /following/:id/take-over', { params: { id }, body: {} });
    if (answer.ok) go(`/t/${answer.value.id}/-`);
    else toast(wordsOf(answer.refusal, refusals), 'refusal');
  };
  const end = () => void call('DELETE /following/:id', { params: { id } }).then(onChanged);
  if (taken) return <Taken evening={evening} onRemove={end} />;
  return (
    <div class="stack">
      <p>
        <b>{title}</b> <span class="tour-quiet">{evening.address}</span>
      </p>
      <p class={isSilent ? 'tour-warn' : ''} role="status">
        {isSilent
          ? words.silent(formatDate(heardAt, 'time'))
          : words.hears(formatDate(since, 'time'), formatNumber(entries))}
      </p>
      <p class="tour-pair">
        <AskFirst
          title={words.takeOver}
          question={words.takeOverMeans(title)}
          yes={words.takeOver}
          onYes={() => void takeOver()}
        >
          {(ask) => <Button onClick={ask}>{words.takeOver}</Button>}
        </AskFirst>
        <AskFirst title={words.stop} question={words.stopMeans} yes={words.stop} onYes={end}>
          {(ask) => (
            <Button kind="quiet" onClick={ask}>
              {words.stop}
            </Button>
          )}
        </AskFirst>
      </p>
    </div>
  );
}

/** The evening is this laptop's now; whether the first one knows is said until somebody takes it off the list. */
function Taken({ evening: { id, title, taken }, onRemove }: { evening: FollowedEvening; onRemove: () => void }) {
  const words = useWords('laptops');
  const missing = taken?.missing;
  const said = missing === undefined ? words.firstUnaware : missing === 0 ? words.firstAware : words.missing(missing);
  return (
    <div class="stack">
      <p>
        <b>{title}</b> {taken && words.taken(formatDate(taken.at, 'time'))}
      </p>
      <p class={missing ? 'tour-warn' : ''} role="status">
        {said}
      </p>
      <p class="tour-quiet">{words.signsLead}</p>
      <p class="tour-pair">
        <Button href={`/t/${id}/-`} kind="outline">
          {words.openEvening}
        </Button>
        {missing !== undefined && (
          <Button kind="quiet" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </p>
    </div>
  );
}
