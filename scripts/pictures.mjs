// `npm run pictures [place …]`: every screen of a player at every place, in every language, by day and in the dark, and
// whether something on it is hidden, cut or covered. Pictures go to dist/pictures, eight on a sheet in dist/pictures/sheets.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build, install, root, run } from './ready.mjs';

if (process.argv[2] === 'demo') {
  install();
  build();
  const { takePictures } = await import('./demoPictures.mjs');
  await takePictures();
  process.exit();
}

const pictures = process.env.PICTURES ?? join(root, 'dist', 'pictures');

if (!process.argv.includes('--sheets')) {
  install();
  build();
  rmSync(pictures, { recursive: true, force: true });
  const places = process.argv.slice(2).join(';');
  const env = { ...process.env, JOURNEYS: 'all', PICTURES: pictures, ...(places ? { PLACES: places } : {}) };
  process.exitCode = run('npx', ['vitest', 'run', 'test/journeys/scenes.test.ts'], { env });
}
if (existsSync(pictures)) await sheets();

/** Eight pictures on a sheet, so that an eye goes over many screens at once. */
async function sheets() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
  });
  const folders = readdirSync(pictures, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  mkdirSync(join(pictures, 'sheets'), { recursive: true });
  for (const { name } of folders.filter((entry) => entry.name !== 'sheets')) {
    const files = readdirSync(join(pictures, name)).sort();
    for (let from = 0; from < files.length; from += 8) {
      const page = await browser.newPage({ viewport: { width: 1640, height: 600 } });
      await page.goto(pathToFileURL(pictures).href);
      await page.setContent(sheetOf(name, files.slice(from, from + 8)));
      await page.screenshot({ path: join(pictures, 'sheets', `${name}-${from / 8 + 1}.png`), fullPage: true });
      await page.close();
    }
  }
  await browser.close();
}

function sheetOf(folder, files) {
  return `
  <style>
    body { margin: 12px; font: 15px sans-serif; background: #888; display: flex; flex-wrap: wrap; gap: 12px; }
    figure { margin: 0; } img { display: block; max-height: 664px; max-width: 800px; }
  </style>
  ${files
    .map((file) => {
      const address = pathToFileURL(join(pictures, folder, file)).href;
      return `<figure><figcaption>${file.replace('.jpg', '')}</figcaption><img src="${address}"></figure>`;
    })
    .join('')}`;
}
