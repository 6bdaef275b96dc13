import { useEffect } from 'preact/hooks';
import type { TableCommand } from '../../schieber/hosted.ts';
import { leave } from './flight.ts';
import type { Play } from './play.ts';

const toHand = (room: Element | null | undefined) =>
  room?.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });

/**
 * The button that was pressed will vanish, so the focus goes to the hand beforehand: when a focused button is taken away,
 * a browser lays out the half-changed page at once, and on a slow phone that is a third of the wait for one's card.
 */
export function letGo(command: TableCommand): void {
  const held = document.activeElement;
  const card = command.type === 'play' ? `, .hand-card[data-card="${command.card}"]` : '';
  if (held?.closest(`.declare, .play-button${card}`)) toHand(held.closest('.jass'));
  if (command.type === 'play') leave(command.card);
}

/** A card played by somebody else's hand takes its button with it all the same: the focus is never nowhere. */
export function useKeptFocus(play: Play, room: { current: HTMLElement | null }): void {
  const count = play.hand.value.length;
  const isDeclaring = play.isDeclaring.value;
  useEffect(() => {
    if (document.activeElement === document.body) toHand(room.current);
  }, [count, isDeclaring]);
}
