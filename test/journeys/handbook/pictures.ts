import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sha256Hex } from '../../../src/kit/hash.ts';
import type { Picture } from '../../../src/web/help/pictures.ts';
import type { Catalogues } from '../../../src/web/help/task.ts';
import { settled } from '../sees.ts';

const FOLDER = join(process.cwd(), 'src/web/public/handbook');
const LIST = join(process.cwd(), 'src/web/help/pictures.json');
/** A picture may have so many bytes. */
const MOST = 28_000;
const WIDEST = 800;

/** Stands for a fact in a text that has some: «Passe …, Tisch …». */
const FACT = '\u0001';

/** The text with its facts left open; none where it cannot be said without them: it needs a figure or a day. */
function withoutFacts(count: number, tell: (facts: readonly string[]) => unknown): string | undefined {
  try {
    const text = tell(Array.from({ length: count }, () => FACT));
    return typeof text === 'string' && !/undefined|NaN|Invalid/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Every text that may stand on a screen, by its place among the words: 'home.playNow'. The handbook's own are left out. */
export function textsOf({ help, players, evening, house, ...screens }: Catalogues): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    const text = typeof value === 'function' ? withoutFacts(value.length, (facts) => value(...facts)) : value;
    if (typeof text === 'string') {
      const said = text.replaceAll('\u00AD', '').trim();
      if (lettersIn(said) > 2) found.set(path, said);
    } else if (typeof text === 'object' && text !== null)
      for (const [key, inner] of Object.entries(text)) collect(inner, path === '' ? key : `${path}.${key}`);
  };
  collect(screens, '');
  return found;
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** What stands in the window now, as places among the words; a text that stands in several of them is all of these. */
export async function labelsOn(page: Page, words: Catalogues): Promise<readonly string[]> {
  await settled(page);
  const shown: readonly string[] = await page.evaluate(SHOWN);
  return [...textsOf(words)].flatMap(([path, text]) => (isShown(text, shown) ? path : [])).sort();
}

/** A text with facts is known again by five letters of its own at least. */
function isShown(text: string, shown: readonly string[]): boolean {
  if (!text.includes(FACT)) return shown.includes(text);
  if (lettersIn(text) < 5) return false;
  const [first = '', ...others] = text.split(FACT);
  return shown.some((one) => one.startsWith(first) && isInOrder(one.slice(first.length), others));
}

function isInOrder(text: string, parts: readonly string[]): boolean {
  const [part, ...others] = parts;
  if (part === undefined) return true;
  if (others.length === 0) return text.endsWith(part) && text.length > part.length;
  const at = text.indexOf(part, 1); // a fact has a letter at least
  return at > 0 && isInOrder(text.slice(at + part.length), others);
}

/** Each piece of text that lies in the window: that of the open dialog, or of the page. */
const SHOWN = `(() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    if (width > 1 && bottom > 0 && top < innerHeight) found.add(node.textContent.replaceAll('\\u00AD', '').trim());
  }
  return [...found];
})()`;

/** A picture shows these words: it is as old as they are. */
export const hashOf = (labels: readonly string[], texts: ReadonlyMap<string, string>): string =>
  sha256Hex(labels.map((label) => texts.get(label) ?? '').join('\n')).slice(0, 12);

/** Takes the picture of a task, as small as it must be, and writes down what it shows. */
export async function keepPicture(id: string, page: Page, words: Catalogues): Promise<void> {
  const labels = await settledLabels(page, words);
  const { width, height, bytes } = await smallPicture(page);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${id}.jpg`), bytes);
  const list: Record<string, Picture> = JSON.parse(readFileSync(LIST, 'utf8'));
  list[id] = { width, height, labels, seen: hashOf(labels, textsOf(words)) };
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map((entry) => JSON.stringify(Object.fromEntries([entry])).slice(1, -1));
  writeFileSync(LIST, `{\n${lines.join(',\n')}\n}\n`);
}

/** What comes late is there: the same words twice, half a second apart. */
async function settledLabels(page: Page, words: Catalogues): Promise<readonly string[]> {
  let before = await labelsOn(page, words);
  for (;;) {
    await page.waitForTimeout(500);
    const now = await labelsOn(page, words);
    if (now.length > 1 && now.join() === before.join()) return now;
    before = now;
  }
}

/** As wide as the handbook shows it at most, and as small as it must be. */
async function smallPicture(page: Page): Promise<{ width: number; height: number; bytes: Buffer }> {
  const shown = page.viewportSize() ?? { width: 0, height: 0 };
  const width = Math.min(WIDEST, shown.width);
  const height = Math.round((shown.height * width) / shown.width);
  const source = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  const blank = await page.context().newPage(); // the policy of ours forbids such addresses
  for (let quality = 0.7; ; quality -= 0.1) {
    const drawn: string = await blank.evaluate(`
      (async () => {
        const picture = new Image();
        picture.src = '${source}';
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
        const pen = canvas.getContext('2d');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(picture, 0, 0, ${width}, ${height});
        return canvas.toDataURL('image/jpeg', ${quality});
      })()`);
    const bytes = Buffer.from(drawn.split(',')[1] ?? '', 'base64');
    if (bytes.length > MOST && quality > 0.2) continue;
    await blank.close();
    return { width, height, bytes };
  }
}

/** How much of what the picture shows is still there, and how much of what is there it shows: 1 is all of it. */
export function likeness(before: readonly string[], now: readonly string[]): number {
  const both = before.filter((label) => now.includes(label)).length;
  return both / Math.max(1, before.length, now.length);
}
