import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, zurichInstant } from '../../src/kit/time.ts';
import { legalIn, type MatchView } from '../../src/schieber/view.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
import { lettersOf } from '../../src/server/testing/people.ts';
import { isShort } from '../journeys/places.ts';
import { hasBrowser, openBrowser, violations } from './browser.ts';

/** A newcomer walks from the registration to a confirmed place, in the browser, in two languages. SSC 3-7.02 */
const at = zurichInstant;
const LANGUAGES = [
  {
    language: 'de-CH',
    email: 'rosa.huerlimann@example.ch',
    names: ['Rosa', 'Hürlimann', '1971-03-04'],
    openAccount: 'Konto erstellen',
    accept: /Ich habe das Reglement gelesen/,
    enter: 'Jetzt mitmachen',
    boot: 'Trainingspartie starten',
    start: 'Partie starten',
    semi: 'Halbfinalpartie starten',
    place: 'Dein Platz im Finalturnier',
    come: 'Ich komme',
    confirmed: /Bestätigt\. Wir sehen uns/,
    told: 'Dein Platz ist bestätigt',
    bootCamp: /Bonuspartien: fürs Bootcamp|Bonus/,
    letters: [/Bestätige/, /Du bist dabei/, /Halbfinal/, /Platz im Finalturnier/],
  },
  {
    language: 'fr-CH',
    email: 'yvette.rochat@example.ch',
    names: ['Yvette', 'Rochat', '1966-11-21'],
    openAccount: 'Ouvrir le compte',
    accept: /J’ai lu le règlement/,
    enter: 'Participer maintenant',
    boot: 'Commencer une partie d’entraînement',
    start: 'Commencer une partie',
    semi: 'Commencer une partie de demi-finale',
    place: 'Ta place au tournoi final',
    come: 'Je viens',
    confirmed: /Confirmée\. À bientôt/,
    told: 'Ta place est confirmée',
    bootCamp: /bonus/i,
    letters: [/[Cc]onfirme/, /C’est parti/, /demi-finale/, /place au tournoi final/],
  },
] as const;

describe.skipIf(!hasBrowser)('SSC 7.02 from registration to a confirmed place', () => {
  let t: ChampionshipTest;
  let browser: Browser;
  const walkers: { page: Page; words: (typeof LANGUAGES)[number] }[] = [];

  beforeAll(async () => {
    t = await openChampionshipTest(at('2024-09-28T09:00'));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await t.server.stop();
  });

  const open = (page: Page, path: string) => page.goto(t.server.address + path, { waitUntil: 'networkidle' });
  const home = (page: Page) => open(page, '/championship?edition=small');

  /** Plays so many games from inside the page, with its own session. */
  async function play(page: Page, games: number): Promise<void> {
    const id = page.url().split('/').at(-1)!;
    const state = () => page.evaluate(async (match) => (await fetch(`/api/matches/${match}`)).json(), id);
    const send = (command: object, key: string) =>
      page.evaluate(
        async ([match, body, once]) => {
          const headers = { 'content-type': 'application/json', 'idempotency-key': once as string };
          await fetch(`/api/matches/${match}/commands`, { method: 'POST', headers, body: JSON.stringify(body) });
        },
        [id, command, key] as const,
      );
    for (let i = 0; ; i++) {
      const { view } = (await state()) as { view: MatchView };
      if (view.results.length >= games || view.ending) break;
      const { game } = view;
      const command =
        game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };
      await send(command, `walk-${id}-${i}`);
    }
    t.clock.advance(30 * MINUTE + 1);
    await t.server.runJobs();
  }

  test.each(isShort ? LANGUAGES.slice(0, 1) : LANGUAGES)(
    'SSC 3, SSC 4.03 registers, confirms the mail, enters and plays the boot camp in $language',
    async (words) => {
      t.clock.set(Math.max(t.clock.now(), at('2024-09-28T10:00')));
      const context = await browser.newContext({ locale: words.language, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      await open(page, '/register');
      const [firstName, lastName, born] = words.names;
      const form = {
        firstName,
        lastName,
        born,
        street: 'Seestrasse',
        houseNumber: '12',
        postcode: '6300',
        town: 'Zug',
      };
      for (const [name, value] of Object.entries({ ...form, email: words.email, password: 'drei nasse Katzen' })) {
        await page.locator(`input[name="${name}"]`).fill(value);
      }
      for (const box of await page.locator('input[type="checkbox"]').all()) await box.check();
      await page.locator('button[type="submit"]').click();
      await page.waitForSelector('[role="status"]');
      const letter = (await lettersOf(t.server)).find(({ to, token }) => to === words.email && token)!;
      await open(page, `/confirm#${letter.token}`);

      await home(page);
      await page.getByRole('button', { name: words.enter }).click();
      await page.getByRole('alert').waitFor(); // without accepting the rules nobody comes in: SSC 3
      await page.getByRole('checkbox', { name: words.accept }).check();
      await page.getByRole('button', { name: words.enter }).click();
      await page.getByRole('button', { name: words.boot }).click();
      await page.waitForURL('**/table/**');
      await play(page, 1);
      await home(page);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await expect.poll(() => violations(page)).toEqual([]);
      expect(failures).toEqual([]);
      walkers.push({ page, words });
    },
  );

  test('SSC 5.03, SSC 5.04 everybody plays the qualification with the bonus matches, and is told that they have reached it', async () => {
    t.clock.set(at('2024-10-10T10:00'));
    for (const { page, words } of walkers) {
      await home(page);
      const text = (await page.locator('.cs-start').textContent()) ?? '';
      expect(text).toMatch(words.bootCamp);
      expect(text).toMatch(/^\D*2\D+2\D+5\D/); // two of two today, five for the boot camp
      await page.getByRole('button', { name: words.start }).click();
      await page.waitForURL('**/table/**');
      await play(page, 1);
      const subjects = (await lettersOf(t.server)).filter(({ to }) => to === words.email).map(({ subject }) => subject);
      for (const wanted of words.letters.slice(0, 3)) expect(subjects).toContainEqual(expect.stringMatching(wanted));
    }
  });

  test('SSC 6.03, SSC 7.02 everybody plays the semi-final, wins a place, and confirms it in the browser', async () => {
    t.clock.set(at('2024-10-25T10:00'));
    for (const { page, words } of walkers) {
      await home(page);
      await page.getByRole('button', { name: words.semi }).click();
      await page.waitForURL('**/table/**');
      await play(page, 1);
    }
    t.clock.set(at('2024-10-28T09:00'));
    for (const command of [
      { type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' },
      { type: 'publishRanking', phase: 'semiFinal', version: 1 },
      { type: 'makeCut' },
    ]) {
      expect((await t.office(command)).status).toBe(200);
    }
    for (const { page, words } of walkers) {
      const offer = (await lettersOf(t.server)).find(
        ({ to, subject }) => to === words.email && words.letters[3].test(subject),
      )!;
      const link = /https?:\/\/\S+?(\/championship\S*)/.exec(offer.text)![1]!; // the link of the letter
      await open(page, `${link}${link.includes('?') ? '&' : '?'}edition=small`);
      await page.getByRole('heading', { name: words.place }).waitFor();
      await page.getByRole('button', { name: words.come }).click();
      await page.getByText(words.confirmed).waitFor();
      const letters = (await lettersOf(t.server)).filter(({ to }) => to === words.email);
      expect(letters.map(({ subject }) => subject)).toContain(words.told);
    }
    const { finalists } = (await t.server.caller().get('/api/editions/small/finalists')).body;
    expect(finalists.map(({ confirmed }: { confirmed: boolean }) => confirmed)).toEqual(walkers.map(() => true));
  });
});
