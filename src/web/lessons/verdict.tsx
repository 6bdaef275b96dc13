import { useEffect, useRef } from 'preact/hooks';
import { ideaOf } from '../../lessons/idea.ts';
import { MOST_COST, type Puzzle } from '../../lessons/puzzle.ts';
import type { Card } from '../../schieber/card.ts';
import { CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { announce } from '../parts/live.tsx';
import { Icon } from '../shell/icons.tsx';

/** Right or not, why, and what every other card would have cost. */
export function Verdict({ puzzle, played }: { puzzle: Puzzle; played: Card }) {
  const words = useWords('puzzles');
  const { levels } = useWords('shell');
  const name = useCardName();
  const { answer, costs, fooled } = puzzle;
  const isRight = played === answer;
  const cost = costs.find(([card]) => card === played)?.[1] ?? 0;
  const { name: idea, why } = words.ideas[ideaOf(puzzle)];
  const verdict = isRight ? words.right(name(answer)) : words.wrong(name(played), name(answer), cost);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    announce(`${verdict} ${why}`);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class="panel stack verdict" ref={box}>
      <p class={`lesson-said ${isRight ? 'right' : 'wrong'}`}>
        <Icon name={isRight ? 'check' : 'no'} />
        <b>{verdict}</b>
      </p>
      <p>
        <b>{idea}.</b> {why} {words.ahead(costs[0]?.[1] ?? 0)}
      </p>
      <table class="table">
        <caption class="out-of-sight">{words.costs}</caption>
        <tbody>
          <Row card={answer} text={words.best} isYours={isRight} />
          {costs.map(([card, points]) => (
            <Row
              key={card}
              card={card}
              text={points < MOST_COST ? words.less(points) : words.muchLess(points)}
              isYours={card === played}
            />
          ))}
        </tbody>
      </table>
      {fooled.length > 0 && (
        <p class="note">{words.fooled(fooled.map((level) => levels[level] ?? level).join(', '))}</p>
      )}
      <p class="note">{words.how}</p>
    </section>
  );
}

function Row({ card, text, isYours }: { card: Card; text: string; isYours: boolean }) {
  const words = useWords('puzzles');
  const name = useCardName();
  return (
    <tr class={isYours ? 'here' : undefined}>
      <th scope="row">
        <span class="verdict-name">
          <CardFace card={card} silent />
          {name(card)}
          {isYours && <span class="tag tag-line">{words.yours}</span>}
        </span>
      </th>
      <td class="n">{text}</td>
    </tr>
  );
}
