import { describe, expect, test } from 'vitest';
import { ROLES } from '../../src/wire/handbook.ts';
import { hasBrowser, visit } from './browser.ts';
import { openHouse } from './house.ts';

describe.skipIf(!hasBrowser)('the handbook', () => {
  const house = openHouse();

  test('WCAG 1.4.4, 1.4.10 with letters of 200 % no page of it is wider than a phone', async () => {
    const { server, browser } = house;
    const { page, errors, close } = await visit(browser, `${server.address}/help`, {
      width: 390,
      height: 664,
      text: 2,
    });
    for (const role of ROLES) {
      await page.goto(`${server.address}/help?page=${role}`);
      await page.locator('.help-task').first().waitFor();
      expect.soft(await page.evaluate('document.documentElement.scrollWidth'), role).toBe(390);
    }
    expect(errors).toEqual([]);
    await close();
  });
});
