import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
import { entered } from '../../src/server/testing/invitations.ts';
import { signInAs } from '../../src/server/testing/people.ts';
import { hasBrowser, openBrowser, violations, visit } from './browser.ts';

describe.skipIf(!hasBrowser)('the final takes its people over', () => {
  let t: ChampionshipTest;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    [t, browser] = await Promise.all([openChampionshipTest(zurichInstant('2024-11-05T10:00')), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await t.server.stop();
  });

  test('SSC 7.02 one button brings the finalists of an edition onto the list; a document lets them in', async () => {
    const caller = await t.newPerson();
    const { number } = (await t.asks(caller, '/api/editions/small/entry', { acceptsRules: true })).body;
    await t.office({ type: 'proposeWildCard', number, reason: 'Radio' });
    const { edition } = (await (await t.staff()).get('/api/editions/small/office')).body;
    const { id: motion } = edition.proposals.at(-1);
    await t.office({ type: 'decideProposal', id: motion, approve: true }, 'small', await t.staff('beat'));
    await t.asks(caller, '/api/editions/small/place', { answer: 'confirm' });
    const director = (await signInAs(t.server, 'director', 'ida@example.ch')).caller;
    const final = { title: 'Final', place: 'Bern', day: '2024-11-16', regulation: { base: 'ssc' } };
    const made = (await t.asks(director, '/api/tournaments', final)).body;
    const { id, key } = await entered(t.server.address, made);

    const { page, errors, close } = await visit(browser, `${t.server.address}/t/${id}/${key}?tab=people`);
    await page.getByText('Finalisten der Meisterschaft übernehmen').click();
    await page.getByLabel('Austragung').selectOption('small');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.locator('.tour-name').first().waitFor();
    // At the door: the document first. SSC 7.02
    await page.getByRole('button', { name: 'Ist da' }).click();
    await page.getByLabel('war bei der Qualifikation mindestens 18').check();
    await page.locator('dialog').getByRole('button', { name: 'Ist da' }).click();
    await page.getByText('anwesend').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => violations(page)).toEqual([]);
    // Asked again: nobody new.
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('Es gibt keine neuen Finalistinnen oder Finalisten mit bestätigtem Platz.').first().waitFor();
    expect(errors).toEqual([]);
    await close();

    // Before the final she may still not come; once its champion is known there is nothing to give up any more.
    const atHome = () => visit(browser, `${t.server.address}/championship?edition=small`, { cookie: caller.cookie });
    const withdraw = (page: Page) => page.getByRole('button', { name: 'Ich kann nicht kommen' });
    const before = await atHome();
    await withdraw(before.page).waitFor();
    t.clock.set(zurichInstant('2024-11-16T20:00'));
    await t.office({ type: 'proposeChampion', number, reason: 'Final' });
    const named = (await (await t.staff()).get('/api/editions/small/office')).body.edition.proposals.at(-1);
    await t.office({ type: 'decideProposal', id: named.id, approve: true }, 'small', await t.staff('beat'));
    await t.signIn(caller);
    const after = await atHome();
    await after.page.getByRole('heading', { name: 'Dein Platz im Finalturnier' }).waitFor();
    await expect.poll(() => withdraw(after.page).count()).toBe(0);
    await after.page.getByText(/^Der Final vom .* ist gespielt\.$/).waitFor();
    expect((await t.asks(caller, '/api/editions/small/place', { answer: 'withdraw' })).body.code).toBe('final-over');
    expect([...before.errors, ...after.errors]).toEqual([]);
    await before.close();
    await after.close();
  }, 120_000);
});
