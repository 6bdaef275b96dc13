// The browser's back closes what is open; the settings of the table lead back to the table.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { following } from './matches.ts';
import { findsByScrolling, sees } from './sees.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const nothingOpen = (page: Page) => until(page, `!document.querySelector('dialog[open]') && !history.state`);

/** Playwright waits for a load that a step back within the page does not bring. */
const back = (page: Page) => page.evaluate('history.back()');

journey('Back closes the menu and its dialogs before it leaves the table', async ({ open }) => {
  const { page } = await open('/', { match: following(2) });
  await page.click('.home-underway .button');
  await page.waitForSelector('.hand-card.legal');

  await page.click('.jass-status .icon-button');
  await page.waitForSelector('dialog[open]');
  await back(page);
  await nothingOpen(page);
  expect(pathOf(page)).toBe('/table/here');

  // From the menu to the last trick is one thing after the other: one step back closes it.
  await page.click('.jass-status .icon-button');
  await page.click('.menu-actions .button:nth-child(2)');
  await page.waitForSelector('dialog[open] .last-trick');
  await back(page);
  await nothingOpen(page);
  expect(pathOf(page)).toBe('/table/here');

  // Closed by its own button it leaves no step behind: the next one back leads home.
  await page.click('.jass-status .icon-button');
  await page.click('dialog[open] .dialog-head .icon-button');
  await nothingOpen(page);
  await back(page);
  await until(page, `location.pathname === '/'`);
});

journey('What is opened right after something else was closed stays open, and back closes it', async ({ open }) => {
  const { page } = await open('/', { match: following(2) });
  await page.click('.home-underway .button');
  await page.waitForSelector('.hand-card.legal');
  await page.click('.jass-status .icon-button');
  await page.waitForSelector('dialog[open]');
  // Faster than the browser takes the entry of the first one away.
  await page.evaluate(`new Promise((done) => {
    addEventListener('popstate', () => setTimeout(done), { once: true });
    const menu = document.querySelector('.jass-status .icon-button');
    const isOpen = () => document.querySelector('dialog .dialog-head') !== null;
    new MutationObserver((_, seen) => { if (!isOpen()) { seen.disconnect(); menu.click(); } })
      .observe(document.body, { attributes: true, childList: true, subtree: true });
    document.querySelector('dialog[open] .dialog-head .icon-button').click();
  })`);
  await until(page, `document.querySelector('dialog[open]') && history.state?.open === true`);
  await back(page);
  await nothingOpen(page);
  expect(pathOf(page)).toBe('/table/here');
});

journey('Settings changed at the table hold at once, and closing them is the way back', async ({ open, language }) => {
  const { page } = await open('/table/here', { match: following(2) });
  await page.waitForSelector('.hand-card.legal');
  const hand = await page.locator('.hand-card').count();
  await page.click('.jass-status .icon-button');
  await page.click('.menu-actions .button:nth-child(4)');
  // In French the cards are French from the first: the other ones are chosen.
  const other = language === 'de' ? 2 : 1;
  await findsByScrolling(page, `dialog[open] .home-deck .choice label:nth-of-type(${other})`);
  await page.click(`dialog[open] .home-deck .choice label:nth-of-type(${other})`);
  await page.click('dialog[open] .dialog-head .icon-button');
  await nothingOpen(page);
  expect(pathOf(page)).toBe('/table/here');
  await expect.poll(() => page.locator('.hand-card').count()).toBe(hand);
  await sees(page, '.jass-status .icon-button');
  const deck = `JSON.parse(localStorage.getItem('gschobe.settings')).deck`;
  await expect.poll(() => page.evaluate(deck)).toBe(language === 'de' ? 'fr' : 'de');
});
