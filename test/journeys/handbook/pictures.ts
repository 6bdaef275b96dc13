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

/** Every text that may stand on a screen, by its place among the words: 'home.playNow'. The handbook's own are left out. */
export function textsOf({ help, players, evening, house, ...screens }: Catalogues): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (value.length > 2) found.set(path, value.replaceAll('\u00AD', ''));
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) collect(inner, path === '' ? key : `${path}.${key}`);
  };
  collect(screens, '');
  return found;
}

/** What stands in the window now, as places among the words. */
export async function labelsOn(page: Page, words: Catalogues): Promise<readonly string[]> {
  await settled(page);
  const shown = new Set<string>(
    await page.evaluate(`
      [...document.querySelectorAll('body *')].filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return element.childElementCount === 0 && width > 1 && bottom > 0 && top < innerHeight;
      }).map((element) => element.textContent.replaceAll('\\u00AD', '').trim())
    `),
  );
  const byText = new Map([...textsOf(words)].map(([path, text]) => [text, path]));
  return [...shown].flatMap((text) => byText.get(text) ?? []).sort();
}

/** A picture shows these words: it is as old as they are. */
export const hashOf = (labels: readonly string[], texts: ReadonlyMap<string, string>): string =>
  sha256Hex(labels.map((label) => texts.get(label) ?? '').join('\n')).slice(0, 12);

/** Takes the picture of a task, as small as it must be, and writes down what it shows. */
export async function keepPicture(id: string, page: Page, words: Catalogues): Promise<void> {
  const labels = await labelsOn(page, words);
  const { width, height, bytes } = await smallPicture(page);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${id}.jpg`), bytes);
  const list: Record<string, Picture> = JSON.parse(readFileSync(LIST, 'utf8'));
  list[id] = { width, height, labels, seen: hashOf(labels, textsOf(words)) };
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map((entry) => JSON.stringify(Object.fromEntries([entry])).slice(1, -1));
  writeFileSync(LIST, `{\n${lines.join(',\n')}\n}\n`);
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
