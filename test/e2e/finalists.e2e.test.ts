import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
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
    const { id, key } = (await t.asks(director, '/api/tournaments', final)).body;

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
  }, 60_000);
});
