import type { ComponentType } from 'preact';
import type { Subject } from './i18n/subjects.ts';
import { type LazyPart, lazy } from './shell/lazy.tsx';
import { matchPath, type Params } from './shell/router.tsx';

/** A screen gets the parts of its address: '/matches/:id' → { id }. */
export type Screen = ComponentType<{ params: Params }>;

export interface ScreenEntry {
  readonly path: string;
  readonly screen: LazyPart<{ params: Params }>;
  /** Without header and footer: the table, the projector. */
  readonly bare: boolean;
}

/** Each module exports `Screen`; it and the words of its subjects arrive when its address is opened. */
const screen = (path: string, subjects: readonly Subject[], load: () => Promise<{ Screen: Screen }>): ScreenEntry => ({
  path,
  screen: lazy<{ params: Params }>(subjects, () => load().then((module) => module.Screen)),
  bare: false,
});

const bare = (...args: Parameters<typeof screen>): ScreenEntry => ({ ...screen(...args), bare: true });

/** Every address of the product, first match wins. One line per screen. */
export const SCREENS: readonly ScreenEntry[] = [
  screen('/', ['home', 'cards'], () => import('./home/home.tsx')),
  screen('/practise', ['home', 'cards'], () => import('./home/practise.tsx')),
  bare('/table/:id', ['schieber', 'cards'], () => import('./schieber/tableScreen.tsx')),
  screen('/verify', ['schieber', 'cards'], () => import('./schieber/verifyScreen.tsx')),
  screen('/settings', ['settings', 'cards'], () => import('./settings/settings.tsx')),
  screen('/rules', ['rules', 'cards'], () => import('./rules/rules.tsx')),
  screen('/register', ['people'], () => import('./people/register.tsx')),
  screen('/confirm', ['people'], () => import('./people/confirm.tsx')),
  screen('/sign-in', ['people'], () => import('./people/sign-in.tsx')),
  screen('/password/forgotten', ['people'], () => import('./people/forgotten.tsx')),
  screen('/password/new', ['people'], () => import('./people/new-password.tsx')),
  screen('/email/new', ['people'], () => import('./people/new-email.tsx')),
  screen('/second-factor', ['people'], () => import('./people/second-factor.tsx')),
  screen('/second-factor/set-up', ['people'], () => import('./people/set-up.tsx')),
  screen('/staff', ['people'], () => import('./people/staff.tsx')),
  screen('/staff/desk', ['people'], () => import('./people/staff-desk.tsx')),
  screen('/account', ['people'], () => import('./people/account.tsx')),
  screen('/championship', ['championship', 'cards'], () => import('./championship/championship.tsx')),
  screen('/championship/rules', ['articles'], () => import('./championship/articles.tsx')),
  screen('/championship/lot', ['championship'], () => import('./championship/lot.tsx')),
  screen('/ranking', ['championship'], () => import('./championship/ranking.tsx')),
  screen('/join/:code', ['championship'], () => import('./championship/join.tsx')),
  screen('/office', ['office', 'championship', 'schieber', 'cards'], () => import('./office/office.tsx')),
  screen('/tournaments', ['tournament', 'director', 'rulings'], () => import('./tournament/evenings.tsx')),
  bare('/t/:id/:key', ['tournament'], () => import('./tournament/door.tsx')),
  screen('/big21', ['big21', 'cards'], () => import('./big21/home.tsx')),
  bare('/big21/game/:id', ['big21', 'cards'], () => import('./big21/game.tsx')),
  screen('/big21/account', ['big21'], () => import('./big21/accountScreen.tsx')),
  screen('/big21/rules', ['big21'], () => import('./big21/rulesScreen.tsx')),
  screen('/big21/odds', ['big21'], () => import('./big21/certificateScreen.tsx')),
  screen('/big21/odds/:model', ['big21'], () => import('./big21/certificateScreen.tsx')),
  screen('/big21/verify', ['big21'], () => import('./big21/verifyScreen.tsx')),
  screen('/big21/desk', ['big21'], () => import('./big21/deskScreen.tsx')),
];

/** Fetches the screen of an address before it is opened. */
export async function preloadScreen(path: string): Promise<void> {
  const entry = SCREENS.find(({ path: pattern }) => matchPath(pattern, path));
  await entry?.screen.preload().catch(() => {}); // it will be asked for again when it is opened
}
