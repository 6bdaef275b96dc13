import { useEffect, useState } from 'preact/hooks';
import type { SeriesView } from '../../../tournament/series/wire.ts';
import { type Answer, call } from '../../api/call.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field, Select } from '../../parts/field.tsx';
import { writtenDay } from '../day.ts';
import type { TellSeries } from './series.tsx';
import { bestOf } from './seriesList.tsx';

/** What belongs to the series, how many results count, who may read it. */
export function SeriesDesk({ view, tell }: { view: SeriesView; tell: TellSeries }) {
  const words = useWords('club');
  const [title, setTitle] = useState(view.title);
  const [best, setBest] = useState(view.best === null ? '' : String(view.best));
  const [chosen, setChosen] = useState('');
  const [all, setAll] = useState<Answer<'GET /tournaments'>['tournaments']>([]);
  useEffect(() => {
    void call('GET /tournaments').then((answer) => answer.ok && setAll(answer.value.tournaments));
  }, []);
  const others = all.filter(({ id }) => !view.evenings.some(({ evening }) => evening === id));
  const add = async () => {
    if (await tell({ type: 'add-evening', evening: chosen })) setChosen('');
  };
  return (
    <section class="panel stack">
      <h2>{words.inSeries}</h2>
      <ul class="tour-list">
        {view.evenings.map(({ evening, title: name, day, isFinished }) => (
          <li key={evening} class="club-line">
            <span>
              <b>{name}</b> {writtenDay(day)} {!isFinished && <span class="tag">{words.running}</span>}
            </span>
            <button type="button" class="tour-small" onClick={() => void tell({ type: 'remove-evening', evening })}>
              {words.takeOut}
            </button>
          </li>
        ))}
      </ul>
      <div class="tour-pair">
        <Select
          label={words.chooseEvening}
          value={chosen}
          onInput={setChosen}
          options={[
            { value: '', label: '–' },
            ...others.map((each) => ({ value: each.id, label: `${each.title}, ${writtenDay(each.day)}` })),
          ]}
        />
        <Button kind="outline" disabled={chosen === ''} onClick={() => void add()}>
          {words.addEvening}
        </Button>
      </div>
      <div class="tour-pair">
        <Field label={words.seriesTitle} value={title} onInput={setTitle} maxLength={80} />
        <Field
          label={words.best}
          inputMode="numeric"
          maxLength={2}
          value={best}
          onInput={(text) => setBest(text.replace(/\D/g, ''))}
        />
        <Button
          kind="outline"
          disabled={title.trim() === ''}
          onClick={() => void tell({ type: 'change', title, best: bestOf(best) })}
        >
          {words.save}
        </Button>
      </div>
      <p>
        <Button
          kind={view.isShared ? 'quiet' : 'outline'}
          onClick={() => void tell({ type: 'share', shared: !view.isShared })}
        >
          {view.isShared ? words.unshareSeries : words.shareSeries}
        </Button>
      </p>
    </section>
  );
}
