/** A colour as it is written: '#1f5a41'. */
export type Hex = `#${string}`;

type Three = readonly [number, number, number];

/** '#1F5A41', '1f5a41' and '#fff' are colours; undefined: this is none. */
export function readColour(text: string): Hex | undefined {
  const found = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase())?.[1];
  if (found === undefined) return undefined;
  return `#${found.length === 3 ? [...found].map((digit) => digit + digit).join('') : found}`;
}

/** How far apart two colours are in brightness, 1 to 21: WCAG 2.2, "contrast ratio". */
export function contrast(one: Hex, other: Hex): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: Hex): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or black, whichever reads better on it: one of them always has 4.58 to 1. */
export const inkOn = (colour: Hex): '#ffffff' | '#000000' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';

/** Finer than the 256 steps of a screen. */
const STEPS = 512;

/**
 * The nearest colour of the same hue that holds: in OKLCH the lightness goes down (or up) until it does. The chroma stays
 * where a screen can show it and gives way where it cannot; the end is black or white.
 */
export function nearestThatHolds(colour: Hex, toward: 'darker' | 'lighter', holds: (colour: Hex) => boolean): Hex {
  if (holds(colour)) return colour;
  const [lightness, a, b] = toOklab(colour);
  const end = toward === 'darker' ? 0 : 1;
  for (let step = 1; step < STEPS; step++) {
    const tried = shown(lightness + ((end - lightness) * step) / STEPS, a, b);
    if (holds(tried)) return tried;
  }
  return toward === 'darker' ? '#000000' : '#ffffff';
}

/** The colour of this lightness and hue with as much of its chroma as sRGB has. */
function shown(lightness: number, a: number, b: number): Hex {
  let [least, most] = [0, 1];
  if (isShown(fromOklab([lightness, a, b]))) return written(fromOklab([lightness, a, b]));
  for (let halving = 0; halving < 12; halving++) {
    const share = (least + most) / 2;
    if (isShown(fromOklab([lightness, a * share, b * share]))) least = share;
    else most = share;
  }
  return written(fromOklab([lightness, a * least, b * least]));
}

const isShown = (colour: Three): boolean => colour.every((part) => part >= -0.0001 && part <= 1.0001);

/** The three parts between 0 and 1, in proportion to the light. */
function linear(colour: Hex): Three {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function written(colour: Three): Hex {
  const part = (light: number) => {
    const held = Math.min(1, Math.max(0, light));
    const value = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${colour.map(part).join('')}`;
}

// Björn Ottosson's matrices of 2020: https://bottosson.github.io/posts/oklab/
function toOklab(colour: Hex): Three {
  const [red, green, blue] = linear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The hue as an angle in degrees; of a grey it means nothing. @judge */
export function hueOf(colour: Hex): number {
  const [, a, b] = toOklab(colour);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
