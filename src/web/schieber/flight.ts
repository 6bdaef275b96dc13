import type { Card } from '../../schieber/card.ts';
import { settings } from '../shell/settings.ts';

/** Where a card of mine lay when it was played: by the time it lies on the cloth, the hand has closed. */
const left = new Map<Card, DOMRect>();

/** Whoever asks for less motion sees cards appear, not fly. WCAG 2.3.3 */
export const isStill = (): boolean =>
  settings.peek().motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Notes where a card lies before it leaves the hand. */
export function leave(card: Card): void {
  const face = document.querySelector(`.hand-card[data-card="${card}"] img`);
  if (face) left.set(card, face.getBoundingClientRect());
}

/** Where a card on the cloth comes from: my hand, or the cards of a seat. */
export function origin(card: Card, place: string): DOMRect | undefined {
  const mine = left.get(card);
  left.delete(card);
  return mine ?? document.querySelector(`.seat-${place} .fan`)?.getBoundingClientRect();
}

/**
 * Lets a card travel from where it was to where it lies: a picture over everything, so that neither cloth nor hand cuts
 * it; the card itself waits unseen. Only `transform` moves, so nothing else on the page is laid out anew.
 */
export function fly(card: HTMLElement, from: DOMRect, milliseconds: number): void {
  const face = card.querySelector('img');
  const room = card.closest('.jass');
  if (!face || !room || from.width === 0) return;
  const to = face.getBoundingClientRect();
  const picture = face.cloneNode() as HTMLImageElement;
  picture.alt = '';
  picture.className = 'card-face flying';
  const wide = face.offsetWidth;
  const high = face.offsetHeight;
  const centre = { x: to.left + to.width / 2 - wide / 2, y: to.top + to.height / 2 - high / 2 };
  const start = { x: from.left + from.width / 2 - wide / 2, y: from.top + from.height / 2 - high / 2 };
  const { a, b } = new DOMMatrix(getComputedStyle(card).transform);
  const angle = Math.atan2(b, a);
  picture.style.width = `${wide}px`;
  room.append(picture);
  card.style.visibility = 'hidden';
  const move = picture.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(${Math.min(1.4, from.height / high)})` },
      { transform: `translate(${centre.x}px, ${centre.y}px) rotate(${angle}rad)` },
    ],
    { duration: milliseconds, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
  );
  const land = () => {
    picture.remove();
    card.style.visibility = '';
  };
  move.finished.then(land, land);
}

/** The cards that stay in the hand glide to their new places instead of jumping. */
export function glide(hand: HTMLElement, places: Map<string, { x: number; y: number }>): void {
  const before = new Map(places);
  places.clear();
  for (const card of hand.querySelectorAll<HTMLElement>('.hand-card')) {
    const row = card.offsetParent as HTMLElement | null;
    const name = card.dataset['card'] ?? '';
    const now = {
      x: card.offsetLeft + (row?.offsetLeft ?? 0),
      y: card.offsetTop + (row?.offsetTop ?? 0) - hand.offsetHeight,
    };
    places.set(name, now);
    const was = before.get(name);
    if (!was || isStill() || (was.x === now.x && was.y === now.y)) continue;
    card.animate([{ transform: `translate(${was.x - now.x}px, ${was.y - now.y}px)` }, { transform: 'none' }], {
      duration: 200,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }
}
