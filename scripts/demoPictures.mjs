// `npm run pictures -- demo`: the twelve pictures of the tour, taken where its stops are, into demo/pictures.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './ready.mjs';

/** Half of a desktop, or a window as small as the picture for what is held in a hand. */
const DESKTOP = { width: 1440, height: 900, scale: 0.5 };
const HAND = { width: 720, height: 450, scale: 1 };

export async function takePictures() {
  const { openDemo } = await import(join(root, 'dist/src/server/demo/open.js'));
  const { STOPS } = await import(join(root, 'dist/src/demo/stops.js'));
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-demo-'));
  const environment = { DATA_DIR: join(dataDir, 'data'), PORT: '0', HOST: '127.0.0.1' };
  const demo = await openDemo({ environment, speed: 0, report: console.error });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(join(root, 'demo/pictures'), { recursive: true });
  try {
    for (const stop of STOPS) await picture(browser, demo.address.replace('127.0.0.1', 'localhost'), stop);
  } finally {
    await browser.close();
    await demo.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function picture(browser, address, stop) {
  const { width, height, scale } = stop === 'writer' || stop === 'table' ? HAND : DESKTOP;
  const context = await browser.newContext({ locale: 'de-CH', viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${address}/demo`);
  await page.goto(await page.locator(`#${stop} .demo-go`).getAttribute('href'));
  await page.locator('#app h1').first().waitFor({ timeout: 60_000 });
  await page.locator('#app .spinner').first().waitFor({ state: 'detached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.querySelector('.demo-bar').offsetHeight));
  const session = await context.newCDPSession(page);
  const top = await page.evaluate(() => scrollY);
  const clip = { x: 0, y: top, width, height, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
  writeFileSync(join(root, 'demo/pictures', `${stop}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}
