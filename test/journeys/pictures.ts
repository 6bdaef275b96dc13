import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Telling } from './places.ts';
import { settled } from './sees.ts';

/** Where pictures are kept; nothing is kept without it. Set by `npm run pictures`. */
const folder = process.env['PICTURES'];

/** The name of a picture: 'phone-de-light/table, 2 lying.jpg'. */
export const pictureName = ({ place, language, dark }: Telling, scene: string): string =>
  join(`${place.name}-${language}-${dark ? 'dark' : 'light'}`, `${scene}.jpg`);

/** What the page shows now, for the sheet of pictures. */
export async function keepPicture(page: Page, telling: Telling, scene: string): Promise<void> {
  if (!folder) return;
  await settled(page);
  const path = join(folder, pictureName(telling, scene));
  mkdirSync(join(path, '..'), { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
}
