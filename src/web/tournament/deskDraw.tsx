import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../schieber/card.ts';
import type { SeatingView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import type { CardWish } from '../../tournament/seating/schedule.ts';
import { colon, formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { place } from '../shell/router.tsx';
import { AskReason } from './askReason.tsx';
import { FieldOfPairs } from './club/fieldOfPairs.tsx';
import type { Connection } from './connection.ts';
import type { DeskProps } from './desk.tsx';
import { Proof, Sum } from './drawProof.tsx';
import { FinalPlan, LevelFinalists } from './finalDraw.tsx';
import { Mark } from './mark.tsx';
import { Pack } from './pack.tsx';
import { nextPasse } from './passen.ts';
import { useSend } from './send.ts';

/** The lot in front of everybody: freeze, read a shuffled pack, see the proof. */
export function DeskDraw({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const { command } = useSend(connection);
  const { view } = screen;
  const { announced, regulation } = view;
  const wanted = wantedDraw(view);
  const isFinal = wanted.isFinal || view.final !== null;
  const title = wanted.isLot ? words.finalLot : isFinal ? words.finalTable : words.passe(wanted.passe);
  const shown = wanted.drawn ?? view.passen.filter((each) => each.passe <= regulation.passen).at(-1);
  const isDone = shown !== undefined && !announced;
  const [isAgain, setAgain] = useState(new URLSearchParams(place.value.search).has('again'));
  const draw = announced?.id;
  useEffect(() => {
    if (draw) setAgain(false); // it is announced; once it is drawn, nothing more is asked for
  }, [draw]);
  const isDue = wanted.isPossible && (isAgain || !wanted.drawn || wanted.isLot);
  return (
    <>
      <div class="tour-title">
        <h2>{wanted.isLot ? title : words.drawOf(title)}</h2>
        {announced && <code>{announced.id}</code>}
        {announced && (
          <AskReason
            title={words.cancelDraw}
            means={words.cancelMeans}
            onReason={(reason) => void command({ type: 'cancel-draw', reason })}
          >
            {(ask) => (
              <button type="button" class="tour-small" onClick={ask}>
                {words.cancelDraw}
              </button>
            )}
          </AskReason>
        )}
        {wanted.isPossible && !announced && !isDue && (
          <button type="button" class="tour-small" onClick={() => setAgain(true)}>
            {hall.drawAgain}
          </button>
        )}
      </div>
      <div class="tour-draw">
        {(announced || isDue) && <Steps {...{ connection, view, wanted }} />}
        <section>
          <h3 class={`tour-numbered ${isDone ? 'tour-done' : ''}`}>
            <i>{isDone ? <Mark name="check" /> : 3}</i>
            {words.proof}
          </h3>
          {shown?.draw ? (
            <Proof seating={shown} count={view.seating} connection={connection} />
          ) : (
            <p class="tour-quiet">{words.proofHint}</p>
          )}
        </section>
      </div>
      {view.final && <FinalPlan view={view} final={view.final} />}
      {shown && !view.final && <Plan seating={shown} title={words.seatingPlan(words.passe(shown.passe))} />}
    </>
  );
}

interface StepsProps {
  readonly connection: Connection;
  readonly view: DeskView;
  readonly wanted: WantedDraw;
}

/** What is done before there is a result: the field frozen, the cards read. Gone once it is drawn. */
function Steps({ connection, view, wanted }: StepsProps) {
  const words = useWords('tournament');
  const { announced, regulation } = view;
  return (
    <>
      <section>
        <h3 class={`tour-numbered ${announced ? 'tour-done' : ''}`}>
          <i>{announced ? <Mark name="check" /> : 1}</i>
          {words.fixedBefore}
        </h3>
        {wanted.isLot ? <LevelFinalists view={view} /> : <FieldOfPlayers view={view} isFinal={wanted.isFinal} />}
        {announced ? (
          <Frozen announced={announced} />
        ) : (
          <Freeze {...{ connection, wanted }} isAllAtOnce={regulation.finalTable === null} />
        )}
      </section>
      <section>
        <h3 class="tour-numbered">
          <i>2</i>
          {words.readCards}
        </h3>
        <ReadCards key={announced?.id} connection={connection} announced={announced} />
      </section>
    </>
  );
}

/** What would be drawn now. */
interface WantedDraw {
  readonly passe: number;
  /** The last Passe that a draw of all would cover. */
  readonly last: number;
  readonly isFinal: boolean;
  /** A draw between finalists level in everything. SSC 7.04 */
  readonly isLot: boolean;
  readonly isPossible: boolean;
  /** The Passe is drawn already: a new draw needs a reason. */
  readonly drawn: SeatingView | undefined;
}

function wantedDraw(view: DeskView): WantedDraw {
  const { announced, regulation } = view;
  const next = nextPasse(view);
  const wantsFinal = !next && regulation.finalTable !== null && view.final === null;
  const isLot = announced ? announced.kind === 'final-rank' : view.level.length > 0;
  return {
    passe: announced?.passen[0] ?? Math.min(next?.passe ?? regulation.passen, regulation.passen),
    last: regulation.passen,
    isFinal: announced ? announced.kind === 'final-table' : wantsFinal,
    isLot,
    isPossible: (next !== null && !next.isFinal) || wantsFinal || isLot,
    drawn: next?.isFinal ? undefined : next?.seating,
  };
}

function FieldOfPlayers({ view, isFinal }: { view: DeskView; isFinal: boolean }) {
  const words = useWords('tournament');
  const present = view.people.filter((person) => person.presence === 'present');
  if (view.regulation.pairs && !isFinal) return <FieldOfPairs present={present} />;
  const missing = (4 - (present.filter((person) => !person.fillIn).length % 4)) % 4;
  return (
    <>
      <p>{words.field(present.length, Math.floor(present.length / 4), present.length % 4)}</p>
      {missing > 0 && !isFinal && <p class="tour-quiet">{words.fillInHint(missing)}</p>}
    </>
  );
}

/** Both sums stand on the wall before the first card is read. Ruling G23 */
function Frozen({ announced }: { announced: NonNullable<DeskView['announced']> }) {
  const words = useWords('tournament');
  return (
    <>
      <p class="tour-quiet">{formatDate(announced.announcedAt, 'time')}</p>
      <h4>{words.poolHash}</h4>
      <Sum text={announced.poolHash} />
      {announced.source.kind === 'ceremony' && (
        <>
          <h4>{words.secretHash}</h4>
          <Sum text={announced.source.commitment} />
        </>
      )}
      <p class="tour-quiet">{words.bothSums}</p>
    </>
  );
}

interface FreezeProps {
  readonly connection: Connection;
  readonly wanted: WantedDraw;
  /** Where the tables of all Passen stand on the personal sheet, they are drawn together. EBH 1 */
  readonly isAllAtOnce: boolean;
}

/** What is drawn, from which randomness; then the field is frozen. */
function Freeze({ connection, wanted, isAllAtOnce }: FreezeProps) {
  const words = useWords('tournament');
  const { send, busy } = useSend(connection);
  const [span, setSpan] = useState<'next' | 'all'>(isAllAtOnce ? 'all' : 'next');
  const [cards, setCards] = useState<'both' | CardWish>('both');
  const [reason, setReason] = useState('');
  const [source, setSource] = useState<'ceremony' | 'drand'>('ceremony');
  const { passe, last, isFinal, isLot, drawn } = wanted;
  const announce = () => {
    const count = isFinal || isLot ? 0 : span === 'all' ? last - passe + 1 : 1;
    const passen = Array.from({ length: count }, (_, i) => passe + i);
    const body = {
      passen,
      source,
      ...(reason ? { reason } : {}),
      ...(isFinal ? { cards: cards === 'both' ? null : cards } : {}),
    };
    return send('POST /tournaments/:id/draws', { body });
  };
  return (
    <div class="stack">
      {isFinal && (
        <Choice
          label={words.finalCards}
          value={cards}
          onInput={setCards}
          options={(['german', 'french', 'both'] as const).map((value) => ({
            value,
            label: value === 'both' ? words.halfAndHalf : (words.cards[value] ?? value),
          }))}
        />
      )}
      {!isFinal && !isLot && wanted.isPossible && passe < last && (
        <Choice
          label={words.coverage}
          value={span}
          onInput={setSpan}
          options={[
            { value: 'next', label: words.onlyNext },
            { value: 'all', label: words.allPassen },
          ]}
        />
      )}
      <Choice
        label={words.source}
        value={source}
        onInput={setSource}
        options={[
          { value: 'ceremony', label: words.fromCards },
          { value: 'drand', label: words.fromBeacon },
        ]}
      />
      {drawn && <Field label={words.redrawReason} value={reason} onInput={setReason} />}
      <Button
        busy={busy}
        disabled={!wanted.isPossible || (drawn !== undefined && reason.trim() === '')}
        onClick={() => void announce()}
      >
        {words.freeze}
      </Button>
    </div>
  );
}

/** The cards of a shuffled pack, tapped as they are read aloud; or the wait for the beacon. */
function ReadCards({ connection, announced }: { connection: Connection; announced: DeskView['announced'] }) {
  const words = useWords('tournament');
  const { send, busy } = useSend(connection);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const isBeacon = announced?.source.kind === 'drand';
  const isEnough = isBeacon || cards.length === 9 || cards.length === 36;
  const tap = (card: Card) => !cards.includes(card) && setCards([...cards, card]);
  const draw = async () => {
    if (!announced) return;
    const given = { params: { draw: announced.id }, body: isBeacon ? {} : { cards: [...cards] } };
    if (await send('POST /tournaments/:id/draws/:draw', given)) setCards([]);
  };
  return (
    <>
      <p class="tour-quiet">{isBeacon ? words.beaconWait : words.nineOrAll}</p>
      <Pack read={cards} disabled={!announced || isBeacon} onTap={tap} />
      <p class="tour-read">
        <b>{words.cardsRead(cards.length)}</b>
        <button
          type="button"
          class="tour-small"
          disabled={cards.length === 0}
          onClick={() => setCards(cards.slice(0, -1))}
        >
          {words.back}
        </button>
        <Button busy={busy} disabled={!announced || !isEnough} onClick={() => void draw()}>
          {isEnough || cards.length === 0 ? words.drawNow : words.moreCards((cards.length < 9 ? 9 : 36) - cards.length)}
        </Button>
      </p>
    </>
  );
}

function Plan({ seating, title }: { seating: SeatingView; title: string }) {
  const words = useWords('tournament');
  return (
    <section class="tour-plan">
      <h3 class="tour-h">{title}</h3>
      <ul>
        {seating.tables.map(({ table, players, cards }) => (
          <li key={table} class={`tour-seat-${cards}`}>
            <span>{players[2]}</span>
            <span>
              {players[3]} <b>{table}</b> {players[1]}
            </span>
            <span>{players[0]}</span>
          </li>
        ))}
      </ul>
      {seating.byes.length > 0 && (
        <p class="tour-quiet">
          {words.sitsOut}
          {colon()}
          {seating.byes.join(', ')}
        </p>
      )}
    </section>
  );
}
