import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { DEFAULT_MODEL } from '../../src/big21/model.ts';
import { fromBase32, stepAt, totp } from '../../src/server/people/totp.ts';
import { openBrowser, visit } from '../e2e/browser.ts';
import { freePort, main, startProduct } from '../load/product.ts';

/**
 * The product as it is built and started: an organiser hands in a file of weights at the desk, the thread computes their
 * certificate while another request is answered, and the certificate is opened. Answers with what it says. B21 3.2
 */
export async function ownOddsByClicks() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-own-odds-'));
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const product = await startProduct(environment, await freePort());
  const browser = await openBrowser();
  try {
    const { page, errors } = await visit(browser, product.address, { width: 390, height: 664 });
    await signInOrganiser(page.context(), product.address, environment);
    await page.goto(`${product.address}/big21/desk`);
    await page
      .locator('summary')
      .filter({ hasText: 'Eigene Chancen' })
      .click({ timeout: 60_000 })
      .catch(async (error) => {
        throw new Error(`the desk does not open: ${errors.join(' ')}`, { cause: error });
      });
    const weights = { ...DEFAULT_MODEL, name: 'haus', version: 1 };
    const buffer = Buffer.from(JSON.stringify(weights));
    await page.setInputFiles('details input[type=file]', { name: 'haus.json', mimeType: 'application/json', buffer });
    const from = performance.now();
    await page.getByRole('button', { name: 'Zertifikat berechnen lassen' }).click();
    await page.getByText('Das Zertifikat wird berechnet').waitFor({ timeout: 60_000 });
    const asked = performance.now();
    const answered = await page.request.get(`${product.address}/api/big21`);
    const meanwhile = performance.now() - asked;
    await page.getByText(/haus\.1 Bezugsspieler 88\.0000.?%, bestes Spiel 97\.04.?%/).waitFor({ timeout: 400_000 });
    const seconds = (performance.now() - from) / 1000;
    await page.getByRole('link', { name: 'Zertifikat', exact: true }).click();
    await page.getByText('97.04').first().waitFor({ timeout: 60_000 });
    return { seconds: Math.round(seconds), meanwhileMs: Math.round(meanwhile), status: answered.status() };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The link of the console, then the second factor. */
async function signInOrganiser({ request }: BrowserContext, address: string, environment: Record<string, string>) {
  const args = [main, 'staff', 'add', '--email', 'haus@example.ch', '--role', 'organiser'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...environment } });
  const { link }: { link: string } = JSON.parse(printed);
  const headers = { origin: address };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${address}/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/session/link', { token: link.split('#')[1] });
  const { secret }: { secret: string } = await post('/me/second-factor', {});
  const code = totp(fromBase32(secret)!, stepAt(Date.now()));
  const set = await request.put(`${address}/api/me/second-factor`, { data: { secret, code }, headers });
  if (!set.ok()) throw new Error(await set.text());
}
