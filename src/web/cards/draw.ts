import type { Rank, Suit } from '../../schieber/card.ts';
import { frenchFigures, germanFigures } from './figures.ts';
import { lettering } from './lettering.ts';
import { GOLD, INK, PAPER, turned } from './pen.ts';
import { CLOTH, indexColour, type SuitLook, suitMark } from './suits.ts';

/** The two to five exist in the French deck alone, for Big21. */
export type FaceRank = Rank | '2' | '3' | '4' | '5';
export type FaceCard = `${Suit}${FaceRank}`;

/** How this person sees the cards: ruling M2. Court indices follow the language. */
export interface Skin extends SuitLook {
  readonly language: 'de' | 'fr' | 'it' | 'en';
}

type Court = 'J' | 'Q' | 'K';

/** [index, word] of jack, queen and king. The German-suited deck has its own in every language. */
const GERMAN_COURT: Readonly<Record<Court, string>> = { J: 'UNDER', Q: 'OBER', K: 'KÖNIG' };
const FRENCH_COURT: Readonly<Record<Skin['language'], Readonly<Record<Court, string>>>> = {
  de: { J: 'BUBE', Q: 'DAME', K: 'KÖNIG' },
  fr: { J: 'VALET', Q: 'DAME', K: 'ROI' },
  it: { J: 'FANTE', Q: 'DAMA', K: 'RE' },
  en: { J: 'JACK', Q: 'QUEEN', K: 'KING' },
};

const BOX = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 390"';
const PAPER_EDGE = `<rect x="1.5" y="1.5" width="247" height="387" rx="17" fill="${PAPER}" stroke="#8f897c" stroke-width="2"/>`;

/** One card face as a picture of its own, 250 × 390 units. */
export function drawCard(card: FaceCard, skin: Skin): string {
  const suit = card[0] as Suit;
  const rank = card[1] as FaceRank;
  const colour = indexColour(suit, skin);
  const letters = indexOf(rank, skin);
  const figure = { height: 50, colour, weight: letters === '10' ? 9 : 9.2, track: letters === '10' ? -1 : 0 };
  const corner = lettering(letters, 33, 15, figure) + mark(13, 74, 40);
  return (
    `<svg ${BOX}><defs><symbol id="s" viewBox="0 0 100 100">${suitMark(suit, skin)}</symbol></defs>` +
    `${PAPER_EDGE}${body(suit, rank, skin)}${corner}${turned(corner)}</svg>`
  );
}

/** A suit alone, for the mode in words and symbol. */
export const drawSuit = (suit: Suit, look: SuitLook): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${suitMark(suit, look)}</svg>`;

/** The figure or letter in the corner: B, D, K in German, J, Q, K in English. */
export function indexOf(rank: FaceRank, skin: Skin): string {
  if (rank === 'T') return '10';
  return isCourt(rank) ? courtWord(rank, skin)[0]! : rank;
}

const isCourt = (rank: FaceRank): rank is Court => rank === 'J' || rank === 'Q' || rank === 'K';

const courtWord = (rank: Court, { deck, language }: Skin) =>
  deck === 'de' ? GERMAN_COURT[rank] : FRENCH_COURT[language][rank];

function body(suit: Suit, rank: FaceRank, skin: Skin): string {
  const isGerman = skin.deck === 'de';
  if (isCourt(rank)) return court(suit, rank, skin);
  if (rank === 'A') return isGerman ? germanAce(suit) : mark(60, 130, 130);
  if (rank === 'T') return isGerman ? banner(suit) : frenchTen();
  return pips(rank);
}

/** The suit's mark in a square of side s, turned about its middle. */
function mark(x: number, y: number, s: number, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${degrees} ${s / 2} ${s / 2})`;
  return `<use href="#s" width="${s}" height="${s}" transform="translate(${x} ${y})${turn}"/>`;
}

/** Rows of two, size, single marks in the middle; the index columns x < 60 and x > 190 stay free. */
const PIPS: Readonly<Record<string, readonly [readonly number[], number, readonly number[]]>> = {
  2: [[], 60, [60, 270]],
  3: [[], 60, [40, 165, 290]],
  4: [[30, 302], 58, []],
  5: [[30, 304], 56, [167]],
  6: [[30, 167, 304], 56, []],
  7: [[112, 202, 292], 54, [24]],
  8: [[36, 124, 212, 300], 54, []],
  9: [[92, 162, 232, 302], 54, [22]],
};

function pips(rank: string): string {
  const [rows, size, singles] = PIPS[rank]!;
  const upright = (y: number) => (y + size / 2 <= 200 ? 0 : 180);
  const middle = rows.length === 0 ? 125 - size / 2 : 97;
  const pairs = rows.map((y) => mark(66, y, size, upright(y)) + mark(128, y, size, upright(y)));
  return [...pairs, ...singles.map((y) => mark(middle, y, size, upright(y)))].join('');
}

function frenchTen(): string {
  const rows = [26, 112, 232, 318].map((y) => {
    const degrees = y < 190 ? 0 : 180;
    return mark(70, y, 46, degrees) + mark(134, y, 46, degrees);
  });
  return rows.join('') + mark(102, 70, 46) + mark(102, 274, 46, 180);
}

function banner(suit: Suit): string {
  const [cloth, trim] = CLOTH[suit];
  const half =
    `<path d="M176 62C150 44 128 84 98 66C84 58 74 60 66 68C78 104 66 132 78 168C100 152 112 176 134 170C150 166 158 150 166 146Z" fill="${cloth}" stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"/>` +
    `<path d="M66 68C78 104 66 132 78 168L88 163C77 132 89 104 78 62Z" fill="${trim}" stroke="${INK}" stroke-width="2"/>${mark(94, 80, 68, -8)}`;
  const stroke = (colour: string, width: number, extra: string) =>
    `<path d="M186 42L64 348" stroke="${colour}" stroke-width="${width}" ${extra}/>`;
  const round = 'stroke-linecap="round"';
  const pole = stroke(INK, 13, round) + stroke(trim, 7.5, round) + stroke(GOLD, 7.5, 'stroke-dasharray="11 11"');
  return half + turned(half) + pole;
}

function germanAce(suit: Suit): string {
  const [cloth, trim] = CLOTH[suit];
  return (
    mark(68, 50, 114) +
    mark(68, 226, 114, 180) +
    `<path d="M52 172q73 18 146 0v46q-73-18-146 0z" fill="${cloth}" stroke="${INK}" stroke-width="3"/>` +
    `<path d="M52 172l-20 12 20 11-20 11 20 12zM198 172l20 12-20 11 20 11-20 12z" fill="${trim}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}

let figures: { de: Readonly<Record<string, string>>; fr: Readonly<Record<string, string>> } | undefined;

function court(suit: Suit, rank: Court, skin: Skin): string {
  figures ??= { de: germanFigures(), fr: frenchFigures() };
  // Tradition: the Under carries its suit low, Ober and King carry it high.
  const pip = skin.deck === 'de' && rank === 'J' ? mark(184, 126, 50) : mark(184, 40, 50);
  const half = `<g clip-path="url(#h)"><g stroke="${INK}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">${figures[skin.deck][suit + rank]}</g></g>${pip}`;
  const word = lettering(courtWord(rank, skin), 125, 15, { height: 15, colour: INK, weight: 7.5, track: 12 });
  const belt =
    `<path d="M62 190H188V200H62Z" fill="${GOLD}" stroke="${INK}" stroke-width="2.6"/>` +
    `<path d="M72 195H178" stroke="${INK}" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>`;
  return `<clipPath id="h"><path d="M0 0H250V195H0z"/></clipPath>${half}${turned(half)}${belt}${word}${turned(word)}`;
}

/** The back: a lattice of small crosses and diamonds in a cream frame, the same both ways up. */
export function drawBack(): string {
  const red = '#9c2331';
  const cream = '#fff6e6';
  const field = 'x="13" y="13" width="224" height="364" rx="9"';
  return (
    `<svg ${BOX}><defs><pattern id="p" width="30" height="30" patternUnits="userSpaceOnUse" x="125" y="195"><path d="M0 0L30 30M30 0L0 30" stroke="${cream}" stroke-width="1.6" opacity=".55"/>` +
    `<path d="M15 9.5V20.5M9.5 15H20.5" stroke="${cream}" stroke-width="3.6"/><path d="M0 -4L4 0L0 4L-4 0ZM30 -4L34 0L30 4L26 0ZM0 26L4 30L0 34L-4 30ZM30 26L34 30L30 34L26 30Z" fill="${cream}"/></pattern></defs>` +
    `${PAPER_EDGE}<rect ${field} fill="${red}"/><rect ${field} fill="url(#p)"/><rect x="20" y="20" width="210" height="350" rx="5" fill="none" stroke="${cream}" stroke-width="2"/>` +
    `<path d="M125 133L163 195L125 257L87 195Z" fill="${red}" stroke="${cream}" stroke-width="4"/><path d="M125 149L153 195L125 241L97 195Z" fill="none" stroke="${cream}" stroke-width="1.6"/>` +
    `<path d="M119 173H131V189H147V201H131V217H119V201H103V189H119Z" fill="${cream}"/></svg>`
  );
}
