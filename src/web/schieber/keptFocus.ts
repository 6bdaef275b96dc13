import { useEffect } from 'preact/hooks';
import type { Card } from '../../schieber/card.ts';
import type { Play } from './play.ts';

const toHand = (room: Element | null | undefined) =>
  room?.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });

/**
 * The button that was pressed will vanish, so the focus goes to the hand beforehand: when a focused button is taken away,
 * a browser lays out the half-changed page at once, and on a slow phone that is a third of the wait for one's card.
 */
export function letGo(card?: Card): void {
  const held = document.activeElement;
  if (held?.closest(`.declare, .play-button${card ? `, .hand-card[data-card="${card}"]` : ''}`))
    toHand(held.closest('.jass'));
}

/** A card played by somebody else's hand takes its button with it all the same: the focus is never nowhere. */
export function useKeptFocus(play: Play, room: { current: HTMLElement | null }): void {
  const count = play.hand.value.length;
  const isDeclaring = play.isDeclaring.value;
  useEffect(() => {
    if (document.activeElement === document.body) toHand(room.current);
  }, [count, isDeclaring]);
}
