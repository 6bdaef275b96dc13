/** Coats, faces, hair and beards of the court figures: small parts, put together one by one in figures.ts. */
import { dot, each, FINE, INK, NONE, p, RED, SKIN, STEEL, THIN, WHITE } from './pen.ts';

type Draw = (main: string, trim: string) => string;

const TORSO = 'M62 196V184Q64 158 103 149Q125 158 147 149Q186 158 188 184V196Z';

type Coat = 'vest' | 'slashed' | 'halved' | 'plate' | 'ermine' | 'gown' | 'laced' | 'sash' | 'buttons';
const COATS: Readonly<Record<Coat, Draw>> = {
  vest: (_main, trim) =>
    p('M108 150L114 196H136L142 150Q125 158 108 150Z', trim) +
    p('M125 158V196', NONE, THIN) +
    dot(125, 170, 2, INK) +
    dot(125, 184, 2, INK),
  slashed: (_main, trim) =>
    p('M111 151L125 196L139 151Q125 158 111 151Z', trim) +
    p('M66 196Q66 172 86 158L92 196ZM184 196Q184 172 164 158L158 196Z', trim, THIN),
  halved: (_main, trim) => p('M125 155V196H188V184Q186 158 147 149Q136 155 125 155Z', trim),
  plate: () =>
    p('M94 154Q125 168 156 154L160 196H90Z', STEEL) +
    p('M125 162V196', NONE, THIN) +
    p('M98 172h.1M152 172h.1M100 186h.1M150 186h.1', NONE, 'stroke-width="4"'),
  ermine: (_main, trim) =>
    p('M113 152V196H137V152Q125 158 113 152Z', trim) +
    p(
      'M84 158Q100 150 104 149L116 196H98Q96 172 84 158ZM166 158Q150 150 146 149L134 196H152Q154 172 166 158Z',
      WHITE,
      THIN,
    ) +
    p('M101 162v5M107 178v5M149 162v5M143 178v5', NONE, 'stroke-width="2.6"'),
  gown: (_main, trim) =>
    p('M103 149L120 196H130L147 149Q125 160 103 149Z', trim) + p('M96 152L110 196M154 152L140 196', NONE, THIN),
  laced: (_main, trim) =>
    p('M104 160Q125 172 146 160L140 196H110Z', trim) +
    p('M116 172L134 182M134 172L116 182M116 184L134 194M134 184L116 194', NONE, FINE),
  sash: (_main, trim) => p('M92 153L104 149L174 196H146Z', trim),
  buttons: (_main, trim) =>
    p('M125 156V196', NONE, THIN) +
    [166, 178, 190].map((y) => dot(114, y, 2.6, trim, FINE) + dot(136, y, 2.6, trim, FINE)).join('') +
    p('M100 150Q125 170 150 150L147 149Q125 158 103 149Z', trim, THIN),
};

/** The upper body in its colours. */
export const coat = (main: string, trim: string, style: Coat): string => p(TORSO, main) + COATS[style](main, trim);

type Mouth = 'calm' | 'smile' | 'grin' | 'firm' | 'red' | 'none';
type Eyes = 'dot' | 'wink' | 'side';

const MOUTHS: Readonly<Record<Mouth, string>> = {
  calm: p('M118 138q7 4 14 0', NONE, THIN),
  smile: p('M115 136q10 9 20 0', NONE, THIN),
  grin: p('M112 134q13 16 26 0Z', WHITE, THIN),
  firm: p('M118 139h14', NONE, THIN),
  red: p('M118 138q3.5-4 7-1q3.5-3 7 1q-7 6-14 0z', RED, FINE),
  none: '',
};

const pupil = (x: number) => dot(x, 117, 2.7, INK, 'stroke="none"');

const EYES: Readonly<Record<Eyes, string>> = {
  dot: pupil(114) + pupil(136),
  wink: pupil(114) + p('M131 118q5-4 10 0', NONE, THIN),
  side: pupil(117) + pupil(139) + p('M109 111q5-4 10-1M131 110q5-3 10 1', NONE, THIN),
};

const CHEEKS = dot(108, 129, 5, '#e79a86', 'stroke="none"') + dot(142, 129, 5, '#e79a86', 'stroke="none"');

interface Face {
  readonly cheeks?: boolean;
  readonly eyes?: Eyes;
  readonly lashes?: boolean;
}

export function face(mouth: Mouth, { cheeks = false, eyes = 'dot', lashes = false }: Face = {}): string {
  const brow = lashes ? 'M99 98Q125 76 151 98V124' : 'M99 98H151V124';
  return [
    p(`${brow}Q149 148 125 151Q101 148 99 124Z`, SKIN),
    cheeks ? CHEEKS : '',
    EYES[eyes],
    lashes ? p('M109 114q4-5 10-1M131 113q6-4 10 1', NONE, THIN) : '',
    p('M125 117L122 128H127', NONE, THIN),
    MOUTHS[mouth],
  ].join('');
}

const HAIR = {
  bob: (colour: string) => p('M96 100Q90 128 99 142L106 112ZM154 100Q160 128 151 142L144 112Z', colour, THIN),
  long: (colour: string) =>
    p('M95 100Q82 132 92 156Q102 156 106 146L104 108ZM155 100Q168 132 158 156Q148 156 144 146L146 108Z', colour, THIN),
  curls: (colour: string) =>
    each(
      [
        [94, 110],
        [91, 124],
        [94, 138],
        [156, 110],
        [159, 124],
        [156, 138],
      ],
      (x, y) => dot(x, y, 8.5, colour, THIN),
    ),
  short: (colour: string) => p('M97 98Q94 114 100 122L104 104ZM153 98Q156 114 150 122L146 104Z', colour, THIN),
  braids: (colour: string) =>
    p(
      'M98 100Q88 112 92 124Q86 134 92 144Q86 154 91 166Q97 166 99 156Q104 148 98 140Q104 130 100 122ZM152 100Q162 112 158 124Q164 134 158 144Q164 154 159 166Q153 166 151 156Q146 148 152 140Q146 130 150 122Z',
      colour,
      THIN,
    ),
};

export const hair = (colour: string, style: keyof typeof HAIR): string => HAIR[style](colour);

const BEARDS = {
  long: (colour: string) =>
    p('M97 114Q99 160 125 164Q151 160 153 114Q146 130 136 131Q125 127 114 131Q104 130 97 114Z', colour, THIN) +
    p('M117 140q8 4 16 0', NONE, THIN),
  forked: (colour: string) =>
    p(
      'M97 114Q97 152 112 168Q120 160 125 150Q130 160 138 168Q153 152 153 114Q146 130 136 131Q125 127 114 131Q104 130 97 114Z',
      colour,
      THIN,
    ) + p('M117 140q8 4 16 0', NONE, THIN),
  full: (colour: string) =>
    p(
      'M98 112Q98 144 112 152Q125 160 138 152Q152 144 152 112Q148 128 138 130Q125 127 112 130Q102 128 98 112Z',
      colour,
      THIN,
    ) + p('M117 140q8 5 16 0', SKIN, FINE),
  curled: (colour: string) =>
    each(
      [
        [101, 126],
        [149, 126],
        [102, 138],
        [148, 138],
        [109, 148],
        [141, 148],
        [119, 154],
        [131, 154],
      ],
      (x, y) => dot(x, y, 7.5, colour, THIN),
    ) + p('M108 133Q125 124 142 133Q134 138 125 134Q116 138 108 133Z', colour, THIN),
  goatee: (colour: string) =>
    p('M117 143Q125 146 133 143L125 162Z', colour, THIN) +
    p('M107 135Q116 127 125 132Q134 127 143 135Q134 137 125 135Q116 137 107 135Z', colour, THIN),
  moustache: (colour: string) =>
    p('M101 130Q113 126 125 132Q137 126 149 130Q144 140 125 135.5Q106 140 101 130Z', colour, THIN),
  handlebar: (colour: string) =>
    p(
      'M96 126Q104 134 125 130Q146 134 154 126Q152 141 136 138Q129 137 125 135Q121 137 114 138Q98 141 96 126Z',
      colour,
      THIN,
    ),
};

export const beard = (colour: string, style: keyof typeof BEARDS): string => BEARDS[style](colour);
