import { describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { hostLink } from '../../src/server/tournament/hosts.ts';
import { hasBrowser, violations, visit } from './browser.ts';
import {
  asOffice,
  codesOf,
  Desk,
  follow,
  giveVisa,
  isWhole,
  openDesk,
  seen,
  shoot,
  takeOver,
  writeSheet,
} from './hall.ts';
import { openHouse } from './house.ts';

/** `npm run long hall` plays whole evenings; else a short one shows the way. */
const EVENINGS = isWhole
  ? [
      { players: 20, passen: 4 },
      { players: 42, passen: 4 },
    ]
  : [{ players: 8, passen: 2 }];

/** Whole evenings by clicks: the host has only the link that the start has opened. */
describe.skipIf(!hasBrowser)('a host in a hall', () => {
  const house = openHouse();
  const linkTo = async (server: TestServer) => (await hostLink(server.services, server.address)) ?? '';
  const link = () => linkTo(house.server);

  /** Two tables write on phones of their own, a supervisor gives both visas on hers. */
  async function twoWriters(desk: Desk, { at, invitation }: Awaited<ReturnType<typeof codesOf>>): Promise<2> {
    await desk.tab('Teilnehmende');
    await desk.type(desk.page.getByLabel('Person mit eigenem Zugang'), 'Rita Amstutz');
    await desk.click(desk.button('Erfassen'));
    await seen(desk.page, 'Rita Amstutz');
    const phone = { width: 390, height: 664, touch: true };
    const rita = await visit(house.browser, invitation(2), phone);
    const writers = [await visit(house.browser, at('t', 1), phone), await visit(house.browser, at('t', 2), phone)];
    const games = [75, 157, 60, 0, 120, 88, 99, 41, 77, 103, 52, 80];
    await Promise.all(writers.map(({ page }) => writeSheet(page, games)));
    for (const table of [1, 2]) await giveVisa(rita.page, table);
    for (const { page } of writers) await seen(page, 'Visiert von Rita Amstutz');
    for (const each of [rita, ...writers]) {
      expect(each.errors).toEqual([]);
      await each.close();
    }
    await desk.tab('Übersicht');
    return 2;
  }

  test.each(EVENINGS)(
    'EBH 1-8 $players players: from the link to the first seats on the wall in 25 clicks, and on to the certificates',
    async ({ players, passen }) => {
      const { server, browser } = house;
      const desk = await openDesk(browser, await link(), 'Hüttenjass');
      await desk.type(desk.page.getByLabel('Anzahl Passen'), String(passen));
      await desk.click(desk.button('Turnier eröffnen'));
      await seen(desk.page, 'Person erfassen');
      const codes = await codesOf(server, desk.page);
      const { at, id } = codes;
      const office = asOffice(server, id);
      await desk.list(Array.from({ length: players }, (_, i) => `Vreni Muster${i + 1};Stans`));
      await desk.draw('Sitzplan Passe 1');
      // The wall: its code opens from the desk, nobody types an address.
      await desk.tab('Teilnehmende');
      await desk.click(
        desk.page.locator('.tour-helper', { hasText: 'Leinwand' }).getByRole('button', { name: 'Link' }),
      );
      const href = (await desk.page.locator('.tour-code a').getAttribute('href')) ?? '';
      expect(new URL(href).hostname).not.toBe('localhost');
      const opens = desk.page.context().waitForEvent('page');
      await desk.click(desk.page.locator('.tour-code a'));
      const wall = await opens;
      // This server listens on its own machine only; in a hall the address is the hall's.
      const { pathname, hash } = new URL(href);
      const code = pathname + hash;
      await wall.goto(server.address + code);
      await seen(wall, 'Plätze Passe 1');
      expect(desk.clicks).toBeLessThanOrEqual(25);
      await wall.close(); // a window behind another is drawn once a second

      // The Passen, on paper and on phones, and the end.
      await desk.tab('Übersicht');
      for (let passe = 1; passe <= passen; passe++) {
        await desk.start(passe);
        const written = isWhole && passe === 1 ? await twoWriters(desk, codes) : 0;
        const typed = isWhole ? Math.floor(players / 4) : 1;
        for (let table = written + 1; table <= typed; table++) await desk.paper(table, 900 + 10 * table + passe, 1884);
        if (!isWhole) await office.papers(passe, 920 + passe, 1884);
      }
      await shoot(desk.page, 'end-of-play');
      const anna = await visit(browser, at('p', 1), { width: 390, height: 844 });
      const sums = desk.page.locator('.tour-helper', { has: desk.page.getByLabel('Endtotal eintragen') });
      await expect.poll(() => sums.count(), { timeout: 20_000 }).toBe(players);
      const { ranking } = await office.view();
      for (let number = 1; number <= players; number++) {
        const { total } = ranking.find((line: { number: number }) => line.number === number);
        if (!isWhole && number > 2) {
          for (const type of ['enter-total', 'initial-total', 'hand-in'])
            await office.post('/commands', { type, number, ...(type === 'enter-total' && { total }) });
          continue;
        }
        if (isWhole && number === 1) {
          // EBH 7: she has counted herself, on her own phone.
          await anna.page.getByLabel('Endtotal eintragen').fill(String(total));
          await anna.page.getByRole('button', { name: 'Endtotal eintragen' }).click();
          await seen(anna.page, /^Eingetragen: /);
          await desk.click(desk.button('Visieren und abgeben'));
          await seen(anna.page, 'Dein Standblatt ist visiert.');
        } else await desk.handIn(`Muster${number}`, total);
      }
      await desk.finish();
      await seen(anna.page, new RegExp(`Rang \\d+ von ${players}`));
      expect((await desk.certificates()).subarray(0, 5).toString()).toBe('%PDF-');
      expect([...desk.visitor.errors, ...anna.errors]).toEqual([]);
      await anna.close();
      await desk.visitor.close();
    },
    900_000,
  );

  test('EBH 1, 7, 9 an evening in which much goes otherwise: late, reseated, corrected, replaced, redrawn, reopened', async () => {
    const { browser } = house;
    // The whole evening ends on a second laptop, so it begins on a first one of its own.
    const server = isWhole ? await startTestServer() : house.server;
    const desk = await openDesk(browser, await linkTo(server), 'Pechabend');
    const { page } = desk;
    await page.getByLabel('Anzahl Passen').fill('3');
    await page.getByLabel('Spiele je Passe').fill('4');
    await page.getByLabel('Name der Turnierleitung').fill('Ida Lustenberger');
    await desk.click(desk.button('Turnier eröffnen'));
    await seen(page, 'Person erfassen');
    const { id, invitation } = await codesOf(server, page);
    const office = asOffice(server, id);
    const names = Array.from({ length: 9 }, (_, i) => `Jasser Nummer${i + 1}`);
    if (isWhole) {
      await desk.list(names);
      await desk.draw('Sitzplan Passe 1');
      await desk.tab('Teilnehmende');
    } else {
      await office.add(names);
      await office.draw([1, 2, 3]);
    }
    /** Sheets of these tables, typed and initialled. */
    const papers = async (passe: number, points: number, tables: readonly number[]) => {
      if (!isWhole) return office.papers(passe, points, 628, tables);
      for (const table of tables) await desk.paper(table, points, 628);
    };
    // A helper with a phone of her own.
    await desk.type(page.getByLabel('Person mit eigenem Zugang'), 'Rita Amstutz');
    await page.getByLabel('Rolle').waitFor();
    await desk.click(desk.button('Erfassen'));
    await seen(page, 'Rita Amstutz');
    const rita = await visit(browser, invitation(2), { width: 390, height: 664 });

    // Two quick walk-ins after the draw: neither name is lost, and both are told about.
    await desk.tab('Teilnehmende');
    await page.getByLabel('Name', { exact: true }).pressSequentially('Spät Eins');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).pressSequentially('Spät Zwei');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).pressSequentially('Spät Drei');
    await page.keyboard.press('Enter');
    await seen(page, 'Spät Drei');
    for (const name of ['Spät Eins', 'Spät Zwei']) await seen(page, name);
    await desk.tab('Übersicht');
    await seen(page, '3 Personen haben in Passe 1 keinen Platz');
    await expect.poll(() => desk.button('Passe 1 starten').count()).toBe(0);
    await shoot(page, 'late');
    // Drawn again: twelve sit at three tables, in every Passe.
    await desk.click(desk.button('Neu auslosen'));
    await desk.draw('Sitzplan Passe 1', 'Drei sind später gekommen');
    await expect.poll(() => page.locator('.tour-plan li').count(), { timeout: 20_000 }).toBe(3);
    // One more comes: a bye.
    await desk.tab('Teilnehmende');
    await page.getByLabel('Name', { exact: true }).fill('Spät Vier');
    await page.keyboard.press('Enter');
    await seen(page, 'Spät Vier');
    await desk.tab('Übersicht');
    await desk.click(desk.button('Freilos'));
    await desk.click(desk.button('Passe 1 starten'));
    await seen(page, 'Passe 1 läuft seit');

    // Table 1 sat otherwise; at table 2 number 13 takes over; table 3 is left open.
    const openTable = (table: number) =>
      desk.click(page.locator('.tour-table', { has: page.locator(`b:text-is("${table}")`) }));
    await openTable(1);
    await desk.click(desk.dialog.getByText('Sie sassen anders'));
    await shoot(page, 'sat-otherwise');
    await desk.click(desk.dialog.getByRole('button', { name: 'So sassen sie' }));
    await desk.dialog.getByLabel('Grund').fill('Partner verwechselt');
    await desk.click(desk.dialog.getByRole('button', { name: 'So sassen sie' }));
    await seen(page, /sassen anders als ausgelost: Partner verwechselt/);
    await expect.poll(() => violations(page)).toEqual([]);
    await desk.leave();
    await openTable(2);
    await desk.click(desk.dialog.getByText('Jemand verlässt den Tisch'));
    await desk.dialog.getByLabel('Wer?', { exact: true }).selectOption('1');
    await desk.dialog.getByLabel('Wer springt ein? (Nummer)').fill('13');
    await desk.click(desk.dialog.getByRole('button', { name: 'Platz übernehmen lassen' }));
    await desk.dialog.locator('.tour-points', { hasText: 'Spät Vier' }).waitFor();
    await desk.leave();
    await papers(1, 300, [1, 2]);
    // The later Passen were drawn for twelve: the thirteenth is named, and drawn again they look at what was played.
    await seen(page, 'Eine Person hat in Passe 2 keinen Platz');
    await desk.draw('Sitzplan Passe 2', 'Jetzt sind wir dreizehn');
    await expect.poll(() => page.locator('.tour-proof li').first().textContent()).toMatch(/^0Partner/);
    await desk.tab('Übersicht');
    await desk.click(desk.button('Trotzdem starten'));
    await desk.dialog.getByLabel('Warum trotz offener Tische starten?').fill('Zettel verlegt');
    await desk.click(desk.dialog.getByRole('button', { name: 'Trotzdem starten' }));
    await seen(page, 'Passe 2 läuft seit');
    // The table that was left open is still there, on the desk and on Rita's phone.
    await page.locator('.tour-out', { hasText: 'Passe 1' }).waitFor();
    await rita.page.getByRole('button', { name: 'Alle Tische' }).click();
    await rita.page.getByRole('button', { name: 'Tisch 3, Frühere Passe' }).waitFor();
    await shoot(rita.page, 'left-open');
    await papers(2, 320, [1, 2, 3]);
    await desk.click(desk.button('Passe 3 starten'));
    await seen(page, 'Passe 3 läuft seit');

    // Two Passen later: the open table is typed, a wrong result is corrected; Rita confirms on her own phone.
    await desk.click(desk.button('Passe 1'));
    await desk.paper(3, 200, 628);
    await openTable(2);
    await desk.dialog.getByLabel('Punkte A + C').fill('310');
    await desk.dialog.getByLabel('Punkte B + D').fill('318');
    await desk.dialog.getByLabel('Grund').fill('Zehn zu wenig gezählt');
    await shoot(page, 'correction');
    await desk.click(desk.dialog.getByRole('button', { name: 'Korrektur vorschlagen' }));
    await seen(page, 'Wartet auf eine zweite Person mit eigenem Gerät.');
    await shoot(rita.page, 'confirm');
    await rita.page.getByRole('button', { name: 'Korrektur bestätigen' }).click();
    await seen(page, /korrigiert auf 310 : 318: Zehn zu wenig gezählt/);
    await seen(page, /Ida Lustenberger, bestätigt von Rita Amstutz/);
    await shoot(page, 'corrected');
    await expect.poll(() => violations(page)).toEqual([]);
    await desk.leave();
    // Rita calls the director.
    await rita.page.getByRole('button', { name: 'Alle Tische' }).waitFor();
    await rita.page.locator('.tour-chips button').first().click();
    await rita.page.getByRole('button', { name: 'Turnierleitung rufen' }).click();
    await seen(page, /Rita Amstutz ruft/);
    await shoot(page, 'call');
    await desk.click(desk.button('Bin unterwegs'));
    await seen(rita.page, 'Turnierleitung rufen');

    // The last Passe, an end that leaves thirteen without a rank, and open again.
    await desk.click(desk.button('Passe 3'));
    await papers(3, 330, [1, 2, 3]);
    await desk.click(desk.button('Turnier abschliessen'));
    await desk.dialog.getByLabel('Warum trotzdem abschliessen?').fill('Der Wirt schliesst');
    await desk.click(desk.dialog.getByRole('button', { name: 'Ohne sie abschliessen' }));
    await seen(page, 'Das Turnier ist abgeschlossen');
    await desk.click(desk.button('Turnier wieder öffnen'));
    await desk.dialog.getByLabel('Grund').fill('Er schliesst doch nicht');
    await desk.click(desk.dialog.getByRole('button', { name: 'Turnier wieder öffnen' }));
    await desk.button('Turnier abschliessen').waitFor();
    await desk.tab('Rangliste');
    // Who took over in the middle kept the bye: the mean of two Passen, never 300 or 328 of table 2.
    const row = page.locator('.tour-wide tbody tr', { hasText: 'Spät Vier' });
    await expect.poll(() => row.locator('td.tour-passe').count()).toBe(3);
    const cells = (await row.locator('td.tour-passe').allTextContents()).map(Number);
    expect(cells[0]).toBe(Math.floor((cells[1]! + cells[2]! + 1) / 2));
    await shoot(page, 'ranking');
    expect([...desk.visitor.errors, ...rita.errors]).toEqual([]);
    await rita.close();
    if (isWhole) await endOnSecondLaptop(desk, server);
    await desk.visitor.close();
  }, 900_000);

  /** The first laptop dies before the end: totals, ranks and certificates come from the second. EBH 7, 8 */
  async function endOnSecondLaptop(desk: Desk, first: TestServer): Promise<void> {
    const second = await startTestServer();
    const laptop = new Desk(await visit(house.browser, await linkTo(second), { width: 1440, height: 900 }));
    await follow(desk, first, laptop.page);
    await first.stop();
    await takeOver(laptop.page);
    await laptop.button('Turnier abschliessen').waitFor({ timeout: 60_000 });
    const { id } = await codesOf(second, laptop.page);
    const { ranking } = await asOffice(second, id).view();
    for (const { name, total } of ranking) await laptop.handIn(name, total);
    await laptop.finish();
    await laptop.tab('Rangliste');
    const ranks = laptop.page.locator('.tour-wide tbody tr td:first-child');
    await expect.poll(() => ranks.count()).toBe(ranking.length);
    await expect.poll(async () => (await ranks.allTextContents()).includes('–')).toBe(false);
    await shoot(laptop.page, 'ranking-second-laptop');
    expect((await laptop.certificates()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(laptop.visitor.errors).toEqual([]);
    await laptop.visitor.close();
    await second.stop();
  }

  test.runIf(isWhole)(
    'SSC 7.03, 7.04 a final of 21: who leads and sits out Passe 5 sits at the final table, and the champion is named',
    async () => {
      const { server, browser } = house;
      const desk = await openDesk(browser, await link(), 'Final');
      const { page } = desk;
      await page.getByLabel('Reglement', { exact: true }).selectOption('ssc');
      await desk.click(page.getByText('Eigenes Reglement'));
      await desk.click(page.getByText('Am Eingang Ausweis und Alter prüfen'));
      await desk.click(desk.button('Turnier eröffnen'));
      await seen(page, 'Person erfassen');
      const { id } = await codesOf(server, page);
      const { view } = asOffice(server, id);
      await desk.list(Array.from({ length: 21 }, (_, i) => `Finalist Nummer${i + 1};Zug`));
      await desk.tab('Auslosung');
      await desk.choose('alle Passen, Tische stehen dann auf dem Standblatt');
      await desk.draw('Sitzplan Passe 1');
      const favourite: number = (await view()).passen[4].byes[0];
      // Five Passen of five sheets each as the office types them, the favourite always far ahead.
      await desk.tab('Übersicht');
      for (let passe = 1; passe <= 5; passe++) {
        await desk.start(passe);
        for (const { table, players } of (await view()).tables) {
          const seat = [0, 1, 2, 3].find((each) => players[each] === favourite);
          const first = seat === undefined ? 942 : seat % 2 === 0 ? 1150 : 734;
          await desk.paper(table, first, 1884);
        }
      }
      await desk.click(desk.button('Finaltisch auslosen'));
      await desk.choose('deutsche Karten');
      await desk.draw('Finaltisch');
      await expect.poll(async () => (await view()).final?.players.length, { timeout: 20_000 }).toBe(4);
      const { final } = await view();
      expect(final.players.map(({ number }: { number: number }) => number)).toContain(favourite);
      expect(final.cards).toBe('german');
      await expect.poll(() => page.getByText('Auslosung Passe 6').count()).toBe(0);
      await desk.tab('Übersicht');
      for (let passe = 1; passe <= 3; passe++) {
        await desk.click(desk.button(`Finaltisch, Passe ${passe} von 3 starten`));
        await seen(page, `Finaltisch, Passe ${passe} von 3 läuft seit`);
        await desk.paper(1, 314, 628);
      }
      // Three of the four are level in everything: a draw is held before anything ends. SSC 7.04
      await desk.click(desk.button('Los am Finaltisch ziehen'));
      await desk.draw('Finaltisch'); // the draw's own title goes with it
      await expect.poll(async () => (await view()).level.length, { timeout: 20_000 }).toBe(0);
      await desk.tab('Übersicht');
      await desk.click(desk.button('Turnier abschliessen'));
      await desk.click(desk.dialog.getByRole('button', { name: 'Turnier abschliessen' }));
      await seen(page, 'Das Turnier ist abgeschlossen');
      await desk.tab('Rangliste');
      await page.locator('.tour-wide tbody tr').first().getByText(`Nummer${favourite}`).waitFor();
      await shoot(page, 'final-ranking');
      expect((await desk.certificates()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(desk.visitor.errors).toEqual([]);
      await desk.visitor.close();
    },
    900_000,
  );
});
