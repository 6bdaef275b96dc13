import type { Page } from 'playwright-core';
import type { PlayerMove } from '../../src/big21/play.ts';
import { commitment } from '../../src/kit/chance.ts';
import { lettersOf, register } from '../../src/server/testing/people.ts';
import type { Caller, TestServer } from '../../src/server/testing/server.ts';
import { CLIENT_SEED, seedWith } from '../big21/seeds.ts';
import { cookiesOf, until } from './browser.ts';

/** Fills in the open form and confirms by the letter, as anybody does. */
export async function registerByForm(page: Page, server: TestServer, email: string, lastName: string): Promise<void> {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const person = {
    ...{ Vorname: 'Rosa', Nachname: lastName, Geburtsdatum: '1962-04-09', Strasse: `${lastName}weg`, Nummer: '4' },
    ...{ PLZ: '8840', Ort: 'Einsiedeln', 'E-Mail': email, Passwort: 'drei nasse Katzen' },
  };
  for (const [label, text] of Object.entries(person)) await fill(label, text);
  await page.getByLabel(/Ich habe das Reglement gelesen/).check();
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await page.getByRole('heading', { name: 'Schau in dein E-Mail-Postfach' }).waitFor();
  const letter = (await lettersOf(server)).find(({ to }) => to === email)!;
  await page.goto(`${server.address}/confirm#${letter.token}`);
  await page.getByRole('heading', { name: 'Willkommen!' }).waitFor();
}

/** Somebody new with play money, accepted rules and limits. No name has digits. */
export async function newPlayer(
  server: TestServer,
  label: string,
  { money = 5_000, lossADay = 5_000 }: { readonly money?: number; readonly lossADay?: number } = {},
): Promise<Caller> {
  const caller = await newPerson(server, label);
  const { body } = await caller.get('/api/wallet');
  await caller.post('/api/wallet/acceptance', body.inForce);
  const limits = { netLoss: { 1: lossADay, 7: 90_000, 30: 90_000 } };
  const headers = { 'content-type': 'application/json' };
  await caller.send('/api/wallet/limits', { method: 'PUT', body: JSON.stringify(limits), headers });
  await caller.post('/api/wallet/deposits', { amount: money }, { 'idempotency-key': `deposit-${label}` });
  return caller;
}

/** Somebody new, without anything. */
export async function newPerson(server: TestServer, label: string, lastName = nameOf(label)): Promise<Caller> {
  const caller = server.caller();
  await register(server, caller, { email: `${label}@example.ch`, lastName, street: `${lastName}weg` });
  return caller;
}

const nameOf = (label: string) => label.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!).replace(/[^a-z]/g, '');

/** The page is theirs from now on. */
export async function signedIn(page: Page, server: TestServer, caller: Caller): Promise<void> {
  await page.context().addCookies(cookiesOf(caller.cookie, server.address));
}

/**
 * In an open page, until it is left: hardly a pause after each card. What the pause is for (B21 7.1) is tried where
 * somebody taps twice.
 */
export const QUICK = `
  const pause = window.setTimeout;
  window.setTimeout = (work, after, ...args) => pause(work, after === 400 ? 10 : after, ...args);
`;

/** Until the page is left, this person's games have cards that bring three piles; answers the moves that do it. */
export async function luckyCards(page: Page, server: TestServer, label: string) {
  const { seed, commands } = seedWith(3, label);
  const promised = commitment(seed);
  const { id } = await page.evaluate<{ id: string }>(`fetch('/api/me').then((answer) => answer.json())`);
  await server.store.pool.query('insert into big21_seeds values ($1, $2, $3, now())', [
    promised,
    `person:${id}`,
    Buffer.from(seed),
  ]);
  await page.evaluate(keepPromise(promised));
  return commands;
}

/** In the page and not by a route: a window with a route is not used again. */
const keepPromise = (promised: string) => `
  const ask = window.fetch;
  window.fetch = (address, init) => {
    if (address === '/api/big21/promises') return Promise.resolve(Response.json({ commitment: '${promised}' }));
    if (address !== '/api/big21/games' || init?.method !== 'POST') return ask(address, init);
    return ask(address, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), clientSeed: '${CLIENT_SEED}' }) });
  };
`;

/** Places and discards by tapping, and waits for each to be shown. */
export async function playOut(page: Page, commands: readonly PlayerMove[]): Promise<void> {
  for (const command of commands)
    await untilShown(page, async () => {
      if (command.type === 'place') await page.locator('.big21-pile').nth(command.pile).click();
      else await page.locator('[aria-keyshortcuts=D]').click();
    });
}

/** Makes a move with a card and waits until the table shows it. Its answer alone is too early: keys are not heard yet. */
export async function untilShown(page: Page, move: () => Promise<void>): Promise<void> {
  const before = await cardsOnTable(page);
  await move();
  await until(page, `(${ON_TABLE}) !== ${JSON.stringify(before)}`);
}

/** All sums, and how many cards are left: something of it changes with every card. */
const ON_TABLE = `[...document.querySelectorAll('.big21-sum, .big21-left, .big21-paper')].map((each) => each.textContent).join('|') + document.querySelectorAll('.big21-stack .card-face').length`;
const cardsOnTable = (page: Page) => page.evaluate<string>(ON_TABLE);
