import type { ComponentType } from 'preact';
import { SCREENS as PATTERNS, type Screen as Pattern } from '../wire/screens.ts';
import type { Subject } from './i18n/subjects.ts';
import { type LazyPart, lazy } from './shell/lazy.tsx';
import { matchPath, type Params } from './shell/router.tsx';

/** A screen gets the parts of its address: '/matches/:id' → { id }. */
export type Screen = ComponentType<{ params: Params }>;

export interface ScreenEntry extends Entry {
  readonly path: Pattern;
}

interface Entry {
  readonly screen: LazyPart<{ params: Params }>;
  /** Without header and footer: the table, the projector. */
  readonly bare: boolean;
}

/** Each module exports `Screen`; it and the words of its subjects arrive when its address is opened. */
const screen = (subjects: readonly Subject[], load: () => Promise<{ Screen: Screen }>): Entry => ({
  screen: lazy<{ params: Params }>(subjects, () => load().then((module) => module.Screen)),
  bare: false,
});

const bare = (...args: Parameters<typeof screen>): Entry => ({ ...screen(...args), bare: true });

/** Every address of the product, first match wins. One line per screen. */
const ENTRIES: Readonly<Record<Pattern, Entry>> = {
  '/': screen(['home', 'cards'], () => import('./home/home.tsx')),
  '/practise': screen(['home', 'cards'], () => import('./home/practise.tsx')),
  '/table/:id': bare(['schieber', 'cards'], () => import('./schieber/tableScreen.tsx')),
  '/daily': screen(['daily', 'schieber', 'cards', 'people'], () => import('./daily/dailyScreen.tsx')),
  '/daily/:day': screen(['daily', 'schieber', 'cards', 'people'], () => import('./daily/dailyScreen.tsx')),
  '/learn': screen(['lessons'], () => import('./lessons/learn.tsx')),
  '/learn/:lesson': screen(['lessons', 'schieber', 'cards'], () => import('./lessons/lessonScreen.tsx')),
  '/puzzles': screen(['puzzles'], () => import('./lessons/puzzleList.tsx')),
  '/puzzles/:which': screen(['puzzles', 'schieber', 'cards'], () => import('./lessons/puzzleScreen.tsx')),
  '/me/numbers': screen(['numbers', 'schieber', 'cards'], () => import('./numbers/numbersScreen.tsx')),
  '/verify': screen(['verification', 'cards'], () => import('./schieber/verifyScreen.tsx')),
  '/settings': screen(['settings', 'cards'], () => import('./settings/settings.tsx')),
  '/rules': screen(['rules', 'cards'], () => import('./rules/rules.tsx')),
  '/register': screen(['people'], () => import('./people/register.tsx')),
  '/confirm': screen(['people'], () => import('./people/confirm.tsx')),
  '/sign-in': screen(['people'], () => import('./people/signIn.tsx')),
  '/password/forgotten': screen(['people'], () => import('./people/forgotten.tsx')),
  '/password/new': screen(['people'], () => import('./people/newPassword.tsx')),
  '/email/new': screen(['people'], () => import('./people/newEmail.tsx')),
  '/second-factor': screen(['people'], () => import('./people/secondFactor.tsx')),
  '/second-factor/set-up': screen(['people'], () => import('./people/setUp.tsx')),
  '/host': screen(['tournament', 'host'], () => import('./tournament/host.tsx')),
  '/staff': screen(['people'], () => import('./people/staff.tsx')),
  '/staff/desk': screen(['people'], () => import('./people/staffDesk.tsx')),
  '/account': screen(['people'], () => import('./people/account.tsx')),
  '/organiser/:page': screen(['people'], () => import('./people/housePage.tsx')),
  '/regulator': screen(['regulator', 'people'], () => import('./regulator/regulator.tsx')),
  '/championship': screen(['championship', 'cards', 'people'], () => import('./championship/championship.tsx')),
  '/championship/rules': screen(['articles', 'championship'], () => import('./championship/articles.tsx')),
  '/championship/lot': screen(['championship'], () => import('./championship/lot.tsx')),
  '/ranking': screen(['championship'], () => import('./championship/ranking.tsx')),
  '/join/:code': screen(['championship'], () => import('./championship/join.tsx')),
  '/office': screen(
    ['office', 'editions', 'people', 'championship', 'schieber', 'verification', 'cards', 'director'],
    () => import('./office/office.tsx'),
  ),
  '/tournaments': screen(
    ['tournament', 'director', 'rulings', 'club', 'host', 'laptops'],
    () => import('./tournament/evenings.tsx'),
  ),
  '/code': screen(['tournament', 'laptops'], () => import('./tournament/laptops/typeCode.tsx')),
  '/code/:code': screen(['tournament', 'laptops'], () => import('./tournament/laptops/typeCode.tsx')),
  '/evening/:id/results': screen(['club', 'tournament'], () => import('./tournament/club/results.tsx')),
  '/evening/:id/register': screen(['club', 'tournament'], () => import('./tournament/club/register.tsx')),
  '/series/:id': screen(['club', 'tournament'], () => import('./tournament/club/series.tsx')),
  '/t/:id/:key': bare(['tournament'], () => import('./tournament/codeScreen.tsx')),
  '/big21': screen(['big21', 'big21Care', 'cards'], () => import('./big21/home.tsx')),
  '/big21/game/:id': bare(['big21', 'big21Care', 'cards'], () => import('./big21/game.tsx')),
  '/big21/game/:id/replay': screen(['big21', 'cards'], () => import('./big21/replayScreen.tsx')),
  '/big21/care': screen(['big21', 'big21Care'], () => import('./big21/careScreen.tsx')),
  '/big21/account': screen(['big21', 'big21Care'], () => import('./big21/accountScreen.tsx')),
  '/big21/rules': screen(['big21', 'big21Articles'], () => import('./big21/rulesScreen.tsx')),
  '/big21/odds': screen(['big21'], () => import('./big21/certificateScreen.tsx')),
  '/big21/odds/:model': screen(['big21'], () => import('./big21/certificateScreen.tsx')),
  '/big21/verify': screen(['big21'], () => import('./big21/verifyScreen.tsx')),
  '/big21/desk': screen(['big21', 'big21House', 'big21Care'], () => import('./big21/deskScreen.tsx')),
};

export const SCREENS: readonly ScreenEntry[] = PATTERNS.map((path) => ({ path, ...ENTRIES[path] }));

/** Fetches the screen of an address before it is opened. */
export async function preloadScreen(path: string): Promise<void> {
  const entry = SCREENS.find(({ path: pattern }) => matchPath(pattern, path));
  await entry?.screen.preload().catch(() => {}); // it will be asked for again when it is opened
}
