import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words as hallDe } from '../../src/web/tournament/hall.de.ts';
import { words as hallEn } from '../../src/web/tournament/hall.en.ts';
import { words as hallFr } from '../../src/web/tournament/hall.fr.ts';
import { words as hallIt } from '../../src/web/tournament/hall.it.ts';
import { words as de } from '../../src/web/tournament/words.de.ts';
import { words as en } from '../../src/web/tournament/words.en.ts';
import { words as fr } from '../../src/web/tournament/words.fr.ts';
import { words as it } from '../../src/web/tournament/words.it.ts';
import { covered } from '../journeys/sees.ts';
import { hasBrowser, type Look, violations, visit } from './browser.ts';
import { asOffice, codesAt, enterPoints, isWhole, newEvening, seen, shoot, typePoints } from './hall.ts';
import { openHouse } from './house.ts';

type Language = NonNullable<Look['language']>;
const WORDS = {
  ...{ de: { ...de, hall: hallDe }, fr: { ...fr, hall: hallFr } },
  ...{ it: { ...it, hall: hallIt }, en: { ...en, hall: hallEn } },
};

/** Who reads what: everybody in each language, and three people of two. */
const TABLES: readonly Record<'writer' | 'supervisor' | 'player', Language>[] = [
  ...(['de', 'fr', 'it', 'en'] as const).map((language) => ({
    ...{ writer: language, supervisor: language, player: language },
  })),
  { writer: 'it', supervisor: 'en', player: 'it' },
];

const NAMES = ['Maria-Maddalena Zumbrunnen', 'Jean-Baptiste de Montmollin', 'Gian-Reto Capaul', 'Đorđe Petrović'];

/** One table from the writer's first tap to the handed-in total, on the phones of the three who stand around it. */
describe.skipIf(!hasBrowser || !isWhole)('phones around a table', () => {
  const house = openHouse();
  const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const phone = (address: string, language: Language) =>
    visit(house.browser, address, { width: 390, height: 664, touch: true, language });
  /** Nothing is cut or wider than the phone. */
  async function looked(page: Page, name: string): Promise<void> {
    await shoot(page, `phone-${name}`);
    // What the bar at the foot covers is scrolled to.
    const hidden = async () => (await covered(page)).filter((each) => !/ covered by (div|button)\./.test(each));
    await expect.poll(hidden).toEqual([]);
  }

  test.each(TABLES)(
    'SSC 7.03, 7.05, EBH 2, 5, 7: writer $writer, supervisor $supervisor, player $player',
    async (reads) => {
      const { server } = house;
      const { id } = await newEvening(server, { base: 'ebh', passen: 1, gamesPerPasse: 4 });
      const office = asOffice(server, id);
      await office.begin(NAMES);
      await office.post('/staff', { name: 'Rita Amstutz', role: 'supervisor' });
      const { at, invitation } = await codesAt(server, id);
      const written = WORDS[reads.writer];
      const checked = WORDS[reads.supervisor];
      const played = WORDS[reads.player];
      const rita = await phone(invitation(2), reads.supervisor);
      const maria = await phone(at('p', 1), reads.player);
      await seen(maria.page, played.yourTable);
      await looked(maria.page, `${reads.player}-seat`);

      // In the first game somebody has revoked: the supervisor rules in five taps, and calls the director.
      await tap(rita.page, checked.otherTables);
      await tap(rita.page, '1');
      await tap(rita.page, checked.irregularity);
      await rita.page.getByLabel(checked.offender).selectOption('1');
      await looked(rita.page, `${reads.supervisor}-ruling`);
      await tap(rita.page, checked.enterRuling);
      await tap(rita.page, checked.hall.director);
      await seen(rita.page, checked.hall.directorCalled);

      // Who writes deals; 158 is refused in words; four games.
      const writer = await phone(at('t', 1), reads.writer);
      await seen(writer.page, written.chooseWriter);
      await looked(writer.page, `${reads.writer}-choose`);
      await writer.page.locator('.tour-choose button').first().click();
      await typePoints(writer.page, '158');
      await seen(writer.page, written.tooMany('158'));
      await tap(writer.page, written.cancel);
      for (const [index, points] of ['75', '157', '60'].entries()) {
        await typePoints(writer.page, points);
        await enterPoints(writer.page, index + 2);
      }
      await looked(writer.page, `${reads.writer}-pad`);

      await typePoints(writer.page, '0');
      await enterPoints(writer.page, null);
      await tap(writer.page, written.confirm('292'));
      await writer.page.getByRole('button', { name: written.confirm('336'), exact: true }).waitFor();
      await looked(writer.page, `${reads.writer}-confirm`);
      await tap(writer.page, written.confirm('336'));
      await seen(writer.page, written.reportedWait);

      // Four personal sheets, then the visa; and the player's own total.
      const sheets = rita.page.locator('.tour-four > button');
      await expect.poll(() => sheets.count()).toBe(4);
      await looked(rita.page, `${reads.supervisor}-visa`);
      for (let sheet = 0; sheet < 4; sheet++) await sheets.nth(sheet).click();
      await rita.page.getByRole('button', { name: checked.giveVisa('RA') }).click();
      await seen(writer.page, written.visaedBy('Rita Amstutz'));
      await looked(writer.page, `${reads.writer}-visaed`);
      await seen(maria.page, played.yourTotal);
      const total = (await office.view()).ranking.find((line: { number: number }) => line.number === 1).total;
      await maria.page.getByLabel(played.enterTotal).fill(String(total));
      await tap(maria.page, played.enterTotal);
      await seen(maria.page, played.totalEntered(String(total)));
      await seen(rita.page, checked.endTotals);
      await looked(rita.page, `${reads.supervisor}-totals`);
      await tap(rita.page, checked.initialTotal);
      await seen(maria.page, played.totalInitialled);
      await looked(maria.page, `${reads.player}-total`);
      expect([...writer.errors, ...rita.errors, ...maria.errors]).toEqual([]);
      for (const { page, close } of [writer, rita, maria]) {
        await expect.poll(() => violations(page)).toEqual([]);
        await close();
      }
    },
    240_000,
  );
});
