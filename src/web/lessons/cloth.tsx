import type { ComponentChildren } from 'preact';
import type { Card } from '../../schieber/card.ts';
import type { Mode } from '../../schieber/mode.ts';
import { type Seat, seatAfter } from '../../schieber/seat.ts';
import { winningCard } from '../../schieber/trick.ts';
import { CardFace } from '../cards/card.tsx';
import { useWords } from '../i18n/words.ts';
import { ModeMark } from '../schieber/modeMark.tsx';
import { modeName, nameOf } from '../schieber/say.ts';

/** The person sits at seat 0. */
const PLACES = ['me', 'right', 'partner', 'left'] as const;

interface ClothProps {
  mode: Mode | null;
  trick: readonly Card[];
  leader: Seat;
  /** Mark the card that wins; a question about it would answer itself. */
  showWinner: boolean;
  children?: ComponentChildren;
}

/** A small table: what is declared, and the cards of the trick before who played them. */
export function Cloth({ mode, trick, leader, showWinner, children }: ClothProps) {
  const words = useWords('schieber');
  const best = mode && trick.length > 1 && showWinner ? winningCard(trick, mode) : -1;
  return (
    <section class="lesson-cloth" aria-label={words.table}>
      <div class="cloth-head">
        {mode && (
          <p class="cloth-mode">
            <ModeMark mode={mode} />
            {modeName(mode)}
          </p>
        )}
        {children}
      </div>
      {trick.length > 0 && (
        <ol class="cloth-trick" aria-label={words.trick}>
          {trick.map((card, place) => {
            const seat = seatAfter(leader, place);
            return (
              <li key={card} class={`cloth-${PLACES[seat]}${place === best ? ' cloth-best' : ''}`}>
                <CardFace card={card} />
                <span class="cloth-name">{nameOf(seat, 0)}</span>
                {(place === 0 || place === best) && (
                  <span class={`tag ${place === best ? 'tag-mark' : 'tag-paper'}`}>
                    {place === best ? words.wins : words.led}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
