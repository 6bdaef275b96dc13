import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, pick, violations, visit } from './browser.ts';
import { asOffice, codesAt, newEvening, seen, shoot } from './hall.ts';
import { openHouse } from './house.ts';

/** From the last Passe to the ranking, by clicks: totals, the question before the end, and the way back. EBH 7, 8, 9 */
describe.skipIf(!hasBrowser)('the end of an evening', () => {
  const house = openHouse();

  /** One Passe of four games, started: four players, and their sheet not yet initialled. */
  async function lastPasse() {
    const { server } = house;
    const { id, key } = await newEvening(server, { base: 'ebh', passen: 1, gamesPerPasse: 4 });
    const office = asOffice(server, id);
    await office.begin(['Anna Arnold', 'Beat Bucher', 'Carla Christen', 'Dino Durrer']);
    await office.post('/sheets/1/1/commands', { type: 'enter', totals: [314, 314], version: 1 });
    const { at } = await codesAt(server, id);
    const desk = `${server.address}/t/${id}/${key}`;
    return { desk, anna: at('p', 1), ranking: `${desk}?tab=ranking` };
  }

  /** A dialog that closes goes back in the history, and that may end a navigation that has just begun. */
  const go = (page: Page, address: string) => page.goto(address).catch(() => page.goto(address));
  const ranks = (page: Page) => page.locator('.tour-wide tbody tr td:first-child').allTextContents();

  test('EBH 7, EBH 8: totals on a phone and at the desk, a finish that names who has no rank, and a reopening', async () => {
    const evening = await lastPasse();
    const desk = await visit(house.browser, evening.desk, { width: 1440, height: 900 });
    const anna = await visit(house.browser, evening.anna, { width: 390, height: 844 });
    const button = (name: string | RegExp) => desk.page.getByRole('button', { name });

    // The director initials the sheet; the player's page then asks for the total, without being loaded again.
    await desk.page.locator('.tour-table').first().click();
    await desk.page.locator('dialog').getByRole('button', { name: 'Visum', exact: true }).click();
    await desk.page.keyboard.press('Escape');
    await desk.page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await seen(anna.page, 'Dein Endtotal');
    await anna.page.getByLabel('Endtotal eintragen').fill('314');
    await anna.page.getByRole('button', { name: 'Endtotal eintragen' }).click();
    await seen(anna.page, /Eingetragen: 314/);
    await button('Visieren und abgeben').click();
    await seen(anna.page, 'Dein Standblatt ist visiert.');

    // Finishing asks first and names the three without a sheet.
    await button('Turnier abschliessen').click();
    const dialog = desk.page.locator('dialog[open]');
    await seen(desk.page, /3 Personen haben ihr Standblatt nicht abgegeben/);
    await seen(desk.page, /Nr\. 2 Beat Bucher/);
    await expect.poll(() => violations(desk.page)).toEqual([]);
    await dialog.getByLabel('Warum trotzdem abschliessen?').fill('Sie sind schon heimgegangen');
    await dialog.getByRole('button', { name: 'Ohne sie abschliessen' }).click();
    await seen(desk.page, 'Das Turnier ist abgeschlossen');
    await go(desk.page, evening.ranking);
    await expect.poll(() => ranks(desk.page), { timeout: 20_000 }).toEqual(['1', '–', '–', '–']);

    // The three sheets were in the kitchen: opened again, typed at the desk, and everybody has a rank.
    await desk.page.goto(evening.desk);
    await button('Turnier wieder öffnen').click();
    await dialog.getByLabel('Grund').fill('Drei Standblätter lagen in der Küche');
    await dialog.getByRole('button', { name: 'Turnier wieder öffnen' }).click();
    for (const name of ['Beat Bucher', 'Carla Christen', 'Dino Durrer']) {
      const row = desk.page.locator('.tour-helper', { hasText: name });
      await row.getByLabel('Endtotal eintragen').fill('314');
      await row.getByRole('button', { name: 'Eintragen', exact: true }).click();
      await row.getByRole('button', { name: 'Visieren und abgeben' }).click();
      await row.waitFor({ state: 'detached', timeout: 20_000 });
    }
    await button('Turnier abschliessen').click();
    await dialog.getByRole('button', { name: 'Turnier abschliessen' }).click();
    await seen(desk.page, 'Das Turnier ist abgeschlossen');
    await go(desk.page, evening.ranking);
    await expect.poll(() => ranks(desk.page), { timeout: 20_000 }).toEqual(['1', '1', '1', '1']);
    expect([...desk.errors, ...anna.errors]).toEqual([]);
    await desk.close();
    await anna.close();
  }, 120_000);

  test('EBH 7: what was refused is gone once it is put right or closed; a sheet says once that it is initialled', async () => {
    const evening = await lastPasse();
    const desk = await visit(house.browser, evening.desk, { width: 1440, height: 900 });
    const { page } = desk;
    const dialog = page.locator('dialog[open]');
    const row = page.locator('.tour-helper', { hasText: 'Beat Bucher' });
    const refusal = page.locator('.toast-refusal');
    const hands = async (total: string) => {
      await row.getByLabel('Endtotal eintragen').fill(total);
      await row.getByRole('button', { name: 'Eintragen', exact: true }).click();
      await row.locator('strong', { hasText: total }).waitFor();
      await row.getByRole('button', { name: 'Visieren und abgeben' }).click();
    };
    const looks = (what: string): Promise<string> =>
      page.evaluate(
        `(({ fontSize, color }) => fontSize + ' ' + color)(getComputedStyle(document.querySelector('dialog[open] ${what}')))`,
      );

    await page.locator('.tour-table').first().click();
    await dialog.getByRole('button', { name: 'Visum', exact: true }).click();
    await dialog.getByText(/visiert/).waitFor();
    const headingOfSheet = await looks('h2');
    expect.soft((await dialog.textContent())?.match(/visiert/gi)).toEqual(['visiert']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await hands('300');
    await refusal.getByText('Als Total ist 300 eingetragen, die Passen geben aber 314.').waitFor();
    await refusal.getByRole('button', { name: 'Schliessen' }).click();
    await expect.poll(() => refusal.count()).toBe(0);
    await hands('301');
    await refusal.waitFor();
    await hands('314');
    await row.waitFor({ state: 'detached' });
    expect.soft(await refusal.count()).toBe(0);

    // Inside the lead of the board a dialog reads as it does elsewhere: nothing of it is small and grey.
    await page.getByRole('button', { name: 'Turnier abschliessen' }).click();
    await dialog.getByLabel('Warum trotzdem abschliessen?').waitFor();
    expect.soft(await looks('h2')).toBe(headingOfSheet);
    expect.soft(await looks('.dialog-body p:not([class])')).toBe(await looks('.dialog-body'));
    expect(desk.errors).toEqual([]);
    await desk.close();
  }, 120_000);

  test('EBH 9, ruling G5: a Passe is broken off with its reason and the flat rate, and goes on again', async () => {
    const evening = await lastPasse();
    const desk = await visit(house.browser, evening.desk, { width: 1440, height: 900 });
    const { page } = desk;
    const dialog = page.locator('dialog[open]').last();
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const anna = page.locator('.tour-flat li', { hasText: 'Anna Arnold' });

    // Who leaves is chosen, what it means is read, why is typed: only then is it broken off.
    await page.locator('.tour-table').first().click();
    await dialog.getByText('Jemand verlässt den Tisch').click();
    const who = dialog.getByLabel('Wer?');
    const seat = who.locator('option', { hasText: 'Anna Arnold' });
    await who.selectOption((await seat.getAttribute('value')) ?? '');
    await seen(page, /Das Mittel einer Passe ist 314/);
    await dialog.getByLabel('Pauschale (Punkte)').fill('314');
    await pick(dialog.getByRole('radio', { name: 'wird ausgeschlossen', exact: true }));
    await button('Passe abbrechen').click();
    await seen(page, 'Anna Arnold erhält keine Punkte, die andern drei je 314.');
    await expect.poll(() => violations(page)).toEqual([]);
    await expect.poll(() => button('Passe abbrechen').isEnabled()).toBe(false);
    await dialog.getByLabel('Grund').fill('Hat Karten gezeigt');
    await shoot(page, 'break-off');
    await button('Passe abbrechen').click();
    await expect.poll(() => anna.textContent()).toMatch(/keine Punkte/);
    await expect.poll(() => page.locator('.tour-flat li', { hasText: '314' }).count()).toBe(3);
    await seen(page, /abgebrochen: Hat Karten gezeigt/);
    await shoot(page, 'broken-off');
    await button('Visum').click();
    await seen(page, /visiert/);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Teilnehmende', exact: true }).click();
    await page.locator('tr', { hasText: 'Anna Arnold' }).getByText('ausgeschlossen').waitFor();

    // It was another table: the director lets it go on where it stood, and the sheet tells both.
    await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
    await page.locator('.tour-table').first().click();
    await dialog.getByText('Ganze Passe').click();
    await button('Passe weiterspielen').click();
    await dialog.getByLabel('Grund').fill('Es war Tisch 2');
    await button('Passe weiterspielen').click();
    await seen(page, /geht weiter: Es war Tisch 2/);
    await expect.poll(() => page.locator('.tour-points b').allTextContents()).toEqual(['314', '314']);
    await button('Visum').waitFor();
    await shoot(page, 'goes-on');
    expect(desk.errors).toEqual([]);
    await desk.close();
  }, 120_000);
});
