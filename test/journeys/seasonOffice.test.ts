import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_DUTIES } from '../../src/championship/motion.ts';
import { HOUR, zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest, SMALL } from '../../src/server/testing/championship.ts';
import { words as championshipDe } from '../../src/web/championship/words.de.ts';
import { words as championshipFr } from '../../src/web/championship/words.fr.ts';
import { words as editionsDe } from '../../src/web/office/editions.de.ts';
import { words as editionsFr } from '../../src/web/office/editions.fr.ts';
import { words as officeDe } from '../../src/web/office/words.de.ts';
import { words as officeFr } from '../../src/web/office/words.fr.ts';
import { cookiesOf, hasBrowser, openBrowser, pick, until } from '../e2e/browser.ts';
import { isShort } from './places.ts';

const SHOTS = process.env['SHOTS'];
const TOLD = {
  de: { office: officeDe, editions: editionsDe, championship: championshipDe },
  fr: { office: officeFr, editions: editionsFr, championship: championshipFr },
} as const;
/** As many places as candidates: no lot, whatever the cards were. */
const TEMPLATE = { ...SMALL, final: { ...SMALL.final, places: 3 } };
const at = zurichInstant;

/** Two organisers run the end of a season on a fast clock, mistakes included; each has a browser. SSC 6-8 */
describe.skipIf(!hasBrowser).each(isShort ? (['de'] as const) : (['de', 'fr'] as const))(
  'a season at the desks of two (%s)',
  (language) => {
    const { office, editions, championship } = TOLD[language];
    let t: ChampionshipTest;
    let browser: Browser;
    const desks = new Map<'anna' | 'beat', { context: BrowserContext; page: Page }>();
    const errors: string[] = [];

    const newContext = () =>
      browser.newContext({ locale: `${language}-CH`, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const watched = async (context: BrowserContext) => {
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(String(error)));
      return page;
    };

    beforeAll(async () => {
      t = await openChampionshipTest(at('2024-10-22T10:00'));
      const year = { id: 'year', title: 'SSC 2024', start: '2024-09-27', template: TEMPLATE, level: 'apprentice' };
      await t.asks(await t.staff(), '/api/editions', { ...year, duties: USUAL_DUTIES });
      const players = [];
      for (let i = 0; i < 4; i++) players.push(await t.entrant('year'));
      for (const { caller } of players) await t.play(caller, await t.start(caller, 'year'), 1);
      t.clock.set(at('2024-10-25T10:00'));
      for (const { caller } of players) await t.signIn(caller);
      for (const { caller } of players) await t.play(caller, await t.start(caller, 'year'), 1);
      browser = await openBrowser();
      for (const name of ['anna', 'beat'] as const) {
        const context = await newContext();
        desks.set(name, { context, page: await watched(context) });
      }
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await t.server.stop();
    });

    /** Somebody sits down at the office: signs in again, since staff are signed out after half an hour. */
    const desk = async (who: 'anna' | 'beat', section: string): Promise<Page> => {
      const { context, page } = desks.get(who)!;
      const { cookie } = await t.staff(who);
      await context.addCookies(cookiesOf(cookie, t.server.address));
      await page.goto(`${t.server.address}/office`);
      await page.getByLabel(office.edition).first().selectOption('year');
      await pick(page.getByRole('radio', { name: section, exact: true }));
      await until(page, `!document.querySelector('.spinner')`);
      return page;
    };
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
    const agree = (page: Page, name: string) =>
      page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    const proposed = (page: Page) => page.getByRole('button', { name: office.approve, exact: true }).first().waitFor();
    /** The second person agrees; where it waits, the hour passes. */
    const approve = async (section: string) => {
      const page = await desk('beat', section);
      await press(page, office.approve);
      await page.getByRole('button', { name: office.approve, exact: true }).waitFor({ state: 'detached' });
      t.clock.advance(HOUR + 1);
      await t.server.runJobs();
    };
    const places = async () =>
      (await (await t.staff()).get('/api/editions/year/office')).body.edition.admission.places.map(
        ({ number, status }: { number: number; status: string }) => [number, status],
      );

    test('SSC 8.02 suspended and resumed; the semi-final is extended by two people', async () => {
      const page = await desk('anna', office.sections['overview']!);
      await page.getByLabel(office.reason).first().fill('Stromausfall');
      await press(page, office.suspend);
      await page.getByRole('button', { name: office.resume, exact: true }).waitFor();
      const visitor = await watched(await newContext());
      await visitor.goto(`${t.server.address}/championship?edition=year`);
      await visitor.getByText(championship.suspended).waitFor();
      await press(page, office.resume);
      await page.getByRole('button', { name: office.suspend, exact: true }).waitFor();
      await page.getByLabel(office.reason).nth(1).fill('Stromausfall');
      await page.getByLabel(office.semiFinalLast).fill('2024-10-28');
      await page.getByLabel(office.lastStart).fill('20:00');
      await press(page, office.extend);
      await proposed(page);
      await approve(office.sections['overview']!);
      await visitor.reload();
      await visitor.getByText('Stromausfall').first().waitFor(); // published, with its date
      await visitor.context().close();
    });

    test('SSC 8.04 the list is established by two, and not before the hour is over', async () => {
      t.clock.set(at('2024-10-29T08:00'));
      await t.server.runJobs();
      const page = await desk('anna', office.sections['rankings']!);
      await page.getByLabel(office.reason).first().fill('Halbfinal beendet');
      await page.getByRole('button', { name: office.establish, exact: true }).last().click();
      await proposed(page);
      await approve(office.sections['rankings']!);
      const after = await desk('anna', office.sections['rankings']!);
      await after.getByText(office.version(1)).first().waitFor();
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true });
        await after.screenshot({ path: join(SHOTS, `${language}-season-rankings.png`), fullPage: true });
      }
    });

    test('SSC 7.02 a wrong title holder is corrected; the line is drawn; post that came in time counts the day after', async () => {
      const section = office.sections['admission']!;
      for (const number of ['3', '4']) {
        const page = await desk('anna', section);
        await page.getByLabel(office.number, { exact: true }).first().fill(number);
        await press(page, office.nameTitleHolder);
        await agree(page, office.nameTitleHolder);
        await proposed(page);
        await approve(section);
      }
      await expect
        .poll(() => places())
        .toEqual([
          [3, 'takenBack'],
          [4, 'offered'],
        ]);
      const page = await desk('anna', section);
      await press(page, office.makeCut);
      await agree(page, office.makeCut);
      await proposed(page);
      await approve(section);
      await expect.poll(async () => (await places()).length).toBe(5);
      t.clock.set(at('2024-11-05T09:00'));
      await t.server.runJobs();
      await expect
        .poll(async () => (await places()).slice(1).every(([, status]: [number, string]) => status === 'lapsed'))
        .toBe(true);
      const post = await desk('anna', section);
      await press(post, office.letterCame);
      await post.getByLabel(office.receivedOn).fill('2024-11-04');
      await post.getByRole('dialog').getByRole('button', { name: office.letterCame, exact: true }).click();
      await until(post, `!document.querySelector('dialog[open]')`);
      await expect
        .poll(async () => (await places()).filter(([, status]: [number, string]) => status === 'confirmed'))
        .toHaveLength(1);
    });

    test('SSC 8.03 the champion is named by two, and every visitor finds the edition and its champion', async () => {
      const [number] = (await places()).find(([, status]: [number, string]) => status === 'confirmed')!;
      t.clock.set(at('2024-11-16T20:00'));
      const section = office.sections['overview']!;
      const page = await desk('anna', section);
      const panel = page.locator('section', { has: page.getByRole('heading', { name: editions.champion }) }).last();
      await panel.getByLabel(editions.champion).fill(String(number));
      await panel.getByLabel(editions.reason).fill('Finaltisch');
      await press(page, editions.nameChampion);
      await proposed(page);
      await approve(section);
      const visitor = await watched(await newContext());
      await visitor.goto(`${t.server.address}/championship?edition=small`);
      await visitor.getByRole('link', { name: 'SSC 2024' }).waitFor();
      await visitor.getByText(championship.champion).first().waitFor();
      if (SHOTS) await visitor.screenshot({ path: join(SHOTS, `${language}-champion.png`), fullPage: true });
      expect(errors).toEqual([]);
    });
  },
);
