/** Letters and figures as strokes in a box 51 high: a card needs no font. [width, path] */
const GLYPHS: Readonly<Record<string, readonly [number, string]>> = {
  2: [36, 'M6.5 15C7 1 30 1 29.5 16C29 26 12 34 6 46H31'],
  3: [36, 'M7 10C12 2 29 3 28 14C27 23 18 24 14 24C20 24 31 26 30 35C29 48 10 49 5 40'],
  4: [36, 'M25 46V5L5 34H32'],
  5: [36, 'M29 5.5H10L8 24C14 19 30 20 30 33C30 48 11 49 6 41'],
  6: [36, 'M27.5 5C14 9 6 20 6 34a12 12 0 1 0 24 0a12 12 0 1 0 -24 0'],
  7: [36, 'M5 5.5H31C24 17 17.5 30 15 46'],
  8: [36, 'M18 23.5a9.3 9.3 0 1 1 .01 0zM18 23.5a11.3 11.3 0 1 0 .01 0z'],
  9: [36, 'M8.5 46C22 42 30 31 30 17a12 12 0 1 0 -24 0a12 12 0 1 0 24 0'],
  1: [20, 'M4 14L14 5.5V46'],
  0: [34, 'M17 5a12 20.5 0 1 0 .01 0z'],
  A: [38, 'M4 46L19 5L34 46M9.5 32H28.5'],
  B: [36, 'M6 5H17a9.5 9.5 0 0 1 0 19H6M17 24h2a11 11 0 0 1 0 22H6V5'],
  D: [37, 'M6 5H13C39 5 39 46 13 46H6Z'],
  E: [33, 'M29 5H6V46H29M6 25H25'],
  G: [38, 'M32 13C26 1 5 3 5 25.5C5 49 33 51 33 29H21'],
  I: [14, 'M7 5V46'],
  K: [36, 'M6 5V46M31 5L7 30M15 22.5L32 46'],
  M: [44, 'M5 46V5L22 32L39 5V46'],
  N: [38, 'M6 46V5L32 46V5'],
  O: [38, 'M19 5a13.5 20.5 0 1 0 .01 0z'],
  Ö: [38, 'M19 5a13.5 20.5 0 1 0 .01 0zM11 -8v.1M27 -8v.1'],
  R: [36, 'M6 46V5H18a10.5 10.5 0 0 1 0 21H6M19 26L31 46'],
  U: [37, 'M5.5 5V30a13 14.5 0 0 0 26 0V5'],
  C: [37, 'M32 13C26 1 5 3 5 25.5C5 48 26 50 32 38'],
  F: [32, 'M29 5H6V46M6 25H25'],
  J: [32, 'M26 5V32C26 50 6 50 5 36'],
  L: [31, 'M6 5V46H28'],
  Q: [38, 'M19 5a13.5 20.5 0 1 0 .01 0zM23 36L34 48'],
  T: [36, 'M4 5H32M18 5V46'],
  V: [38, 'M4 5L19 46L34 5'],
};

interface Lettering {
  readonly height: number;
  readonly colour: string;
  readonly weight: number;
  readonly track?: number;
}

/** A word centred on x, its top at y. */
export function lettering(
  word: string,
  x: number,
  y: number,
  { height, colour, weight, track = 0 }: Lettering,
): string {
  const glyphs = [...word].map((letter) => GLYPHS[letter]!);
  const scale = height / 51;
  const width = glyphs.reduce((sum, [wide]) => sum + wide, 0) + track * (glyphs.length - 1);
  let at = 0;
  const paths = glyphs.map(([wide, d]) => {
    const path = `<path transform="translate(${at} 0)" d="${d}"/>`;
    at += wide + track;
    return path;
  });
  const place = `translate(${(x - (width * scale) / 2).toFixed(1)} ${y}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
