import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../schieber/card.ts';
import { CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { settings } from '../shell/settings.ts';
import { glide } from './flight.ts';
import { handRows } from './hand.ts';

interface HandProps {
  /** Sorted. */
  cards: readonly Card[];
  /** Undefined while it is not my turn: no card is raised then. */
  legal: readonly Card[] | undefined;
  lifted: Card | null;
  refused: Card | null;
  /** Cards of the suit being considered as trump. */
  chosen?: readonly Card[];
  twoRows: boolean;
  onCard: (card: Card) => void;
  onSlide: (card: Card) => void;
  children?: ComponentChildren;
}

/** All my cards, every index to be seen; legal ones raised, the lifted one highest. */
export function Hand({ cards, legal, lifted, refused, chosen = [], twoRows, onCard, onSlide, children }: HandProps) {
  const words = useWords('schieber');
  const name = useCardName();
  const start = useRef<{ x: number; y: number } | null>(null);
  const rows = handRows(cards, twoRows);
  const hand = useRef<HTMLElement>(null);
  const places = useRef(new Map<string, { x: number; y: number }>());
  useLayoutEffect(() => {
    if (hand.current) glide(hand.current, places.current);
  }, [cards.join(), twoRows]);

  /** A finger may slide along the hand to choose; only a tap plays. WCAG 2.5.2, 2.5.7 */
  const slide = (event: PointerEvent) => {
    if (!start.current || Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) < 14) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.hand-card');
    const card = under?.dataset['card'] as Card | undefined;
    if (card && card !== lifted) onSlide(card);
  };

  return (
    <section
      ref={hand}
      class={`hand${twoRows ? ' hand-two' : ''} hand-of-${rows[0]!.length}`}
      aria-label={words.yourHand}
      tabIndex={-1}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={slide}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      {children}
      {rows.map((row, r) => (
        <div class="hand-row" key={r === 0 ? 'behind' : 'in front'}>
          {row.map((card, i) => {
            const number = (r === 0 ? 0 : rows[0]!.length) + i + 1;
            const isLegal = !legal || legal.includes(card);
            return (
              <button
                key={card}
                type="button"
                class={lookOf(card, { legal, lifted, refused, chosen })}
                data-card={card}
                data-number={number}
                aria-label={isLegal ? name(card) : words.notNow(name(card))}
                aria-disabled={isLegal ? undefined : 'true'}
                aria-pressed={card === lifted}
                aria-keyshortcuts={settings.value.keys ? String(number) : undefined}
                onClick={() => onCard(card)}
              >
                <CardFace card={card} silent />
              </button>
            );
          })}
        </div>
      ))}
    </section>
  );
}

type Standing = Pick<HandProps, 'legal' | 'lifted' | 'refused' | 'chosen'>;

/** The classes of a card of the hand: whether it may be played, and what is being done with it. */
const lookOf = (card: Card, { legal, lifted, refused, chosen = [] }: Standing): string =>
  [
    'hand-card',
    legal && (legal.includes(card) ? 'legal' : 'resting'),
    card === lifted && 'held',
    card === refused && 'refused',
    chosen.includes(card) && 'chosen',
  ]
    .filter(Boolean)
    .join(' ');
