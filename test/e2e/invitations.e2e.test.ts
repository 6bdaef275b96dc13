import { describe, expect, test } from 'vitest';
import { secretOf } from '../../src/server/tournament/doorTesting.ts';
import { hostLink } from '../../src/server/tournament/hosts.ts';
import { hasBrowser, violations, visit } from './browser.ts';
import { openDesk, seen, shoot } from './hall.ts';
import { openHouse } from './house.ts';

const PHONE = { width: 390, height: 664, touch: true };

/** A helper comes in with an invitation, and nobody else with the same one. SSC 7.05 (2), EBH 7 */
describe.skipIf(!hasBrowser)('a helper is invited', () => {
  const house = openHouse();

  test('SSC 7.05 (2), EBH 7: handed out, used once, refused to a stranger, replaced, and the old phone is told', async () => {
    const { server, browser } = house;
    const desk = await openDesk(browser, (await hostLink(server.services, server.address)) ?? '', 'Hüttenjass');
    const { page } = desk;
    await desk.click(desk.button('Turnier eröffnen'));
    await seen(page, 'Person erfassen');
    // The director's own: no code in the address, none in the history.
    expect(page.url()).toMatch(/\/t\/\w+\/-\?tab=people#s1$/);

    await desk.type(page.getByLabel('Person mit eigenem Zugang'), 'Rita Amstutz');
    await desk.click(desk.button('Erfassen'));
    const row = page.locator('.tour-list > li', { hasText: 'Rita Amstutz' });
    await row.getByRole('button', { name: 'Einladung', exact: true }).click();
    await seen(page, 'Gilt für das erste Gerät, das sie öffnet.');
    await expect.poll(() => violations(page)).toEqual([]);
    const shown = (await row.locator('.tour-code').textContent()) ?? '';
    const [, code = ''] = /#(i\d+-[\w-]{16})/.exec(shown) ?? [];
    // This server listens on its own machine only; in a hall the address is the hall's.
    const link = `${server.address}${new URL(page.url()).pathname}#${code}`;

    const rita = await visit(browser, link, PHONE);
    await seen(rita.page, 'Rita Amstutz');
    expect(rita.page.url()).toMatch(/-#s2$/);
    await row.getByText(/^benützt um \d\d:\d\d$/).waitFor();
    expect(await page.content()).not.toContain(code);
    await shoot(page, 'invitation-used');
    await rita.page.reload();
    await seen(rita.page, 'Rita Amstutz');

    // Whoever has photographed the screen, and whoever copies the address of her phone.
    const stranger = await visit(browser, link, PHONE);
    await seen(stranger.page, /hat schon ein anderes Gerät benützt/);
    await shoot(stranger.page, 'invitation-refused');
    await stranger.page.goto(rita.page.url());
    await seen(stranger.page, 'Dieser Code gilt hier nicht.');

    // She has lost her phone: the director asks for a new invitation, and is asked first.
    await row.getByRole('button', { name: 'Neue Einladung' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(/Das Gerät von Rita Amstutz verliert den Zugang/).waitFor();
    await dialog.getByRole('button', { name: 'Neue Einladung' }).click();
    await seen(rita.page, /Dieses Gerät hat keinen Zugang mehr/);
    await expect.poll(() => violations(rita.page)).toEqual([]);
    await shoot(rita.page, 'invitation-ended');
    expect(await rita.page.locator('button:visible').count()).toBe(0);

    await expect.poll(() => row.locator('.tour-code').textContent()).toContain('#i202-');
    const [, next = ''] = /#(i202-[\w-]{16})/.exec((await row.locator('.tour-code').textContent()) ?? '') ?? [];
    const again = await visit(browser, link.replace(code, next), PHONE);
    await seen(again.page, 'Rita Amstutz');

    // What happened stands in the log, with who did it.
    await desk.tab('Protokoll');
    for (const what of ['eingeladen', 'Einladung benützt']) await seen(page, what);
    const all = await page.content();
    const secrets = [(await secretOf(server, /\/t\/(\w+)\//.exec(page.url())![1]!)).toString('hex'), code, next];
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect([...desk.visitor.errors, ...rita.errors, ...again.errors].filter((each) => !/40[0-9]/.test(each))).toEqual(
      [],
    );
    for (const each of [rita, stranger, again]) await each.close();
    await desk.visitor.close();
  }, 180_000);
});
