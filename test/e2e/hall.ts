import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { DECK } from '../../src/schieber/card.ts';
import { hostOf } from '../../src/server/testing/actors.ts';
import { entered, takeUp } from '../../src/server/testing/invitations.ts';
import type { Caller, TestServer } from '../../src/server/testing/server.ts';
import { secretOf } from '../../src/server/tournament/doorTesting.ts';
import { regulationOf } from '../../src/server/tournament/evening.routes.ts';
import { keyFor } from '../../src/server/tournament/keys.ts';
import { createEvening, openOffice } from '../../src/server/tournament/office.ts';
import { invitationNumber } from '../../src/tournament/evening/helpers.ts';
import { pick, type Visitor, visit } from './browser.ts';

/** Whole evenings of several kinds: `npm run long hall`. */
export const isWhole = process.env['EVENINGS'] === 'whole';

/** SHOTS names a folder for pictures. */
const SHOTS = process.env['SHOTS'];
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
};

export const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 30_000 });

/** Digits on the writer's pad. */
export async function typePoints(page: Page, points: string): Promise<void> {
  for (const digit of points) await page.locator('.tour-pad').getByRole('button', { name: digit, exact: true }).click();
}

/** What was typed is entered, and the next game waits for its points; null: the sheet is full. */
export async function enterPoints(page: Page, next: number | null): Promise<void> {
  await page.locator('.tour-pad-enter').click();
  const row = page.locator('.tour-row-now', { has: page.locator(`th:text-is("${next}")`) });
  const waiting = next === null ? page.locator('.tour-check') : row.locator('td', { hasText: /^▏$/ });
  await waiting.waitFor({ timeout: 30_000 });
}

/** The sheet of a table by its writer's own taps: who writes, the points of A + C game by game, both sides, with less than 1000, confirm. */
export async function writeSheet(page: Page, points: readonly number[]): Promise<void> {
  await page.locator('.tour-choose button').first().click();
  for (const [index, each] of points.entries()) {
    await typePoints(page, String(each));
    await enterPoints(page, index + 1 === points.length ? null : index + 2);
  }
  const sum = points.reduce((all, each) => all + each, 0);
  for (const side of [sum, 157 * points.length - sum])
    await page.getByRole('button', { name: `${side} bestätigen`, exact: true }).click();
  await seen(page, 'Gemeldet. Der Kontrolleur kommt vorbei und visiert.');
}

/** A supervisor's visa on her own phone, for a table that has reported: four personal sheets, then the visa. */
export async function giveVisa(page: Page, table: number): Promise<void> {
  await page
    .locator('.tour-chips')
    .getByRole('button', { name: String(table), exact: true })
    .click();
  const visa = page.getByRole('button', { name: new RegExp(`^Visum .* Tisch ${table}$`) });
  await visa.waitFor();
  const sheets = page.locator('.tour-four > button');
  await sheets.nth(3).waitFor();
  for (let sheet = 0; sheet < 4; sheet++) await sheets.nth(sheet).click();
  await visa.click();
  await visa.waitFor({ state: 'detached' });
}

/** Somebody at the desk, who counts what it takes. */
export class Desk {
  clicks = 0;
  readonly page: Page;
  readonly visitor: Visitor;
  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.page = visitor.page;
  }

  async click(what: Locator): Promise<void> {
    this.clicks++;
    await what.click();
  }
  /** One click into the field, then the keyboard. */
  async type(what: Locator, text: string): Promise<void> {
    this.clicks++;
    await what.fill(text);
  }
  async choose(name: string): Promise<void> {
    this.clicks++;
    await pick(this.page.getByRole('radio', { name, exact: true }));
  }
  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name, exact: true });
  get dialog(): Locator {
    return this.page.locator('dialog[open]').last();
  }
  tab = (name: string): Promise<void> => this.click(this.page.getByRole('link', { name, exact: true }));

  /** A list pasted, everybody here. */
  async list(names: readonly string[]): Promise<void> {
    await this.click(this.button('Liste einlesen'));
    await this.type(this.dialog.locator('textarea'), names.join('\n'));
    await this.click(this.dialog.getByText('Alle auf der Liste sind schon da'));
    await this.click(this.dialog.getByRole('button', { name: 'Übernehmen' }));
    await seen(this.page, names.at(-1)?.split(';')[0] ?? '');
  }

  /** Frozen, nine cards read aloud, drawn. `reason`: it was drawn before. */
  async draw(shown: string, reason?: string): Promise<void> {
    await this.tab('Auslosung');
    if (reason) {
      const why = this.page.getByLabel('Begründung für die neue Auslosung');
      const again = this.button('Neu auslosen');
      await this.page.getByRole('heading', { name: /^Auslosung/, level: 2 }).waitFor();
      await why.or(again).first().waitFor();
      if (await again.isVisible()) await this.click(again); // not where somebody came late: that asks at once
      await this.type(why, reason);
    }
    await this.click(this.button('Teilnehmerliste abschliessen und Auslosung ankündigen'));
    await seen(this.page, 'Prüfsumme der geheimen Zahl des Laptops');
    const cards = this.page.locator('.tour-card');
    for (const card of [3, 17, 30, 8, 21, 35, 0, 12, 26]) await this.click(cards.nth(card));
    await this.click(this.button('Jetzt auslosen'));
    await seen(this.page, shown);
  }

  /** What is done sends a command, and its answer has come: a second one before that would be swallowed. */
  private async answered(work: () => Promise<void>): Promise<void> {
    const isAnswer = (url: string) => /\/commands(\?|$)/.test(url);
    const answer = this.page.waitForResponse((response) => isAnswer(response.url()) && response.ok(), {
      timeout: 60_000,
    });
    await work();
    await answer;
  }

  async start(passe: number): Promise<void> {
    await this.answered(() => this.click(this.button(`Passe ${passe} starten`)));
    await seen(this.page, `Passe ${passe} läuft seit`);
  }

  /** A paper sheet typed and initialled: so many points for A + C. */
  async paper(table: number, points: number, all: number): Promise<void> {
    await this.click(this.page.locator('.tour-table', { has: this.page.locator(`b:text-is("${table}")`) }));
    await this.dialog.getByLabel('Punkte A + C').fill(String(points));
    await this.dialog.getByLabel('Punkte B + D').fill(String(all - points));
    await this.answered(() => this.page.keyboard.press('Enter'));
    // A button that still waits for the answer before takes no click.
    const visa = this.dialog.locator('button:not([aria-busy="true"])', { hasText: /^Visum$/ });
    await this.answered(() => this.click(visa));
    await this.dialog
      .getByText(/visiert/)
      .first()
      .waitFor();
    await this.leave();
  }

  /** The dialog is gone before the next one is opened: both have the same fields. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }

  /** EBH 7: somebody's total typed, initialled and handed in. */
  async handIn(name: string, total: number): Promise<void> {
    const row = this.page.locator('.tour-helper', { hasText: new RegExp(`${name}(?!\\d)`) }).first();
    await this.type(row.getByLabel('Endtotal eintragen'), String(total));
    await this.answered(() => this.click(row.getByRole('button', { name: 'Eintragen', exact: true })));
    await this.answered(() => this.click(row.getByRole('button', { name: 'Visieren und abgeben' })));
    await row.getByLabel('Endtotal eintragen').waitFor({ state: 'detached' });
  }

  /** The certificates as the desk's own link gives them. */
  async certificates(): Promise<Buffer> {
    await this.tab('Druck');
    const link = this.page.locator('li', { hasText: 'Urkunden' }).getByRole('link', { name: 'Ausgefüllt' });
    const answer = await this.page.request.get(new URL((await link.getAttribute('href')) ?? '', this.page.url()).href);
    if (!answer.ok()) throw new Error(`certificates: ${answer.status()}`);
    return answer.body();
  }

  async finish(): Promise<void> {
    await this.click(this.button('Turnier abschliessen'));
    await this.click(this.dialog.getByRole('button', { name: 'Turnier abschliessen' }));
    await seen(this.page, 'Das Turnier ist abgeschlossen');
  }
}

/** The desk of a new evening, opened by the console's own link. */
export async function openDesk(browser: Browser, link: string, title: string): Promise<Desk> {
  const desk = new Desk(await visit(browser, link, { width: 1440, height: 900 }));
  await desk.page.getByRole('heading', { name: 'Neues Turnier' }).waitFor();
  await desk.type(desk.page.getByLabel('Name des Turniers'), title);
  return desk;
}

/** What the first laptop shows is typed on the second, which has everything a moment later. */
export async function follow(desk: Desk, first: TestServer, page: Page): Promise<void> {
  await desk.tab('Druck');
  const shown = desk.page.locator('.tour-typed');
  await shown.waitFor();
  // This server listens on its own machine only; in a hall the address is the hall's.
  const typed = ((await shown.textContent()) ?? '').replace(/^[^/]+/, new URL(first.address).host);
  if (!/\/code\/F1-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(typed)) throw new Error(`not a code to type: ${typed}`);
  await page.getByText('Zweiter Laptop', { exact: true }).click();
  await page.getByLabel('Adresse vom ersten Laptop').fill(typed);
  await page.getByRole('button', { name: 'Folgen', exact: true }).click();
  await seen(page, /Folgt seit .*alles da/);
  await seen(desk.page, /Der zweite Laptop .* ist verbunden und hat alles\./);
}

/** The first laptop is gone; the second says so and goes on in its place. */
export async function takeOver(page: Page): Promise<void> {
  await seen(page, /Der erste Laptop antwortet nicht/);
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText(/läuft danach auf diesem Laptop weiter/).waitFor();
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
}

/** An evening that nobody has clicked for. */
export async function newEvening(
  server: TestServer,
  changes: Parameters<typeof regulationOf>[0],
): Promise<{ readonly id: string; readonly key: string; readonly projector: string }> {
  const rules = regulationOf(changes);
  if (!rules.ok) throw new Error(rules.refusal.code);
  const { value: regulation } = rules;
  const about = { title: 'Hüttenjass', place: 'Buchberghaus', day: '2024-11-16' };
  const office = openOffice({ ...server.services, publish: () => {} });
  const asking = { at: server.clock.now(), once: undefined };
  const made = await createEvening(
    office,
    { type: 'create', ...about, regulation },
    'Ida Lustenberger',
    'system',
    asking,
  );
  if (!made.ok) throw new Error(made.refusal.code);
  return entered(server.address, made.value);
}

/** Where codes of this evening lead, as they stand on signs and sheets. */
export const codesOf = (server: TestServer, page: Page) => codesAt(server, /\/t\/(\w+)\//.exec(page.url())?.[1] ?? '');

export async function codesAt(server: TestServer, id: string) {
  const secret = await secretOf(server, id);
  const invitationOf = (staff: number) => keyFor(secret, 'i', invitationNumber(staff, 1));
  return {
    id,
    at: (kind: 't' | 'p' | 'v', number: number) => `${server.address}/t/${id}/${keyFor(secret, kind, number)}`,
    /** The first invitation of a helper: whoever opens it is in, once. */
    invitation: (staff: number) => `${server.address}/t/${id}/${invitationOf(staff)}`,
    /** A helper's device that has taken it up; its code opens the screen in any browser. */
    helper: (staff: number) => takeUp(server.address, id, invitationOf(staff)),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
type Any = any;

/** What stands in the address of a helper's page opens nothing elsewhere: with this the same device comes in again. */
export async function deviceAddress(page: Page): Promise<string> {
  const { origin, pathname, hash } = new URL(page.url());
  const kept = `localStorage.getItem('gschobe.device/${pathname.split('/')[2]}/${hash.slice(1)}')`;
  const { secret } = JSON.parse(String(await page.evaluate(kept)));
  return `${origin}${pathname}#${secret}`;
}

/**
 * The same desk over http, as the host's browser: for what other journeys click through, so that each of them clicks
 * what it is about.
 */
export function asOffice(server: TestServer, id: string) {
  let asked = 0;
  let host: Promise<Caller> | undefined;
  const caller = () => {
    host ??= hostOf(server);
    return host;
  };
  const post = async (path: string, body: object): Promise<Any> => {
    const key = { 'idempotency-key': `office-${id}-${++asked}` };
    const answer = await (await caller()).post(`/api/tournaments/${id}${path}`, body, key);
    if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.text}`);
    return answer.body;
  };
  const office = {
    post,
    async view(): Promise<Any> {
      return (await (await caller()).get(`/api/tournaments/${id}/view`)).body.view;
    },
    async add(names: readonly string[]) {
      const entries = names.map((name) => ({ name, town: 'Stans' }));
      await post('/commands', { type: 'add-players', entries, present: true });
    },
    async draw(passen: readonly number[], reason?: string) {
      await post('/draws', { passen, source: 'ceremony', ...(reason && { reason }) });
      const { announced } = await office.view();
      await post(`/draws/${announced.id}`, { cards: DECK.slice(0, 9) });
    },
    start: (passe: number) => post('/commands', { type: 'start-passe', passe }),
    /** Typed from paper and initialled, every table of the Passe that runs and is still open, or only these. */
    async papers(passe: number, points: number, all: number, only?: readonly number[]) {
      for (const { table, status, version } of (await office.view()).tables) {
        if (status === 'visaed' || (only && !only.includes(table))) continue;
        const path = `/sheets/${passe}/${table}/commands`;
        const typed = await post(path, { type: 'enter', totals: [points, all - points], version });
        await post(path, { type: 'visa', version: typed.version });
      }
    },
    /** Names, tables for all Passen, the first one running. */
    async begin(names: readonly string[], passen: readonly number[] = [1]) {
      await office.add(names);
      await office.draw(passen);
      await office.start(1);
    },
  };
  return office;
}
