import { type Card, RANKS, suitOf } from './card.ts';
import { rankIn } from './mode.ts';
import type { View } from './view.ts';

/** A "Bock": every stronger card of the suit has been played or is in the own hand. Trumps may still take it. */
export function isBock(card: Card, { hand, trick, turned, mode }: Extract<View, { phase: 'playing' }>): boolean {
  const seen = new Set<Card>([...hand, ...trick, ...turned.flatMap(({ cards }) => cards)]);
  return RANKS.map((rank): Card => `${suitOf(card)}${rank}`)
    .filter((other) => rankIn(other, mode) > rankIn(card, mode))
    .every((other) => seen.has(other));
}
