import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECK, SUITS, suitOf } from '../../src/schieber/card.ts';
import {
  drawAndStart,
  type Evening,
  evening,
  openDoor,
  server,
  supervisorOf,
  tableKey,
  viewOf,
} from '../../src/server/tournament/doorTesting.ts';
import { hasBrowser, openBrowser, violations, visit } from './browser.ts';

/** The supervisor's phone when something went wrong at a table, and what the director makes of it. */
describe.skipIf(!hasBrowser)('rulings in a real browser', () => {
  openDoor();
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const PHONE = { width: 390, height: 664 };
  async function wizard(e: Evening, look = PHONE) {
    const rita = await supervisorOf(e);
    await drawAndStart(e, 1);
    const phone = await visit(browser, `${server.address}/t/${e.id}/${rita}`, look);
    await phone.page.getByRole('button', { name: 'Alle Tische' }).click();
    await phone.page.getByRole('button', { name: '1', exact: true }).click();
    await phone.page.getByRole('button', { name: 'Unregelmässigkeit' }).click();
    return phone;
  }
  const choose = (page: Page, label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: option });
  const said = async (page: Page) =>
    (await page.locator('.tour-consequences li').allTextContents()).map((s) => s.trim());
  const picture = async (page: Page, name: string) => {
    const folder = process.env['PICTURES'];
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
  };

  test('EBH 5 a revoke while the trick lies open: everything the paragraph says, in order', async () => {
    const e = await evening(4);
    const { page, errors } = await wizard(e);
    const enter = page.getByRole('button', { name: 'Entscheid eintragen' });
    await expect.poll(() => said(page)).toHaveLength(6);
    await expect.poll(() => enter.isDisabled()).toBe(true); // nobody is accused by default
    const { sheet } = await viewOf(e, await tableKey(e, 1));
    await page.getByLabel('Wer hat den Fehler gemacht?').selectOption('1');
    const sentences = await said(page);
    expect(sentences[0]).toContain('zurück in die Hand');
    expect(sentences[1]).toContain('höchste Karte der verlangten Farbe');
    expect(sentences[2]).toContain('verlieren den Stechwert, nie den Zählwert');
    expect(sentences[3]).toContain('kann diesen Stich nicht stechen');
    expect(sentences[4]).toContain(`gehört den Gegnern. A ${sheet.names[0]}, C ${sheet.names[2]}`);
    expect(sentences[5]).toContain(`rechts von der fehlbaren Person sitzt. C ${sheet.names[2]}`);
    await picture(page, 'revoke-ebh');
    await expect.poll(() => violations(page)).toEqual([]);
    await enter.click();
    await page.getByRole('button', { name: 'Unregelmässigkeit' }).waitFor();
    expect((await viewOf(e, e.key)).view.rulings).toMatchObject([
      { event: 'revoke', article: 'EBH 5', offender: sheet.players[1] },
    ]);
    expect(errors).toEqual([]);
  });

  test('EBH 5 the last trick led with a devalued card: the cards say who wins it', async () => {
    const e = await evening(4);
    const { page } = await wizard(e, { width: 1440, height: 900 });
    await choose(page, 'Was', 'Mit entwerteter Karte ausgespielt');
    await page.getByLabel('letzter Stich', { exact: true }).check();
    await page.getByLabel('Wer hat den Fehler gemacht?').selectOption('0');
    await page.getByText('Wer macht den Stich?').click();
    await page.getByLabel('Gespielt wird').selectOption('O');
    await page.getByLabel('Ausgespielt hat').selectOption('0');
    const pack = SUITS.flatMap((suit) => DECK.filter((card) => suitOf(card) === suit));
    for (const card of ['SA', 'D6', 'DK', 'D7'] as const)
      await page.locator('.tour-card').nth(pack.indexOf(card)).click();
    const sentences = await said(page);
    expect(sentences.find((each) => each.includes('höchste gültige Karte'))).toContain('C Jasser');
    await picture(page, 'last-trick-ebh');
  });

  test('SSC 7.05(11) a supervisor proposes, the director warns', async () => {
    const e = await evening(4, { base: 'ssc', identityCheck: false });
    const { page } = await wizard(e);
    await choose(page, 'Was', 'Zeichen, «Bock», «Trumpf»');
    await page.getByLabel('Wer hat den Fehler gemacht?').selectOption('2');
    await page.getByText('Der Vorschlag steht am Pult').waitFor();
    await picture(page, 'signals-ssc');
    await page.getByRole('button', { name: 'Entscheid eintragen' }).click();
    await page.getByRole('button', { name: 'Unregelmässigkeit' }).waitFor();
    const number = (await viewOf(e, e.key)).view.proposals[0].number;
    const warnings = async () =>
      (await viewOf(e, e.key)).view.people.find((p: { number: number }) => p.number === number).warnings;
    await expect.poll(() => warnings()).toBe(0);
    const desk = await visit(browser, `${server.address}/t/${e.id}/${e.key}`, { width: 1440, height: 900 });
    await desk.page.locator('.tour-proposals').waitFor();
    await picture(desk.page, 'proposal-desk');
    await desk.page.locator('.tour-proposals').getByRole('button', { name: 'Mahnen' }).click();
    await desk.page.locator('.tour-proposals').waitFor({ state: 'detached' });
    await expect.poll(() => warnings()).toBe(1);
  });
});
