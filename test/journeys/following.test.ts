// Whoever follows sees the led card, the own hand and whose turn it is while the trick grows to four, and can read them.
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { following } from './matches.ts';
import { nothingOverlaps, sees, unreadable } from './sees.ts';

journey('Trick, hand and whose turn it is are seen while the trick grows', async ({ open }) => {
  for (const lying of [0, 1, 2, 3] as const) {
    // The full trick stays until it is tapped.
    const { page, close } = await open('/table/here', { match: following(lying), settings: { turnTrick: 'tap' } });
    await page.waitForSelector('.hand-card.legal');
    expect(await page.locator('.trick-card').count()).toBe(lying);
    await sees(page, '.slot b');
    await sees(page, '.jass-status, .jass-number, .jass-score, .jass-mode b, .hint-button');
    await nothingOverlaps(page, '.seat, .slot b, .hint-button, .jass-status');
    expect(await unreadable(page, '.hand-card'), `hand, ${lying} lying`).toEqual([]);
    expect(await unreadable(page, '.trick-card'), `trick of ${lying}`).toEqual([]);

    const card = await page.locator('.hand-card.legal').first().getAttribute('data-card');
    await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
    await sees(page, '.play-button');
    expect(await unreadable(page, '.trick-card'), `trick of ${lying}, card lifted`).toEqual([]);
    expect(await unreadable(page, '.hand-card'), `hand, ${lying} lying, card lifted`).toEqual([]);
    await page.click('.play-button');
    await page.waitForSelector('.slot-turn');
    expect(await page.locator('.trick-card').count()).toBe(4);
    await sees(page, '.slot-turn');
    expect(await unreadable(page, '.trick-card'), 'full trick').toEqual([]);
    expect(await unreadable(page, '.hand-card'), 'hand under a full trick').toEqual([]);
    await close();
  }
});
