import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { line } from '../people/text.ts';
import { contrast, type Hex, inkOn, nearestThatHolds, readColour } from './colour.ts';
import type { Answer, Edition, EditionFacts } from './edition.ts';

/** The colour by day, as the organiser chose it, and its sibling of the same hue in the dark. */
export type Colours = Immutable<{ day: Hex; dark: Hex }>;

/** `picture`: the fingerprint of a file the house keeps; `words`: what it shows, for those who do not see it. */
export type Logo = Immutable<{ picture: string; words: string }>;

export type Sponsor = Immutable<{ name: string; link: string | null; picture: string | null }>;

/** How an edition looks to everybody. */
export type Look = Immutable<{ colours: Colours | null; logo: Logo | null; sponsors: Sponsor[] }>;

/** Null: the look of the house. The one before comes back by `dressBack`. */
export type Dressed = Immutable<{ now: Look | null; before: Look | null }>;

export type LookCommand = Immutable<
  { type: 'dress'; colour: string | null; logo: Logo | null; sponsors: Sponsor[] } | { type: 'dressBack' }
>;

export type LookRefusal = Immutable<
  | { code: 'not-a-colour'; colour: string }
  | { code: 'low-contrast'; colour: string; use: Use; ratio: number; needed: number; offered: string }
  | { code: 'picture-words-missing' }
  | { code: 'unknown-picture' }
  | { code: 'sponsor-name'; sponsor: number }
  | { code: 'sponsor-link'; sponsor: number }
  | { code: 'no-look-before' }
>;

/** What the pages are painted on (`src/web/style/tokens.css`): the page and the panels on it. */
export const SURFACES = { day: ['#f6f2e8', '#fffdf8'], dark: ['#171613', '#22201c'] } as const;
export type Light = keyof typeof SURFACES;

/** Every way the colour is used, with the contrast it needs: WCAG 2.2, 1.4.3 for words and 1.4.11 for parts. */
export const USES = { text: 4.5, part: 3, band: 4.5 } as const;
export type Use = keyof typeof USES;

export const MOST_SPONSORS = 24;
const LONGEST_NAME = 80;
const LONGEST_WORDS = 160;

export type Contrast = Immutable<{ light: Light; use: Use; ratio: number; needed: number }>;

/** How each use holds; cut off, not rounded, so that 4.499 never reads as 4.5. */
export const contrastsIn = (colour: Hex, light: Light): readonly Contrast[] =>
  (Object.keys(USES) as Use[]).map((use) => ({
    ...{ light, use, needed: USES[use] },
    ratio: Math.floor(ratioOf(colour, light, use) * 100) / 100,
  }));

/** As words or parts on the worst of the surfaces; as a band under its ink. */
const ratioOf = (colour: Hex, light: Light, use: Use): number =>
  use === 'band'
    ? contrast(colour, inkOn(colour))
    : Math.min(...SURFACES[light].map((surface) => contrast(colour, surface)));

const holdsIn = (light: Light) => (colour: Hex) =>
  contrastsIn(colour, light).every(({ ratio, needed }) => ratio >= needed);

/** The organiser's colour if it holds by day, with its sibling in the dark; else why not, and the nearest that does. */
export function coloursFor(text: string): Result<Colours, LookRefusal> {
  const day = readColour(text);
  if (day === undefined) return refuse({ code: 'not-a-colour', colour: text });
  const failed = contrastsIn(day, 'day').find(({ ratio, needed }) => ratio < needed);
  if (failed) {
    const { use, ratio, needed } = failed;
    const offered = nearestThatHolds(day, 'darker', holdsIn('day'));
    return refuse({ code: 'low-contrast', colour: day, use, ratio, needed, offered });
  }
  return ok({ day, dark: nearestThatHolds(day, 'lighter', holdsIn('dark')) });
}

/** A look changes no result: one organiser decides, also while a phase runs; the one before comes back at once. */
export function decideLook(edition: Edition, command: LookCommand, { pictures }: EditionFacts): Answer {
  if (command.type === 'dressBack') {
    if (edition.look === undefined) return refuse({ code: 'no-look-before' });
    return ok([{ type: 'dressed', look: edition.look.before }]);
  }
  const look = lookOf(command, pictures);
  if (!look.ok) return look;
  const isSame = JSON.stringify(look.value) === JSON.stringify(edition.look?.now ?? null);
  return ok(isSame ? [] : [{ type: 'dressed', look: look.value }]);
}

type Wish = Extract<LookCommand, { type: 'dress' }>;

function lookOf({ colour, logo, sponsors }: Wish, pictures: readonly string[]): Result<Look | null, LookRefusal> {
  const colours = colour === null ? ok(null) : coloursFor(colour);
  if (!colours.ok) return colours;
  const words = logo && line(logo.words, LONGEST_WORDS);
  if (words && !words.ok) return refuse({ code: 'picture-words-missing' });
  const named: Sponsor[] = [];
  for (const [i, sponsor] of sponsors.entries()) {
    const name = line(sponsor.name, LONGEST_NAME);
    if (!name.ok) return refuse({ code: 'sponsor-name', sponsor: i + 1 });
    if (sponsor.link !== null && !isLink(sponsor.link)) return refuse({ code: 'sponsor-link', sponsor: i + 1 });
    named.push({ name: name.value, link: sponsor.link, picture: sponsor.picture });
  }
  const shown = words ? { picture: logo.picture, words: words.value } : null;
  const look: Look = { colours: colours.value, logo: shown, sponsors: named };
  if (picturesIn(look).some((picture) => !pictures.includes(picture))) return refuse({ code: 'unknown-picture' });
  const isPlain = look.colours === null && look.logo === null && look.sponsors.length === 0;
  return ok(isPlain ? null : look);
}

/** A page behind TLS, with a name and without a password in it. */
export const isLink = (text: string): boolean =>
  text.length <= 300 && /^https:\/\/([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(:\d{1,5})?([/?#][^\s<>"'\\]*)?$/u.test(text);

/** The files a look shows. */
export const picturesIn = ({ logo, sponsors }: Pick<Look, 'logo' | 'sponsors'>): readonly string[] =>
  [logo?.picture, ...sponsors.map(({ picture }) => picture)].filter((picture) => typeof picture === 'string');
