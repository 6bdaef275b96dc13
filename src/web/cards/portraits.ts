/** Faces of the three computer players at the table, put together from the same parts as the court figures. */
import { beard, coat, face, hair } from './body.ts';
import { hat } from './headgear.ts';
import { BLOND, BLUE, BROWN, CREAM, DARK, GOLD, GREEN, GREY, INK, RED, WHITE } from './pen.ts';

/** Where they sit, seen from the person: next to play, opposite, before the person. */
export type PortraitPlace = 'right' | 'partner' | 'left';
export type PortraitLanguage = 'de' | 'fr' | 'it' | 'en';

const woman = (hairColour: string, style: 'bob' | 'long' | 'curls' | 'braids', coatColour: string, hatted: string) =>
  coat(coatColour, WHITE, 'laced') + hair(hairColour, style) + face('smile', { cheeks: true, lashes: true }) + hatted;

const man = (
  hairColour: string,
  style: 'moustache' | 'full' | 'handlebar' | 'goatee',
  coatColour: string,
  hatted: string,
) => coat(coatColour, WHITE, 'vest') + hair(hairColour, 'short') + face('calm') + beard(hairColour, style) + hatted;

/** Two women and a man, as their names have it; each language has its own. */
const PORTRAITS: Readonly<Record<PortraitLanguage, Readonly<Record<PortraitPlace, () => string>>>> = {
  de: {
    right: () => woman(BLOND, 'braids', RED, hat('parted', BLOND, BLOND)),
    partner: () => woman(BROWN, 'bob', BLUE, hat('updo', BROWN, BROWN)),
    left: () => man(GREY, 'full', GREEN, hat('hunter', GREEN, GOLD)),
  },
  fr: {
    right: () => woman(DARK, 'bob', RED, hat('beret', RED, RED)),
    partner: () => woman(BLOND, 'long', GREEN, hat('parted', BLOND, BLOND)),
    left: () => man(DARK, 'moustache', BLUE, hat('beret', '#27364f', BLUE)),
  },
  it: {
    right: () => woman(DARK, 'curls', GREEN, hat('parted', DARK, DARK)),
    partner: () => woman(BROWN, 'long', RED, hat('updo', BROWN, BROWN)),
    left: () => man(DARK, 'handlebar', '#7a4a1e', hat('cap', '#27364f', GOLD)),
  },
  en: {
    right: () => woman('#a8542a', 'curls', BLUE, hat('parted', '#a8542a', '#a8542a')),
    partner: () => woman(BLOND, 'bob', GREEN, hat('straw', RED, GOLD)),
    left: () => man(BROWN, 'goatee', RED, hat('cap', GREEN, GOLD)),
  },
};

/** Head and shoulders in a circle. */
export const drawPortrait = (place: PortraitPlace, language: PortraitLanguage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="65 52 120 120"><defs><clipPath id="c"><circle cx="125" cy="112" r="60"/></clipPath></defs>` +
  `<g clip-path="url(#c)" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
  `<circle cx="125" cy="112" r="60" fill="${CREAM}" stroke="none"/>${PORTRAITS[language][place]()}</g></svg>`;
