import { useState } from 'preact/hooks';
import type { Card } from '../../schieber/card.ts';
import type { SeatingView } from '../../tournament/evening/board.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice, Field } from '../parts/field.tsx';
import type { DeskProps } from './desk.tsx';
import { Mark } from './mark.tsx';
import { Pack } from './pack.tsx';
import { nextPasse } from './passen.ts';
import { useTell } from './tell.ts';

/** The lot in front of everybody: freeze, read a shuffled pack, see the proof. */
export function DeskDraw({ door, shown }: DeskProps) {
  const words = useWords('tournament');
  const { tell, busy } = useTell(door);
  const { view } = shown;
  const { announced, regulation } = view;
  const [cards, setCards] = useState<Card[]>([]);
  const [span, setSpan] = useState<'next' | 'all'>('next');
  const [reason, setReason] = useState('');
  const [source, setSource] = useState<'ceremony' | 'drand'>('ceremony');
  const isBeacon = announced?.source.kind === 'drand';
  const next = nextPasse(view);
  const wantsFinal = !next && regulation.finalTable !== null && view.final === null;
  const drawn = next?.isFinal ? undefined : next?.seating;
  const passe = announced?.passen[0] ?? next?.passe ?? regulation.passen;
  const isFinal = announced ? announced.kind === 'final-table' : wantsFinal;
  const title = isFinal ? words.finalTable : words.passe(passe);
  const shownSeating = drawn ?? view.passen.filter((each) => each.passe <= regulation.passen).at(-1);
  const present = view.people.filter((person) => person.presence === 'present');
  const counting = present.filter((person) => !person.fillIn).length;
  const announce = () => {
    const passen = isFinal
      ? []
      : span === 'all'
        ? Array.from({ length: regulation.passen - passe + 1 }, (_, i) => passe + i)
        : [passe];
    return tell('/draws', {
      passen,
      source,
      ...(reason ? { reason } : {}),
      ...(isFinal ? { cards: null } : {}),
    });
  };
  const draw = async () => {
    if (announced && (await tell(`/draws/${announced.id}`, isBeacon ? {} : { cards }))) setCards([]);
  };
  const tap = (card: Card) => setCards(cards.includes(card) ? cards : [...cards, card]);
  const isEnough = isBeacon || cards.length === 9 || cards.length === 36;
  const canAnnounce = !announced && (next !== null || wantsFinal) && (!drawn || reason.trim() !== '');
  return (
    <>
      <div class="tour-title">
        <h2>{words.drawOf(title)}</h2>
        {announced && <code>{announced.id}</code>}
        {announced && (
          <button
            type="button"
            class="tour-small"
            onClick={() => void tell('/commands', { type: 'cancel-draw', reason: words.cancelDraw })}
          >
            {words.cancelDraw}
          </button>
        )}
      </div>
      <div class="tour-draw">
        <section>
          <h3 class={`tour-numbered ${announced ? 'tour-done' : ''}`}>
            <i>{announced ? <Mark name="check" /> : 1}</i>
            {words.fixedBefore}
          </h3>
          <p>{words.field(present.length, Math.floor(present.length / 4), present.length % 4)}</p>
          {counting % 4 !== 0 && !isFinal && <p class="tour-quiet">{words.fillInHint(4 - (counting % 4))}</p>}
          {announced ? (
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
          ) : (
            <div class="stack">
              {!isFinal && next && !drawn && (
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
              <Button busy={busy} disabled={!canAnnounce} onClick={() => void announce()}>
                {words.freeze}
              </Button>
            </div>
          )}
        </section>
        <section>
          <h3 class="tour-numbered">
            <i>2</i>
            {words.readCards}
          </h3>
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
              {isEnough || cards.length === 0
                ? words.drawNow
                : words.moreCards((cards.length < 9 ? 9 : 36) - cards.length)}
            </Button>
          </p>
        </section>
        <section>
          <h3 class={`tour-numbered ${shownSeating && !announced ? 'tour-done' : ''}`}>
            <i>{shownSeating && !announced ? <Mark name="check" /> : 3}</i>
            {words.proof}
          </h3>
          {shownSeating?.draw ? (
            <Proof seating={shownSeating} door={door} />
          ) : (
            <p class="tour-quiet">{words.proofHint}</p>
          )}
        </section>
      </div>
      {shownSeating && <Plan seating={shownSeating} title={words.seatingPlan(words.passe(shownSeating.passe))} />}
    </>
  );
}

function Sum({ text }: { text: string }) {
  return (
    <p class="tour-sum">
      {text.match(/.{1,8}/g)?.map((part, i) => (i === 0 ? <b key={part}>{part} </b> : `${part} `))}
    </p>
  );
}

function Proof({ seating, door }: { seating: SeatingView; door: DeskProps['door'] }) {
  const words = useWords('tournament');
  const { proof, id } = seating.draw!;
  const rows = [
    [proof.partnerRepeats, words.partnerRepeats],
    [proof.opponentRepeats, words.opponentRepeats],
    [proof.anyRepeats, words.anyRepeats],
    [proof.secondByes, words.secondByes],
    [proof.tableRevisits, words.tableRevisits],
  ] as const;
  return (
    <>
      <ul class="tour-proof">
        {rows.map(([count, text]) => (
          <li key={text}>
            <b>{count}</b>
            <span>{text}</span>
            {count === 0 && <Mark name="check" />}
          </li>
        ))}
        {proof.wishes.asked > 0 && (
          <li>
            <b>{proof.wishes.asked * proof.sets - proof.wishes.unmet}</b>
            <span>
              {words.wishesMet}
              {proof.price && <small>{words.price(proof.price.anyRepeats, proof.price.unmet)}</small>}
            </span>
            {proof.wishes.unmet === 0 && <Mark name="check" />}
          </li>
        )}
        <li>
          <b>{proof.bound}</b>
          <span>{words.bound(proof.players)}</span>
        </li>
      </ul>
      <p class="tour-acts">
        <a
          class="button button-outline"
          href={door.address('/prints/seating-names', { passe: seating.passe })}
          target="_blank"
          rel="noreferrer"
        >
          {words.prints['seating-names']}
        </a>
        <a
          class="button button-outline"
          href={door.address('/prints/sheets', { passe: seating.passe })}
          target="_blank"
          rel="noreferrer"
        >
          {words.prints['sheets']}
        </a>
        <a class="button button-outline" href={door.address(`/draws/${id}`)} download>
          {words.record}
        </a>
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
          {words.sitsOut}: {seating.byes.join(', ')}
        </p>
      )}
    </section>
  );
}
