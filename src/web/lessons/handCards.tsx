import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../schieber/card.ts';
import { CardFace } from '../cards/card.tsx';
import { useCardName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { settings } from '../shell/settings.ts';

export type Look = 'held' | 'right' | 'wrong' | 'barred';

interface HandCardsProps {
  /** Sorted. */
  cards: readonly Card[];
  looks: Partial<Record<Card, Look>>;
  isOpen: boolean;
  onCard: (card: Card) => void;
}

/** The own cards as buttons; 1 to 9 choose them too, as at the table. */
export function HandCards({ cards, looks, isOpen, onCard }: HandCardsProps) {
  const words = useWords('schieber');
  const name = useCardName();
  useDigits(cards.length, isOpen, (index) => onCard(cards[index]!));
  return (
    <section class={`lesson-hand lesson-hand-${Math.min(9, cards.length)}`} aria-label={words.yourHand}>
      {cards.map((card, index) => (
        <button
          key={card}
          type="button"
          class={`lesson-card ${looks[card] ?? ''}`}
          data-card={card}
          aria-label={looks[card] === 'barred' ? words.notNow(name(card)) : name(card)}
          aria-pressed={looks[card] === 'held' || looks[card] === 'right'}
          aria-disabled={isOpen ? undefined : 'true'}
          aria-keyshortcuts={settings.value.keys ? String(index + 1) : undefined}
          onClick={() => isOpen && onCard(card)}
        >
          <CardFace card={card} silent />
        </button>
      ))}
    </section>
  );
}

/** Digits choose, unless they are switched off (WCAG 2.1.4) or somebody writes. */
export function useDigits(count: number, isOpen: boolean, onDigit: (index: number) => void): void {
  const latest = useRef(onDigit);
  latest.current = onDigit;
  // Before it is painted: whoever is quick must not press into the void.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !settings.peek().keys) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return;
      const index = Number(event.key) - 1;
      if (!/^[1-9]$/.test(event.key) || index >= count) return;
      event.preventDefault();
      latest.current(index);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [count, isOpen]);
}
