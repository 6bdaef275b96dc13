import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../src/people/role.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { signInAs } from '../../src/server/testing/people.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { isShort } from '../journeys/places.ts';
import { luckyCards, newPerson, playOut, QUICK, registerByForm, signedIn } from './big21Player.ts';
import { hasBrowser, openBrowser, until, type Visitor, violationsAtTheEnd, visit } from './browser.ts';

/** Where pictures of every screen go, when somebody wants to look at them. */
const SHOTS = process.env['SHOTS'];

/** Every screen with amounts says that they are play money. */
const WITH_AMOUNTS = [
  'home',
  'account-new',
  'game-start',
  'game',
  'choice',
  'risk',
  'purchase',
  'over',
  'replay',
  'account',
];

/** Looked at for WCAG in `npm test`: each screen once. With JOURNEYS=all every state of it. */
const ONCE = [
  ...['home', 'account', 'game', 'choice', 'purchase', 'over', 'verify', 'replay', 'bust', 'odds-now', 'high-low'],
  ...['turned', 'certificate', 'cashier', 'organiser'],
];

describe.skipIf(!hasBrowser)('Big21 in a real browser', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(Date.now()) }); // the browser has the real one
    browser = await openBrowser();
  });
  afterAll(async () => {
    expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
    await browser?.close();
    await server?.stop();
  });

  const phone = (path: string, cookie?: string): Promise<Visitor> =>
    visit(browser, server.address + path, { width: 390, height: 844, ...(cookie !== undefined && { cookie }) });

  /** No violation of WCAG 2.2 AA, nothing wider than a phone, also with letters of 200 %. */
  const look = async (page: Page, name: string) => {
    if (WITH_AMOUNTS.includes(name)) await page.getByText('Nur Spielgeld').first().waitFor();
    if (!isShort || ONCE.includes(name)) {
      await expect.poll(() => violationsAtTheEnd(page), { message: name }).toEqual([]);
      await page.evaluate('scrollTo(0, 0)');
    }
    for (const width of [320, 390, ...(SHOTS ? [1440] : [])]) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : width === 320 ? 568 : 844 });
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), {
          message: `${name} at ${width}`,
        })
        .toBe(true);
      for (const colorScheme of SHOTS ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        mkdirSync(SHOTS!, { recursive: true });
        await page.screenshot({ path: join(SHOTS!, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), { message: `${name} at 200 %` })
      .toBe(true);
    await page.evaluate(`document.documentElement.style.fontSize = ''`);
  };

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const fill = async (page: Page, label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text);

  test('B21 5, B21 20 a newcomer on a phone: account, limits, play money, a game to a Risk round, checked in the browser', async () => {
    const { page, errors, close } = await phone('/register');
    await registerByForm(page, server, 'rosa@example.ch', 'Betschart');
    await page.goto(`${server.address}/big21`);
    // B21 5, B21 10.2: what is lacking comes as one list, each with its way.
    for (const lacking of ['Spielregeln und Bedingungen annehmen', 'Limiten setzen', 'Guthaben einzahlen'])
      await page.getByRole('link', { name: lacking }).waitFor();
    await expect.poll(() => button(page, 'Für CHF 1.00 spielen').count()).toBe(0);
    await look(page, 'home');

    await page.getByRole('link', { name: 'Limiten setzen' }).click();
    await page.locator('#limits').waitFor();
    // Whoever was sent for the limits sees them.
    await expect
      .poll(() => page.evaluate(`document.querySelector('#limits').getBoundingClientRect().top < innerHeight`))
      .toBe(true);
    await page.getByText('Nur Spielgeld').waitFor();
    await page.getByText('Noch kein Spiel.').waitFor(); // all is loaded, nothing moves any more
    await page.getByText('Noch nichts gebucht.').waitFor();
    await look(page, 'account-new');
    await button(page, 'Annehmen').click();
    await page.getByText('Gespeichert.').waitFor();
    await fill(page, 'pro Tag (CHF)', '20');
    await fill(page, 'in 7 Tagen (CHF)', '50');
    await fill(page, 'in 30 Tagen (CHF)', '100');
    await page.getByText('Einsatzlimite (freiwillig)').click();
    await page.getByLabel('pro Tag (CHF)').nth(1).fill('40');
    await button(page, 'Limiten speichern').click();
    await until(page, `document.querySelectorAll('details[open] input')[0]?.value === '40'`);
    await button(page, 'Spielgeld einzahlen').click();
    await page.getByText('CHF 20.00').first().waitFor();
    await page.getByRole('rowheader', { name: 'Einzahlung' }).waitFor();

    await page.goto(`${server.address}/big21`);
    await page.evaluate(QUICK);
    const commands = await luckyCards(page, server, 'newcomer');
    await button(page, 'Für CHF 1.00 spielen').click();
    await page.locator('.big21-shown').waitFor();
    await look(page, 'game-start');
    await playOut(page, commands.slice(0, 4));
    await look(page, 'game');
    await playOut(page, commands.slice(4));
    await button(page, 'Runde mit CHF 5.00 beenden').click();
    await page.getByText('Gewonnen: CHF 5.00').waitFor();
    await look(page, 'choice');
    await button(page, 'Höchstens: CHF 5.00').click();
    await button(page, 'Risiko spielen: CHF 5.00').click();
    await page.locator('.big21-money').getByText('Risiko').waitFor();
    await look(page, 'risk');
    for (let left = 8; left > 0; left--) await playOut(page, [{ type: 'discard' }]);
    await button(page, 'Karte kaufen für CHF 5.00').waitFor();
    await look(page, 'purchase');
    await button(page, 'Aufhören und CHF 0.00 gutschreiben lassen').click();
    await page.getByText('Gutgeschrieben: CHF 0.00').waitFor();
    await button(page, 'Protokoll prüfen').click();
    await page.getByText('Alles in Ordnung').first().waitFor();
    await look(page, 'over');

    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Protokoll herunterladen' }).click();
    const file = await (await saving).path();
    await page.goto(`${server.address}/big21/verify`);
    await page.setInputFiles('input[type=file]', file);
    await page.getByText('Alles in Ordnung').first().waitFor();
    await look(page, 'verify');
    const forged = join(tmpdir(), `forged-${process.pid}.json`);
    writeFileSync(
      forged,
      readFileSync(file, 'utf8').replace(/"card":"(\w+)"/, (_, card) => `"card":"${card === '2' ? '3' : '2'}"`),
    );
    await page.setInputFiles('input[type=file]', forged);
    await page.getByText('Dieses Protokoll stimmt nicht').first().waitFor();
    writeFileSync(forged, 'no record');
    await page.setInputFiles('input[type=file]', forged);
    await page.getByText('Diese Datei ist kein Protokoll').waitFor();

    await page.goto(`${server.address}/big21/account`);
    await page.getByRole('rowheader', { name: 'Einsatz' }).waitFor();
    await page.locator('#games').getByRole('columnheader', { name: 'Beleg' }).waitFor();
    await page.locator('#games a').first().click();
    await page.getByText('Alles in Ordnung').waitFor();
    await page.getByText('Einsatz: CHF 1.00.').first().waitFor();
    await button(page, 'Weiter').click();
    await page.locator('.big21-replay .big21-shown').waitFor();
    await look(page, 'replay');
    await page.goBack();
    await page.getByRole('rowheader', { name: 'Einsatz' }).waitFor();
    await look(page, 'account');
    await page.getByLabel('Art').selectOption({ label: 'Einzahlung' });
    await page.getByRole('rowheader', { name: 'Einsatz' }).waitFor({ state: 'detached' });
    await fill(page, 'Ab Betrag (CHF)', '20.05');
    await page.getByText('Nichts gefunden.').waitFor();
    await fill(page, 'Ab Betrag (CHF)', '');
    const csv = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Als CSV herunterladen' }).click();
    const lines = readFileSync(await (await csv).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Art', 'Einzahlung']);
    await page.getByLabel('Tage', { exact: true }).fill('1');
    await button(page, 'Mich sperren').click();
    await button(page, 'Mich für einen Tag sperren').click();
    await page.getByText('Gesperrt bis').waitFor();
    await look(page, 'excluded');
    expect(errors).toEqual([]);
    await close();
  }, 240_000);

  test('B21 14.1 High/Low, a card that would bust asks first, the odds of the moment in practice', async () => {
    const caller = await newPerson(server, 'idda', 'Schönbächler');
    const { page, errors, close } = await phone('/big21', caller.cookie);
    await page.evaluate(QUICK);
    const commands = await luckyCards(page, server, 'high-low');
    await button(page, 'Ohne Geld üben').click();
    await page.locator('.big21-shown').waitFor();
    await playOut(page, commands);
    const full = page.locator('.big21-pile.full').first();
    if (await full.count()) {
      await full.click();
      await page.getByText('Dann wäre die Runde verloren').waitFor();
      await look(page, 'bust');
      await button(page, 'Zurück').click();
    }
    await button(page, 'Chancen zeigen').click();
    await page.getByText('Mit bestem Spiel').waitFor();
    await look(page, 'odds-now');
    await button(page, /^Runde mit/).click();
    await button(page, 'High/Low spielen').click();
    await page.getByText('Ist die nächste Karte höher oder tiefer?').waitFor();
    await look(page, 'high-low');

    // B21 15: the covered card is turned before anything else, whatever it is.
    await button(page, 'Höher').click();
    await page.getByText(/Du hast «Höher» gesagt\. Die verdeckte Karte war: .+\./).waitFor();
    await expect.poll(() => page.locator('.big21-turned .card-face').count()).toBe(2);
    await expect.poll(() => page.locator('.big21-foot').count()).toBe(0);
    await look(page, 'turned');
    await button(page, 'Weiter').click();
    await page.locator('.big21-turned').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  }, 240_000);

  test('B21 3.2, B21 25 rules, certificate with its PDF, cash desk and dashboard', async () => {
    await newPerson(server, 'gesucht', 'Zurbrügg');
    const { page, errors, close } = await phone('/big21/rules');
    await page.getByRole('link', { name: 'Zertifikat der Chancen' }).waitFor();
    await look(page, 'rules');
    await page.getByRole('link', { name: 'Zertifikat der Chancen' }).click();
    await page.getByText('97.04').first().waitFor();
    await look(page, 'certificate');
    const pdf = await page.request.get(`${server.address}/api/big21/certificates/R.1/pdf?language=de`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    if (SHOTS) writeFileSync(join(SHOTS, 'certificate.pdf'), await pdf.body());
    expect((await page.request.get(`${server.address}/api/big21/certificates/X.9`)).status()).toBe(404);

    for (const role of ['cashier', 'director', 'organiser', 'auditor'] as const) {
      await openDesk(page, role);
      await fill(page, 'Name oder E-Mail', 'zurbr');
      await button(page, 'Suchen').click();
      await button(page, /Anna Zurbrügg/).click();
      await page.getByText('Guthaben:').waitFor();
      if (role === 'cashier') await atTheTill(page);
      if (role === 'director') await proposeExclusion(page);
      if (role === 'organiser') await decideAndPropose(page);
      if (role === 'organiser' || role === 'auditor') {
        await page.getByRole('heading', { name: 'Auszahlungsquote' }).waitFor();
        await page.getByText('Buchungen geprüft').waitFor();
      }
      await look(page, role);
    }
    // B21 24.2: the other person releases it, after the question.
    await openDesk(page, 'organiser', 'zweite@example.ch');
    await button(page, 'Freigeben und allen ankündigen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Freigeben und allen ankündigen' }).click();
    await page.getByRole('heading', { name: 'Angekündigt' }).waitFor();
    await page.getByText('Vier Stapel zahlen das Elffache.').waitFor();
    expect(errors).toEqual([]);
    await close();
  }, 240_000);

  /** One device for all of them: who sits down signs in. */
  const openDesk = async (page: Page, role: Role, email?: string) => {
    const { caller } = await signInAs(server, role, email);
    await signedIn(page, server, caller);
    await page.goto(`${server.address}/big21/desk`);
  };

  const atTheTill = async (page: Page) => {
    await button(page, 'Ausweis geprüft').click();
    await fill(page, 'Betrag (CHF)', '1500');
    await button(page, /^Einzahlung buchen/).click();
    await page.getByText('Hier wird mit Spielgeld gespielt: Franken').waitFor(); // play money never becomes cash
    await page.getByText('Korrektur', { exact: true }).click();
    await fill(page, /mit Minus für eine Belastung/, '-5');
    await fill(page, 'Begründung', 'doppelt gebucht');
    await button(page, 'Korrektur vorschlagen').click();
    await page.getByText('(doppelt gebucht)').waitFor();
    await button(page, 'Ausweis nicht anerkennen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ausweis nicht anerkennen' }).click();
    await page.getByText('Ausweis nicht anerkannt').waitFor();
  };

  const proposeExclusion = async (page: Page) => {
    await fill(page, 'Begründung', 'spielt für andere');
    await button(page, 'Vom Spiel um Geld ausschliessen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vom Spiel um Geld ausschliessen' }).click();
    await page.getByText('Vorgeschlagen: vom Spiel um Geld ausschliessen').waitFor();
    await page.getByText('Jemand anderes').waitFor(); // one proposes, another decides
  };

  /** Confirms the exclusion that the director asked for, and proposes new rules. B21 24.2 */
  const decideAndPropose = async (page: Page) => {
    const proposed = page.locator('div.stack').filter({ hasText: 'Vorgeschlagen: vom Spiel um Geld' }).last();
    await proposed.getByRole('button', { name: 'Zweite Bestätigung' }).click();
    await page.getByText('Durch das Haus gesperrt.').waitFor();
    await button(page, 'Sperre des Hauses aufheben').waitFor();
    await page.locator('summary').filter({ hasText: 'Änderung vorschlagen' }).click();
    await fill(page, 'Neue Fassung der Spielregeln', 'neu');
    await fill(page, /^Ganzer Text der Spielregeln/, '# Art. 1\n\nFünf Stapel.');
    await fill(page, /^Was sich ändert \(deutsch/, 'Vier Stapel zahlen das Elffache.');
    await button(page, 'Änderung vorschlagen').click();
    await page.getByText('Vorgeschlagen für den').waitFor();
    await page.getByText('Jemand anderes vom Veranstalter').waitFor();
  };
});
