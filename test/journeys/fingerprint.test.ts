// A guest sees the fingerprint before the first card, at the table, without a menu; it is also spoken.
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { sees } from './sees.ts';

journey('The fingerprint is seen at the table before the first card, and spoken', async ({ open }) => {
  const { page, said } = await open('/');
  await page.click('.home-start .button-go');
  await until(page, `/^\\/table\\/[0-9a-f-]{36}$/.test(location.pathname)`);
  await sees(page, '.jass-fingerprint');
  const shown = (await page.locator('.jass-fingerprint code').textContent())!.replace(' …', '');
  expect(shown).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/);
  await expect.poll(async () => (await said()).filter((sentence) => sentence.includes(shown))).toHaveLength(1);

  // One tap tells what it is, whole.
  await page.click('.jass-fingerprint');
  await sees(page, 'dialog[open] .fingerprint code');
  const whole = (await page.locator('dialog[open] .fingerprint code').textContent())!;
  expect(whole.replaceAll(' ', '')).toMatch(/^[0-9a-f]{64}$/);
  expect(whole.startsWith(shown)).toBe(true);
  await page.keyboard.press('Escape');
  await until(page, `!document.querySelector('dialog[open]')`);

  // It is the one the server has promised.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const promised = await page.evaluate(
    `fetch('/api/matches/${id}').then((answer) => answer.json()).then(({ view }) => view.commitment)`,
  );
  expect(whole.replaceAll(' ', '')).toBe(promised);
});
