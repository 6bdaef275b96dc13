import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { hostLink } from '../../src/server/tournament/hosts.ts';
import { hasBrowser, openBrowser, violations, visit } from './browser.ts';
import { asOffice, codesOf, follow, openDesk, seen, shoot, takeOver } from './hall.ts';

const linkTo = async (server: TestServer) => (await hostLink(server.services, server.address)) ?? '';

/** The first laptop of the hall dies in the middle of a Passe; the second one has followed and takes over by clicks. */
describe.skipIf(!hasBrowser)('two laptops in a hall', () => {
  let first: TestServer;
  let second: TestServer;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    [first, second, browser] = await Promise.all([startTestServer(), startTestServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await second.stop();
    await first.stop();
  });

  test('EBH 2, 7 the second laptop follows, takes over within a minute and goes on; the first says so when it is back', async () => {
    const desk = await openDesk(browser, await linkTo(first), 'Stromausfall');
    await desk.type(desk.page.getByLabel('Anzahl Passen'), '1');
    await desk.type(desk.page.getByLabel('Spiele je Passe'), '4');
    await desk.click(desk.button('Turnier eröffnen'));
    await seen(desk.page, 'Person erfassen');
    const { id, at } = await codesOf(first, desk.page);
    await asOffice(first, id).begin(['Anna Amrein', 'Beat Bucher', 'Carla Christen', 'Dino Durrer']);
    const anna = await visit(browser, at('p', 1), { width: 390, height: 664 });
    await seen(anna.page, 'Anna Amrein');

    const laptop = await visit(browser, await linkTo(second), { width: 1440, height: 900 });
    const { page } = laptop;
    await follow(desk, first, page);
    await expect.poll(() => violations(page)).toEqual([]);
    await shoot(page, 'second-laptop');
    await shoot(desk.page, 'first-laptop');

    // The first one is gone: its screens say so, the second one takes over.
    const port = new URL(first.address).port;
    const { databaseUrl } = first;
    const { dataDir } = first.services.config;
    await first.stop();
    await seen(anna.page, /Verbindung unterbrochen/);
    await takeOver(page);
    await seen(page, 'Passe 1 läuft seit');
    await page.locator('.tour-table').first().click();
    await page.locator('dialog[open]').getByLabel('Punkte A + C').fill('300');
    await page.locator('dialog[open]').getByLabel('Punkte B + D').fill('328');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').getByRole('button', { name: 'Visum', exact: true }).click();
    await page
      .locator('dialog[open]')
      .getByText(/visiert/)
      .first()
      .waitFor();

    // It comes back: every one of its screens leads to the other.
    first = await startTestServer({ databaseUrl, environment: { PORT: port, DATA_DIR: dataDir } });
    await seen(anna.page, 'Das Turnier läuft auf einem andern Laptop weiter');
    const there = anna.page.getByRole('link', { name: 'Dort weiter' });
    await expect.poll(() => there.getAttribute('href')).toContain(`:${new URL(second.address).port}/t/${id}/-#p1-`);
    await seen(desk.page, 'Trotzdem hier weitermachen');
    await desk.button('Trotzdem hier weitermachen').click();
    await desk.dialog.getByText(/Nur einer von beiden/).waitFor();
    await expect.poll(() => violations(desk.page)).toEqual([]);
    await shoot(desk.page, 'moved');
    await shoot(anna.page, 'moved-phone');
    // The first laptop was away: its screens say that they found nobody.
    const ownFaults = [...desk.visitor.errors, ...laptop.errors, ...anna.errors].filter(
      (line) => !/^WebSocket connection .* failed/.test(line),
    );
    expect(ownFaults).toEqual([]);
    await Promise.all([anna.close(), laptop.close(), desk.visitor.close()]);
  }, 300_000);

  test('a code that no camera reads is typed, on a phone', async () => {
    const desk = await openDesk(browser, await linkTo(second), 'Tippen');
    await desk.click(desk.button('Turnier eröffnen'));
    await seen(desk.page, 'Person erfassen');
    await desk.click(desk.page.locator('.tour-helper', { hasText: 'Leinwand' }).getByRole('button', { name: 'Link' }));
    const said = desk.page.getByText(/^Oder eintippen: /);
    await said.waitFor();
    const code = ((await said.textContent()) ?? '').split(' ').at(-1) ?? '';
    const phone = await visit(browser, `${second.address}/code`, { width: 390, height: 664, language: 'fr' });
    await phone.page.getByLabel('Code', { exact: true }).fill('T1-0000-0000');
    await phone.page.getByRole('button', { name: 'Ouvrir' }).click();
    await seen(phone.page, /Ce code n’existe pas ici/);
    await shoot(phone.page, 'type-code');
    await phone.page.getByLabel('Code', { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '));
    await phone.page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect.poll(() => phone.page.url(), { timeout: 20_000 }).toMatch(/\/t\/\w{8}\/-#v0-/);
    await phone.close();
    await desk.visitor.close();
  }, 120_000);
});
