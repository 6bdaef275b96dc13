import { beard, coat, face, hair } from './body.ts';
import { crown, feather, hat } from './headgear.ts';
import { hold } from './held.ts';
import {
  BELL_RED,
  BLOND,
  BLUE,
  BROWN,
  CREAM,
  DARK,
  dot,
  GOLD,
  GREEN,
  GREY,
  INK,
  NONE,
  p,
  RED,
  STRAW,
  THIN,
  WHITE,
} from './pen.ts';

const SPECS = p(
  'M106 117a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M128 117a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M122 116q3-3 6 0',
  NONE,
  'stroke-width="2.2"',
);
const RUFF = p(
  'M92 152Q98 142 106 148Q112 142 119 148Q125 143 131 148Q138 142 144 148Q152 142 158 152Q150 162 142 156Q134 164 125 157Q116 164 108 156Q100 162 92 152Z',
  WHITE,
  THIN,
);
const ZIGZAG = p(
  'M86 156L96 146L125 152L154 146L164 156L156 172L146 160L136 176L125 162L114 176L104 160L94 172Z',
  GOLD,
  THIN,
);
const CHAIN =
  p('M98 154Q125 186 152 154', NONE, `stroke="${INK}" stroke-width="5"`) +
  p('M98 154Q125 186 152 154', NONE, `stroke="${GOLD}" stroke-width="2.4" stroke-dasharray="4 3"`) +
  dot(125, 174, 6, GOLD, THIN);

/** Twelve figures of the German-suited deck, by neutral suit and rank. Drawn once, when the deck is first used. */
export const germanFigures = (): Readonly<Record<string, string>> => ({
  ...germanJacks(),
  ...germanQueens(),
  ...germanKings(),
});

const germanJacks = () => ({
  HJ:
    coat(GREEN, WHITE, 'vest') +
    hair(BLOND, 'bob') +
    face('smile', { cheeks: true }) +
    hat('straw', RED, GOLD) +
    hold('fork', RED, GOLD),
  DJ:
    coat(GREEN, GOLD, 'plate') +
    hair(BROWN, 'short') +
    face('none') +
    beard(BROWN, 'moustache') +
    hat('morion', GREEN, GOLD) +
    hold('halberd', GREEN, GOLD),
  SJ:
    coat('#2b4a78', WHITE, 'gown') +
    hair(DARK, 'bob') +
    face('calm') +
    SPECS +
    hat('scholar', '#27364f', GOLD) +
    hold('quill', BLUE, GOLD),
  CJ:
    coat(BELL_RED, GREEN, 'halved') +
    ZIGZAG +
    face('grin', { cheeks: true, eyes: 'wink' }) +
    hat('jester', BELL_RED, GREEN) +
    hold('marotte', BELL_RED, GREEN),
});

const germanQueens = () => ({
  HQ:
    coat(GOLD, RED, 'slashed') +
    hair(BROWN, 'curls') +
    face('smile') +
    beard(BROWN, 'goatee') +
    RUFF +
    feather(WHITE) +
    hat('beret', RED, GOLD) +
    hold('stem', RED, GOLD, 'right'),
  DQ:
    coat(GREEN, '#c98a4a', 'sash') +
    hair('#a8542a', 'short') +
    face('none') +
    beard('#a8542a', 'full') +
    feather(GOLD) +
    hat('hunter', GREEN, '#c98a4a') +
    hold('horn', GREEN, GOLD, 'right'),
  SQ:
    coat(GOLD, BLUE, 'halved') +
    hair(BLOND, 'long') +
    face('firm', { eyes: 'side' }) +
    hat('herald', BLUE, GOLD) +
    hold('trumpet', BLUE, GOLD, 'right'),
  CQ:
    coat('#7a4a1e', GOLD, 'buttons') +
    CHAIN +
    hair(DARK, 'short') +
    face('smile', { cheeks: true }) +
    beard(DARK, 'handlebar') +
    feather(WHITE) +
    hat('broad', BELL_RED, GOLD) +
    hold('purse', BELL_RED, GOLD, 'right'),
});

const germanKings = () => ({
  HK:
    coat(RED, GOLD, 'ermine') +
    hair(GREY, 'long') +
    face('none') +
    beard(GREY, 'long') +
    crown(GOLD, RED, 'roses') +
    hold('sceptre', RED, GOLD),
  DK:
    coat(GREEN, CREAM, 'ermine') +
    hair(BROWN, 'long') +
    face('none') +
    beard(BROWN, 'full') +
    crown(GOLD, GREEN, 'leaves') +
    hold('sword', GREEN, GOLD),
  SK:
    coat(BLUE, WHITE, 'ermine') +
    hair('#cfcabd', 'bob') +
    face('none') +
    beard('#cfcabd', 'forked') +
    crown(GOLD, BLUE, 'arched') +
    hold('orb', BLUE, GOLD),
  CK:
    coat(BELL_RED, STRAW, 'ermine') +
    hair(DARK, 'curls') +
    face('none', { cheeks: true }) +
    beard(DARK, 'curled') +
    crown(GOLD, BELL_RED, 'bells') +
    hold('bellrod', BELL_RED, GOLD),
});

export const frenchFigures = (): Readonly<Record<string, string>> => ({
  ...frenchJacks(),
  ...frenchQueens(),
  ...frenchKings(),
});

const frenchJacks = () => ({
  HJ:
    coat(RED, WHITE, 'vest') +
    hair(BLOND, 'bob') +
    face('smile', { cheeks: true }) +
    feather(WHITE) +
    hat('cap', RED, GOLD) +
    hold('heart', RED, GOLD),
  DJ:
    coat(GOLD, RED, 'halved') +
    hair('#a8542a', 'curls') +
    face('calm', { eyes: 'wink' }) +
    hat('phrygian', RED, GOLD) +
    hold('halberd', RED, GOLD),
  SJ:
    coat('#27364f', GOLD, 'buttons') +
    hair(DARK, 'short') +
    face('none', { eyes: 'side' }) +
    beard(DARK, 'moustache') +
    hat('tricorne', '#27364f', GOLD) +
    hold('spyglass', BLUE, GOLD),
  CJ:
    coat(GREEN, GOLD, 'slashed') +
    hair(BROWN, 'bob') +
    face('grin') +
    feather(GOLD) +
    hat('beret', GREEN, GOLD) +
    hold('lute', GREEN, GOLD),
});

const frenchQueens = () => ({
  HQ:
    coat(RED, WHITE, 'laced') +
    face('red', { cheeks: true, lashes: true }) +
    hat('veil', RED, GOLD) +
    crown(GOLD, RED, 'tiara') +
    hold('stem', RED, GOLD, 'right'),
  DQ:
    coat(GOLD, RED, 'laced') +
    hair(BLOND, 'braids') +
    face('red', { cheeks: true, lashes: true }) +
    hat('parted', BLOND, RED) +
    crown(GOLD, RED, 'tiara') +
    hold('ring', RED, GOLD, 'right'),
  SQ:
    coat('#27364f', '#9fb4d0', 'gown') +
    RUFF +
    hair(DARK, 'short') +
    face('red', { lashes: true }) +
    hat('updo', DARK, GOLD) +
    crown(GOLD, BLUE, 'tiara') +
    hold('fan', '#9fb4d0', '#27364f', 'right'),
  CQ:
    coat(GREEN, WHITE, 'laced') +
    hair(BROWN, 'short') +
    hat('halo', BROWN, GREEN) +
    face('red', { cheeks: true, lashes: true }) +
    p('M99 104Q104 84 125 82Q146 84 151 104Q140 93 125 93Q110 93 99 104Z', BROWN, THIN) +
    hold('clover', GREEN, GOLD, 'right'),
});

const frenchKings = () => ({
  HK:
    coat(RED, GOLD, 'ermine') +
    hair(GREY, 'curls') +
    face('none', { cheeks: true }) +
    beard(GREY, 'curled') +
    crown(GOLD, RED, 'points') +
    hold('sword', RED, GOLD),
  DK:
    coat(GOLD, RED, 'ermine') +
    hair('#a8542a', 'long') +
    face('none') +
    beard('#a8542a', 'goatee') +
    crown(GOLD, RED, 'arched') +
    hold('axe', RED, GOLD),
  SK:
    coat('#27364f', CREAM, 'ermine') +
    hair(DARK, 'long') +
    face('none') +
    beard(DARK, 'long') +
    crown(GOLD, '#27364f', 'points') +
    hold('lyre', BLUE, GOLD),
  CK:
    coat(GREEN, CREAM, 'ermine') +
    hair(BLOND, 'bob') +
    face('none') +
    beard(BLOND, 'forked') +
    crown(GOLD, GREEN, 'roses') +
    hold('orb', GREEN, GOLD),
});
