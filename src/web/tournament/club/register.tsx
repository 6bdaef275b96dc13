import { writtenDay } from '../day.ts';
import '../tournament.css';
import { useEffect, useState } from 'preact/hooks';
import type { Registered, RegistrationView } from '../../../tournament/club/wire.ts';
import type { CardWish } from '../../../tournament/seating/schedule.ts';
import { call } from '../../api/call.ts';
import { formatMoney } from '../../i18n/format.ts';
import { wordsOf } from '../../i18n/refusal-text.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Field, FormError, Select } from '../../parts/field.tsx';
import { Progress } from '../../parts/progress.tsx';
import { Page } from '../../shell/page.tsx';
import type { Params } from '../../shell/router.tsx';

/** Somebody registers for an evening by the host's link, without an account. */
export function Screen({ params }: { params: Params }) {
  const words = useWords('club');
  const id = params['id'] ?? '';
  const [view, setView] = useState<RegistrationView | null>();
  const [done, setDone] = useState<Registered>();
  const load = async () => {
    const answer = await call('GET /tournaments/:id/registration', { params: { id } });
    setView(answer.ok ? answer.value : null);
  };
  useEffect(() => void load(), [id]);
  if (view === undefined)
    return (
      <Page title={words.registration} narrow>
        <Progress />
      </Page>
    );
  const isOpen = view?.isOpen === true;
  const where = view && [view.place, writtenDay(view.day)].filter(Boolean).join(', ');
  return (
    <Page title={view?.title ?? words.registration} eyebrow={where} narrow>
      {done ? (
        <div class="stack" role="status">
          <h2>{words.registered(done.numbers.join(' + '))}</h2>
          <p>{done.waiting === null ? words.registeredHint : words.isWaiting(done.waiting)}</p>
          <p>
            <Button kind="outline" onClick={() => void load().then(() => setDone(undefined))}>
              {words.another}
            </Button>
          </p>
        </div>
      ) : view && isOpen ? (
        <Form id={id} view={view} onDone={setDone} />
      ) : (
        <Empty icon="no" title={words.registrationClosed}>
          {words.registrationClosedHint}
        </Empty>
      )}
    </Page>
  );
}

interface FormProps {
  readonly id: string;
  readonly view: RegistrationView;
  readonly onDone: (done: Registered) => void;
}

function Form({ id, view: { inPairs, fee, free }, onDone }: FormProps) {
  const words = useWords('club');
  const { refusals } = useWords('tournament');
  const [name, setName] = useState('');
  const [partner, setPartner] = useState('');
  const [town, setTown] = useState('');
  const [cards, setCards] = useState<CardWish | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const register = async () => {
    setBusy(true);
    const people = [name, ...(inPairs ? [partner] : [])].map((each) => ({ name: each, town, cards }));
    const answer = await call('POST /tournaments/:id/registrations', { params: { id }, body: { people } });
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setError(wordsOf(answer.refusal, refusals));
  };
  const isFull = free !== null && free < (inPairs ? 2 : 1);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void register();
      }}
    >
      <p>
        {isFull ? words.fullNow : free !== null && words.free(free)} {fee > 0 && words.feeIs(formatMoney(fee))}
      </p>
      <Field label={words.name} value={name} onInput={setName} required maxLength={80} autocomplete="name" />
      {inPairs && (
        <Field
          label={words.partnerName}
          value={partner}
          onInput={setPartner}
          required
          maxLength={80}
          autocomplete="off"
        />
      )}
      <Field label={words.town} value={town} onInput={setTown} maxLength={80} autocomplete="address-level2" />
      <Select
        label={words.cards}
        value={cards ?? ''}
        onInput={(value) => setCards(value === 'german' || value === 'french' ? value : null)}
        options={[
          { value: '', label: words.anyCards },
          { value: 'german', label: words.german },
          { value: 'french', label: words.french },
        ]}
      />
      {error && <FormError>{error}</FormError>}
      <p class="tour-quiet">{words.privacy}</p>
      <Button type="submit" busy={busy}>
        {inPairs ? words.registerBoth : words.register}
      </Button>
    </form>
  );
}
