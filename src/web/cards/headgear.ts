/** Crowns and hats of the court figures. */
import {
  BELL_GOLD,
  BELL_RED,
  dot,
  each,
  FINE,
  GOLD,
  GREEN,
  mirrored,
  NONE,
  p,
  STEEL,
  STRAW,
  THIN,
  WHITE,
} from './pen.ts';

type Draw = (main: string, trim: string) => string;

const LEAF = 'c-9-5-13-15-7-22c-2-9 3-15 7-17c4 2 9 8 7 17c6 7 2 17-7 22z';

type Crown = 'points' | 'roses' | 'leaves' | 'arched' | 'bells' | 'tiara';
const CROWNS: Readonly<Record<Crown, Draw>> = {
  points: (fill, band) =>
    p('M91 104L84 58L104 78L125 50L146 78L166 58L159 104Z', fill) +
    p('M91 93Q125 86 159 93V104Q125 97 91 104Z', band, THIN) +
    dot(84, 56, 5, WHITE, THIN) +
    dot(125, 48, 5.5, WHITE, THIN) +
    dot(166, 56, 5, WHITE, THIN),
  roses: (fill, band) =>
    p('M91 104L86 66L106 82L125 58L144 82L164 66L159 104Z', fill) +
    p('M91 93Q125 86 159 93V104Q125 97 91 104Z', band, THIN) +
    each(
      [
        [86, 62],
        [125, 53],
        [164, 62],
      ],
      (x, y) => dot(x, y, 8, band, THIN) + dot(x, y, 3, GOLD, FINE),
    ),
  leaves: (fill, band) =>
    each(
      [
        [100, 92],
        [125, 86],
        [150, 92],
      ],
      (x, y) => p(`M${x} ${y}${LEAF}`, GREEN, THIN),
    ) +
    p('M90 90Q125 80 160 90V104Q125 95 90 104Z', fill) +
    each(
      [
        [103, 95],
        [125, 92.5],
        [147, 95],
      ],
      (x, y) => dot(x, y, 3, band, FINE),
    ),
  arched: (fill, band) =>
    p('M91 100Q80 58 125 58Q170 58 159 100Z', band) +
    p('M91 100Q80 58 125 58Q104 70 108 97ZM159 100Q170 58 125 58Q146 70 142 97Z', fill, THIN) +
    p('M90 92Q125 84 160 92V104Q125 96 90 104Z', fill) +
    p('M125 58V38M117 46H133', NONE, 'stroke-width="5"') +
    p('M125 56V39M118 46H132', NONE, `stroke="${GOLD}" stroke-width="2.2"`) +
    dot(125, 60, 4.5, GOLD, THIN),
  bells: (fill, band) =>
    p('M91 104L84 62L104 80L125 56L146 80L166 62L159 104Z', fill) +
    p('M91 93Q125 86 159 93V104Q125 97 91 104Z', band, THIN) +
    each(
      [
        [84, 58],
        [125, 49],
        [166, 58],
      ],
      (x, y) =>
        dot(x, y, 7.5, BELL_GOLD, THIN) + p(`M${x - 7} ${y}h14`, NONE, `stroke="${BELL_RED}" stroke-width="2.6"`),
    ),
  tiara: (fill, band) =>
    p('M99 94Q104 74 112 84Q118 60 125 58Q132 60 138 84Q146 74 151 94Q125 84 99 94Z', fill, THIN) +
    dot(125, 76, 4, band, FINE) +
    dot(110, 86, 2.6, band, FINE) +
    dot(140, 86, 2.6, band, FINE),
};

export const crown = (fill: string, band: string, style: Crown): string => CROWNS[style](fill, band);

type Hat =
  | 'straw'
  | 'beret'
  | 'morion'
  | 'hunter'
  | 'scholar'
  | 'herald'
  | 'jester'
  | 'broad'
  | 'cap'
  | 'tricorne'
  | 'phrygian'
  | 'veil'
  | 'halo'
  | 'updo'
  | 'parted';
const HATS: Readonly<Record<Hat, Draw>> = {
  straw: (main) =>
    p('M70 100Q125 66 180 100Q170 112 125 104Q80 112 70 100Z', STRAW) +
    p('M98 92Q98 58 125 58Q152 58 152 92Q125 82 98 92Z', STRAW) +
    p('M98 84Q125 74 152 84V92Q125 82 98 92Z', main, THIN) +
    p('M84 100L96 94M166 100L154 94M112 66L116 76M138 66L134 76', NONE, FINE),
  beret: (main, trim) =>
    p('M90 100Q72 92 84 72Q104 50 146 58Q178 66 162 98Q125 86 90 100Z', main) +
    p('M92 94Q125 84 160 93V102Q125 92 92 103Z', trim, THIN),
  morion: (main) =>
    p('M92 98Q90 58 125 52Q160 58 158 98Q125 84 92 98Z', STEEL) +
    p('M70 108Q78 92 98 92Q125 82 152 92Q172 92 180 108Q150 98 125 98Q100 98 70 108Z', STEEL) +
    p('M108 62Q125 30 142 62Q125 52 108 62Z', main, THIN) +
    p('M104 90h.1M125 86h.1M146 90h.1', NONE, 'stroke-width="4"'),
  hunter: (main, trim) =>
    p('M78 100Q125 80 172 100Q150 108 125 104Q100 108 78 100Z', main) +
    p('M96 94Q102 54 118 58Q125 66 134 56Q150 58 154 94Q125 82 96 94Z', main) +
    p('M97 86Q125 76 153 86V94Q125 82 96 94Z', trim, THIN),
  scholar: (main, trim) =>
    p('M94 98Q92 74 125 72Q158 74 156 98Q125 88 94 98Z', main) +
    p('M84 76Q92 52 125 54Q158 52 166 76Q150 86 125 82Q100 86 84 76Z', main) +
    p('M94 90Q125 80 156 90V98Q125 88 94 98Z', trim, THIN),
  herald: (main, trim) =>
    p('M92 100Q86 64 110 58Q146 50 160 72Q162 88 158 100Q125 86 92 100Z', main) +
    p('M84 102Q96 84 125 86Q154 84 166 102Q160 90 170 78Q146 78 125 82Q104 78 80 78Q90 90 84 102Z', trim, THIN),
  jester: (main, trim) =>
    p('M97 104Q84 84 62 92Q56 74 76 62Q104 56 125 100Z', main) +
    p('M153 104Q166 84 188 92Q194 74 174 62Q146 56 125 100Z', trim) +
    p('M104 100Q104 70 125 44Q146 70 146 100Q125 88 104 100Z', GOLD) +
    p('M95 98Q125 86 155 98V107Q125 95 95 107Z', WHITE, THIN) +
    each(
      [
        [60, 96],
        [125, 42],
        [190, 96],
      ],
      (x, y) => dot(x, y, 8, BELL_GOLD) + p(`M${x - 7} ${y}h14`, NONE, `stroke="${BELL_RED}" stroke-width="2.4"`),
    ),
  broad: (main, trim) =>
    p('M70 98Q125 74 180 98Q166 109 125 105Q84 109 70 98Z', main) +
    p('M94 92Q96 58 125 57Q154 58 156 92Q125 81 94 92Z', main) +
    p('M94 84Q125 73 156 84V92Q125 81 94 92Z', trim, THIN),
  cap: (main, trim) =>
    p('M93 98Q88 58 125 56Q162 58 157 98Q125 88 93 98Z', main) + p('M89 92Q125 80 161 92V104Q125 93 89 104Z', trim),
  tricorne: (main, trim) =>
    p('M74 84Q96 96 125 92Q154 96 176 84Q164 60 125 58Q86 60 74 84Z', main) +
    p('M74 84Q96 96 125 92Q154 96 176 84Q172 104 152 102Q125 94 98 102Q78 104 74 84Z', main) +
    p('M76 88Q98 98 125 95Q152 98 174 88', NONE, `stroke="${trim}" stroke-width="3"`),
  phrygian: (main, trim) =>
    p('M93 100Q86 66 112 56Q144 46 166 70Q172 82 160 84Q152 76 152 84Q156 92 157 100Q125 88 93 100Z', main) +
    p('M90 94Q125 82 160 94V104Q125 93 90 104Z', trim, THIN),
  veil: (main) =>
    p('M97 116Q88 60 125 58Q162 60 153 116Q150 92 125 88Q100 92 97 116Z', main) +
    p(
      'M97 102Q82 126 80 160Q92 160 100 152Q94 128 99 106ZM153 102Q168 126 170 160Q158 160 150 152Q156 128 151 106Z',
      main,
    ),
  halo: (main) =>
    p('M125 98m-46 0a46 46 0 0 1 92 0z', WHITE) +
    each(
      [
        [84, 80],
        [96, 64],
        [112, 55],
        [138, 55],
        [154, 64],
        [166, 80],
      ],
      (x, y) => p(`M125 98L${x} ${y}`, NONE, FINE),
    ) +
    p('M97 104Q98 78 125 76Q152 78 153 104Q140 90 125 90Q110 90 97 104Z', main),
  updo: (main) => dot(125, 62, 15, main) + p('M97 108Q92 74 125 72Q158 74 153 108Q146 90 125 88Q104 90 97 108Z', main),
  parted: (main) => p('M97 110Q92 68 125 68Q158 68 153 110Q150 92 125 82Q100 92 97 110Z', main),
};

export const hat = (kind: Hat, main: string, trim: string): string => HATS[kind](main, trim);

/** A feather on the left of the hat. */
export const feather = (fill: string): string =>
  mirrored(p('M152 78Q156 44 186 40Q192 60 166 84Z', fill, THIN) + p('M158 80Q166 58 184 44', NONE, FINE));
