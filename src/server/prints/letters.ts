/**
 * The built-in fonts know Western letters only. Accents they lack are drawn above or below the plain letter, so that
 * Đorđević, Şahin, Łukasz and Kovač stand on paper as they are written; Cyrillic and Greek are transliterated.
 */
export type Mark =
  | 'acute'
  | 'grave'
  | 'circumflex'
  | 'tilde'
  | 'diaeresis'
  | 'caron'
  | 'breve'
  | 'macron'
  | 'dot'
  | 'ring'
  | 'double-acute'
  | 'apostrophe'
  | 'cedilla'
  | 'ogonek'
  | 'bar'
  | 'slash';

export interface Spelled {
  /** Letters of the fonts alone. */
  readonly text: string;
  readonly marks: readonly { readonly at: number; readonly mark: Mark }[];
}

const WESTERN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”„•…€ŠšŽžŒœŸ]/;

const COMBINING: Readonly<Record<string, Mark>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u0308': 'diaeresis',
  '\u030a': 'ring',
  '\u030b': 'double-acute',
  '\u030c': 'caron',
  '\u0326': 'cedilla', // a comma below looks the same at this size
  '\u0327': 'cedilla',
  '\u0328': 'ogonek',
};
const STRUCK: Readonly<Record<string, readonly [string, Mark]>> = {
  đ: ['d', 'bar'],
  Đ: ['D', 'bar'],
  ħ: ['h', 'bar'],
  Ħ: ['H', 'bar'],
  ł: ['l', 'slash'],
  Ł: ['L', 'slash'],
};
/** Slovak and Czech write the caron of these four as an apostrophe. */
const APOSTROPHE = 'dtlL';

export function spelled(text: string): Spelled {
  let out = '';
  const marks: { at: number; mark: Mark }[] = [];
  for (const letter of text.normalize('NFC')) {
    if (WESTERN.test(letter)) out += letter;
    else if (STRUCK[letter]) {
      const [plain, mark] = STRUCK[letter];
      marks.push({ at: out.length, mark });
      out += plain;
    } else {
      const [base = '', ...accents] = letter.normalize('NFD');
      const plain = OTHER[base] ?? OTHER[letter] ?? (WESTERN.test(base) ? base : '');
      if (plain === '') continue;
      if (plain === base)
        for (const accent of accents) {
          const mark = COMBINING[accent];
          // The dot of i and j stays where the accent would be.
          if (mark && !(/[ij]/.test(base) && mark !== 'ogonek'))
            marks.push({ at: out.length, mark: mark === 'caron' && APOSTROPHE.includes(base) ? 'apostrophe' : mark });
        }
      out += plain;
    }
  }
  return { text: out, marks };
}

/** The same without the accents, for widths, titles and running text. */
export const printable = (text: string): string => spelled(text).text;

/** A name as paper can show it: letters without any plain form are left out; nothing left is an empty name. */
export const paperName = (name: string): string =>
  [...name.normalize('NFC')]
    .filter((letter) => printable(letter) !== '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const CYRILLIC =
  'а a б b в v г g д d е e ж zh з z и i й j к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sht ъ a ы y ь э e ю ju я ja ё e є e і i ї i ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѓ gj ќ kj ѕ dz';
const GREEK = 'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';

/** Letter by letter, small and large; the soft sign is not written. */
const OTHER: Readonly<Record<string, string>> = Object.fromEntries([
  ...table(CYRILLIC),
  ...table(GREEK),
  ['ı', 'i'],
  ['ʼ', '’'],
  ['\u2212', '-'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u202f', ' '],
]);
function table(pairs: string): [string, string][] {
  const words = pairs.replace('ь э', 'э').split(' ');
  return words.flatMap((letter, i): [string, string][] => {
    const latin = words[i + 1];
    if (i % 2 === 1 || latin === undefined) return [];
    return [
      [letter, latin],
      [letter.toUpperCase(), latin[0]!.toUpperCase() + latin.slice(1)],
    ];
  });
}
