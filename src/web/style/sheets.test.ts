import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** What docs/web.md promises of the style sheets: in whatever order they arrive, every screen looks the same. */
const web = join(import.meta.dirname, '..');
const LAYERS = ['tokens', 'base', 'parts', 'shell', 'screen', 'small', 'wide', 'large', 'lying'];
const BREAKPOINTS = [
  'width 380px',
  'width 560px',
  'width 760px',
  'width 900px',
  'width 1100px',
  'width 84em',
  'height 680px',
  'height 500px',
];

interface Rule {
  readonly file: string;
  readonly layer: string;
  readonly selector: string;
  readonly properties: readonly string[];
  readonly declarations: string;
}

const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ file: name, text: readFileSync(join(web, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** `head { body }` pairs of the outermost level. */
function blocksOf(text: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === ';' && depth === 0) start = i + 1;
    if (text[i] === '{' && depth++ === 0) open = i;
    if (text[i] === '}' && --depth === 0) {
      blocks.push({ head: text.slice(start, open).trim(), body: text.slice(open + 1, i) });
      start = i + 1;
    }
  }
  return blocks;
}

const rulesIn = (file: string, layer: string, text: string): Rule[] =>
  blocksOf(text).flatMap(({ head, body }) => {
    if (head.startsWith('@keyframes')) return [];
    if (head.startsWith('@')) return rulesIn(file, layer, body);
    const properties = [...body.matchAll(/(?:^|[;{])\s*([\w-]+)\s*:/g)].map((match) => match[1]!);
    return head
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ file, layer, selector: selector.trim(), properties, declarations: body }));
  });

const rules = sheets.flatMap(({ file, text }) =>
  blocksOf(text).flatMap(({ head, body }) => rulesIn(file, head.replace('@layer ', ''), body)),
);

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map((match) => match[1]!);
/** The last part of a selector: what it paints. */
const subjectOf = (selector: string) => selector.split(/[\s>+~]+(?![^(]*\))/).at(-1)!;
const weightOf = (selector: string) => {
  const bare = selector.replace(/:(not|has|is)\(/g, ' ').replace(/::[\w-]+/g, ' x');
  const classes = (bare.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g) ?? []).length;
  return 100 * classes + (bare.match(/(^|[\s>+~])[a-z]+\d?/g) ?? []).length;
};

test('every rule stands in a layer of tokens.css', () => {
  const outside = sheets.flatMap(({ file, text }) =>
    blocksOf(text)
      .filter(({ head }) => !LAYERS.some((layer) => head === `@layer ${layer}`))
      .map(({ head }) => `${file}: ${head}`),
  );
  expect(outside).toEqual([]);
  expect(sheets.find(({ file }) => file === 'style/tokens.css')!.text).toContain(`@layer ${LAYERS.join(', ')};`);
});

test('two sheets of one layer never say the same of the same thing with the same weight', () => {
  const alike = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = `${rule.layer} ${weightOf(rule.selector)}`;
    alike.set(key, [...(alike.get(key) ?? []), rule]);
  }
  const clashes = [...alike.values()].flatMap((group) =>
    group.flatMap((one, i) =>
      group.slice(i + 1).flatMap((other) => {
        if (one.file === other.file) return [];
        const property = one.properties.find((name) => other.properties.includes(name));
        if (!property || !mayMeet(one.selector, other.selector)) return [];
        return [`${property}: ${one.file} ${one.selector} / ${other.file} ${other.selector}`];
      }),
    ),
  );
  expect(clashes).toEqual([]);
});

/** Both paint the same thing, and nothing around it tells them apart: '.seat .tag' and '.sheet .tag' never meet. */
function mayMeet(one: string, other: string): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  const painted = classesOf(first).filter((name) => classesOf(second).includes(name));
  const isSameElement = classesOf(first).length === 0 && first === second;
  const [around, aroundOther] = [one, other].map((selector) =>
    classesOf(selector).filter((name) => !painted.includes(name)),
  );
  const isApart = around!.length > 0 && aroundOther!.length > 0 && !around!.some((name) => aroundOther!.includes(name));
  return (painted.length > 0 || isSameElement) && !isApart;
}

test('the sheet of a screen never repaints a shared part for all the others', () => {
  const shared = new Set(
    rules.filter(({ layer }) => LAYERS.indexOf(layer) < 4).flatMap(({ selector }) => classesOf(selector)),
  );
  const leaks = rules
    .filter(
      ({ layer, selector }) => LAYERS.indexOf(layer) >= 4 && classesOf(selector).every((name) => shared.has(name)),
    )
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(leaks).toEqual([]);
});

test('there are no other breakpoints than those of tokens.css', () => {
  const used = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\((?:min-|max-)?(width|height)[^)]*?([\d.]+[a-z]+)\)/g)].map(([, what, size]) => ({
        file,
        size: `${what} ${size}`,
      })),
    ),
  );
  expect(used.filter(({ size }) => !BREAKPOINTS.includes(size))).toEqual([]);
  expect(BREAKPOINTS.filter((size) => !used.some((one) => one.size === size))).toEqual([]);
});

test('every token is used, and every sheet that is named exists', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx?)$/.test(name));
  const everything = sources.map((name) => readFileSync(join(web, name), 'utf8')).join('\n');
  const tokens = [...sheets.find(({ file }) => file === 'style/tokens.css')!.text.matchAll(/^\s*(--[\w-]+):/gm)].map(
    (match) => match[1]!,
  );
  expect([...new Set(tokens)].filter((token) => !everything.includes(`var(${token}`))).toEqual([]);
  const missing = sources.flatMap((name) =>
    [...readFileSync(join(web, name), 'utf8').matchAll(/import\s+['"](\.[^'"]+\.css)['"]/g)]
      .map(([, path]) => join(dirname(join(web, name)), path!))
      .filter((path) => !existsSync(path))
      .map((path) => relative(web, path)),
  );
  expect(missing).toEqual([]);
});

test('text has the width of Arial in every font: whoever names the font says so, and what has no size says that it has none', () => {
  // Chromium keeps the width of text of size 0 where the adjustment is inherited; the shorthand takes it away.
  const forgotten = rules.filter(({ declarations, properties }) => {
    const isAsked = /font-size: 0(;|$)|font:[^;]*--font-text/m.test(declarations);
    return isAsked && !properties.includes('font-size-adjust');
  });
  expect(forgotten.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
