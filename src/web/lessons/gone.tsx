import type { Card } from '../../schieber/card.ts';
import { CardFace } from '../cards/card.tsx';

/** Cards that have been played, small, under a title. */
export function Gone({ cards, title }: { cards: readonly Card[]; title: string }) {
  return (
    <figure class="gone">
      <figcaption>{title}</figcaption>
      <div class="gone-cards">
        {cards.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </div>
    </figure>
  );
}
