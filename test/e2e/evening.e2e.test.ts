import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK } from '../../src/schieber/card.ts';
import { secretOf } from '../../src/server/tournament/doorTesting.ts';
import { keyFor } from '../../src/server/tournament/keys.ts';
import { hasBrowser, violations, visit } from './browser.ts';
import { codesAt, enterPoints, newEvening, seen, shoot, typePoints } from './hall.ts';
import { openHouse } from './house.ts';

/** The desk, two phones and the projector at once, from another host name over plain http. */
/** Digits of a keyboard so quickly that nothing is painted between them. */
const keysInOneGo = (page: Page, digits: string): Promise<void> =>
  page.evaluate(`(async () => {
    for (const key of '${digits}') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let turn = 0; turn < 10; turn++) await null;
    }
  })()`);

describe.skipIf(!hasBrowser)('an evening in real browsers', () => {
  const house = openHouse();
  let base: string;
  beforeAll(async () => {
    // Not localhost: another name for the same machine, as a phone in the hall would use.
    const { address } = house.server;
    base = address.replace('127.0.0.1', '127.0.0.2').replace('localhost', '127.0.0.2');
    if (!(await fetch(base).catch(() => undefined))) base = address;
  });

  async function eveningOfTwo() {
    const { id, key, projector } = await newEvening(house.server, { base: 'ebh', passen: 2, gamesPerPasse: 4 });
    return { id, desk: key, projector, secret: await secretOf(house.server, id) };
  }

  test('EBH 1-8 desk, writer, supervisor and projector: what is typed on a phone is on the wall after the visa', async () => {
    const evening = await eveningOfTwo();
    const at = (key: string) => `${base}/t/${evening.id}/${key}`;
    const phone = { width: 390, height: 844 };
    const desk = await visit(house.browser, `${at(evening.desk)}?tab=people`, { width: 1440, height: 900 });

    // 42 names pasted into the list.
    await desk.page.getByRole('button', { name: 'Liste einlesen' }).click();
    const names = Array.from({ length: 42 }, (_, i) => `Vreni Muster${i + 1};Stans`).join('\n');
    await desk.page.locator('dialog textarea').fill(names);
    // The answer is slow, the news of it is not: the names are there, and an impatient second press brings nobody twice.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await desk.page.route('**/people?**', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await desk.page.getByRole('button', { name: 'Übernehmen' }).click();
    await seen(desk.page, 'Vreni Muster42');
    await desk.page.keyboard.press('Enter');
    answer();
    await expect.poll(() => desk.page.locator('dialog[open]').count()).toBe(0);
    expect(await desk.page.getByText('Vreni Muster42').count()).toBe(1);
    // A walk-in: type the name, press Enter.
    await desk.page.getByLabel('Name', { exact: true }).fill('Köbi Hürlimann');
    await desk.page.keyboard.press('Enter');
    await seen(desk.page, 'Köbi Hürlimann');
    const post = (path: string, body: object, key = evening.desk) =>
      fetch(`${base}/api/tournaments/${evening.id}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `e${Math.trunc(performance.now() * 1000)}`,
          'x-code': key,
        },
        body: JSON.stringify(body),
      });
    for (let number = 1; number <= 42; number++) await post('/commands', { type: 'check-in', number });
    await post('/commands', { type: 'leave', number: 43 });

    // The lot: freeze, read nine cards, draw.
    await desk.page.getByRole('link', { name: 'Auslosung' }).click();
    await desk.page.getByRole('button', { name: 'Teilnehmerliste abschliessen und Auslosung ankündigen' }).click();
    await seen(desk.page, 'Prüfsumme der geheimen Zahl des Laptops');
    const cards = desk.page.locator('.tour-card');
    await expect.poll(() => cards.count()).toBe(DECK.length);
    for (const card of [3, 17, 30, 8, 21, 35, 0, 12, 26]) await cards.nth(card).click();
    await desk.page.getByRole('button', { name: 'Jetzt auslosen' }).click();
    await seen(desk.page, 'Sitzplan Passe 1');

    const wall = await visit(house.browser, at(evening.projector), { width: 1920, height: 1080 });
    await seen(wall.page, 'Plätze Passe 1');

    await desk.page.getByRole('link', { name: 'Übersicht' }).click();
    await desk.page.getByRole('button', { name: 'Passe 1 starten' }).click();
    await seen(desk.page, '10 Tische');

    // The writer's phone: elects, types four games, the opponents confirm on the same phone.
    const writer = await visit(house.browser, at(keyFor(evening.secret, 't', 7)), phone);
    await writer.page.locator('.tour-choose button').first().click();
    for (const [index, points] of ['75', '157', '60', '0'].entries()) {
      await typePoints(writer.page, points);
      await enterPoints(writer.page, index === 3 ? null : index + 2);
    }
    await seen(writer.page, /Der Zettel stimmt/);
    await writer.page.getByRole('button', { name: '292 bestätigen' }).click();
    await writer.page.getByRole('button', { name: '336 bestätigen' }).click();
    await seen(writer.page, 'Gemeldet. Der Kontrolleur kommt vorbei und visiert.');

    // The supervisor's phone: four personal sheets ticked, then the visa.
    await post('/staff', { name: 'Rita Amstutz', role: 'supervisor' });
    const rita = await (await codesAt(house.server, evening.id)).helper(2);
    const supervisor = await visit(house.browser, at(rita), phone);
    await seen(supervisor.page, /292/);
    for (const tick of await supervisor.page.locator('.tour-four > button').all()) await tick.click();
    await seen(wall.page, 'Rangliste');
    await supervisor.page.getByRole('button', { name: /Visum RA/ }).click();
    const before = performance.now();
    await seen(wall.page, '1 von 10 Tischen visiert');
    const until = performance.now() - before;
    // The wall turns its pages by itself; the best are on the first one.
    await wall.page.locator('.proj-total', { hasText: '336' }).first().waitFor({ timeout: 60_000 });
    console.log(
      JSON.stringify({ bench: 'visa on a phone → total on the projector', figure: Math.round(until), unit: 'ms' }),
    );
    await seen(desk.page, 'visiert');
    await seen(writer.page, 'Visiert von Rita Amstutz');
    const player = await visit(house.browser, at(keyFor(evening.secret, 'p', 5)), {
      width: 320,
      height: 640,
      dark: true,
    });
    await seen(player.page, 'Deine Passen');
    for (const tab of ['draw', 'people', 'ranking', 'print', 'log', 'board']) {
      await desk.page.locator(`.tour-nav a[href*="tab=${tab}"]`).click();
      await desk.page.locator(`.tour-nav a[href*="tab=${tab}"][aria-current]`).waitFor();
      await desk.page.locator('.tour-main > *').nth(1).waitFor();
      await expect.poll(() => violations(desk.page), { message: tab }).toEqual([]);
    }
    await writer.page.setViewportSize({ width: 320, height: 568 });
    for (const { page } of [writer, player, supervisor]) {
      const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      await expect.poll(() => page.evaluate(tooWide)).toBe(0);
    }
    for (const each of [desk, wall, writer, supervisor, player]) {
      await expect.poll(() => violations(each.page)).toEqual([]);
      expect(each.errors).toEqual([]);
      await each.close();
    }
  }, 240_000);

  test('SSC 7.05 (10), EBH 7: the desk types a paper sheet by the keyboard, a wrong sum is not taken; codes are the hall’s', async () => {
    const evening = await eveningOfTwo();
    const command = async (path: string, body: object) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': `p${path}${JSON.stringify(body).length}`,
        'x-code': evening.desk,
      };
      const address = `${house.server.address}/api/tournaments/${evening.id}${path}`;
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status, path).toBe(200);
    };
    const names = [
      'Annemarie Oberholzer-Zgraggen',
      'Balz von Flüe',
      'Ida Lustenberger',
      'Köbi Hürlimann',
      'Vreni Amstutz',
    ];
    await command('/commands', { type: 'add-players', entries: names.map((name) => ({ name })), present: true });
    await command('/draws', { passen: [1, 2], source: 'ceremony' });
    const wall = await visit(house.browser, `${base}/t/${evening.id}/${evening.projector}`, {
      width: 1920,
      height: 1080,
    });
    const desk = await visit(house.browser, `${house.server.address}/t/${evening.id}/${evening.desk}?tab=draw`, {});
    for (let card = 0; card < 9; card++) await desk.page.locator('.tour-card').nth(card).click();
    await desk.page.getByRole('button', { name: 'Jetzt auslosen' }).click();
    await seen(wall.page, 'Plätze Passe 1');
    await seen(wall.page, 'A spielt mit C, B mit D');
    await seen(wall.page, 'Oberholzer-Zgraggen Annemarie');
    await desk.page.getByRole('link', { name: 'Übersicht' }).click();
    await desk.page.getByRole('button', { name: 'Passe 1 starten' }).click();
    await seen(wall.page, 'Rangliste');
    await expect.poll(() => wall.page.locator('.proj-count').count()).toBe(1);

    await desk.page.locator('.tour-table').first().click();
    const sheet = desk.page.getByRole('dialog');
    await sheet.waitFor();
    for (const key of ['3', '0', '0', 'Enter', '3', '0', '0', 'Enter']) await desk.page.keyboard.press(key);
    await seen(desk.page, 'Zusammen 600 statt 628. Zähl den Zettel nach.');
    for (const key of ['Backspace', 'Backspace', '2', '8', 'Enter']) await desk.page.keyboard.press(key);
    await sheet.getByRole('button', { name: 'Zurück an den Tisch' }).click();
    await seen(desk.page, 'Der Grund steht im Protokoll.');
    await desk.page.getByLabel('Grund').last().fill('Unterschrift fehlt');
    const returned = desk.page.waitForResponse((response) => response.url().includes('/commands') && response.ok());
    await desk.page.keyboard.press('Enter');
    await returned;
    await desk.page.goto(`${house.server.address}/t/${evening.id}/${evening.desk}?tab=log`);
    await seen(desk.page, /Unterschrift fehlt/);

    await desk.page.goto(`${house.server.address}/t/${evening.id}/${evening.desk}?tab=people`);
    await desk.page.getByRole('button', { name: 'Link', exact: true }).first().click();
    const code = await desk.page.locator('.tour-code a').getAttribute('href');
    const told = await house.server.caller(evening.desk).get(`/api/tournaments/${evening.id}/address`);
    expect(code).toBe(`${told.body.address}/t/${evening.id}/-#${evening.projector}`);
    expect([...desk.errors, ...wall.errors]).toEqual([]);
    await Promise.all([desk.close(), wall.close()]);
  }, 120_000);

  /** The second one's command is on its way when the first one's is done: exactly one wins, the other is told. */
  async function oneMomentLater(
    page: Page,
    second: () => Promise<void>,
    first: () => Promise<void>,
    told: RegExp,
  ): Promise<void> {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/commands?*', async (route) => {
      await gate;
      await route.continue();
    });
    await second();
    await first();
    release();
    await seen(page, told);
    await page.unroute('**/commands?*');
  }

  test('SSC 7.03, EBH 2, EBH 7: two desks, two writers, two visas at the same moment: the second is told on the screen', async () => {
    const evening = await eveningOfTwo();
    const at = (key: string) => `${base}/t/${evening.id}/${key}`;
    const post = async (path: string, body: object, key = evening.desk) => {
      const answer = await fetch(`${base}/api/tournaments/${evening.id}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `r${Math.trunc(performance.now() * 1000)}`,
          'x-code': key,
        },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    };
    const entries = Array.from({ length: 4 }, (_, i) => ({ name: `Vreni Muster${i + 1}` }));
    await post('/commands', { type: 'add-players', entries, present: true });
    for (const name of ['Rita Amstutz', 'Balz Gisler']) await post('/staff', { name, role: 'supervisor' });
    await post('/draws', { passen: [1], source: 'ceremony' });
    await post('/draws/passe-1', { cards: DECK.slice(0, 9) });

    const phone = { width: 390, height: 844 };
    const [ida, other] = [await visit(house.browser, at(evening.desk)), await visit(house.browser, at(evening.desk))];
    const start = (page: Page) => page.getByRole('button', { name: 'Passe 1 starten' }).click();
    await oneMomentLater(
      other.page,
      () => start(other.page),
      async () => {
        await start(ida.page);
        await seen(ida.page, '1 Tisch');
      },
      /läuft schon/,
    );

    const code = keyFor(evening.secret, 't', 1);
    await post('/sheets/1/1/commands', { type: 'elect-writer', seat: 0, version: 1 }, code);
    const writers = [await visit(house.browser, at(code), phone), await visit(house.browser, at(code), phone)];
    await typePoints(writers[0]!.page, '75');
    await keysInOneGo(writers[1]!.page, '80');
    await expect.poll(() => writers[1]!.page.locator('.tour-row-now').textContent()).toContain('80');
    await oneMomentLater(
      writers[1]!.page,
      () => writers[1]!.page.locator('.tour-pad-enter').click(),
      () => enterPoints(writers[0]!.page, 2),
      /Jemand hat den Zettel in der Zwischenzeit geändert/,
    );
    const { helper } = await codesAt(house.server, evening.id);
    const supervisors = [await helper(2), await helper(3)];
    await post('/sheets/1/1/commands', { type: 'enter', totals: [300, 328], version: 3 }, supervisors[0]);
    const [rita, balz] = [
      await visit(house.browser, at(supervisors[0]!), phone),
      await visit(house.browser, at(supervisors[1]!), phone),
    ];
    const visa = async (page: Page) => {
      for (const tick of await page.locator('.tour-four > button').all()) await tick.click();
      await page.getByRole('button', { name: /^Visum / }).click();
    };
    await seen(balz.page, /300/);
    await oneMomentLater(
      balz.page,
      () => visa(balz.page),
      async () => {
        await visa(rita.page);
        await seen(ida.page, 'visiert');
      },
      /schon visiert/,
    );
    for (const each of [ida, other, ...writers, rita, balz]) {
      expect(each.errors).toEqual([]);
      await each.close();
    }
  }, 120_000);

  test('EBH 1, EBH 8, SSC 8.01: an own regulation, prizes and the published ranking are made in forms', async () => {
    const evening = await eveningOfTwo();
    const at = (tab: string) => `${base}/t/${evening.id}/${evening.desk}?tab=${tab}`;
    const desk = await visit(house.browser, at('rules'), { width: 1440, height: 900 });
    await desk.page.getByLabel('Wer aussetzt, bekommt').selectOption('points');
    await desk.page.getByLabel('Punkte beim Aussetzen').fill('900');
    await desk.page.getByLabel('Finaltisch der vier Besten').check();
    await desk.page.getByLabel('Spiele je Passe').fill('8');
    await desk.page.getByRole('button', { name: 'Speichern' }).click();
    const view = async () =>
      (await house.server.caller(evening.desk).get(`/api/tournaments/${evening.id}/view`)).body.view;
    await expect
      .poll(async () => (await view()).regulation, { timeout: 20_000 })
      .toMatchObject({ gamesPerPasse: 8, bye: { kind: 'points', points: 900 }, finalTable: { games: 4 } });

    await desk.page.goto(at('people'));
    for (const name of ['Vreni Odermatt', 'Đorđe Petrović']) {
      await desk.page.getByLabel('Name', { exact: true }).fill(name);
      await desk.page.keyboard.press('Enter');
      await seen(desk.page, name);
    }
    await desk.page.goto(at('ranking'));
    await desk.page.getByRole('button', { name: 'Preise festlegen' }).click();
    await desk.page.locator('dialog textarea').fill('1; Goldvreneli; 500\nzweiter Preis');
    await seen(desk.page, /Zeile 2/);
    await desk.page.locator('dialog textarea').fill('1; Goldvreneli; 500\n2; Bauernschinken; 120');
    await desk.page.getByRole('button', { name: 'Speichern' }).click();
    await desk.page.getByRole('button', { name: 'Alle nach Rangliste zusprechen' }).click();
    await desk.page.getByRole('button', { name: 'Als übergeben markieren' }).first().click();
    await desk.page.getByRole('button', { name: 'Zurückfordern' }).click();
    await desk.page.locator('dialog input').fill('nachträglich ausgeschlossen');
    await desk.page.locator('dialog').getByRole('button', { name: 'Zurückfordern' }).click();
    await expect
      .poll(async () => (await view()).awards, { timeout: 20_000 })
      .toMatchObject([
        { place: 1, state: 'reclaimed' },
        { place: 2, state: 'awarded' },
      ]);

    await desk.page.getByRole('button', { name: 'Rangliste veröffentlichen' }).click();
    await seen(desk.page, 'Sie ist noch aktuell.');
    await desk.page.goto(at('people'));
    await desk.page.getByLabel('Name', { exact: true }).fill('Köbi Hürlimann');
    await desk.page.keyboard.press('Enter');
    await seen(desk.page, 'Köbi Hürlimann');
    await desk.page.goto(at('ranking'));
    await seen(desk.page, 'Seither hat sich etwas geändert.');
    await expect.poll(() => violations(desk.page)).toEqual([]);
    expect(desk.errors).toEqual([]);
    await desk.close();
  }, 120_000);

  test('an unknown code is told so, in words, and there is a way on', async () => {
    const evening = await eveningOfTwo();
    const lost = await visit(house.browser, `${base}/t/${evening.id}/t7-AAAAAAAAAAAAAAAA`, { width: 390, height: 844 });
    await seen(lost.page, /Dieser Code gilt hier nicht/);
    await shoot(lost.page, 'code-unknown');
    expect(await violations(lost.page)).toEqual([]);
    await lost.page.getByRole('link', { name: 'Code eintippen' }).click();
    await seen(lost.page, 'Code eintippen');
    await lost.page.goBack();
    await lost.page.getByRole('link', { name: 'Zum Start' }).click();
    await expect.poll(() => new URL(lost.page.url()).pathname).toBe('/');
    expect(lost.errors).toEqual([]);
    await lost.close();
  }, 60_000);
});
