import type { Suit } from '../../schieber/card.ts';
import { BELL_GOLD, BELL_RED, BLUE, CREAM, GOLD, GREEN, INK, RED } from './pen.ts';

/** The suits' marks in a box of 100 × 100. Herz/Rosen, Ecken/Eicheln, Schaufel/Schilten, Kreuz/Schellen: ruling M2 */
const OUTLINED = `<g stroke="${INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">`;

function rose(petal: string, inner: string, core: string): string {
  const five = (from: number, d: string, fill: string, extra = '') =>
    [0, 1, 2, 3, 4]
      .map((i) => `<path transform="rotate(${from + 72 * i} 50 50)" d="${d}" fill="${fill}"${extra}/>`)
      .join('');
  return [
    `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round">`,
    five(36, 'M50 3q6 9 0 26q-6-17 0-26z', GREEN, ' stroke-width="2"'),
    five(0, 'M50 50C30 40 28 14 42 9q8-3 8 2q0-5 8-2C72 14 70 40 50 50z', petal),
    five(36, 'M50 50C39 45 38 29 46 26q4-1 4 1q0-2 4-1C62 29 61 45 50 50z', inner, ' stroke-width="2.2"'),
    `<circle cx="50" cy="50" r="8.5" fill="${core}" stroke-width="2.4"/></g>`,
  ].join('');
}

const ACORN = `${OUTLINED}<path d="M50 90v8" stroke-width="6"/><path d="M26 53C23 26 38 12 46 10q2-6 4-7q2 1 4 7c8 2 23 16 20 43z" fill="#f0b429"/><path d="M36 48c-1-15 4-24 9-29" fill="none" stroke="#fff0b8" stroke-width="4.5"/><path d="M19 55c0-7 10-8 31-8s31 1 31 8c0 24-14 37-31 37S19 79 19 55z" fill="${GREEN}"/><path d="M30 50L66 88M44 48l30 31M58 48l20 20M24 58l27 33M70 50L34 88M56 48L26 79M42 48L22 68M76 58L49 91" fill="none" stroke="#14461a" stroke-width="1.9"/><path d="M19 55c0-7 10-8 31-8s31 1 31 8c-8 5-54 5-62 0z" fill="#3d9440"/></g>`;
const SHIELD = `${OUTLINED}<path d="M14 8q18 7 36-2q18 9 36 2v40c0 24-16 39-36 49C30 87 14 72 14 48z" fill="#f4f1e8"/><path d="M22 17.5q14 4 28-3q14 7 28 3V48c0 19-12 31-28 39.5C34 79 22 67 22 48z" fill="${BLUE}" stroke-width="2.2"/><path d="M50 24c6 6 6 12 3 17c5-3 11-3 17 3c-6 6-12 6-17 3c3 5 3 17-3 27c-6-10-6-22-3-27c-5 3-11 3-17-3c6-6 12-6 17-3c-3-5-3-11 3-17z" fill="${GOLD}" stroke-width="2"/></g>`;
const BELL = `${OUTLINED}<path d="M50 20c-9 0-12-5-12-9s4-8 12-8 12 4 12 8-3 9-12 9z" fill="none" stroke="${BELL_RED}" stroke-width="5.5"/><circle cx="50" cy="58" r="37" fill="${BELL_GOLD}"/><path d="M22 41a37 37 0 0 1 18-18c-5 5-9 12-10 21z" fill="#ffe08a" stroke="none"/><path d="M13.6 52.5Q50 66 86.4 52.5L86.9 63Q50 77 13.100 63Z" fill="${BELL_RED}"/><path d="M24 60.6h.1M37 64h.1M50 65.2h.1M63 64h.1M76 60.6h.1" stroke="#fff3cf" stroke-width="4.2"/><path d="M50 75v11" stroke-width="4"/><circle cx="50" cy="86" r="3.6" fill="${INK}"/><path d="M40 84q10 9 20 0" fill="none" stroke-width="2.6"/></g>`;

const FRENCH: Readonly<Record<Suit, string>> = {
  H: 'M50 90C20 64 8 48 8 31C8 17 18 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c12 0 22 9 22 23c0 17-12 33-42 59z',
  D: 'M50 4L86 50L50 96L14 50z',
  S: 'M50 6C64 28 92 42 92 63c0 13-9 21-20 21c-8 0-14-4-17-9c1 9 4 15 10 21H35c6-6 9-12 10-21c-3 5-9 9-17 9C17 84 8 76 8 63C8 42 36 28 50 6z',
  C: 'M50 6a20 20 0 0 1 15 33a20 20 0 1 1-11 35c0 9 3 15 9 22H37c6-7 9-13 9-22a20 20 0 1 1-11-35A20 20 0 0 1 50 6z',
};

const TWO_COLOURS: Readonly<Record<Suit, string>> = { H: '#c4122f', D: '#c4122f', S: '#15171a', C: '#15171a' };
const FOUR_COLOURS: Readonly<Record<Suit, string>> = { H: '#c4122f', D: '#1457b8', S: '#15171a', C: '#1d6b2a' };

/** Shape first, colour second: smallest distance 19 under three colour-blindness simulations, contrast 5.2 : 1 at least. */
const GERMAN_INDEX: Readonly<Record<Suit, string>> = { H: '#c8005a', D: '#00796b', S: '#0b2f8a', C: '#9a5b00' };

/** Cloth and trim of the German banner and ace. */
export const CLOTH: Readonly<Record<Suit, readonly [string, string]>> = {
  H: [CREAM, RED],
  D: ['#eef6e4', GREEN],
  S: ['#e7f0fa', BLUE],
  C: [CREAM, BELL_RED],
};

export interface SuitLook {
  readonly deck: 'de' | 'fr';
  /** Four colours in the French deck; red instead of golden roses in the German one. */
  readonly fourColours: boolean;
}

export function suitMark(suit: Suit, { deck, fourColours }: SuitLook): string {
  if (deck === 'fr') return `<path d="${FRENCH[suit]}" fill="${indexColour(suit, { deck, fourColours })}"/>`;
  if (suit === 'H') return fourColours ? rose('#d7263d', '#8f1022', '#f6c431') : rose('#f6c431', RED, '#f6c431');
  return suit === 'D' ? ACORN : suit === 'S' ? SHIELD : BELL;
}

export function indexColour(suit: Suit, { deck, fourColours }: SuitLook): string {
  if (deck === 'de') return GERMAN_INDEX[suit];
  return (fourColours ? FOUR_COLOURS : TWO_COLOURS)[suit];
}
