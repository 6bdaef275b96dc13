/** Colours and strokes of the decks. Everything is drawn here; no artwork of others, no fonts. */
export const INK = '#1c1a17';
export const PAPER = '#fffdf6';
export const RED = '#c8202f';
export const BELL_RED = '#b3261e';
export const BELL_GOLD = '#f5b921';
export const GREEN = '#2f7d32';
export const BLUE = '#1f5fa8';
export const GOLD = '#f5c542';
export const CREAM = '#fff3d6';
export const SKIN = '#f3c9a5';
export const BROWN = '#6b4423';
export const BLOND = '#d9a441';
export const GREY = '#e9e4d8';
export const DARK = '#3a2b20';
export const STEEL = '#b9c0c4';
export const STRAW = '#f0cf72';
export const LEATHER = '#a9713a';
export const WHITE = '#ffffff';
export const NONE = 'none';

export const THIN = 'stroke-width="2"';
export const FINE = 'stroke-width="1.6"';

/** A path. */
export const p = (d: string, fill: string = NONE, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const dot = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;

/** The same thing at several places. */
export const each = (places: readonly (readonly [number, number])[], draw: (x: number, y: number) => string): string =>
  places.map(([x, y]) => draw(x, y)).join('');

export const mirrored = (g: string): string => `<g transform="matrix(-1 0 0 1 250 0)">${g}</g>`;

/** The lower half of a card: the upper one, turned. */
export const turned = (g: string): string => `<g transform="rotate(180 125 195)">${g}</g>`;
