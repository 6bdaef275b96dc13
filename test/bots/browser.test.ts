import { expect, test } from 'vitest';
import { fileStock } from '../../src/server/bots/stock.ts';
import { hasBrowser } from '../e2e/browser.ts';
import { choicesInBrowser } from './browser.ts';
import { choicesOf } from './choices.ts';

test.skipIf(!hasBrowser)('SSC 2.02 the master in a browser chooses as the master on the server', async () => {
  const there = await choicesInBrowser('browser', 20);
  const here = choicesOf(fileStock(), 'browser', 20);
  expect(there).toMatchObject({ hash: here.hash, positions: here.positions });
  expect(there.positions).toBeGreaterThan(700);
});
