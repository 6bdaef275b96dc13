import type { ComponentType } from 'preact';
import { lazy } from '../shell/lazy.tsx';

export interface HomeBox {
  /** Called once the box knows what it shows, or that it shows nothing: the page waits so that nothing jumps. */
  readonly onReady: () => void;
}

/** Boxes of other subjects on the home page, in this order; each is `lazy` and shows nothing when it has nothing to say. */
export const HOME_SLOTS: readonly { readonly name: string; readonly box: ComponentType<HomeBox> }[] = [
  {
    name: 'championship',
    box: lazy(['championship', 'cards'], () => import('../championship/box.tsx').then((module) => module.Box)),
  },
];
