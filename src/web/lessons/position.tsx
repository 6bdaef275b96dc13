import type { Puzzle } from '../../lessons/puzzle.ts';
import { seatAfter } from '../../schieber/seat.ts';
import { CardFace } from '../cards/card.tsx';
import { useWords } from '../i18n/words.ts';
import { modeName, nameOf } from '../schieber/say.ts';
import { Cloth } from './cloth.tsx';

/** Where one sits: who declared what, the trick on the table, the score. */
export function Position({ view }: { view: Puzzle['view'] }) {
  const words = useWords('puzzles');
  const { mode, declarer, passed, turned, points, trick, leader } = view;
  const by =
    declarer === 0 ? words.declaredByYou(modeName(mode)) : words.declaredBy(modeName(mode), nameOf(declarer, 0));
  return (
    <>
      <p class="lesson-tell">
        {by}
        {passed && ` (${words.passedOn})`}. {words.trickOf(turned.length + 1)}, {words.soFar(points[0], points[1])}.
      </p>
      <Cloth mode={mode} trick={trick} leader={leader} showWinner>
        {trick.length === 0 && <p>{words.youLead}</p>}
      </Cloth>
    </>
  );
}

/** The tricks before this one: whoever remembers them needs not look. */
export function History({ view: { turned } }: { view: Puzzle['view'] }) {
  const words = useWords('puzzles');
  if (turned.length === 0) return null;
  return (
    <details class="history" open={matchMedia('(width >= 900px)').matches}>
      <summary>{words.history(turned.length)}</summary>
      <ol>
        {turned.map(({ cards, leader, winner }, index) => (
          <li key={cards[0]}>
            <span class="history-name">{words.trickTo(index + 1, nameOf(winner, 0))}</span>
            <span class="gone-cards">
              {cards.map((card, place) => (
                <span key={card} class={`history-card${seatAfter(leader, place) === winner ? ' wins' : ''}`}>
                  <CardFace card={card} />
                  <small>{nameOf(seatAfter(leader, place), 0)}</small>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
