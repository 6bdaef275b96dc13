import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { FORM, readMail } from '../../src/server/testing/people.ts';
import { cookiesOf, until, visit } from '../e2e/browser.ts';
import { playGameByMouse, waitForTurn } from '../e2e/player.ts';

export interface PlayedMatch {
  readonly games: number;
  /** What the browser said after recomputing every deal and every choice of the computer players. */
  readonly verified: string;
  readonly errors: readonly string[];
}

const GAMES = 4;

/** Somebody registers by the letter in the outbox and plays a match against the server's computer players, by mouse. */
export async function playMatch(browser: Browser, address: string, dataDir: string): Promise<PlayedMatch> {
  const cookie = await register(address, dataDir);
  const { page, errors, close } = await visit(browser, address, { width: 390, height: 844 });
  await page.context().addCookies(cookiesOf(cookie, address));
  const begun = await post(address, '/api/matches', { kind: 'practice', games: GAMES }, cookie);
  await page.goto(`${address}/table/${((await begun.json()) as { id: string }).id}`);
  let games = 0;
  do {
    await playGameByMouse(page);
    games++;
  } while ((await waitForTurn(page)) === 'result' && (await goOn(page)));
  await page.getByRole('button', { name: 'Nachrechnen' }).click();
  const verified = await until<string>(page, `document.querySelector('.outcome')?.textContent ?? ''`, 240);
  await close();
  return { games, verified, errors };
}

type Page = Awaited<ReturnType<typeof visit>>['page'];

async function goOn(page: Page): Promise<true> {
  await page.locator('.game-result button').first().click();
  await page.waitForSelector('.game-result', { state: 'detached' });
  return true;
}

async function register(address: string, dataDir: string): Promise<string> {
  await post(address, '/api/people', FORM);
  const { token = '' } = await letter(join(dataDir, 'outbox'));
  const confirmed = await post(address, '/api/people/confirm', { token });
  return confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function post(address: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `match${path}`, origin: address, cookie };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Without a mail server letters are files; a job writes them a moment later. */
async function letter(outbox: string): Promise<{ readonly token: string | undefined }> {
  for (let waited = 0; waited < 120_000; waited += 200) {
    try {
      const mails = readdirSync(outbox).map((name) => readMail(readFileSync(join(outbox, name), 'utf8')));
      const found = mails.find(({ subject, token }) => subject.startsWith('Bestätige') && token !== undefined);
      if (found !== undefined) return found;
    } catch {
      // not yet
    }
    await pause(200);
  }
  throw new Error('no letter came');
}
