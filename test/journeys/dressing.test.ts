import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coloursFor } from '../../src/championship/look.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
import { DRAWING, png, sample } from '../../src/server/testing/pictures.ts';
import { words as championshipDe } from '../../src/web/championship/words.de.ts';
import { words as championshipFr } from '../../src/web/championship/words.fr.ts';
import { look as lookDe, refusals as refusalsDe } from '../../src/web/office/look.de.ts';
import { look as lookFr, refusals as refusalsFr } from '../../src/web/office/look.fr.ts';
import { words as officeDe } from '../../src/web/office/words.de.ts';
import { words as officeFr } from '../../src/web/office/words.fr.ts';
import { cookiesOf, hasBrowser, openBrowser, pick, until, violationsAtTheEnd } from '../e2e/browser.ts';
import { isShort } from './places.ts';

const SHOTS = process.env['SHOTS'];
const TOLD = {
  de: {
    office: officeDe,
    words: lookDe,
    refusals: refusalsDe,
    sponsors: championshipDe.sponsors,
    width: 1280,
    height: 800,
  },
  fr: {
    office: officeFr,
    words: lookFr,
    refusals: refusalsFr,
    sponsors: championshipFr.sponsors,
    width: 390,
    height: 664,
  },
} as const;
const YELLOW = '#ffcc00';
const refused = coloursFor(YELLOW);
const OFFERED = !refused.ok && refused.refusal.code === 'low-contrast' ? refused.refusal.offered : '';

/** An organiser dresses an edition that runs; a visitor sees it; what cannot be read or shown is refused; it is taken back. */
describe.skipIf(!hasBrowser).each(isShort ? (['de'] as const) : (['de', 'fr'] as const))(
  'an edition gets a look of its own (%s)',
  (language) => {
    const { office, words, refusals, sponsors, width, height } = TOLD[language];
    let t: ChampionshipTest;
    let browser: Browser;
    let page: Page;
    let visitor: Page;
    const errors: string[] = [];

    const open = async (cookie: string | undefined, path: string): Promise<Page> => {
      const context: BrowserContext = await browser.newContext({
        ...{ locale: `${language}-CH`, viewport: { width, height }, reducedMotion: 'reduce' },
      });
      if (cookie) await context.addCookies(cookiesOf(cookie, t.server.address));
      const opened = await context.newPage();
      opened.on('pageerror', (error) => errors.push(String(error)));
      opened.on('console', (line) => {
        if (line.type() === 'error' && line.text().includes('Content Security Policy')) errors.push(line.text());
      });
      await opened.goto(`${t.server.address}${path}`);
      return opened;
    };

    beforeAll(async () => {
      t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
      browser = await openBrowser();
      page = await open((await t.staff()).cookie, '/office');
      await page.getByLabel(office.edition).first().selectOption('small');
      await pick(page.getByRole('radio', { name: office.sections.look, exact: true }));
      visitor = await open(undefined, '/championship');
      await visitor.getByRole('heading', { name: 'Kleine SSC', level: 1 }).waitFor();
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await t.server.stop();
    });

    /** By day and in the dark, on a phone and a desk, the text as usual and twice as large. */
    const shoot = async (shown: Page, name: string) => {
      if (!SHOTS) return;
      mkdirSync(SHOTS, { recursive: true });
      for (const colorScheme of ['light', 'dark'] as const)
        for (const size of [TOLD.fr, TOLD.de])
          for (const text of [100, 200]) {
            await shown.emulateMedia({ colorScheme });
            await shown.setViewportSize({ width: size.width, height: size.height });
            await shown.evaluate(`document.documentElement.style.fontSize = '${text}%'`);
            const path = join(SHOTS, `${language}-${name}-${size.width}-${text}-${colorScheme}.png`);
            await shown.screenshot({ path, fullPage: true });
          }
      await shown.emulateMedia({ colorScheme: 'light' });
      await shown.setViewportSize({ width, height });
      await shown.evaluate(`document.documentElement.style.fontSize = ''`);
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    const panel = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    const choose = (title: string, name: string, buffer: Buffer) =>
      panel(title).locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
    const saved = () => page.getByText(words.unsaved).waitFor({ state: 'detached' });

    test('a colour nobody could read is refused with its figures, and the nearest one is taken', async () => {
      expect(await visitor.locator('.look').count()).toBe(0);
      await page.getByText(words.noSponsors).waitFor();
      await shoot(page, 'empty');
      await page.getByLabel(words.colourCode).fill('senfgelb');
      await page.getByText(refusals['not-a-colour']).waitFor();
      await page.getByLabel(words.colourCode).fill(YELLOW);
      await page.getByText(OFFERED).first().waitFor();
      expect(await page.getByRole('button', { name: words.save, exact: true }).isDisabled()).toBe(true);
      await shoot(page, 'refused');
      await press(words.takeOffered(OFFERED));
      await page.getByText(words.lights.dark, { exact: true }).waitFor();
      expect(await page.getByLabel(words.colourCode).inputValue()).toBe(OFFERED);
      await expect.poll(() => violationsAtTheEnd(page)).toEqual([]);
    });

    test('a file that is no picture is refused with its reason; a logo needs words for those who do not see it', async () => {
      await choose(words.logo, 'logo.png', DRAWING);
      await page.getByText(refusals['picture-kind']).waitFor();
      await choose(words.logo, 'logo.png', png(30, 30, [0, 0, 0]).subarray(0, -9));
      await page.getByText(refusals['picture-broken']).waitFor();
      await choose(words.logo, 'logo.png', Buffer.alloc(256 * 1024 + 1));
      await page.getByText(refusals['picture-too-heavy']({ most: 256 * 1024 })).waitFor();
      await shoot(page, 'bad-file');
      await choose(words.logo, 'logo.png', png(240, 90, [11, 47, 138]));
      await page.locator('.office-picture').waitFor();
      expect(await page.getByText(refusals['picture-too-heavy']({ most: 256 * 1024 })).count()).toBe(0);
      await press(words.save);
      await page.getByRole('alert').getByText(refusals['picture-words-missing']).waitFor();
      await page.getByLabel(words.logoWords).fill('Jassklub Zug');
      await press(words.save);
      await saved();
    });

    test('the sponsors come in their order, by the keyboard alone', async () => {
      for (const [i, name] of ['Käserei Huber', 'Druckerei Bär'].entries()) {
        await page.getByRole('button', { name: words.addSponsor, exact: true }).focus();
        await page.keyboard.press('Enter');
        const group = page.getByRole('group', { name: words.sponsor(i + 1), exact: true });
        await group.getByLabel(words.sponsorName).focus();
        await page.keyboard.type(name);
      }
      const first = page.getByRole('group', { name: words.sponsor(1), exact: true });
      await first.getByLabel(words.sponsorLink).fill('huber');
      await page.getByText(words.badLink).waitFor();
      await first.getByLabel(words.sponsorLink).fill('https://huber.example/');
      await first
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: sample('lossy.webp') });
      await first.locator('.office-picture').waitFor();
      await page.getByRole('button', { name: words.moveUp('Druckerei Bär'), exact: true }).focus();
      await page.keyboard.press('Enter');
      expect(await first.getByLabel(words.sponsorName).inputValue()).toBe('Druckerei Bär');
      await shoot(page, 'filled');
      await expect.poll(() => violationsAtTheEnd(page)).toEqual([]);
      await press(words.save);
      await saved();
    });

    test('a visitor sees colour, logo and sponsors, by day and in the dark', async () => {
      const band = visitor.locator('.look-band');
      await band.waitFor(); // told by push: the page was open all the time
      await visitor.getByRole('img', { name: 'Jassklub Zug' }).waitFor();
      await until(visitor, `[...document.images].every((image) => image.complete && image.naturalWidth > 0)`);
      const accepted = coloursFor(OFFERED);
      const shown = (scheme: 'light' | 'dark') =>
        visitor
          .emulateMedia({ colorScheme: scheme })
          .then(() => visitor.evaluate(`getComputedStyle(document.querySelector('.look-band')).backgroundColor`));
      if (!accepted.ok) throw new Error('the offered colour holds');
      expect(await shown('dark')).toBe(rgb(accepted.value.dark));
      expect(await shown('light')).toBe(rgb(accepted.value.day));
      const names = visitor.locator('section', { has: visitor.getByRole('heading', { name: sponsors }) }).locator('li');
      await expect.poll(() => names.allInnerTexts()).toEqual(['Druckerei Bär', 'Käserei Huber']);
      await expect.poll(() => violationsAtTheEnd(visitor)).toEqual([]);
      await visitor.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => violationsAtTheEnd(visitor)).toEqual([]);
      await shoot(visitor, 'public');
      await visitor.goto(`${t.server.address}/championship?edition=demo`);
      await visitor.locator('.look-edge', { hasText: 'Kleine SSC' }).waitFor(); // in the list of editions
      await shoot(visitor, 'list');
      await visitor.goto(`${t.server.address}/ranking?edition=small`);
      await visitor.locator('.look-band').waitFor();
    });

    test('the former look comes back by one button, and goes by the same', async () => {
      await press(words.bringBack);
      await page.getByText(words.noSponsors).waitFor();
      await expect.poll(() => visitor.getByRole('heading', { name: sponsors }).count()).toBe(0);
      await press(words.bringBack);
      await page.getByRole('group', { name: words.sponsor(2), exact: true }).waitFor();
      await visitor.getByRole('heading', { name: sponsors }).waitFor();
      await press(words.houseColour);
      await press(words.removeLogo);
      for (const name of ['Druckerei Bär', 'Käserei Huber']) await press(words.removeSponsor(name));
      await press(words.save);
      await saved();
      await expect.poll(() => visitor.locator('.look').count()).toBe(0);
      expect(errors).toEqual([]);
    });
  },
);

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
