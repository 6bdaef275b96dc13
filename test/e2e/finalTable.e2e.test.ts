import { describe, expect, test } from 'vitest';
import { hasBrowser, visit } from './browser.ts';
import { asOffice, codesAt, newEvening } from './hall.ts';
import { openHouse } from './house.ts';

const EIGHT = 'Anna Amrein,Beat Bucher,Carla Christen,Dino Durrer,Eva Egger,Felix Flury,Gret Gasser,Hans Huber'.split(
  ',',
);
const FREEZE = 'Teilnehmerliste abschliessen und Auslosung ankündigen';

/** From the draw of the only Passe to the second of the final table, as the desk and a finalist see it. SSC 7.03, 7.04 */
describe.skipIf(!hasBrowser)('the final table', () => {
  const house = openHouse();

  async function evening() {
    const { server, browser } = house;
    const { id, key } = await newEvening(server, { base: 'ebh', passen: 1, gamesPerPasse: 4, finalTable: true });
    const office = asOffice(server, id);
    await office.add(EIGHT);
    const desk = await visit(browser, `${server.address}/t/${id}/${key}?tab=draw`, { width: 1440, height: 900 });
    const list = () => server.caller(key).get(`/api/tournaments/${id}/lists/ranking?format=csv`);
    return { id, office, desk, list };
  }

  test('EBH 1 what is drawn stands there by itself; to draw again is a step of its own', async () => {
    const { office, desk } = await evening();
    const { page } = desk;
    const form = page.getByRole('button', { name: FREEZE });
    const pack = page.locator('.tour-card');
    await form.waitFor();
    await office.draw([1]);
    await page.getByRole('heading', { name: 'Sitzplan Passe 1' }).waitFor();
    await expect.poll(async () => [await form.count(), await pack.count()]).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Neu auslosen' }).click();
    await page.getByLabel('Begründung für die neue Auslosung').fill('Eine Person kam später');
    await form.click();
    await expect.poll(() => pack.count()).toBe(36);
    await page.getByText('Prüfsumme der geheimen Zahl des Laptops').waitFor();
    expect(desk.errors).toEqual([]);
    await desk.close();
  });

  test('SSC 7.04 at the final table its points are the standing: on the board, on a phone, in the list', async () => {
    const { server, browser } = house;
    const { id, office, desk, list } = await evening();
    const { page } = desk;
    await office.draw([1]);
    await office.start(1);
    await office.papers(1, 400, 628, [1]);
    await office.papers(1, 330, 628, [2]);
    await office.draw([]);
    // All four are drawn: nothing is left to be drawn, and nothing asks for it.
    await page.getByRole('heading', { name: 'Finaltisch', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: FREEZE }).count()).toBe(0);
    await office.start(2);
    await office.papers(2, 400, 628);

    const { ranking } = await office.view();
    const points: number[] = ranking.slice(0, 4).map((line: { final: { points: number } }) => line.final.points);
    expect(points).toEqual([400, 400, 228, 228]);
    await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
    const rows = page.locator('.tour-columns .tour-ranks tbody tr');
    const cells = async (index: number) => (await rows.nth(index).locator('td').allTextContents()).slice(1);
    await expect.poll(() => cells(0)).toEqual(['400', String(ranking[0].total)]);
    expect((await cells(4))[0]).toBe('');

    const { at } = await codesAt(server, id);
    const phone = await visit(browser, at('p', ranking[2].number), { width: 390, height: 844 });
    const standing = phone.page.locator('.tour-standing');
    await expect.poll(() => standing.textContent()).toBe('228Finaltisch: Rang 3 von 4');
    const lines = (await list()).text.split(/\r?\n/);
    expect(lines[0]?.split(';').slice(-2)).toEqual(['Finaltisch', 'Total']);
    expect(lines.slice(1, 6).map((line) => line.split(';').at(-2))).toEqual(['400', '400', '228', '228', '']);
    expect([...desk.errors, ...phone.errors]).toEqual([]);
    await desk.close();
    await phone.close();
  });
});
