import type { Address } from '../../wire/screens.ts';
import type { WordsOf } from '../i18n/subjects.ts';
import type { IconName } from './icons.tsx';

type PlainWord = {
  [K in keyof WordsOf<'shell'>]: WordsOf<'shell'>[K] extends string ? K : never;
}[keyof WordsOf<'shell'>];

interface NavigationEntry {
  readonly href: Address;
  readonly word: PlainWord;
  readonly icon: IconName;
}

/** The main places, at the top of a wide screen and at the foot of a phone: five at most. Each shows once its screen is there. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { href: '/', word: 'start', icon: 'home' },
  { href: '/practise', word: 'practise', icon: 'cards' },
  { href: '/championship', word: 'championship', icon: 'trophy' },
  { href: '/big21', word: 'big21', icon: 'list' },
  { href: '/rules', word: 'rules', icon: 'help' },
];

/** Less often needed: at the foot of every page. */
export const FOOT: readonly NavigationEntry[] = [
  { href: '/learn', word: 'learn', icon: 'bulb' },
  { href: '/tournaments', word: 'tournament', icon: 'seats' },
  { href: '/verify', word: 'verify', icon: 'shield' },
  { href: '/settings', word: 'settings', icon: 'gear' },
];
