import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '../../src/server/testing/people.ts';
import { startTestServer } from '../../src/server/testing/server.ts';
import { cookiesOf, openBrowser, until, visit } from './browser.ts';
import { playGameByMouse, waitForTurn } from './player.ts';

export interface WholeMatch {
  readonly games: number;
  readonly points: readonly number[];
  /** What the browser said after recomputing everything. */
  readonly verified: string;
  /** Exit code and answer of `gschobe verify match` for the downloaded record, and for one that was tampered with. */
  readonly downloaded: { readonly status: number | null; readonly answer: unknown };
  readonly tampered: { readonly status: number | null; readonly answer: unknown };
  readonly errors: readonly string[];
}

/** A registered player plays twelve games on a phone, recomputes the match, and keeps its record. SSC 2.02 */
export async function wholeMatch(games: number): Promise<WholeMatch> {
  const [browser, server] = await Promise.all([openBrowser(), startTestServer()]);
  try {
    const caller = server.caller();
    await register(server, caller);
    const { page, errors } = await visit(browser, `${server.address}/`, { width: 390, height: 844 });
    await page.context().addCookies(cookiesOf(caller.cookie, server.address));
    const begun = await caller.post('/api/matches', { kind: 'practice', games }, { 'idempotency-key': 'whole-match' });
    await page.goto(`${server.address}/table/${begun.body.id}`);
    for (let game = 1; game <= games; game++) {
      await playGameByMouse(page);
      if ((await waitForTurn(page)) === 'end') break;
      await page.locator('.game-result button').first().click();
      await page.waitForSelector('.game-result', { state: 'detached' });
    }
    await page.getByRole('button', { name: 'Nachrechnen' }).click();
    const verified = await until<string>(page, `document.querySelector('.outcome')?.textContent ?? ''`, 120);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Aufzeichnung (JSON)' }).click(),
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'gschobe-record-'));
    const file = join(folder, 'match.json');
    await download.saveAs(file);
    const record = JSON.parse(readFileSync(file, 'utf8')) as {
      total: number[];
      played: { tricks: { cards: string[] }[]; points: number[] }[];
    };
    const points = [...record.total];
    const downloaded = verify(file);
    const last = record.played.at(-1)!.tricks.at(-1)!.cards;
    [last[0], last[1]] = [last[1]!, last[0]!];
    writeFileSync(file, JSON.stringify(record));
    return { games: record.played.length, points, verified, downloaded, tampered: verify(file), errors };
  } finally {
    await browser.close();
    await server.stop();
  }
}

function verify(file: string) {
  const { status, stdout } = spawnSync(process.execPath, ['dist/src/cli/main.js', 'verify', 'match', file], {
    encoding: 'utf8',
  });
  return { status, answer: JSON.parse(stdout) };
}
