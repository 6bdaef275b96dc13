import type { PersonalData } from './registration.ts';
import { fold } from './text.ts';

/** How alike two spellings are: the small change of the search for second accounts. SSC 1, SSC 3 */

/** The parts of a name in one order, without accents, hyphens and titles: "Müller-Meier" → ['meier', 'mueller']. */
export function nameParts(name: string): readonly string[] {
  return fold(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '' && !TITLES.has(part));
}

const TITLES = new Set(['dr', 'prof', 'med', 'phil', 'ing', 'jun', 'sen', 'junior', 'senior']);

export const foldedName = (person: Pick<PersonalData, 'firstName' | 'lastName'>): string =>
  `${nameParts(person.firstName).map(squeeze).join(' ')}|${nameParts(person.lastName).map(squeeze).join(' ')}`;

/** ue = u, ae = a, oe = o: people drop their own umlauts. Only for comparing, never shown. */
export const squeeze = (part: string): string => part.replace(/([aou])e/g, '$1');

/** One text per letterbox: "Bahnhofstr. 12 A" and "Bahnhofstrasse 12a" in 8001 are the same. */
export function foldedAddress(address: Pick<PersonalData, 'street' | 'houseNumber' | 'postcode'>): string {
  return `${address.postcode}|${foldedStreet(address.street)}|${foldedHouseNumber(address.houseNumber)}`;
}

export function foldedStreet(street: string): string {
  return squeeze(
    fold(street)
      .replace(/\bstr\b\.?|str\.?$|str\.(?=\s)/g, 'strasse')
      .replace(/\b(?:av|ave)\b\.?/g, 'avenue')
      .replace(/\b(?:ch)\b\.?/g, 'chemin')
      .replace(/\b(?:rte)\b\.?/g, 'route')
      .replace(/\b(?:bd|blvd)\b\.?/g, 'boulevard')
      .replace(/\b(?:pl)\b\.?/g, 'place')
      .replace(/\bst\b\.?/g, 'sankt')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  );
}

const foldedHouseNumber = (number: string): string =>
  fold(number)
    .replace(/[^\p{L}\p{N}/]+/gu, '')
    .replace(/^0+/, '');

/** The mailbox behind an address: plus-tags are dropped, dots too where the host ignores them. */
export function mailbox(email: string): string {
  const [local = '', host = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const untagged = local.split('+')[0]!;
  const home = GMAIL.has(host) ? 'gmail.com' : host;
  return `${home === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${home}`;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** Damerau–Levenshtein (adjacent letters swapped count one), cut off above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length]!;
}

/** One slip of the finger: two for long names. */
export function isNear(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= 8 ? 2 : Math.min(a.length, b.length) >= 3 ? 1 : 0;
  return distance(a, b, most) <= most;
}

/**
 * The sound of a name as German ears group letters (Kölner Phonetik): Meier, Maier, Meyer and Mayr are one sound.
 * Used to find candidates, never to judge them.
 */
export function sound(part: string): string {
  const letters = squeeze(fold(part)).replace(/[^a-z]/g, '');
  let code = '';
  for (let i = 0; i < letters.length; i++) code += digitOf(letters[i]!, letters[i - 1] ?? '', letters[i + 1] ?? '');
  const collapsed = code.replace(/(\d)\1+/g, '$1');
  return collapsed.slice(0, 1) + collapsed.slice(1).replaceAll('0', '');
}

function digitOf(letter: string, before: string, after: string): string {
  if ('aeiouyj'.includes(letter)) return '0';
  if (letter === 'h') return '';
  if (letter === 'b') return '1';
  if (letter === 'p') return after === 'h' ? '3' : '1';
  if ('dt'.includes(letter)) return 'csz'.includes(after) && after !== '' ? '8' : '2';
  if ('fvw'.includes(letter)) return '3';
  if ('gkq'.includes(letter)) return '4';
  if (letter === 'c') return 'sz'.includes(before) && before !== '' ? '8' : 'ahkoqux'.includes(after) ? '4' : '8';
  if (letter === 'x') return 'ckq'.includes(before) && before !== '' ? '8' : '48';
  if (letter === 'l') return '5';
  if ('mn'.includes(letter)) return '6';
  if (letter === 'r') return '7';
  return '8';
}
