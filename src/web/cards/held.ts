/** What the court figures hold. */
import {
  BELL_GOLD,
  DARK,
  dot,
  FINE,
  GOLD,
  GREEN,
  INK,
  LEATHER,
  mirrored,
  NONE,
  PAPER,
  p,
  SKIN,
  STEEL,
  STRAW,
  THIN,
  WHITE,
} from './pen.ts';

type Draw = (main: string, trim: string) => string;

const FIST = p('M40 176q0-9 9-9h6q9 0 9 9t-9 10h-6q-9 0-9-10z', SKIN, THIN);
const rod = (colour: string, top: number) =>
  p(`M52 196V${top}`, NONE, `stroke="${INK}" stroke-width="8.5"`) +
  p(`M52 196V${top}`, NONE, `stroke="${colour}" stroke-width="4"`);

type Thing =
  | 'fork'
  | 'halberd'
  | 'quill'
  | 'marotte'
  | 'stem'
  | 'horn'
  | 'trumpet'
  | 'purse'
  | 'sceptre'
  | 'sword'
  | 'orb'
  | 'bellrod'
  | 'axe'
  | 'lyre'
  | 'fan'
  | 'clover'
  | 'heart'
  | 'ring'
  | 'lute'
  | 'spyglass';
const THINGS: Readonly<Record<Thing, Draw>> = {
  fork: () =>
    rod(LEATHER, 146) + p('M38 122V140Q38 148 52 148Q66 148 66 140V122M52 120V148', NONE, 'stroke-width="4.5"') + FIST,
  halberd: () =>
    rod(LEATHER, 122) +
    p('M52 104L58 122L52 134L46 122Z', STEEL, THIN) +
    p('M56 126Q76 118 78 138Q70 146 56 142Z', STEEL, THIN) +
    p('M48 130L34 126V142L48 140Z', STEEL, THIN) +
    FIST,
  quill: () =>
    p('M30 196V160Q30 154 37 154H66Q73 154 73 160V196Z', WHITE, THIN) +
    p('M38 166H58M38 176H54M38 186H60', NONE, FINE) +
    p('M58 178Q56 142 78 118Q84 142 62 176Z', WHITE, THIN) +
    p('M60 178Q64 148 76 126', NONE, FINE),
  marotte: (main, trim) =>
    rod(main, 148) +
    p('M36 136Q30 120 40 112L46 122Q52 104 58 122L68 112Q74 124 66 138Z', trim, THIN) +
    dot(52, 138, 11, SKIN, THIN) +
    p('M48 137h.1M56 137h.1', NONE, 'stroke-width="3"') +
    p('M47 142q5 4 10 0', NONE, FINE) +
    FIST,
  stem: (main, trim) =>
    p('M52 196Q48 172 54 146', NONE, `stroke="${GREEN}" stroke-width="4.5"`) +
    p('M51 176Q34 172 34 158Q50 160 52 172Z', GREEN, THIN) +
    [0, 72, 144, 216, 288]
      .map((a) => `<circle cx="54" cy="126" r="8" transform="rotate(${a} 54 136)" fill="${main}" ${THIN}/>`)
      .join('') +
    dot(54, 136, 6, trim, THIN) +
    FIST,
  horn: () =>
    p('M28 140Q32 190 74 178L72 166Q48 170 44 136Q36 130 28 140Z', STRAW, THIN) +
    p('M34 158L46 152M44 172L52 162', NONE, 'stroke-width="3.5"') +
    p('M24 142Q36 124 48 134', NONE, 'stroke-width="5"'),
  trumpet: (main) =>
    p('M68 188L34 128L22 124L46 112L40 124L74 184Z', GOLD, THIN) +
    p('M40 138L28 166L46 158L58 172L62 164Z', main, THIN),
  purse: () =>
    p('M52 148Q26 160 32 184Q40 196 52 195Q66 196 73 184Q78 160 52 148Z', LEATHER) +
    p('M42 150Q52 156 62 150L66 138Q52 146 38 138Z', LEATHER, THIN) +
    p('M42 150Q52 156 62 150', NONE, `stroke="${GOLD}" stroke-width="3.5"`) +
    dot(52, 176, 8, GOLD, THIN) +
    p('M52 172v8', NONE, THIN),
  sceptre: (main) =>
    rod(GOLD, 140) +
    dot(52, 130, 12, main, THIN) +
    dot(52, 130, 4.5, GOLD, FINE) +
    p('M42 146H62', NONE, 'stroke-width="4.5"') +
    FIST,
  sword: () =>
    p('M46 168V122L52 108L58 122V168Z', STEEL, THIN) +
    p('M52 120V166', NONE, FINE) +
    p('M36 168H68V174H36Z', GOLD, THIN) +
    p('M52 174V196', NONE, 'stroke-width="7"') +
    FIST,
  orb: (main) =>
    dot(52, 168, 19, main) +
    p('M33 166Q52 176 71 166M52 149V188', NONE, `stroke="${GOLD}" stroke-width="4"`) +
    p('M52 149V132M44 139H60', NONE, 'stroke-width="4.5"') +
    p('M36 190q6-12 16-8q12-6 17 8z', SKIN, THIN),
  bellrod: (main) =>
    rod(GOLD, 146) +
    dot(52, 132, 14, BELL_GOLD, THIN) +
    p('M38.5 130Q52 138 65.5 130V136Q52 143 38.5 136Z', main, FINE) +
    FIST,
  axe: () => rod(LEATHER, 116) + p('M56 120Q80 114 82 140Q72 148 56 142Z', STEEL, THIN) + FIST,
  lyre: () =>
    p('M36 126Q26 160 40 180H64Q78 160 68 126', GOLD) +
    p('M40 134Q36 156 46 172H58Q68 156 64 134Z', PAPER, THIN) +
    p('M34 134H70', NONE, 'stroke-width="4.5"') +
    p('M47 136V172M52 136V172M57 136V172', NONE, FINE),
  fan: (main, trim) =>
    p('M54 190L22 158Q36 128 66 132Q80 136 84 150Z', main) +
    p('M54 190L30 146M54 190L44 134M54 190L60 131M54 190L74 138', NONE, FINE) +
    p('M26 162Q38 136 66 139Q76 142 80 153', NONE, `stroke="${trim}" stroke-width="3"`),
  clover: () =>
    p('M52 196Q50 176 54 154', NONE, `stroke="${GREEN}" stroke-width="4.5"`) +
    dot(54, 126, 9.5, GREEN, THIN) +
    dot(44, 142, 9.5, GREEN, THIN) +
    dot(64, 142, 9.5, GREEN, THIN) +
    FIST,
  heart: (main) =>
    p(
      'M52 178C34 162 28 152 28 141C28 131 36 126 42 126C48 126 51 130 52 134C53 130 56 126 62 126C68 126 76 131 76 141C76 152 70 162 52 178Z',
      main,
    ) + FIST,
  ring: (main) =>
    p('M52 150a16 16 0 1 0 .01 0z', NONE, `stroke="${INK}" stroke-width="9"`) +
    p('M52 150a16 16 0 1 0 .01 0z', NONE, `stroke="${GOLD}" stroke-width="4.5"`) +
    p('M52 130L62 141L52 152L42 141Z', main, THIN),
  lute: () =>
    p('M46 196Q28 184 36 166Q44 152 60 160Q76 170 68 188L64 196Z', '#c98a4a') +
    dot(53, 176, 6, DARK, THIN) +
    p('M57 162L76 122', NONE, 'stroke-width="7"') +
    p('M70 118L84 122', NONE, 'stroke-width="5"'),
  spyglass: () =>
    p('M30 176L66 138L78 148L42 188Z', GOLD) +
    p('M46 158L58 170', NONE, 'stroke-width="3.5"') +
    p('M60 144L72 154', NONE, 'stroke-width="3.5"') +
    p('M36 184q0-10 10-10h6q8 0 8 8t-8 9h-6q-10 0-10-7z', SKIN, THIN),
};

/** Something in the hand, at the left edge below the index (or mirrored to the right). */
export function hold(kind: Thing, main: string, trim: string, side: 'left' | 'right' = 'left'): string {
  const thing = THINGS[kind](main, trim);
  return side === 'right' ? mirrored(thing) : thing;
}
