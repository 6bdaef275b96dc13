import type { Card } from '../../schieber/card.ts';
import { settings } from '../shell/settings.ts';

/** Where a card of mine lay when it was played: by the time it lies on the cloth, the hand has closed. */
const left = new Map<Card, DOMRect>();

let less: MediaQueryList | undefined;

/** Whoever asks for less motion sees cards appear, not fly. WCAG 2.3.3 */
export function isStill(): boolean {
  less ??= matchMedia('(prefers-reduced-motion: reduce)');
  return settings.peek().motion === 'less' || less.matches;
}

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
  const wide = face.offsetWidth;
  const high = face.offsetHeight;
  const centre = { x: to.left + to.width / 2 - wide / 2, y: to.top + to.height / 2 - high / 2 };
  const start = { x: from.left + from.width / 2 - wide / 2, y: from.top + from.height / 2 - high / 2 };
  const { a, b } = new DOMMatrix(getComputedStyle(card).transform);
  const way = [
    { transform: `translate(${start.x}px, ${start.y}px) scale(${Math.min(1.4, from.height / high)})` },
    { transform: `translate(${centre.x}px, ${centre.y}px) rotate(${Math.atan2(b, a)}rad)` },
  ];
  const picture = face.cloneNode() as HTMLImageElement;
  picture.alt = '';
  picture.className = 'card-face flying';
  picture.style.width = `${wide}px`;
  // Nothing is moved before the hand has measured its own cards: else the page is laid out twice for one picture.
  queueMicrotask(() => {
    room.append(picture);
    card.style.visibility = 'hidden';
    const land = () => {
      picture.remove();
      card.style.visibility = '';
    };
    const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
    picture.animate(way, { duration: milliseconds, easing, fill: 'both' }).finished.then(land, land);
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The cards that stay in the hand glide to their new places instead of jumping. */
export function glide(hand: HTMLElement, places: Map<string, Spot>): void {
  const before = new Map(places);
  const cards = [...hand.querySelectorAll<HTMLElement>('.hand-card')];
  places.clear();
  // Every place is read before anything moves: else the page is laid out anew for each card.
  for (const card of cards) places.set(card.dataset['card'] ?? '', spotOf(card, hand));
  if (isStill()) return;
  for (const card of cards) {
    const name = card.dataset['card'] ?? '';
    const [was, now] = [before.get(name), places.get(name)!];
    if (!was || (was.x === now.x && was.y === now.y)) continue;
    card.animate([{ transform: `translate(${was.x - now.x}px, ${was.y - now.y}px)` }, { transform: 'none' }], {
      duration: 200,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }
}

/** Where a card lies in the hand, measured from its foot. */
function spotOf(card: HTMLElement, hand: HTMLElement): Spot {
  const row = card.offsetParent as HTMLElement | null;
  return {
    x: card.offsetLeft + (row?.offsetLeft ?? 0),
    y: card.offsetTop + (row?.offsetTop ?? 0) - hand.offsetHeight,
  };
}
