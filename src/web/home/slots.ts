import type { ComponentType } from 'preact';
import { lazy } from '../shell/lazy.tsx';

/** Boxes of other subjects on the home page, in this order; each is `lazy` and shows nothing when it has nothing to say. */
export const HOME_SLOTS: readonly { readonly name: string; readonly box: ComponentType }[] = [
  {
    name: 'championship',
    box: lazy(['championship', 'cards'], () => import('../championship/box.tsx').then((module) => module.Box)),
  },
];
