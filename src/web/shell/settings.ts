import { effect, signal } from '@preact/signals';
import { language } from '../i18n/language.ts';
import { remember, remembered } from './memory.ts';

/** How this person likes to play; kept in the browser, and with the profile once there is one. */
export interface Settings {
  /** Which faces the cards show: each player's own choice, whatever the others use. Ruling M2 */
  readonly deck: 'de' | 'fr';
  readonly fourColours: boolean;
  readonly largeCards: boolean;
  readonly leftHanded: boolean;
  /** Digits and letters act at the table; off for those whose voice control types them. WCAG 2.1.4 */
  readonly keys: boolean;
  /** One tap plays a card; otherwise the first tap lifts it and the second plays it. */
  readonly oneTap: boolean;
  readonly sound: boolean;
  /** How strong the computer players of a practice match are. */
  readonly level: string;
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly motion: 'system' | 'less';
  readonly theme: 'system' | 'light' | 'dark';
  /** Trumps lie first in the hand. */
  readonly trumpFirst: boolean;
  /** The trick is turned after 1.2 seconds, or stays until it is tapped. */
  readonly turnTrick: 'alone' | 'tap';
  /** Big21 answers to single keys; whoever dictates or types by accident switches them off. WCAG 2.1.4 */
  readonly big21Keys: boolean;
}

export const DEFAULTS: Settings = {
  deck: 'de',
  fourColours: false,
  largeCards: false,
  leftHanded: false,
  keys: true,
  oneTap: false,
  sound: false,
  level: 'master',
  speed: 'normal',
  motion: 'system',
  theme: 'system',
  trumpFirst: true,
  turnTrick: 'alone',
  big21Keys: true,
};

const KEY = 'settings';

/** Keeps what is known and of the right kind, so that an old or strange entry does no harm. */
export function readSettings(kept: unknown, otherwise: Settings = DEFAULTS): Settings {
  if (typeof kept !== 'object' || kept === null) return otherwise;
  const known = Object.entries(kept).filter(
    ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
  );
  return { ...otherwise, ...Object.fromEntries(known) };
}

/** German-suited cards for those who read German, French-suited for the others, until they choose. */
const deckByLanguage = language.peek() === 'de' ? 'de' : 'fr';

export const settings = signal<Settings>(readSettings(remembered(KEY), { ...DEFAULTS, deck: deckByLanguage }));

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  remember(KEY, settings.value);
}

/** Puts theme and motion on the page; called once at the start. */
export function followSettings(): void {
  effect(() => {
    const { theme, motion } = settings.value;
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (motion === 'less') dataset['motion'] = 'less';
    else delete dataset['motion'];
  });
}
