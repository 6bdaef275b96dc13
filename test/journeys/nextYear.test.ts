import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRIAL } from '../../src/championship/stage.ts';
import { titleIn } from '../../src/championship/titles.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
import { words as championshipDe } from '../../src/web/championship/words.de.ts';
import { words as championshipFr } from '../../src/web/championship/words.fr.ts';
import { words as editionsDe } from '../../src/web/office/editions.de.ts';
import { words as editionsFr } from '../../src/web/office/editions.fr.ts';
import { words as officeDe } from '../../src/web/office/words.de.ts';
import { words as officeFr } from '../../src/web/office/words.fr.ts';
import { cookiesOf, hasBrowser, openBrowser, pick, until, violationsAtTheEnd } from '../e2e/browser.ts';
import { isShort } from './places.ts';

const SHOTS = process.env['SHOTS'];
const TOLD = {
  de: { office: officeDe, editions: editionsDe, stages: championshipDe.stages, width: 1440, height: 900 },
  fr: { office: officeFr, editions: editionsFr, stages: championshipFr.stages, width: 390, height: 664 },
} as const;

/** An organiser makes next year's edition from this year's while this year's runs; who plays this year notices nothing. */
describe.skipIf(!hasBrowser).each(isShort ? (['de'] as const) : (['de', 'fr'] as const))(
  'next year is prepared while this year runs (%s)',
  (language) => {
    const { office, editions, stages, width, height } = TOLD[language];
    const trial = titleIn(TRIAL, language);
    let t: ChampionshipTest;
    let browser: Browser;
    let page: Page;
    let player: Page;
    const errors: string[] = [];

    const open = async (cookie: string | undefined): Promise<Page> => {
      const context: BrowserContext = await browser.newContext({
        ...{ locale: `${language}-CH`, viewport: { width, height }, reducedMotion: 'reduce' },
      });
      if (cookie) await context.addCookies(cookiesOf(cookie, t.server.address));
      const opened = await context.newPage();
      opened.on('pageerror', (error) => errors.push(String(error)));
      return opened;
    };

    beforeAll(async () => {
      t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
      browser = await openBrowser();
      const { caller } = await t.entrant();
      player = await open(caller.cookie);
      await player.goto(`${t.server.address}/championship`);
      page = await open((await t.staff()).cookie);
      await page.goto(`${t.server.address}/office`);
      await page.getByLabel(office.edition).first().selectOption('small');
    }, 90_000);
    afterAll(async () => {
      await browser.close();
      await t.server.stop();
    });

    const show = async (section: string) => {
      await pick(page.getByRole('radio', { name: section, exact: true }));
      await until(page, `!document.querySelector('.spinner')`);
    };
    const shoot = async (name: string) => {
      if (!SHOTS) return;
      mkdirSync(SHOTS, { recursive: true });
      await page.screenshot({ path: join(SHOTS, `${language}-${name}.png`), fullPage: true });
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    const agree = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

    test('the first edition of a house takes the settings of the trial, not its name', async () => {
      const first = await open((await t.staff()).cookie);
      await first.goto(`${t.server.address}/office`);
      await first.getByLabel(office.edition).first().selectOption('demo');
      await pick(first.getByRole('radio', { name: office.sections['settings']!, exact: true }));
      const panel = first.locator('section', {
        has: first.getByRole('button', { name: editions.create, exact: true }),
      });
      await panel.getByRole('heading', { name: editions.newFrom(trial) }).waitFor();
      const typed = (label: string) => panel.getByLabel(label, { exact: true }).first().inputValue();
      expect([await typed(office.name), await panel.getByLabel(editions.id).inputValue()]).toEqual([
        '',
        'schieber-2025',
      ]);
      await first.close();
    });

    test('a draft is made from this year, with all its settings and the same weekdays', async () => {
      await show(office.sections['settings']!);
      await shoot('settings');
      await expect.poll(() => violationsAtTheEnd(page)).toEqual([]);
      await press(editions.create);
      await until(page, `[...document.querySelectorAll('option')].some((option) => option.value === 'small-2025')`);
      await page.getByLabel(office.edition).first().selectOption('small-2025');
      await show(office.sections['settings']!);
      await page.getByText(editions.draftText).waitFor();
      await expect.poll(() => page.getByLabel(office.firstDay).first().inputValue()).toBe('2025-09-26');
      await expect
        .poll(() => page.getByRole('button', { name: editions.announce, exact: true }).isDisabled())
        .toBe(true);
    });

    test('what does not fit together is named at its place, and is not saved', async () => {
      const final = page.getByLabel(editions.settings['final.day']);
      const right = await final.inputValue();
      await final.fill('2025-10-01');
      await page.getByText(editions.faults['after-confirmation']).waitFor();
      await expect.poll(() => page.getByRole('button', { name: editions.save, exact: true }).isDisabled()).toBe(true);
      await shoot('fault');
      await final.fill(right);
      await page.getByLabel(editions.hall).fill('Stadthalle');
      await page.getByLabel(editions.address).fill('Dorfplatz 1');
      await page.getByLabel(editions.town).fill('Zug');
      await page.getByLabel(editions.doorsOpen).fill('09:00');
      await page.getByLabel(editions.begins).fill('10:30');
      await press(editions.save);
      await page.getByText(editions.lacks.venue).waitFor({ state: 'detached' });
    });

    test('its regulation is written from the settings; a number that no setting has is named', async () => {
      await show(office.sections['regulation']!);
      await press(editions.fromSettings);
      await page.getByText(editions.noStray).waitFor();
      const text = page.getByLabel(editions.text(editions.languages.de));
      const written = await text.inputValue();
      expect(written).toContain('Stadthalle');
      await text.fill(`${written}\n\nPreise: 777 Franken.`);
      await page.getByText('777', { exact: true }).waitFor();
      await shoot('regulation');
      await expect.poll(() => violationsAtTheEnd(page)).toEqual([]);
      await text.fill(written);
      await page.getByLabel(editions.reason).fill('2025');
      await press(editions.publish);
      await agree(editions.publish);
      await page.getByRole('link', { name: /1, / }).first().waitFor();
    });

    test('it is announced and its venue changed; who plays this year, and who visits, see this year', async () => {
      const visitor = await open(undefined);
      await visitor.goto(`${t.server.address}/championship?edition=small-2025`);
      await visitor.getByRole('button').first().waitFor();
      await expect.poll(() => visitor.getByText('2025').count()).toBe(0); // a draft is not there
      await show(office.sections['settings']!);
      await press(editions.announce);
      await agree(editions.announce);
      await page.getByText(editions.draftText).waitFor({ state: 'detached' });
      const listed = page.locator('option[value=small-2025]');
      await expect.poll(() => listed.textContent()).toContain(stages.announced);
      await page.getByLabel(editions.hall).fill('Kongresshaus');
      await press(editions.save);
      await until(page, `!document.querySelector('.spinner')`);
      await visitor.reload();
      await visitor.getByText('Kongresshaus').first().waitFor();
      if (SHOTS) await visitor.screenshot({ path: join(SHOTS, `${language}-announced.png`), fullPage: true });
      await visitor.goto(`${t.server.address}/championship`);
      await visitor.getByRole('heading', { name: 'Kleine SSC', level: 1 }).waitFor();
      await visitor.getByRole('link', { name: 'Kleine SSC 2025' }).waitFor(); // and finds the other editions below
      await player.reload();
      await player.getByRole('heading', { name: 'Kleine SSC', level: 1 }).waitFor();
      if (SHOTS) await player.screenshot({ path: join(SHOTS, `${language}-player.png`), fullPage: true });
      expect(errors).toEqual([]);
    });
  },
);
