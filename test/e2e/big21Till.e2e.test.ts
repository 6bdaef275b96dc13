// A house that plays for francs: the cashiers' tills, by screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { payIn } from '../../src/server/testing/cashHouse.ts';
import { signInAs } from '../../src/server/testing/people.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { newPerson, signedIn } from './big21Player.ts';
import { hasBrowser, openBrowser, pick, violations, visit } from './browser.ts';

describe.skipIf(!hasBrowser)('the cash desk of a house that plays for francs', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startTestServer({ clock: testClock(Date.now()), environment: { MONEY: 'cash' } }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
    await browser?.close();
    await server?.stop();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  /** One device for all: who sits down signs in. */
  const sitsDown = async (page: Page, email: string) => {
    const { caller } = await signInAs(server, 'cashier', email);
    await signedIn(page, server, caller);
    await page.goto(`${server.address}/big21/desk`);
  };

  test('cash is booked when the player says so; a till is counted at the beginning, and by two at the end', async () => {
    const customer = await newPerson(server, 'kundin', 'Zumbühl');
    const phone = await visit(browser, server.address, { width: 390, height: 664 });
    await signedIn(phone.page, server, customer);
    await phone.page.goto(`${server.address}/big21/account`);
    const { page, errors, close } = await visit(browser, server.address, { width: 390, height: 664 });
    await sitsDown(page, 'kasse.eins@example.ch');
    const till = page.locator('#till');
    const count = async (francs: string, what: string) => {
      await till.getByLabel('Gezähltes Bargeld (CHF)').fill(francs);
      await till.getByRole('button', { name: what }).click();
    };
    const deposit = async () => {
      await page.getByLabel('Betrag (CHF)').first().fill('50');
      await button(page, /^Einzahlung buchen/).click();
    };
    await page.getByLabel('Name oder E-Mail').fill('zumb');
    await button(page, 'Suchen').click();
    await button(page, /Zumbühl/).click();
    await deposit();
    await page.getByText('Öffne zuerst deine Kasse').waitFor();
    await count('200', 'Kasse öffnen');
    await till.getByText('Darin sollten CHF 200.00 liegen.').waitFor();
    await deposit();
    await page.getByText('Wartet, bis die Person es in ihrem Konto bestätigt').waitFor();
    await till.getByText('Darin sollten CHF 200.00 liegen.').waitFor();
    await count('200', 'Kasse abschliessen');
    await till.getByText('Eine Einzahlung in deine Kasse ist noch nicht bestätigt.').waitFor();
    // The phone hears of it, and the desk of what the phone says.
    await phone.page.getByText(/Hast du an der Kasse CHF.50\.00 bar einbezahlt\?/).waitFor();
    await expect.poll(() => violations(phone.page)).toEqual([]);
    await button(phone.page, /Ja, CHF.50\.00 gutschreiben/).click();
    await phone.page.getByText(/Zeig bis .* an der Kasse einen Ausweis/).waitFor();
    await expect.poll(() => phone.page.locator('.big21-balance').textContent()).toMatch(/50\.00/);
    await till.getByText('Darin sollten CHF 250.00 liegen.').waitFor();
    await count('245', 'Kasse abschliessen');
    await till.getByText(/Gezählt: CHF.245\.00\. Differenz: CHF.?[-−]5\.00\./).waitFor();
    await expect.poll(() => violations(page)).toEqual([]);
    await expect.poll(() => till.getByRole('button', { name: 'Nachgezählt' }).count()).toBe(0);

    await sitsDown(page, 'kasse.zwei@example.ch');
    await till.getByText(/Differenz: CHF.?[-−]5\.00\./).waitFor();
    await till.getByRole('button', { name: 'Nachgezählt, Differenz bestätigen' }).click();
    await till.getByText('Differenz').first().waitFor({ state: 'detached' });
    await till.getByText('Deine Kasse ist geschlossen.').waitFor();
    expect([...errors, ...phone.errors]).toEqual([]);
    await phone.close();
    await close();
  }, 240_000);

  test('SSC 7.02, B21 5 a name that money hangs on: asked for by one, agreed to by one of the office, decided by another', async () => {
    const bride = await newPerson(server, 'braut', 'Ledergerber');
    const { id } = (await bride.get('/api/me')).body;
    const { caller: cashier } = await signInAs(server, 'cashier', 'kasse.drei@example.ch');
    await cashier.post('/api/desk/till/opening', { counted: 0 });
    await payIn(cashier, Object.assign(bride, { id }), 2_000);
    const { page, errors, close } = await visit(browser, server.address, { width: 390, height: 664 });
    await signedIn(page, server, bride);
    await page.goto(`${server.address}/account`);
    const details = page.locator('.people-panel').filter({ hasText: 'Ledergerber' }).first();
    await details.getByRole('button', { name: 'Ändern' }).click();
    await page.getByLabel('Nachname', { exact: true }).fill('Neuhaus');
    await button(page, 'Speichern').click();
    await page.getByRole('heading', { name: 'Wartet auf das Büro' }).waitFor();
    // Before it is withdrawn it says what becomes of it.
    await button(page, 'Änderung zurückziehen').click();
    await page.getByRole('dialog').getByText('das Büro legt die Sache ab').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    const office = await visit(browser, server.address, { width: 1440, height: 900 });
    const asked = office.page.locator('.office-list li').filter({ hasText: 'Neuhaus' });
    const sits = async (role: 'organiser' | 'director', email: string) => {
      await signedIn(office.page, server, (await signInAs(server, role, email)).caller);
      await office.page.goto(`${server.address}/office`);
      await pick(office.page.getByRole('radio', { name: 'Prüfen', exact: true }));
      await asked.getByText('Ledergerber').first().waitFor();
    };
    await sits('organiser', 'olga@example.ch');
    await asked.getByRole('button', { name: 'Bewilligen' }).click();
    await asked.getByText('Eine Person will bewilligen, eine zweite entscheidet.').waitFor();
    // The same person once more decides nothing.
    await asked.getByRole('button', { name: 'Bewilligen' }).click();
    await office.page.getByText('Das entscheidet eine zweite Person.').first().waitFor();
    expect((await bride.get('/api/me/profile')).body.lastName).toBe('Ledergerber');
    await sits('director', 'dani@example.ch');
    await asked.getByRole('button', { name: 'Bewilligen' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.people-facts').getByText('Neuhaus').first().waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Wartet auf das Büro' }).count()).toBe(0);
    expect([...errors, ...office.errors]).toEqual([]);
    await office.close();
    await close();
  }, 240_000);
});
