import { ok, type Result, refuse } from '../kit/result.ts';

export type TextRefusal =
  | { readonly code: 'required' }
  | { readonly code: 'not-text' }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'forbidden-characters'; readonly characters: readonly string[] };

/**
 * A line of text that a person typed: NFKC, single spaces, no control, invisible or direction-turning characters and
 * no lone surrogates, so that what is stored is what everybody sees in a list.
 */
export function line(value: unknown, most: number): Result<string, TextRefusal> {
  if (value === undefined || value === null) return refuse({ code: 'required' });
  if (typeof value !== 'string') return refuse({ code: 'not-text' });
  if (value.length > 4 * most) return refuse({ code: 'too-long', most });
  const text = value.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const forbidden = [...new Set(text.match(FORBIDDEN) ?? [])].map(pointName);
  if (forbidden.length > 0) return refuse({ code: 'forbidden-characters', characters: forbidden });
  if (text === '') return refuse({ code: 'required' });
  if ([...text].length > most) return refuse({ code: 'too-long', most });
  return ok(text);
}

/** Control, format (zero-width, right-to-left marks), private, unassigned and surrogate code points. */
const FORBIDDEN = /\p{C}/gu;

const pointName = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Small letters without accents, ü = ue = u: how two spellings of one name meet. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[äæ]|a\u0308/g, 'ae')
    .replace(/[öœø]|o\u0308/g, 'oe')
    .replace(/ü|u\u0308/g, 'ue')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
