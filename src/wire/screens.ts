/** The screens of the product. Web shows one for each; links, letters and QR codes lead to these and to nothing else. */
export const SCREENS = [
  '/',
  '/practise',
  '/table/:id',
  '/daily',
  '/daily/:day',
  '/learn',
  '/learn/:lesson',
  '/puzzles',
  '/puzzles/:which',
  '/me/numbers',
  '/verify',
  '/settings',
  '/rules',
  '/register',
  '/confirm',
  '/sign-in',
  '/password/forgotten',
  '/password/new',
  '/email/new',
  '/second-factor',
  '/second-factor/set-up',
  '/host',
  '/staff',
  '/staff/desk',
  '/account',
  '/organiser/:page',
  '/regulator',
  '/championship',
  '/championship/rules',
  '/championship/lot',
  '/ranking',
  '/join/:code',
  '/office',
  '/tournaments',
  '/code',
  '/code/:code',
  '/t/:id/:key',
  '/evening/:id/results',
  '/evening/:id/register',
  '/series/:id',
  '/big21',
  '/big21/game/:id',
  '/big21/game/:id/replay',
  '/big21/care',
  '/big21/account',
  '/big21/rules',
  '/big21/odds',
  '/big21/odds/:model',
  '/big21/verify',
  '/big21/desk',
  '/help',
] as const;
export type Screen = (typeof SCREENS)[number];

/** '/t/:id/:key' → `/t/${string}/${string}`. */
type Filled<Path extends string> = Path extends `${infer Before}/:${string}/${infer Rest}`
  ? `${Before}/${string}${Filled<`/${Rest}`>}`
  : Path extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : Path;

/** An address within the product: a wrong one does not compile. */
export type Address = Filled<Screen> | `${Filled<Screen>}?${string}` | `${Filled<Screen>}#${string}`;
