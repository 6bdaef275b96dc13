import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hostLink } from '../../src/server/tournament/hosts.ts';
import { words as club } from '../../src/web/tournament/club/words.fr.ts';
import { words as hall } from '../../src/web/tournament/words.fr.ts';
import { hasBrowser, violations, visit } from './browser.ts';
import { seen, shoot } from './hall.ts';
import { openHouse } from './house.ts';

const OUTSIDE = `
  [...document.querySelectorAll('body *')]
    .filter((element) => document.documentElement.scrollWidth > innerWidth && element.getBoundingClientRect().right > innerWidth + 0.5)
    .map((element) => element.tagName + '.' + element.className + ' ' + element.textContent.slice(0, 30))
`;

/** What a club has beside the play, by a host who holds a phone and reads French. */
describe.skipIf(!hasBrowser)('a club on a phone, in French', () => {
  const house = openHouse();

  const PHONE = { width: 390, height: 664, language: 'fr', touch: true } as const;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

  /** Nothing stands outside of the phone, and axe finds nothing. */
  async function looked(page: Page, name: string): Promise<void> {
    await shoot(page, `club-${name}`);
    // What reaches out of the window, as far as it does not scroll by itself.
    await expect.poll(() => page.evaluate(OUTSIDE)).toEqual([]);
    await expect.poll(() => violations(page), { message: name }).toEqual([]);
  }

  test('EBH 1, EBH 8, SSC 8.03: pairs, members, registration by link with a waiting list, till, shared results and a series', async () => {
    const { server, browser } = house;
    const host = await visit(browser, (await hostLink(server.services, server.address)) ?? '', PHONE);
    const { page } = host;
    await field(page, hall.eveningTitle).fill('Tournoi du Café de la Place');
    await field(page, club.form).selectOption('pairs');
    await button(page, hall.create).click();
    await field(page, club.firstName).fill('Marie-Madeleine Zumbrunnen');
    await field(page, club.secondName).fill('Jean-Baptiste de Montmollin');
    await field(page, hall.town).fill('La Chaux-de-Fonds');
    await button(page, club.addPair).click();
    await seen(page, club.partnerOf('Jean-Baptiste de Montmollin'));
    const id = /\/t\/(\w+)\//.exec(page.url())?.[1] ?? '';

    // Who comes often is a member, with one tap for all of today.
    await button(page, club.members).click();
    await button(page, club.keepAll(2)).click();
    const members = page.locator('dialog[open] .tour-list li');
    await expect.poll(() => members.count()).toBe(2);
    await shoot(page, 'club-members');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await field(page, club.firstName).fill('mont');
    const offered = page.locator('datalist option');
    await expect.poll(() => offered.first().getAttribute('value')).toContain('de Montmollin');
    await field(page, club.firstName).fill('');

    // Four places: the second pair has the last two, the third waits.
    await page.locator('summary', { hasText: club.registration }).click();
    await field(page, club.places).fill('4');
    await button(page, club.openRegistration).click();
    await page.locator(`a[href$="/evening/${id}/register"]`).waitFor();
    await looked(page, 'people');
    const guest = await visit(browser, `${server.address}/evening/${id}/register`, PHONE);
    const register = async (name: string, partner: string, numbers: string) => {
      await field(guest.page, club.name).fill(name);
      await field(guest.page, club.partnerName).fill(partner);
      await field(guest.page, club.cards).selectOption('german');
      await button(guest.page, club.registerBoth).click();
      await guest.page.getByRole('heading', { name: club.registered(numbers) }).waitFor();
    };
    await seen(guest.page, club.free(2));
    await looked(guest.page, 'register');
    await register('Beat Bucher', 'Vreni Odermatt', '3 + 4');
    await button(guest.page, club.another).click();
    await seen(guest.page, club.fullNow);
    await register('Anna Arnold', 'Kari Näf', '5 + 6');
    await seen(guest.page, club.isWaiting(1));
    await seen(page, club.waiting(1));

    // Twenty francs each, ten for the cards, the rest for the prizes.
    await page.getByRole('link', { name: hall.tabs.till, exact: true }).click();
    await seen(page, club.noFee);
    await field(page, club.fee).fill('20');
    await page.locator('textarea').fill('Cartes; 10');
    await button(page, club.save).click();
    const sums = page.locator('.club-sums dd');
    const owing = page.locator('.club-till button', { hasText: '20.00' });
    for (let left = 4; left > 0; left--) {
      await expect.poll(() => owing.count()).toBe(left);
      await owing.first().click();
    }
    await seen(page, club.allPaid);
    await expect
      .poll(() => sums.allTextContents())
      .toEqual(['80.00', '10.00', '70.00'].map((sum) => expect.stringContaining(sum)));
    await looked(page, 'till');
    await button(page, club.takePrizes).click();
    await seen(page, club.prizesTaken);

    // For everybody: the results of the evening, and of a series.
    await page.getByRole('link', { name: hall.tabs.ranking, exact: true }).click();
    await button(page, club.shareNow).click();
    await page.locator(`a[href$="/evening/${id}/results"]`).waitFor();
    await guest.page.goto(`${server.address}/evening/${id}/results`);
    await guest.page.getByRole('heading', { name: 'Tournoi du Café de la Place' }).waitFor();
    await looked(guest.page, 'results');
    await page.goto(`${server.address}/tournaments`);
    await page.locator('summary', { hasText: club.newSeries }).click();
    await field(page, club.seriesTitle).fill('Championnat de l’année');
    await field(page, club.best).fill('2');
    await button(page, club.createSeries).click();
    await seen(page, club.noResults);
    await field(page, club.chooseEvening).selectOption(id);
    await button(page, club.addEvening).click();
    await page.locator('.club-line', { hasText: 'Tournoi du Café de la Place' }).waitFor();
    await button(page, club.shareSeries).click();
    await button(page, club.unshareSeries).waitFor();
    await looked(page, 'series');
    await guest.page.goto(page.url());
    await guest.page.getByRole('heading', { name: 'Championnat de l’année' }).waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.close(), guest.close()]);
  }, 240_000);
});
