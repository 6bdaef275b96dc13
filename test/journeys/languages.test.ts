// No text is cut or covered on any screen, whichever language is the longer one there: what a guest, a player, the office and
// everybody at an evening read.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariant } from '../../src/kit/absurd.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { LESSONS } from '../../src/lessons/step.ts';
import { HOUSE_PAGES } from '../../src/people/housePage.ts';
import { openChampionshipTest } from '../../src/server/testing/championship.ts';
import { type Caller, startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { SCREENS } from '../../src/wire/screens.ts';
import { cookiesOf, follow, hasBrowser, openBrowser, until } from '../e2e/browser.ts';
import { eveningUnderWay } from './evening.ts';
import { isShort, LANGUAGES, type Language, PLACES } from './places.ts';
import { covered } from './sees.ts';

const GUEST = [
  ...['/', '/practise', '/settings', '/rules', '/verify', '/nowhere', '/sign-in', '/register', '/password/forgotten'],
  ...['/account', '/championship', '/championship/rules', '/ranking', '/tournaments', '/office', '/staff', '/host'],
  ...['/big21', '/big21/rules', '/big21/odds', '/big21/odds/R', '/big21/verify', '/big21/care', '/regulator'],
  ...[
    '/daily',
    '/daily/2024-10-20',
    '/confirm',
    '/password/new',
    '/email/new',
    '/second-factor',
    '/code',
    '/code/ABCD',
  ],
  ...['/championship/lot?edition=small&id=none', '/join/nobody', '/help'],
  ...['/learn', '/puzzles', '/puzzles/1', ...HOUSE_PAGES.map((page) => `/organiser/${page}`)],
  ...(isShort ? ['/learn/declaring'] : Object.keys(LESSONS).map((lesson) => `/learn/${lesson}`)),
];
const PLAYER = [
  ...['/', '/practise', '/account', '/championship', '/ranking', '/big21', '/big21/account', '/big21/care'],
  ...['/daily', '/me/numbers'],
];
const ORGANISER = [
  '/',
  '/account',
  '/staff/desk',
  '/tournaments',
  '/championship',
  '/big21/desk',
  '/second-factor/set-up',
];

/** Looked at in every state by `scenes.test.ts`. */
const TABLE = '/table/:id';
/** Of an evening and of a game: their addresses are known once there is one. */
const UNDER_WAY = [
  ...['/t/:id/:key', '/evening/:id/results', '/evening/:id/register', '/series/:id'],
  ...['/big21/game/:id', '/big21/game/:id/replay'],
];

/** Most people have one of these two; `npm test` reads French, the longest, on the phone. */
const SIZES = PLACES.filter(({ name }) => name === 'phone' || (!isShort && name === 'desktop'));

describe.skipIf(!hasBrowser)('Every screen shows all its words', () => {
  let server: TestServer;
  let browser: Browser;
  const people = new Map<string, Caller>();
  let evening: TestServer | undefined;
  let hall: readonly string[];
  let big21: readonly string[];
  let wall: string;

  beforeAll(async () => {
    const t = await openChampionshipTest(zurichInstant('2024-10-22T10:00'));
    server = t.server;
    const players = [];
    for (let i = 0; i < 3; i++) players.push((await t.entrant()).caller);
    for (const caller of players) await t.play(caller, await t.start(caller), 1);
    t.clock.set(zurichInstant('2024-10-28T09:00'));
    await t.server.runJobs();
    await t.office({ type: 'establishRanking', phase: 'qualification', reason: 'Ende der Qualifikation' });
    browser = await openBrowser();
    if (isShort) return; // a guest needs no more
    await t.signIn(players[0]!);
    people.set('a player', players[0]!);
    people.set('the office', await t.staff());
    big21 = await practiceAt(players[0]!);
    // The clocks of a hall follow the browser's.
    evening = await startTestServer({ clock: testClock(Date.now()) });
    ({ hall, wall } = await eveningUnderWay(evening));
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await evening?.stop();
  });

  /** A page in this language, signed in as somebody or as nobody. */
  const open = async (language: Language, who?: string): Promise<Page> => {
    const context = await browser.newContext({ locale: `${language}-CH`, reducedMotion: 'reduce' });
    const person = people.get(who ?? '');
    if (person) await context.addCookies(cookiesOf(person.cookie, server.address));
    return context.newPage();
  };

  /** What is wrong on the open page at each size: at its beginning, its middle and its end. */
  const faultsAt = async (page: Page, what: string): Promise<string[]> => {
    const faults: string[] = [];
    for (const { name, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      for (const part of isShort ? [0, 1] : [0, 0.5, 1]) {
        await page.evaluate(`scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${part})`);
        faults.push(...(await covered(page)).map((fault) => `${what}, ${name}: ${fault}`));
      }
    }
    return [...new Set(faults)];
  };

  const walk = async (page: Page, paths: readonly string[], at = server): Promise<string[]> => {
    const faults: string[] = [];
    await page.goto(at.address + paths[0]!);
    for (const path of paths) {
      if (path !== paths[0]) await follow(page, path);
      await until(page, `document.querySelector('h1') && !document.querySelector('.spinner')`);
      faults.push(...(await faultsAt(page, path)));
    }
    return faults;
  };

  test('no screen is left out', () => {
    const underWay = isShort ? UNDER_WAY : [...big21, ...hall];
    const read = [...GUEST, ...PLAYER, ...ORGANISER, ...underWay].map((address) => address.split('?')[0]!);
    const isRead = (screen: string) => {
      const address = new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`);
      return read.some((path) => address.test(path));
    };
    expect(SCREENS.filter((screen) => !isRead(screen))).toEqual([TABLE]);
  });

  describe.each(LANGUAGES.filter((language) => !isShort || language === 'fr'))('in %s', (language) => {
    test('for a guest', async () => {
      const page = await open(language);
      expect(await walk(page, GUEST)).toEqual([]);
      await page.context().close();
    });

    if (isShort) return; // the others' screens: `npm run long journeys`

    test('for a player', async () => {
      const page = await open(language, 'a player');
      expect(await walk(page, [...PLAYER, ...big21])).toEqual([]);
      await page.context().close();
    });

    test('in the office, section by section', async () => {
      const page = await open(language, 'the office');
      const faults = await walk(page, ORGANISER);
      await page.goto(`${server.address}/office`);
      await page.locator('select').first().selectOption('small');
      const sections = page.locator('.choice').first().locator('label');
      await sections.first().waitFor();
      for (let i = 0; i < (await sections.count()); i++) {
        await sections.nth(i).click();
        await until(page, `!document.querySelector('.spinner')`);
        faults.push(...(await faultsAt(page, `/office, section ${i + 1}`)));
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });

    test('at an evening: desk, wall, table, player, supervisor', async () => {
      const page = await open(language);
      invariant(evening, 'no evening');
      expect(await walk(page, hall, evening)).toEqual([]);
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(evening.address + wall);
      await page.waitForSelector('.proj');
      expect(await covered(page)).toEqual([]);
      await page.context().close();
    });
  });
});

/** A game of Big21 in practice, and the same looked at again. */
async function practiceAt(player: Caller): Promise<readonly string[]> {
  const key = (name: string) => ({ 'idempotency-key': `languages-${name}` });
  const { commitment } = (await player.post('/api/big21/promises', {}, key('promise'))).body;
  const asked = { purse: 'practice', stake: 500, commitment, clientSeed: '5'.repeat(64) };
  const { id } = (await player.post('/api/big21/games', asked, key('game'))).body;
  invariant(typeof id === 'string', 'no game');
  return [`/big21/game/${id}`, `/big21/game/${id}/replay`];
}
