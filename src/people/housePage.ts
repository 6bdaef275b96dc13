import type { Immutable } from '../kit/immutable.ts';
import type { Fold } from '../kit/process.ts';
import type { Instant } from '../kit/time.ts';
import type { Language, PersonId } from './person.ts';

/** What the organiser owes everybody who comes: who runs this, and what is kept about people. */
export const HOUSE_PAGES = ['imprint', 'privacy'] as const;
export type HousePageName = (typeof HOUSE_PAGES)[number];

export type HousePageText = Immutable<{ language: Language; text: string }>;

/** A page as it stands; no text at all: nobody has written it yet. */
export type HousePage = Immutable<{ texts: HousePageText[]; changedAt: Instant | null }>;

export type HousePageEvent = Immutable<{
  type: 'pageWritten';
  page: HousePageName;
  texts: HousePageText[];
  by: PersonId;
  at: Instant;
}>;

/** The newest words of each page. */
export const housePages: Fold<Readonly<Partial<Record<HousePageName, HousePage>>>, HousePageEvent> = {
  initial: {},
  evolve: (pages, { page, texts, at }) => ({ ...pages, [page]: { texts, changedAt: at } }),
};

export const UNWRITTEN: HousePage = { texts: [], changedAt: null };

/** In the reader's language, else in the first in which it was written. */
export const textIn = ({ texts }: HousePage, language: Language): HousePageText | undefined =>
  texts.find((text) => text.language === language) ?? texts[0];
