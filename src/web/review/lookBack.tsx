import './review.css';
import { useState } from 'preact/hooks';
import type { Explanation } from '../../review/explain.ts';
import { isCostly } from '../../review/judge.ts';
import { type FinishedGame, lookBack, type SeenCard } from '../../review/lookBack.ts';
import type { Seat } from '../../schieber/seat.ts';
import { trickPoints, trickWinner } from '../../schieber/trick.ts';
import { legalIn } from '../../schieber/view.ts';
import { CardFace } from '../cards/card.tsx';
import { cardName } from '../cards/names.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { announce } from '../parts/live.tsx';
import { Progress } from '../parts/progress.tsx';
import { explainHere } from '../schieber/computer.ts';
import { nameOf } from '../schieber/say.ts';

type Answer = Explanation | 'thinking' | 'no choice' | 'unknown';

/**
 * "Why did my partner play that?" Every trick of a finished game; a tap on a card asks what it and the best cards
 * could expect, from what its player saw. Worked out in this browser: no server is asked.
 */
export function LookBack({ game, me }: { game: FinishedGame; me: Seat }) {
  const words = useWords('review');
  const [asked, setAsked] = useState<SeenCard | undefined>();
  const [answer, setAnswer] = useState<Answer>('thinking');
  const cards = lookBack(game);
  const ask = async (seen: SeenCard) => {
    setAsked(seen);
    setAnswer('thinking');
    const found = await reply(seen);
    setAnswer(found);
    announce(sentence(found, words));
  };
  return (
    <div class="look-back">
      <p class="note">{words.lead}</p>
      <ol>
        {game.tricks.map(({ leader, cards: lying }, number) => {
          const winner = trickWinner(lying, leader, game.mode);
          const worth = trickPoints(lying, game.mode, number === game.tricks.length - 1);
          const places = cards.slice(number * 4, number * 4 + 4);
          return (
            <li key={lying[0]}>
              <p class="look-back-trick">
                <b>{words.trickOf(number + 1)}</b>{' '}
                {winner === me ? words.wonByYou(worth) : words.wonBy(nameOf(winner, me), worth)}
              </p>
              <div class="look-back-cards">
                {places.map((seen) => (
                  <button
                    key={seen.card}
                    type="button"
                    class={`look-back-card${seen.seat === winner ? ' wins' : ''}`}
                    aria-pressed={asked?.card === seen.card}
                    aria-label={words.ask(nameOf(seen.seat, me), cardName(seen.card))}
                    onClick={() => ask(seen)}
                  >
                    <CardFace card={seen.card} silent />
                    <span>{nameOf(seen.seat, me)}</span>
                  </button>
                ))}
              </div>
              {asked && places.some(({ card }) => card === asked.card) && (
                <Why asked={asked} answer={answer} name={nameOf(asked.seat, me)} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

async function reply({ view, card }: SeenCard): Promise<Answer> {
  if (legalIn(view).length < 2) return 'no choice';
  return (await explainHere(view, card).catch(() => undefined)) ?? 'unknown';
}

function Why({ asked, answer, name }: { asked: SeenCard; answer: Answer; name: string }) {
  const words = useWords('review');
  if (answer === 'thinking') return <Progress label={words.thinking} />;
  if (answer === 'no choice' || answer === 'unknown')
    return <p class="look-back-why note">{sentence(answer, words)}</p>;
  const rows = [...answer.best, ...(answer.played ? [answer.played] : [])];
  const most = Math.max(...rows.map(({ points }) => points), 1);
  return (
    <div class="look-back-why">
      <h3>{words.title(name, cardName(asked.card))}</h3>
      <p>{sentence(answer, words)}</p>
      <table>
        <tbody>
          {rows.map(({ card, points }, place) => (
            <tr key={card} class={card === asked.card ? 'played' : undefined}>
              <th scope="row">
                <span class="look-back-name">
                  <CardFace card={card} silent />
                  <span>{cardName(card)}</span>
                </span>
              </th>
              <td>
                <span class="look-back-bar" style={{ width: `${Math.max(2, (points / most) * 100)}%` }} />
                {words.points(formatNumber(points, 0))}
                <span class="tag tag-line">
                  {[place === 0 && words.best, place === 1 && words.second, card === asked.card && words.played]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{words.how(answer.worlds)}</p>
    </div>
  );
}

type Words = ReturnType<typeof useWords<'review'>>;

/** Costly is only what certainly was; for the rest so many worlds cannot tell the cards apart. */
function sentence(answer: Answer, words: Words): string {
  if (answer === 'thinking') return words.thinking;
  if (answer === 'no choice') return words.noChoice;
  if (answer === 'unknown') return words.unknown;
  if (!answer.cost) return words.verdict.best;
  const { points, error } = answer.cost;
  return isCostly(answer)
    ? words.verdict.worse(formatNumber(points, 0), formatNumber(2 * error, 0))
    : words.verdict.close;
}
