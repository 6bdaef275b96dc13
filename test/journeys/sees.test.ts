// The judge of all the other stories can say no.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../e2e/browser.ts';
import { covered, nothingOverlaps, overlapping, sees, unseen } from './sees.ts';

let browser: Browser;
let page: Page;

const BOX = 'position:absolute;left:20px;top:20px;width:120px;height:40px;background:gold;font:16px sans-serif';

const UNSEEN: readonly { why: RegExp; html: string }[] = [
  {
    why: /^it .*: covered by div.lid, centre$/,
    html: `<p id="it" style="${BOX}">it</p><div class="lid" style="${BOX};left:70px;width:20px"></div>`,
  },
  {
    why: /^it .*: covered by div.lid, right bottom$/,
    html: `<p id="it" style="${BOX}">it</p><div class="lid" style="${BOX};left:130px;top:50px"></div>`,
  },
  {
    why: /^it .*: clipped by div.room$/,
    html: `<div class="room" style="${BOX};overflow:hidden;height:20px"><p id="it" style="margin:0;height:30px">it</p></div>`,
  },
  { why: /^it .*: transparent/, html: `<div style="opacity:.4"><p id="it" style="${BOX}">it</p></div>` },
  { why: /^it .*: invisible$/, html: `<p id="it" style="${BOX};visibility:hidden">it</p>` },
  { why: /^it .*: takes no room$/, html: `<p id="it" style="display:none">it</p>` },
  {
    why: /^it .*: cut: a long sentence/,
    html: `<p id="it" style="${BOX};overflow:hidden;white-space:nowrap">a long sentence that does not fit</p>`,
  },
  {
    why: /^it .*: bursts: /,
    html: `<p id="it" style="${BOX};white-space:nowrap">a long sentence that does not fit</p>`,
  },
  { why: /^it .*: outside the window/, html: `<p id="it" style="${BOX};top:590px">it</p>` },
];

describe.skipIf(!hasBrowser)('sees', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  });
  afterAll(() => browser.close());

  test('what lies open in the window is seen, also when it is turned or round', async () => {
    await page.setContent(`
      <p class="it" style="${BOX}">it</p>
      <button class="it" style="${BOX};top:80px;border-radius:999px">round</button>
      <div class="it" style="${BOX};top:160px;transform:rotate(8deg)">turned</div>
      <div style="${BOX};top:159px;left:2px;width:20px;height:5px"></div>`);
    await sees(page, '.it');
  });

  test.each(UNSEEN)('$why is not seen', async ({ why, html }) => {
    await page.setContent(html);
    expect(await unseen(page, '#it')).toContainEqual(expect.stringMatching(why));
    await expect(sees(page, '#it', { timeout: 100 })).rejects.toThrow();
  });

  test('two boxes on each other overlap, two beside each other do not', async () => {
    await page.setContent(`<p class="a" style="${BOX}">a</p><p class="a" style="${BOX};left:150px">b</p>`);
    await nothingOverlaps(page, '.a');
    await page.setContent(`<p class="a" style="${BOX}">a</p><p class="a" style="${BOX};left:130px">b</p>`);
    expect(await overlapping(page, '.a')).toHaveLength(1);
  });

  test('a line that stands on a card is found, unless it has a ground of its own or belongs to it', async () => {
    const card = `<img alt="" style="${BOX};top:0;height:90px" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`;
    const line = (style: string) => `<p style="position:absolute;left:30px;top:30px;margin:0;${style}">turn</p>`;
    await page.setContent(`<main>${card}</main><main>${line('')}</main>`);
    expect(await covered(page)).toEqual(['p «turn» stands on img']);
    await page.setContent(`<main>${card}</main><main>${line('background:white')}</main>`);
    expect(await covered(page)).toEqual([]);
    await page.setContent(`<figure>${card}${line('')}</figure>`);
    expect(await covered(page)).toEqual([]);
  });

  test('a line of text that is cut, covered or outside is found, what paints nothing covers nothing', async () => {
    await page.setContent(`<p style="${BOX}">open</p><div style="${BOX};background:none"></div>`);
    expect(await covered(page)).toEqual([]);
    await page.setContent(`<p style="${BOX}">under</p><div class="lid" style="${BOX};background:red"></div>`);
    expect(await covered(page)).toEqual(['p «under» covered by div.lid']);
    await page.setContent(
      `<p style="${BOX}">under</p><div class="lid" style="${BOX};width:20px;background:red"></div>`,
    );
    expect(await covered(page)).toEqual(['p «under» covered by div.lid']);
    await page.setContent(
      `<div style="${BOX};overflow-x:auto;white-space:nowrap"><span>a wide table </span><span>with two columns</span></div>`,
    );
    expect(await covered(page)).toEqual([]);
    await page.setContent(`<p style="${BOX};left:760px;white-space:nowrap">a long sentence</p>`);
    expect(await covered(page)).toContain('p «a long sentence» outside the window');
    await page.setContent(
      `<div class="room" style="${BOX};overflow:hidden"><nobr>a sentence that is too long</nobr></div>`,
    );
    expect(await covered(page)).toContain('nobr «a sentence that is too long» cut by div.room');
    await page.setContent(`<div class="paper" style="${BOX}"><nobr>a sentence that is too long</nobr></div>`);
    expect(await covered(page)).toEqual(['nobr «a sentence that is too long» bursts div.paper']);
  });
});
