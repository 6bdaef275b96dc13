import { describe, expect, test } from 'vitest';
import { hostLink } from '../../src/server/tournament/hosts.ts';
import { catalogues } from '../../src/web/help/catalogues.ts';
import { HANDBOOK } from '../../src/web/help/handbook.ts';
import type { Catalogues, Task } from '../../src/web/help/task.ts';
import { hasBrowser } from '../e2e/browser.ts';
import { asOffice, deviceAddress } from '../e2e/hall.ts';
import { openHouse } from '../e2e/house.ts';
import { HANDS } from './handbook/hands.ts';
import { type Begin, Walker } from './handbook/walker.ts';
import { isShort } from './places.ts';

const LAPTOP = { width: 1100, height: 760 };

/** Somebody who has only the handbook runs an evening of eight, from the link to the certificates. EBH 1-8 */
describe.skipIf(!hasBrowser || isShort)('an evening of eight by the handbook alone', () => {
  const house = openHouse();

  test('opened, listed, drawn, two Passen on paper, totals handed in, closed, published, certificates printed', async () => {
    const words = await catalogues('de');
    const places: { -readonly [Key in keyof NonNullable<Begin['places']>]: NonNullable<Begin['places']>[Key] } = {};
    const facts: Record<string, string> = {};
    const end = async () => {};
    places.host = { address: (await hostLink(house.server.services, house.server.address)) ?? '', look: LAPTOP };
    const walker = new Walker(house.browser, words, { server: house.server, places, facts, end });
    const follow = async (task: Task, said: Catalogues = words) => {
      Object.assign(walker, { words: said });
      for (const step of task.steps) await walker.do(step, HANDS);
    };
    const { host } = HANDBOOK;
    await follow(host['make-evening']);
    places.desk = { address: await deviceAddress(walker.page), look: LAPTOP };
    const id = /\/t\/(\w+)\//.exec(walker.page.url())?.[1] ?? '';
    const office = asOffice(house.server, id);
    await follow(host['players-list']);
    await follow(host.draw);
    for (const passe of [1, 2]) {
      // «Passe 1» in the handbook is the Passe one is at.
      const said = { ...words, tournament: { ...words.tournament, passe: () => words.tournament.passe(passe) } };
      await follow(host['start-passe'], said);
      for (const table of ['1', '2']) {
        facts['table'] = table;
        await follow(host['paper-sheet'], said);
      }
    }
    const rows = walker.page.locator('.tour-helper', { has: walker.page.getByLabel(words.tournament.enterTotal) });
    for (let left = 8; left > 0; left--) {
      await walker.page.goto(places.desk.address);
      await expect.poll(() => rows.count()).toBe(left);
      const first = (await rows.first().textContent()) ?? '';
      const { ranking } = await office.view();
      facts['total'] = String(ranking.find(({ name }: { name: string }) => first.includes(name)).total);
      await follow(host['end-totals']);
      await expect.poll(() => rows.count()).toBe(left - 1); // handed in
    }
    await follow(host.finish);
    await follow(host['publish-ranking']);
    await follow(host.certificates);
    const view = await office.view();
    expect(view.ranking.filter(({ rank }: { rank: number | null }) => rank !== null)).toHaveLength(8);
    expect(walker.visitors.flatMap(({ errors }) => errors)).toEqual([]);
    await walker.end();
  }, 580_000);
});
