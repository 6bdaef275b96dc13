import { ok, type Result, refuse } from '../kit/result.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { COMMON_WORDS } from './commonWords.ts';
import { isPattern } from './keyboard.ts';
import { fold } from './text.ts';

const SHORTEST = 8;
const LONGEST = 128;

export type PasswordRefusal =
  | { readonly code: 'password-too-short'; readonly least: number }
  | { readonly code: 'password-too-long'; readonly most: number }
  | { readonly code: 'password-too-common' }
  | { readonly code: 'password-about-you' };

/**
 * Length is what counts: 8 to 128 characters of any kind, no rules about digits and signs. Refused are those that
 * everybody tries first (the ten thousand commonest, about 2,000 words and names in all their dress, runs, walks over the
 * keyboard, dates) and those made of the person's own name or address.
 */
export function readPassword(value: string, about: readonly string[]): Result<string, PasswordRefusal> {
  const password = value.normalize('NFKC');
  const length = [...password].length;
  if (length < SHORTEST) return refuse({ code: 'password-too-short', least: SHORTEST });
  if (length > LONGEST) return refuse({ code: 'password-too-long', most: LONGEST });
  if (isPattern(fold(password)) || isCommon(fold(password))) return refuse({ code: 'password-too-common' });
  const plain = bare(password);
  const own = about
    .flatMap((word) => [word, ...word.split(/[@.]+/), ...word.split(/[@.\s_-]+/)])
    .map(bare)
    .filter((word) => word.length >= 3);
  if (own.some((word) => plain.replaceAll(word, '').length <= 4 && plain.includes(word))) {
    return refuse({ code: 'password-about-you' });
  }
  return ok(password);
}

/** Small letters, usual digit-for-letter tricks undone, signs dropped. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/[3]/g, 'e')
    .replace(/[$5]/g, 's')
    .replace(/[7]/g, 't')
    .replace(/[^a-z0-9]/g, '');

/** A common word with digits and signs around it, spelled with digits, or together with another common one. */
function isCommon(text: string): boolean {
  const inner = text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  if (COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(inner)) return true;
  // Signs may stand for letters at the ends too: '$ommer', 'pa$$'.
  return [bare(inner), bare(text), inner.replace(/[^a-z]/g, '')].some((stem) => {
    if (COMMON_WORDS.has(stem)) return true;
    for (let at = 2; at <= stem.length - 2; at++) {
      if (COMMON_WORDS.has(stem.slice(0, at)) && COMMON_WORDS.has(stem.slice(at))) return true;
    }
    return false;
  });
}
