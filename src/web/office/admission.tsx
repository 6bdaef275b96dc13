import { useEffect, useState } from 'preact/hooks';
import type { SourceWish } from '../../championship/officeWire.ts';
import { type Draw, isHeld, pendingDraw } from '../../championship/place.ts';
import { noon } from '../championship/noon.ts';
import { colon, formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { now } from '../shell/clock.ts';
import { Places } from './places.tsx';
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
  const { edition, openPlaces, public: view } = desk.office;
  const { admission } = edition;
  const what = admission.cut ? 'nominate' : 'makeCut';
  const waiting = pendingDraw(admission);
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
        <Waiting desk={desk} waiting={waiting} />
      ) : needed ? (
        <>
          <Choice
            label={words.lotNeeded(needed.hat, needed.places)}
            value={kind}
            onInput={setKind}
            options={(['drand', 'ceremony'] as const).map((value) => ({ value, label: words.bySource[value] }))}
          />
          <Button busy={desk.busy} onClick={() => fill(kind === 'drand' ? { kind, minutes: 10 } : { kind })}>
            {words.announceLot}
          </Button>
        </>
      ) : (
        <AskFirst
          title={words[what]}
          yes={words[what]}
          question={
            what === 'nominate'
              ? words.askNominate(openPlaces)
              : words.askCut(
                  edition.template.final.places,
                  `${formatDate(noon(view.calendar.confirmBy), 'day')}, 24:00`,
                )
          }
          onYes={() => fill()}
        >
          {(ask) => (
            <Button busy={desk.busy} disabled={what === 'nominate' && openPlaces === 0} onClick={ask}>
              {words[what]}
            </Button>
          )}
        </AskFirst>
      )}
    </section>
  );
}

function Waiting({ desk, waiting }: { desk: Desk; waiting: Draw }) {
  const words = useWords('office');
  const [cards, setCards] = useState('');
  const { announcement } = waiting;
  const { source } = announcement;
  if (source.kind === 'drand') {
    return (
      <>
        <Round from={announcement.announcedAt} round={source.round} />
        <NoRound desk={desk} id={announcement.id} round={source.round} />
      </>
    );
  }
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
        {words.commitment}
        {colon()}
        <code class="office-hash">{source.commitment}</code>
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

/** Where no relay can be reached: the round is typed in, or after an hour cards take its place. SSC 7.02 */
function NoRound({ desk, id, round }: { desk: Desk; id: string; round: number }) {
  const words = useWords('office');
  const [signature, setSignature] = useState('');
  const [reason, setReason] = useState('');
  return (
    <details class="stack">
      <summary>{words.noRound}</summary>
      <Field label={words.signature} hint={words.signatureHint(round)} value={signature} onInput={setSignature} />
      <Button
        kind="outline"
        disabled={!/^[0-9a-f]{96}$/.test(signature.trim())}
        onClick={() => desk.send({ type: 'enterRound', id, signature: signature.trim() })}
      >
        {words.drawCards}
      </Button>
      <Field label={words.reason} hint={words.redrawHint} value={reason} onInput={setReason} maxLength={500} />
      <Button kind="outline" disabled={reason === ''} onClick={() => desk.send({ type: 'proposeRedraw', id, reason })}>
        {words.proposeRedraw}
      </Button>
    </details>
  );
}

function Invited({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const { best, options } = desk.office.advice;
  const holder = desk.office.edition.admission.places.findLast(
    (place) => place.title === 'titleHolder' && isHeld(place),
  );
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
        <AskFirst
          title={words.nameTitleHolder}
          yes={words.nameTitleHolder}
          question={words.askTitleHolder(Number(number), holder?.number ?? null)}
          onYes={() => desk.send({ type: 'nameTitleHolder', number: Number(number) })}
        >
          {(ask) => (
            <Button kind="quiet" disabled={!isNumber} onClick={ask}>
              {words.nameTitleHolder}
            </Button>
          )}
        </AskFirst>
      </div>
      <p class="note">{words.titleHolderHint}</p>
    </section>
  );
}
