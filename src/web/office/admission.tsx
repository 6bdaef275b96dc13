import { useEffect, useState } from 'preact/hooks';
import type { SourceWish } from '../../championship/officeWire.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice, Field } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { now } from '../shell/clock.ts';
import { Proposals } from './proposals.tsx';
import type { Desk } from './use.ts';

/** Title holder, wild cards, the line, lots, places. SSC 7.02 */
export function Admission({ desk }: { desk: Desk }) {
  return (
    <div class="office-grid">
      <Cut desk={desk} />
      <Invited desk={desk} />
      <Proposals desk={desk} />
      <Places desk={desk} />
    </div>
  );
}

type Kind = 'drand' | 'ceremony';

function Cut({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const [needed, setNeeded] = useState<{ hat: number; places: number }>();
  const [kind, setKind] = useState<Kind>('drand');
  const { edition, openPlaces } = desk.office;
  const { admission } = edition;
  const what = admission.cut ? 'nominate' : 'makeCut';
  const waiting = admission.draws.find(({ record }) => record === null);
  const fill = async (source?: SourceWish) => {
    const answer = await desk.send({ type: what, ...(source ? { source } : {}) });
    if (answer.ok) return setNeeded(undefined);
    if (answer.refusal.code !== 'lot-needed') return;
    const { hat, places } = answer.refusal.facts;
    setNeeded({ hat: hat.length, places });
  };
  return (
    <section class="panel stack">
      <h2>{words.cutTitle}</h2>
      {admission.cut && (
        <p>
          {words.cutDone(formatNumber(admission.cut.points ?? 0))} {words.openPlaces(openPlaces)}.
        </p>
      )}
      {waiting ? (
        <Waiting desk={desk} />
      ) : needed ? (
        <>
          <Choice
            label={words.lotNeeded(needed.hat, needed.places)}
            value={kind}
            onInput={setKind}
            options={(['drand', 'ceremony'] as const).map((value) => ({ value, label: words.bySource[value]! }))}
          />
          <Button busy={desk.busy} onClick={() => fill(kind === 'drand' ? { kind, minutes: 10 } : { kind })}>
            {words.announceLot}
          </Button>
        </>
      ) : (
        <Button busy={desk.busy} disabled={what === 'nominate' && openPlaces === 0} onClick={() => fill()}>
          {words[what]}
        </Button>
      )}
    </section>
  );
}

function Waiting({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const [cards, setCards] = useState('');
  const { announcement } = desk.office.edition.admission.draws.find(({ record }) => record === null)!;
  const { source } = announcement;
  if (source.kind === 'drand') return <Round from={announcement.announcedAt} round={source.round} />;
  const draw = () =>
    desk.send({ type: 'drawCards', id: announcement.id, cards: cards.split(/[\s,]+/).filter(Boolean) });
  return (
    <>
      <ol class="office-steps">
        {words.ceremonySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="note">
        {words.commitment}: <code class="office-hash">{source.commitment}</code>
      </p>
      <Field label={words.readCards} hint={words.readCardsHint} value={cards} onInput={setCards} />
      <Button busy={desk.busy} disabled={cards.trim() === ''} onClick={draw}>
        {words.drawCards}
      </Button>
    </>
  );
}

/** The time until a round of the beacon is published, then the moment until a relay has it. */
function Round({ from, round }: { from: number; round: number }) {
  const words = useWords('office');
  const [due, setDue] = useState<number>();
  const [at, setAt] = useState(now());
  useEffect(() => {
    import('../../lot/drand.ts').then(({ instantOfRound }) => setDue(instantOfRound(round)));
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [round]);
  if (due === undefined || at >= due) return <Progress label={words.lotWaiting} />;
  return <Progress done={at - from} of={due - from} label={words.lotDue(round, formatDate(due, 'dayTime'))} />;
}

function Invited({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const { best, options } = desk.office.advice;
  const isNumber = /^\d+$/.test(number);
  return (
    <section class="panel stack">
      <h2>{words.advice}</h2>
      <p>{words.adviceText(best.wildCards, best.players, best.tables)}</p>
      <ul class="office-options">
        {options.map(({ wildCards, players, over }) => (
          <li key={wildCards} class={wildCards === best.wildCards ? 'office-best' : undefined}>
            {words.adviceOver(wildCards, players, over)}
          </li>
        ))}
      </ul>
      <Field label={words.number} inputMode="numeric" value={number} onInput={setNumber} />
      <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />
      <div class="row">
        <Button
          kind="outline"
          disabled={!isNumber || reason === ''}
          onClick={() => desk.send({ type: 'proposeWildCard', number: Number(number), reason })}
        >
          {words.giveWildCard}
        </Button>
        <Button
          kind="quiet"
          disabled={!isNumber}
          onClick={() => desk.send({ type: 'nameTitleHolder', number: Number(number) })}
        >
          {words.nameTitleHolder}
        </Button>
      </div>
    </section>
  );
}

function Places({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const { edition, public: view } = desk.office;
  const { places } = edition.admission;
  if (places.length === 0) return null;
  return (
    <section class="panel office-wide">
      <h2>{words.places}</h2>
      <Table
        caption={words.places}
        rows={places}
        rowKey={({ number, offeredAt }) => `${number}/${offeredAt}`}
        columns={[
          { head: words.number, cell: ({ number }) => number },
          { head: words.person, names: true, cell: ({ number }) => desk.nameOf(number) },
          { head: words.kind, cell: ({ title }) => words.by[title] },
          { head: words.points, figure: true, cell: ({ points }) => (points === null ? '' : formatNumber(points)) },
          {
            head: words.state,
            cell: ({ status, deadline }) =>
              `${words.status[status]}${status === 'offered' ? ` · ${formatDate(deadline - 1, 'shortDay')}` : ''}`,
          },
          {
            head: words.act,
            cell: ({ number, status }) => (
              <span class="row">
                {status === 'offered' && (
                  <Button
                    kind="quiet"
                    onClick={() => desk.send({ type: 'confirm', number, how: 'letter', receivedAt: view.now })}
                  >
                    {words.letterCame}
                  </Button>
                )}
                {(status === 'offered' || status === 'confirmed') && (
                  <Button kind="quiet" onClick={() => desk.send({ type: 'withdraw', number, how: 'phone' })}>
                    {words.phoned}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}
