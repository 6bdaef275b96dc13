import type { SeatingView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import { useWords } from '../i18n/words.ts';
import type { DeskProps } from './desk.tsx';
import { Mark } from './mark.tsx';

/** A hash as one reads it aloud: eight signs at a time. */
export function Sum({ text }: { text: string }) {
  return (
    <p class="tour-sum">
      {text.match(/.{1,8}/g)?.map((part, i) => (i === 0 ? <b key={part}>{part} </b> : `${part} `))}
    </p>
  );
}

interface ProofProps {
  readonly seating: SeatingView;
  /** What is really there, with everything that was changed since. EBH 1 */
  readonly count: DeskView['seating'];
  readonly connection: DeskProps['connection'];
}

/** What was repeated, line by line. Fixed pairs meet as pairs: four people against each other are one meeting. */
function useRepetitions(inPairs: boolean, count: ProofProps['count']): readonly (readonly [number, string])[] {
  const words = useWords('tournament');
  const club = useWords('club');
  if (inPairs)
    return [
      [Math.ceil(count.opponentRepeats / 4), club.pairRepeats],
      [Math.ceil(count.secondByes / 2), words.secondByes],
      [Math.ceil(count.tableRevisits / 2), words.tableRevisits],
    ];
  return [
    [count.partnerRepeats, words.partnerRepeats],
    [count.opponentRepeats, words.opponentRepeats],
    [count.anyRepeats, words.anyRepeats],
    [count.secondByes, words.secondByes],
    [count.tableRevisits, words.tableRevisits],
  ];
}

export function Proof({ seating, count, connection }: ProofProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const { proof } = seating.draw!;
  const club = useWords('club');
  const rows = useRepetitions(proof.pairs !== undefined, count);
  return (
    <>
      <p class="tour-quiet">{hall.counted(count.passen)}</p>
      <ul class="tour-proof">
        {rows.map(([times, text]) => (
          <li key={text}>
            <b>{times}</b>
            <span>{text}</span>
            {times === 0 && <Mark name="check" />}
          </li>
        ))}
        {count.wishes.asked > 0 && (
          <li>
            <b>{count.wishes.met}</b>
            <span>
              {words.wishesMet}
              {proof.price && <small>{words.price(proof.price.anyRepeats, proof.price.unmet)}</small>}
            </span>
            {count.wishes.met === count.wishes.asked && <Mark name="check" />}
          </li>
        )}
        <li>
          <b>{proof.pairs === undefined ? count.bound : proof.bound}</b>
          <span>{proof.pairs === undefined ? words.bound(count.players) : club.pairBound(proof.pairs)}</span>
        </li>
      </ul>
      <ProofLinks seating={seating} connection={connection} />
    </>
  );
}

/** The seats on paper, and the record for anybody's verifier. */
function ProofLinks({ seating, connection }: Omit<ProofProps, 'count'>) {
  const words = useWords('tournament');
  return (
    <p class="tour-acts">
      <a
        class="button button-outline"
        href={connection.address(
          'GET /tournaments/:id/prints/:what',
          { what: 'seating-names' },
          { passe: seating.passe },
        )}
        target="_blank"
        rel="noreferrer"
      >
        {words.prints['seating-names']}
      </a>
      <a
        class="button button-outline"
        href={connection.address('GET /tournaments/:id/prints/:what', { what: 'sheets' }, { passe: seating.passe })}
        target="_blank"
        rel="noreferrer"
      >
        {words.prints['sheets']}
      </a>
      <a
        class="button button-outline"
        href={connection.address('GET /tournaments/:id/draws/:draw', { draw: seating.draw?.id ?? '' })}
        download
      >
        {words.record}
      </a>
    </p>
  );
}
