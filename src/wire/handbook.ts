import type { FileAnswer } from '../kit/wire.ts';

/** The handbook as the build words it: one file a language and role, read by the page `/help` and by the print. */
export const ROLES = [
  'player',
  'blind',
  'organiser',
  'host',
  'writer',
  'supervisor',
  'director',
  'cashier',
  'auditor',
  'operator',
] as const;
export type HandbookRole = (typeof ROLES)[number];

export const isHandbookRole = (text: string): text is HandbookRole => ROLES.some((role) => role === text);

/** Which languages there are. */
export type HandbookLanguage = 'de' | 'fr' | 'it' | 'en';

export interface HandbookStep {
  readonly text: string;
  /** The screen that is opened: on a page it is a link. */
  readonly address?: string;
  /** What is typed at a terminal. */
  readonly command?: string;
  readonly note?: string;
}

export interface HandbookTask {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly HandbookStep[];
  /** Where a journey took one. */
  readonly picture?: { readonly file: string; readonly width: number; readonly height: number };
}

/** `/handbook/de/host.json` */
export interface HandbookPage {
  readonly role: HandbookRole;
  readonly title: string;
  readonly lead: string;
  readonly tasks: readonly HandbookTask[];
}

/** What the page says beside the tasks. */
export interface HandbookFrame {
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  readonly found: readonly [none: string, one: string, many: string];
  readonly print: string;
  readonly allPages: string;
  readonly forThisScreen: string;
  readonly picture: string;
  readonly page: string;
}

/** `/handbook/de/index.json`: enough for the first page, and which task helps on which screen. */
export interface HandbookIndex {
  readonly frame: HandbookFrame;
  readonly pages: readonly (Omit<HandbookPage, 'tasks'> & {
    readonly tasks: readonly { readonly id: string; readonly title: string }[];
  })[];
  /** The pattern of a screen → the id of its task. */
  readonly screens: Readonly<Record<string, string>>;
}

export interface HandbookWire {
  'GET /handbook/:role/print': { query: { language?: HandbookLanguage }; answer: FileAnswer };
}
