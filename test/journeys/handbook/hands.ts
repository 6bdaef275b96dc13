import { expect } from 'vitest';
import { invariant } from '../../../src/kit/absurd.ts';
import { recordOf } from '../../../src/schieber/record.ts';
import { fromBase32, stepAt, totp } from '../../../src/server/people/totp.ts';
import { lettersOf } from '../../../src/server/testing/people.ts';
import type { Act } from '../../../src/web/help/acts.ts';
import { playGameByMouse, waitForTurn } from '../../e2e/player.ts';
import { reviewed } from '../matches.ts';
import type { Walker } from './walker.ts';

const lift = async ({ page }: Walker) => {
  await waitForTurn(page);
  const card = await page.locator('.hand-card.legal').first().getAttribute('data-card');
  await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
  await page.waitForSelector('.play-button');
};

const play = async (walker: Walker) => {
  await lift(walker);
  await walker.page.locator('.play-button').click();
  await walker.page.waitForSelector('.play-button', { state: 'detached' });
  await waitForTurn(walker.page);
};

/** Table 1, unless whoever walks is at another. */
const openTable = async ({ page, begin }: Walker) => {
  const table = begin.facts?.['table'] ?? '1';
  await page.locator('.tour-table', { has: page.locator(`b:text-is("${table}")`) }).click();
  await page.locator('dialog[open]').waitFor();
};

const readCards = async (walker: Walker) => {
  const cards = walker.page.locator('.tour-card');
  await expect.poll(() => cards.count()).toBe(36);
  for (const card of [3, 17, 30, 8, 21, 35, 0, 12, 26]) await cards.nth(card).click();
};

/** The address of a print, opened as the browser would. */
const openPrint = async ({ page, server }: Walker, name: string, filled: string) => {
  const link = page.locator('li', { hasText: name }).getByRole('link', { name: filled });
  const address = await link.getAttribute('href');
  const answer = await page.request.get(server.address + address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
};

const showCode = async (walker: Walker, whose: string, button: string) => {
  const row = walker.page.locator('.tour-helper', { hasText: whose });
  await row.getByRole('button', { name: button, exact: true }).click();
  await walker.page.locator('.tour-code').waitFor();
};

const type = async ({ page }: Walker, digits: string) => {
  for (const digit of digits) await page.locator('.tour-pad').getByRole('button', { name: digit, exact: true }).click();
};

/** The newest letter's link, which leads here. */
const openLetter = async ({ page, server }: Walker, path: string) => {
  const letter = (await lettersOf(server)).findLast(({ text }) => text.includes(`${path}#`));
  await page.goto(`${server.address}${path}#${letter?.token}`);
};

const fact = (walker: Walker, name: string): string => {
  const known = walker.begin.facts?.[name];
  invariant(known !== undefined, `the task knows ${name}`);
  return known;
};

/** What the handbook says in a sentence, by hand. */
export const HANDS: Readonly<Record<Act, (walker: Walker) => Promise<void>>> = {
  'lift a card': lift,
  'play a card': play,
  'play a game': async ({ page }) => void (await playGameByMouse(page)),
  'play the last card': async ({ page }) => {
    await page.waitForSelector('.hand-card.legal');
    await page.click('.hand-card.legal');
    await waitForTurn(page);
  },
  'lift a card by its number': async ({ page }) => {
    const number = await page.locator('.hand-card.legal').first().getAttribute('aria-keyshortcuts');
    await page.keyboard.press(number ?? '');
    await page.waitForSelector('.play-button');
  },
  'choose the record': async ({ page }) => {
    await page.waitForSelector('input[type=file]', { state: 'attached' });
    const buffer = Buffer.from(JSON.stringify(recordOf(reviewed.events, reviewed.serverSeed)));
    await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer });
  },
  'open the letter': (walker) => openLetter(walker, '/confirm'),
  'open the letter to the new address': (walker) => openLetter(walker, '/email/new'),
  'solve the puzzle': async ({ page }) => {
    const card = page.locator('button:not([aria-disabled=true]):has(img[src*="svg"]), .lesson-hand button').first();
    await card.waitFor();
    await card.click();
    await card.click();
  },
  'place a card': async ({ page }) => {
    await page.locator('main .big21-moves[aria-disabled=false]').first().waitFor();
    await page.locator('.big21-pile').first().click();
    await expect.poll(() => page.locator('.big21-stack .card-face').count()).toBe(1);
  },
  'agree to the pause': (walker) => walker.press(walker.words.big21.excludeYes(1)),
  'tap a card of the look back': async ({ page }) => {
    await page.locator('dialog[open] .look-back-card').first().click();
    await page.waitForSelector('.look-back-why .tag');
  },
  'show her code': (walker) => showCode(walker, 'Kari Kälin', walker.words.tournament.invitation),
  'show the code of the wall': (walker) =>
    showCode(walker, walker.words.tournament.projector, walker.words.tournament.link),
  'read nine cards': readCards,
  'open the sheets': (walker) =>
    openPrint(walker, walker.words.tournament.prints.sheets, walker.words.tournament.filled),
  'open the certificates': (walker) =>
    openPrint(walker, walker.words.tournament.prints.certificates, walker.words.tournament.filled),
  'open table 1': openTable,
  'type the first total': async (walker) => {
    const field = walker.page.getByLabel(walker.words.tournament.enterTotal).first();
    await field.fill(fact(walker, 'total'));
  },
  'choose the writer': async ({ page }) => page.locator('.tour-choose button').first().click(),
  'type 75': (walker) => type(walker, '75'),
  'type 80 instead': (walker) => type(walker, '80'),
  'tick four sheets': async ({ page }) => {
    const four = page.locator('.tour-four > button');
    await expect.poll(() => four.count()).toBe(4);
    for (let seat = 0; seat < 4; seat++) await four.nth(seat).click();
  },
  'choose table 1': async (walker) => {
    await walker.press(walker.words.tournament.otherTables);
    await walker.page.locator('.tour-chips button', { hasText: /^1$/ }).click();
  },
  'name the offender': async (walker) => {
    await walker.page.getByLabel(walker.words.tournament.offender).selectOption('1');
  },
  'name who leaves': async (walker) => {
    await walker.page.getByLabel(walker.words.hall.who, { exact: true }).selectOption('1');
  },
  'name who sits out': (walker) => walker.fill(walker.words.hall.takesOver, fact(walker, 'sits out')),
  'type its address': async (walker) => {
    const shown = walker.pageAt('desk').locator('.tour-typed');
    await shown.waitFor();
    // In a hall the address is the hall's; this server listens on its own machine only.
    const typed = ((await shown.textContent()) ?? '').replace(/^[^/]+/, new URL(walker.server.address).host);
    await walker.fill(walker.words.laptops.address, typed);
  },
  'type the code of the app': async (walker) => {
    const secret = fromBase32((await walker.page.locator('.people-key').textContent()) ?? '');
    invariant(secret, 'the key stands beside its picture');
    await walker.fill(walker.words.people.code, totp(secret, stepAt(walker.server.clock.now())));
  },
  'write the imprint': async (walker) => {
    const { people } = walker.words;
    const panel = walker.page.locator('section', {
      has: walker.page.getByRole('heading', { name: people.writePages }),
    });
    await panel.locator('textarea').fill('Jassklub Zug, Dorfplatz 1, 6300 Zug, jassklub@example.ch');
    await walker.drawn();
  },
  'name the new edition': async (walker) => {
    const { editions, office } = walker.words;
    const button = walker.page.getByRole('button', { name: editions.create, exact: true });
    const panel = walker.page.locator('section', { has: button });
    const {
      draft = 'kleine-2025',
      title = 'Kleine SSC 2025',
      'first day': day = '2025-09-26',
    } = walker.begin.facts ?? {};
    await panel.getByLabel(editions.id).fill(draft);
    await panel.getByLabel(office.name, { exact: true }).fill(title);
    await panel.getByLabel(office.firstDay).fill(day);
    await walker.drawn();
  },
  'choose the draft': async (walker) => {
    const list = walker.page.getByLabel(walker.words.office.edition).first();
    const draft = fact(walker, 'draft');
    await expect.poll(() => list.locator(`option[value="${draft}"]`).count()).toBe(1);
    await list.selectOption(draft);
    await walker.drawn();
  },
  'establish the semi-final': async (walker) => {
    const { establish } = walker.words.office;
    await walker.page.getByRole('button', { name: establish, exact: true }).last().click();
  },
  'an hour passes': async (walker) => {
    invariant(walker.begin.hour, 'the clock of this task can be moved');
    await walker.begin.hour();
  },
  'somebody arrives': async ({ page, words }) => {
    await page.getByRole('button', { name: words.tournament.checkIn, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
  },
  'write the number of the champion': async (walker) => {
    const panel = championPanel(walker);
    await panel.getByLabel(walker.words.editions.champion).fill(fact(walker, 'champion'));
  },
  'write why': async (walker) => {
    await championPanel(walker).getByLabel(walker.words.editions.reason).fill('Finaltisch');
  },
  'choose the account': async ({ page }) =>
    page
      .getByRole('button', { name: /Zumbühl/ })
      .first()
      .click(),
};

const championPanel = ({ page, words }: Walker) =>
  page.locator('section', { has: page.getByRole('heading', { name: words.editions.champion }) }).last();
