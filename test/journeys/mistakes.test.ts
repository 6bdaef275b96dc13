import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_DUTIES } from '../../src/championship/motion.ts';
import { refuse } from '../../src/kit/result.ts';
import { HOUR, zurichInstant } from '../../src/kit/time.ts';
import { subjects } from '../../src/server/subjects.ts';
import {
  type ChampionshipTest,
  openChampionshipTest,
  type Player,
  SMALL,
} from '../../src/server/testing/championship.ts';
import { lettersOf } from '../../src/server/testing/people.ts';
import { words as officeDe } from '../../src/web/office/words.de.ts';
import { words as officeFr } from '../../src/web/office/words.fr.ts';
import { cookiesOf, hasBrowser, openBrowser, pick } from '../e2e/browser.ts';
import { isShort } from './places.ts';

const TOLD = { de: officeDe, fr: officeFr } as const;
const CARDS = 'H6 S7 D8 C9 HT SJ DQ CK HA';
const at = zurichInstant;

/** What goes wrong in a season, and how two organisers put it right at their screens. Long: `npm run long journeys`. */
describe.skipIf(!hasBrowser || isShort).each(['de', 'fr'] as const)('mistakes of a season (%s)', (language) => {
  const office = TOLD[language];
  let t: ChampionshipTest;
  let browser: Browser;
  const players: { readonly caller: Player; readonly number: number }[] = [];
  const desks = new Map<'anna' | 'beat', { context: BrowserContext; page: Page }>();
  const errors: string[] = [];

  beforeAll(async () => {
    t = await openChampionshipTest(at('2024-10-22T10:00'), {
      // No relay of the beacon can be reached from here.
      subjects: (services) =>
        subjects(services, { getRound: async (round) => refuse({ code: 'no-relay', round, tried: [] }) }),
    });
    const year = { id: 'year', title: 'SSC 2024', start: '2024-09-27', template: SMALL, level: 'apprentice' };
    await t.asks(await t.staff(), '/api/editions', { ...year, duties: USUAL_DUTIES });
    for (let i = 0; i < 4; i++) players.push(await t.entrant('year'));
    for (const { caller } of players) await t.play(caller, await t.start(caller, 'year'), 1);
    t.clock.set(at('2024-10-25T10:00'));
    // Nobody gets to play a game: all stand on the same points.
    for (const { caller } of players) {
      await t.signIn(caller);
      await t.start(caller, 'year');
    }
    browser = await openBrowser();
    for (const name of ['anna', 'beat'] as const) {
      const context = await browser.newContext({
        ...{ locale: `${language}-CH`, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
      });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => errors.push(String(error)));
      desks.set(name, { context, page });
    }
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await t.server.stop();
  });

  const desk = async (who: 'anna' | 'beat', section: string): Promise<Page> => {
    const { context, page } = desks.get(who)!;
    const { cookie } = await t.staff(who);
    await context.addCookies(cookiesOf(cookie, t.server.address));
    await page.goto(`${t.server.address}/office`);
    await page.getByLabel(office.edition).first().selectOption('year');
    await pick(page.getByRole('radio', { name: section, exact: true }));
    return page;
  };
  /** The machine may be busy: everything is waited for. */
  const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000, interval: 100 });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const agree = (page: Page, name: string) =>
    page.getByRole('dialog', { name, exact: true }).getByRole('button', { name, exact: true }).click();
  /** The second person agrees, and the hour passes. */
  const approve = async (section: string) => {
    const page = await desk('beat', section);
    await press(page, office.approve);
    await page.getByRole('button', { name: office.approve, exact: true }).waitFor({ state: 'detached' });
    t.clock.advance(HOUR + 1);
    await t.server.runJobs().catch(() => {}); // a relay that cannot be reached is asked again later
  };
  const lookAt = async (number: number): Promise<Page> => {
    const page = await desk('anna', office.sections['people']!);
    await page.getByLabel(office.search).fill(String(number));
    await eventually(() => page.getByRole('button', { name: office.look, exact: true }).count()).toBe(1);
    await press(page, office.look);
    await page.getByRole('dialog').getByRole('heading', { name: office.matches }).waitFor();
    return page;
  };

  test('SSC 8.02, G10 a match that could not be played is given back from the person’s page, by two people', async () => {
    const [{ caller, number }] = players as [(typeof players)[number]];
    const page = await lookAt(number);
    await page.getByLabel(office.giveBackReason).fill('Ausfall');
    await page.getByRole('button', { name: office.giveBack, exact: true }).last().click(); // the newest, of the semi-final
    await eventually(
      async () => (await (await t.staff()).get('/api/editions/year/office')).body.edition.proposals.length,
    ).toBe(1);
    await approve(office.sections['overview']!);
    await eventually(
      async () =>
        (await lettersOf(t.server)).filter(({ to, text }) => to === caller.email && text.includes('Ausfall')).length,
    ).toBe(1);
    await t.signIn(caller);
    expect((await t.start(caller, 'year')).status).toBe(200); // and is played another time
  });

  test('SSC 8.01 an exclusion is proposed, decided and taken back, each by two people, with the rank', async () => {
    const { number } = players[1]!;
    const decided = async (propose: string, isOut: boolean) => {
      const page = await lookAt(number);
      await press(page, propose);
      await agree(page, propose);
      await page.getByRole('dialog').getByText(office.awaitsSecond).waitFor();
      const second = await desk('beat', office.sections['review']!);
      await press(second, office.agree);
      await second.getByRole('button', { name: office.agree, exact: true }).waitFor({ state: 'detached' });
      const path = `/api/editions/year/entries?number=${number}`;
      await eventually(async () => (await (await t.staff()).get(path)).body.entries[0].excluded).toBe(isOut);
    };
    await decided(office.proposeExclusion, true);
    await decided(office.proposeReadmission, false);
    const ranked = async () =>
      (await (await t.staff()).get('/api/editions/year/ranking/qualification')).body.rows.map(
        (row: { number: number }) => row.number,
      );
    await eventually(ranked).toContain(number);
  });

  test('SSC 7.02, G23 level at the cut, and no relay has the round: cards take its place, and every reader recomputes it', async () => {
    t.clock.set(at('2024-10-29T08:00'));
    await t.server.runJobs();
    const rankings = await desk('anna', office.sections['rankings']!);
    await rankings.getByLabel(office.reason).first().fill('Halbfinal beendet');
    await rankings.getByRole('button', { name: office.establish, exact: true }).last().click();
    await rankings.getByRole('button', { name: office.approve, exact: true }).first().waitFor();
    await approve(office.sections['rankings']!);

    const section = office.sections['admission']!;
    const page = await desk('anna', section);
    await press(page, office.makeCut);
    await agree(page, office.makeCut);
    await pick(page.getByRole('radio', { name: office.bySource.drand }));
    await press(page, office.announceLot);
    await page.getByRole('button', { name: office.approve, exact: true }).first().waitFor();
    await approve(section);
    t.clock.advance(2 * HOUR);
    await t.server.runJobs().catch(() => {});

    const waiting = await desk('anna', section);
    await waiting.getByText(office.noRound).click();
    const instead = waiting.locator('details', { hasText: office.noRound });
    await instead.getByLabel(office.reason).fill('kein Netz');
    await press(waiting, office.proposeRedraw);
    await waiting.getByRole('button', { name: office.approve, exact: true }).first().waitFor();
    await approve(section);

    const ceremony = await desk('anna', section);
    await ceremony.getByLabel(office.readCards).fill(CARDS);
    await press(ceremony, office.drawCards);
    await eventually(
      async () => (await (await t.staff()).get('/api/editions/year/finalists')).body.finalists.length,
    ).toBe(2);
    const reader = await (await browser.newContext({ locale: `${language}-CH` })).newPage();
    await reader.goto(`${t.server.address}/championship/lot?edition=year&id=year/final/cut/redraw`);
    await reader.locator('.cs-verdict-true').waitFor({ timeout: 30_000 });
    expect(errors).toEqual([]);
  });
});
