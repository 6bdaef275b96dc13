import { parseSync } from 'oxc-parser';
import type { Spoken } from '../../src/words/glossary.ts';
import { type Audience, isNode } from './catalogues.ts';

/** One text as it stands in a catalogue: 'Noch ${n} Karten'. A key may have several, one for each case. */
export interface Text {
  readonly key: string;
  /** The how manieth of its key, from 0. */
  readonly at: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The texts of a catalogue in their order. Names of keys, imports, codes that are compared and types are no texts. */
export function textsIn(file: string, source: string): readonly Text[] {
  const { program } = parseSync(file, source);
  const texts: Text[] = [];
  const add = (key: string, text: string, start: number, end: number) => {
    if (!/\p{L}/u.test(text.replace(/\$\{[^}]*\}/g, ''))) return;
    texts.push({ key, at: texts.filter((other) => other.key === key).length, text, start, end });
  };
  const visit = (node: unknown, key: string): void => {
    if (Array.isArray(node))
      for (const [i, each] of node.entries()) visit(each, isListed(each) ? join(key, String(i)) : key);
    if (!isNode(node) || NO_TEXTS.has(node.type)) return;
    if (node.type === 'Property') visit(node.value, join(key, nameOf(node.key)));
    else if (node.type === 'Literal' && typeof node.value === 'string') add(key, node.value, node.start, node.end);
    else if (node.type === 'TemplateLiteral')
      add(key, spoken(source.slice(node.start + 1, node.end - 1)), node.start, node.end);
    else for (const child of Object.values(node)) visit(child, key);
  };
  visit(program, '');
  return texts;
}

const NO_TEXTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'BinaryExpression',
  'TSTypeAnnotation',
  'TSAsExpression',
  'TSTypeReference',
  'MemberExpression',
  'CallExpression',
]);

const nameOf = (key: object): string => ('name' in key ? String(key.name) : 'value' in key ? String(key.value) : '');

const isListed = (node: unknown): boolean =>
  isNode(node) && (node.type === 'Literal' || node.type === 'TemplateLiteral');
const join = (key: string, name: string): string => (key === '' ? name : `${key}.${name}`);

/** Escapes as the signs they stand for, so that a reader sees what is printed. */
const spoken = (raw: string): string =>
  raw
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\`', '`');

/** What a reader changed: where it stands, what stood there, what is better. */
export interface Correction {
  readonly file: string;
  readonly key: string;
  readonly at: number;
  readonly was: string;
  readonly better: string;
}

export type Outcome = 'changed' | 'same' | 'moved' | 'facts';

/** The source with one text corrected. Refused if the text has changed since the sheet was made, or a fact is lost. */
export function corrected(
  source: string,
  correction: Correction,
): { readonly source: string; readonly outcome: Outcome } {
  const { file, key, at, was, better } = correction;
  if (was === better) return { source, outcome: 'same' };
  const text = textsIn(file, source).find((each) => each.key === key && each.at === at);
  if (text === undefined || text.text !== was) return { source, outcome: 'moved' };
  if (factsIn(was).join() !== factsIn(better).join()) return { source, outcome: 'facts' };
  const isTemplate = source[text.start] === '`';
  const written = escaped(better);
  const literal = isTemplate ? `\`${written.replaceAll('`', '\\`')}\`` : `'${written.replaceAll("'", "\\'")}'`;
  return { source: source.slice(0, text.start) + literal + source.slice(text.end), outcome: 'changed' };
}

/** '${name}', '${n}': a translation must name the same facts, in any order; words within a plural may change. */
const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, fact = '']) => fact.replace(/'[^']*'/g, '')).sort();

/** Spaces that nobody sees are written as escapes. */
const escaped = (text: string): string =>
  text.replace(
    /[\u00a0\u00ad\u202f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** What a program can put right: spaces and marks, and articles in texts for players. */
export function tidied(spoken: Spoken, audience: Audience, text: string): string {
  const noArticle = / \((?:SSC|B21|EBH|[Aa]rt\.) ?\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*\)/g;
  const plain = (audience === 'players' ? text.replace(noArticle, '') : text)
    .replace(/CHF (?=[\d\ue000])/g, 'CHF\u00a0')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll('...', '…');
  if (spoken !== 'fr') return plain;
  return plain
    .replace(/[ \u00a0]+(?=[:;?!»])/g, '\u202f')
    .replace(/(?<=[\p{L}\d)%»\ue001])(?=[;?!](?:\s|$|\)))/gu, '\u202f')
    .replace(/(?<=[\p{L}\d)%»\ue001])(?=:(?:\s|$))/gu, '\u202f')
    .replace(/«[ \u00a0]?(?!\u202f)/g, '«\u202f')
    .replace(/(?<=[^\u202f])»/g, '\u202f»');
}
