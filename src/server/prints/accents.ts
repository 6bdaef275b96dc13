import type { Mark } from './letters.ts';

/** One letter on paper: where it stands, how wide it is, how large. */
export interface Glyph {
  readonly letter: string;
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
}

/** The strokes of an accent as a path, drawn with a pen of the font's own weight. */
export function accentPath({ letter, x, width, baseline, size }: Glyph, mark: Mark): string {
  const isTall = /[A-Zbdfhklt]/.test(letter);
  const middle = x + width / 2;
  const at = (dx: number, dy: number) => `${round(middle + dx * size)} ${round(baseline - dy * size)}`;
  const top = isTall ? 0.77 : 0.58;
  switch (mark) {
    case 'acute':
      return `M${at(-0.03, top)}L${at(0.09, top + 0.13)}`;
    case 'grave':
      return `M${at(0.03, top)}L${at(-0.09, top + 0.13)}`;
    case 'double-acute':
      return `M${at(-0.11, top)}L${at(-0.02, top + 0.13)}M${at(0.04, top)}L${at(0.13, top + 0.13)}`;
    case 'caron':
      return `M${at(-0.11, top + 0.13)}L${at(0, top + 0.01)}L${at(0.11, top + 0.13)}`;
    case 'circumflex':
      return `M${at(-0.11, top)}L${at(0, top + 0.12)}L${at(0.11, top)}`;
    case 'breve':
      return `M${at(-0.11, top + 0.13)}Q${at(0, top - 0.08)} ${at(0.11, top + 0.13)}`;
    case 'tilde':
      return `M${at(-0.13, top + 0.03)}Q${at(-0.06, top + 0.15)} ${at(0, top + 0.07)}T${at(0.13, top + 0.1)}`;
    case 'macron':
      return `M${at(-0.12, top + 0.06)}L${at(0.12, top + 0.06)}`;
    case 'dot':
      return `M${at(-0.01, top + 0.06)}L${at(0.01, top + 0.06)}`;
    case 'diaeresis':
      return `M${at(-0.1, top + 0.06)}L${at(-0.08, top + 0.06)}M${at(0.08, top + 0.06)}L${at(0.1, top + 0.06)}`;
    case 'ring':
      return `M${at(-0.07, top + 0.07)}Q${at(-0.07, top + 0.14)} ${at(0, top + 0.14)}T${at(0.07, top + 0.07)}T${at(0, top)}T${at(-0.07, top + 0.07)}`;
    case 'apostrophe': {
      const right = letter === 'L' ? 0.12 : width / size / 2 + 0.02;
      return `M${at(right, 0.74)}L${at(right - 0.03, 0.58)}`;
    }
    case 'cedilla':
      return `M${at(0, 0)}L${at(-0.01, -0.05)}Q${at(0.1, -0.08)} ${at(0.06, -0.15)}Q${at(0.02, -0.2)} ${at(-0.08, -0.17)}`;
    case 'ogonek': {
      const right = width / size / 2 - 0.1;
      return `M${at(right + 0.02, 0)}Q${at(right - 0.09, -0.09)} ${at(right - 0.01, -0.17)}Q${at(right + 0.03, -0.2)} ${at(right + 0.09, -0.16)}`;
    }
    case 'bar': {
      const [from, to, height] = /[DH]/.test(letter)
        ? [-0.5, 0.02, letter === 'D' ? 0.36 : 0.52]
        : letter === 'd'
          ? [-0.02, 0.52, 0.6]
          : [-0.5, 0.05, 0.6];
      return `M${at((from * width) / size, height)}L${at((to * width) / size, height)}`;
    }
    case 'slash': {
      const stem = letter === 'L' ? -0.15 : 0;
      return `M${at(stem - 0.13, 0.28)}L${at(stem + 0.15, 0.45)}`;
    }
  }
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
