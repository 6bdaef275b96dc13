import type { ComponentType } from 'preact';
import { Box as Championship } from '../championship/box.tsx';

export interface HomeBox {
  /** Called once the box knows what it shows, or that it shows nothing: the page waits so that nothing jumps. */
  readonly onReady: () => void;
}

/** Boxes of other subjects on the home page, in this order; each shows and loads nothing when it has nothing to say. */
export const HOME_SLOTS: readonly { readonly name: string; readonly box: ComponentType<HomeBox> }[] = [
  {
    name: 'championship',
    box: Championship,
  },
];
