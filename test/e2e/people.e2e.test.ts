import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBase32, stepAt, totp } from '../../src/server/people/totp.ts';
import { lettersOf, signInAs } from '../../src/server/testing/people.ts';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { follow, hasBrowser, openBrowser, violationsAtTheEnd } from './browser.ts';

describe.skipIf(!hasBrowser)('people in a real browser', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const open = async (locale: string, width = 390): Promise<Page> => {
    const context = await browser.newContext({ locale, bypassCSP: true, viewport: { width, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return page;
  };
  /** No violation of WCAG 2.2 AA, nothing wider than the screen. */
  const check = async (page: Page) => {
    await expect.poll(() => violationsAtTheEnd(page)).toEqual([]);
    await page.evaluate('scrollTo(0, 0)');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  };
  const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

  test('SSC 3 somebody registers on a small phone, mistakes and all, confirms, changes the address, signs out and in, and leaves', async () => {
    const page = await open('de-CH', 320);
    await page.goto(`${server.address}/register?via=freund-7`);
    await page.getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    await check(page);
    await fill(page, 'Vorname', 'Heidi');
    await fill(page, 'PLZ', '79098');
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await page.getByText('Schau die markierten Felder an').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('lastName'); // the first field to put right
    await expect.poll(() => page.getByText('Mitmachen darf, wer in der Schweiz').isVisible()).toBe(true);
    await check(page);
    const person = {
      Nachname: 'Lienert',
      Geburtsdatum: '1958-02-03',
      Strasse: 'Hauptstrasse',
      Nummer: '4',
      PLZ: '8840',
      Ort: 'Einsiedeln',
    };
    for (const [label, text] of Object.entries(person)) await fill(page, label, text);
    await fill(page, 'E-Mail', 'heidi@example.ch');
    await fill(page, 'Passwort', 'drei nasse Katzen');
    await page.getByLabel(/Ich habe das Reglement gelesen/).check();
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await page.getByRole('heading', { name: 'Schau in dein E-Mail-Postfach' }).waitFor();
    await check(page);

    const letter = (await lettersOf(server)).find(({ to }) => to === 'heidi@example.ch')!;
    await page.goto(`${server.address}/confirm#${letter.token}`);
    await page.getByRole('heading', { name: 'Willkommen!' }).waitFor();
    expect(new URL(page.url()).hash).toBe(''); // the token stays in no history
    await check(page);

    await page.goto(`${server.address}/account`);
    await page.getByText('8840 Einsiedeln').waitFor();
    await check(page);
    await page.getByRole('button', { name: 'Ändern', exact: true }).click();
    await fill(page, 'Ort', 'Bennau');
    await fill(page, 'PLZ', '8836');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('8836 Bennau').waitFor();

    const elsewhere = server.caller();
    await elsewhere.post('/api/session', { email: 'heidi@example.ch', password: 'drei nasse Katzen' });
    await page.reload();
    await page.getByRole('button', { name: 'Dort abmelden' }).click();
    await page.getByText('Dort bist du jetzt abgemeldet').first().waitFor();
    expect((await elsewhere.get('/api/me/profile')).status).toBe(401);
    await page.getByRole('button', { name: 'E-Mail ändern' }).click();
    await fill(page, 'Neue E-Mail', 'heidi@anderswo.ch');
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await page.getByRole('dialog').getByText('passen nicht zusammen').waitFor(); // not without the password
    await page.getByRole('dialog').getByLabel('Aktuelles Passwort').fill('drei nasse Katzen');
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await page.getByText('Wir haben an heidi@anderswo.ch geschrieben').first().waitFor();

    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('link', { name: 'Anmelden' }).first().click();
    await fill(page, 'E-Mail', 'heidi@example.ch');
    await fill(page, 'Passwort', 'etwas falsches');
    await page.keyboard.press('Enter');
    await page.getByText('E-Mail und Passwort passen nicht zusammen').waitFor();
    await fill(page, 'Passwort', 'drei nasse Katzen');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /Dein Konto/ }).click();
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByLabel('Aktuelles Passwort').fill('drei nasse Katzen');
    await page.getByRole('dialog').getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByText('Dein Konto ist gelöscht').first().waitFor();
    expect((await server.store.pool.query(`select 1 from person_data where email = 'heidi@example.ch'`)).rowCount).toBe(
      0,
    );
    await page.context().close();
  });

  test('staff open their one-time link, choose a password, scan the code and are let in (in French)', async () => {
    const organiser = await signInAs(server, 'organiser');
    await organiser.caller.post('/api/staff', {
      email: 'remy@example.ch',
      firstName: 'Rémy',
      lastName: 'Rochat',
      language: 'fr',
      role: 'director',
    });
    const page = await open('fr-CH', 1440);
    const letter = (await lettersOf(server)).find(({ to }) => to === 'remy@example.ch')!;
    await page.goto(`${server.address}/staff#${letter.token}`);
    await page.getByText('Choisis d’abord un mot de passe').waitFor();
    await check(page);
    await fill(page, 'Mot de passe', 'trois chats mouillés');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('img', { name: 'Code QR' }).waitFor();
    await check(page);
    const secret = fromBase32((await page.locator('.people-key').textContent())!)!;
    await fill(page, 'Code', '000000');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('Ce code est faux').waitFor();
    await fill(page, 'Code', totp(secret, stepAt(server.clock.now())));
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('La deuxième étape est activée').waitFor();
    await page.context().close();
  });

  test('SSC 1 an organiser adds a supervisor on a phone and imports the list of employees', async () => {
    const { caller } = await signInAs(server, 'organiser');
    const page = await open('de-CH', 390);
    const cookies = caller.cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: server.address })));
    await page.goto(`${server.address}/staff/desk`);
    await fill(page, 'Vorname', 'Kari');
    await fill(page, 'Nachname', 'Kälin');
    await fill(page, 'E-Mail', 'kari@example.ch');
    await page.getByRole('button', { name: 'Zugang per Mail schicken' }).first().click();
    await page.getByText('Der Link ist per Mail unterwegs an kari@example.ch').first().waitFor();
    expect(await page.content()).not.toMatch(/staff#/); // nobody but Kari sees the link
    await page.getByText('Kontrolleur/in entziehen').waitFor();
    await check(page);
    const file = (text: string) => ({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByLabel('CSV-Datei wählen').setInputFiles(file('firstName,lastName\nMax,\n'));
    await page.getByText('Zeile 2 stimmt nicht').waitFor();
    await page.getByLabel('CSV-Datei wählen').setInputFiles(file('firstName,lastName\nMax,Muster\n'));
    await page.getByText('Liste übernommen: 1 Eintrag').first().waitFor();

    const rows = [
      'E-Mail;Vorname;Nachname;Strasse;Hausnummer;PLZ;Ort;Geburtsdatum',
      'lisa@example.ch;Lisa;Gisler;Gotthardstrasse;7;6460;Altdorf;05.06.1971',
      'ohne@example.ch;Otto;Gisler;Gotthardstrasse;7;6460;Altdorf;gestern',
    ];
    await page.getByLabel('Liste der Konten wählen').setInputFiles(file(rows.join('\n')));
    await page.getByText('2 Zeilen gelesen, 1 Person wird eingeladen.').waitFor();
    await page.getByText('Geburtsdatum: Dieses Datum gibt es nicht.').waitFor();
    await check(page);
    await page.context().close();
  });

  test('SSC 3 who was invited finds the form filled in, chooses a password, accepts, and stands at the championship', async () => {
    await server.runJobs();
    const letter = (await lettersOf(server)).find(({ to }) => to === 'lisa@example.ch')!;
    const page = await open('de-CH');
    await page.goto(`${server.address}/register#${letter.token}`);
    await page.getByText('Der Veranstalter hat deine Angaben schon eingetragen').waitFor();
    await expect.poll(() => page.getByLabel('Ort', { exact: true }).inputValue(), { timeout: 20_000 }).toBe('Altdorf');
    expect(new URL(page.url()).hash).toBe('');
    const rules = page.getByRole('link', { name: 'Reglement lesen' });
    await expect.poll(() => rules.getAttribute('href'), { timeout: 20_000 }).toBe('/championship/rules');
    await fill(page, 'Passwort', 'vier trockene Katzen');
    await page.getByLabel(/Ich habe das Reglement gelesen/).check();
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await page.waitForURL('**/championship');
    await page.context().close();
  });

  test('every other screen is usable in the dark, on 320 px, in Italian', async () => {
    const page = await open('it-CH', 320);
    await page.emulateMedia({ colorScheme: 'dark' });
    const paths = [
      'sign-in',
      'password/forgotten',
      'password/new',
      'second-factor',
      'staff',
      'confirm',
      'email/new',
      'account',
    ];
    await page.goto(`${server.address}/register`);
    await page.locator('h1').waitFor();
    for (const path of paths) {
      await follow(page, `/${path}`);
      await page.waitForFunction(`!document.querySelector('.progress')`);
      await check(page);
    }
    await page.context().close();
  });
});
