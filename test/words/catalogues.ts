import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import type { Spoken } from '../../src/words/glossary.ts';

/** Every catalogue of texts, found by its name (`words.fr.ts`): a new one is read without being listed anywhere. */
export const root = join(import.meta.dirname, '../..');
export const SPOKEN: readonly Spoken[] = ['de', 'fr', 'it', 'en'];

/** Who reads it. Players are told no article; the office is; the pages of the rules are the articles. */
export type Audience = 'players' | 'staff' | 'rules';

export interface Word {
  readonly file: string;
  /** 'said.declared', 'sections.basics.text.0' */
  readonly key: string;
  readonly language: Spoken;
  readonly audience: Audience;
  readonly value: unknown;
  /** The parameters of the German function: what to try it with. */
  readonly parameters: readonly Parameter[];
}

export interface Parameter {
  readonly name: string;
  readonly kind: 'number' | 'string' | 'boolean' | 'facts';
}

/** 'src/web/home/words' of 'src/web/home/words.fr.ts' */
export type Stem = string;

export function stems(): readonly Stem[] {
  return filesBelow('src')
    .filter((path) => path.endsWith('.de.ts'))
    .map((path) => path.slice(0, -'.de.ts'.length))
    .sort();
}

export function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

export type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

/** All words of one catalogue in all languages. */
export async function wordsOfStem(stem: Stem, load: Load): Promise<readonly Word[]> {
  const parameters = parametersIn(`${stem}.de.ts`);
  const all = await Promise.all(
    SPOKEN.map(async (language) => {
      const file = `${stem}.${language}.ts`;
      const leaves = Object.entries(await load(file)).flatMap(([name, value]) =>
        leavesOf(value, name === 'words' ? '' : name),
      );
      return leaves.map(
        ([key, value]): Word => ({
          file,
          key,
          language,
          audience: audienceOf(stem),
          value,
          parameters: parameters.get(key) ?? parameters.get(key.slice(key.lastIndexOf('.') + 1)) ?? [],
        }),
      );
    }),
  );
  return all.flat();
}

function leavesOf(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
}

export function audienceOf(stem: Stem): Audience {
  if (/\/office\/|\/director$|\/ruling$/.test(stem)) return 'staff';
  return /\/articles$|web\/rules\//.test(stem) ? 'rules' : 'players';
}

/** The parameters of every function of a German catalogue, by its path and by its own name. */
function parametersIn(file: string): ReadonlyMap<string, readonly Parameter[]> {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const found = new Map<string, readonly Parameter[]>();
  const visit = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, path);
    if (!isNode(node)) return;
    if (node.type === 'Property' && isNode(node.key)) {
      const key = 'name' in node.key ? String(node.key.name) : 'value' in node.key ? String(node.key.value) : '';
      if (isNode(node.value) && node.value.type === 'ArrowFunctionExpression') {
        const taken = node.value.params.map(parameterOf);
        found.set([...path, key].join('.'), taken);
        if (!found.has(key)) found.set(key, taken);
      }
      visit(node.value, [...path, key]);
      return;
    }
    for (const child of Object.values(node)) visit(child, path);
  };
  visit(program, []);
  return found;
}

const KINDS = [
  ['TSNumberKeyword', 'number'],
  ['TSBooleanKeyword', 'boolean'],
  ['TSStringKeyword', 'string'],
] as const;

function parameterOf(parameter: unknown): Parameter {
  if (!isNode(parameter) || parameter.type !== 'Identifier') return { name: '', kind: 'facts' };
  const annotation = isNode(parameter.typeAnnotation) ? JSON.stringify(parameter.typeAnnotation) : '';
  const kind = KINDS.find(([type]) => annotation.includes(type))?.[1] ?? 'facts';
  return { name: parameter.name, kind };
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
