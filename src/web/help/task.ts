import type { Address } from '../../wire/screens.ts';
import type { Subject, WordsOf } from '../i18n/subjects.ts';
import type { Act, Place, Start } from './acts.ts';
import type { Words as EveningWords } from './tasks/evening.de.ts';
import type { Words as HouseWords } from './tasks/house.de.ts';
import type { Words as PlayerWords } from './tasks/players.de.ts';
import type { Words as HelpWords } from './words.de.ts';

/** All words of one language, the handbook's own among them. */
export type Catalogues = { readonly [S in Subject]: WordsOf<S> } & {
  readonly help: HelpWords;
  readonly players: PlayerWords;
  readonly evening: EveningWords;
  readonly house: HouseWords;
};

/** What stands on a screen, taken from the words of that screen: a label that changes there changes here. */
export type Label = (words: Catalogues) => string;

/** One thing to do, in the words of the screen. The walker (test/journeys/handbook) does exactly this. */
export type Step = { readonly note?: Label; readonly isPictured?: true } & (
  | { readonly do: 'open'; readonly address: Address; readonly called: Label }
  /** A page that is no address of its own: a link, another person's screen. */
  | { readonly do: 'go'; readonly to: Place; readonly text: Label }
  | { readonly do: 'press'; readonly label: Label }
  | { readonly do: 'fill'; readonly field: Label; readonly value: string }
  | { readonly do: 'choose'; readonly field: Label; readonly option: Label }
  | { readonly do: 'tick'; readonly label: Label }
  | { readonly do: 'see'; readonly text: Label }
  | { readonly do: 'hear'; readonly text: Label }
  | { readonly do: 'key'; readonly key: string }
  /** What hands do: a card, nine cards tapped, a file chosen. The walker knows each by its name. */
  | { readonly do: 'act'; readonly act: Act; readonly text: Label }
  | { readonly do: 'run'; readonly command: string }
);

export interface Task {
  readonly title: Label;
  readonly lead: Label;
  /** What must be there before the first step. */
  readonly start: Start;
  readonly steps: readonly Step[];
}

type More = Pick<Step, 'note' | 'isPictured'>;

export const open = (address: Address, called: Label, more: More = {}): Step => ({
  do: 'open',
  address,
  called,
  ...more,
});
export const goTo = (to: Place, text: Label, more: More = {}): Step => ({ do: 'go', to, text, ...more });
export const press = (label: Label, more: More = {}): Step => ({ do: 'press', label, ...more });
export const fill = (field: Label, value: string, more: More = {}): Step => ({ do: 'fill', field, value, ...more });
export const choose = (field: Label, option: Label, more: More = {}): Step => ({
  do: 'choose',
  field,
  option,
  ...more,
});
export const tick = (label: Label, more: More = {}): Step => ({ do: 'tick', label, ...more });
export const see = (text: Label, more: More = {}): Step => ({ do: 'see', text, ...more });
export const hear = (text: Label, more: More = {}): Step => ({ do: 'hear', text, ...more });
export const key = (name: string, more: More = {}): Step => ({ do: 'key', key: name, ...more });
export const act = (what: Act, text: Label, more: More = {}): Step => ({ do: 'act', act: what, text, ...more });
export const run = (command: string, more: More = {}): Step => ({ do: 'run', command, ...more });

/** The picture of a task is taken after this step. */
export const pictured = { isPictured: true } as const;

/** The beginning of a text that goes on with a fact: «Der Computer würde …». */
export const beginning = (tell: (fact: string) => string): string => (tell('\n').split('\n')[0] ?? '').trim();

/** The same where the first fact is a figure. */
export const beforeFigure = (text: string): string => (text.split(/\d/)[0] ?? '').trim();
