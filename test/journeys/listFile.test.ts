// A list comes as the office has it; one that is too large says so, and the next try is right there.
import { expect } from 'vitest';
import { refusals as de } from '../../src/web/tournament/refusals.de.ts';
import { refusals as en } from '../../src/web/tournament/refusals.en.ts';
import { refusals as fr } from '../../src/web/tournament/refusals.fr.ts';
import { refusals as it } from '../../src/web/tournament/refusals.it.ts';
import { words as wordsDe } from '../../src/web/tournament/words.de.ts';
import { words as wordsEn } from '../../src/web/tournament/words.en.ts';
import { words as wordsFr } from '../../src/web/tournament/words.fr.ts';
import { words as wordsIt } from '../../src/web/tournament/words.it.ts';
import { sheetOf, WORKBOOK } from '../load/book.ts';
import { bomb, zipOf } from '../load/zip.ts';
import { eveningUnderWay } from './evening.ts';
import { journey } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { isTight } from './places.ts';
import { findsByScrolling, sees } from './sees.ts';

const WORDS = { de: wordsDe, fr: wordsFr, it: wordsIt, en: wordsEn };
const REFUSALS = { de, fr, it, en };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

journey('A workbook is read as a list of people', async ({ open, server, ...telling }) => {
  const { language } = telling;
  const { hall } = await eveningUnderWay(server);
  const { page } = await open(hall.find((path) => path.endsWith('tab=people'))!);
  const read = page.getByRole('button', { name: WORDS[language].readList, exact: true });
  await read.click();
  const choose = (name: string, buffer: Buffer) =>
    page.locator('dialog[open] input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer });
  /** By itself a refusal never goes. */
  const gone = () => page.locator('.toast-refusal').waitFor({ state: 'detached' });
  await choose('huge.xlsx', bomb(80 * 2 ** 20));
  await sees(page, '.toast-refusal');
  expect(await page.locator('.toast-refusal').textContent()).toBe(REFUSALS[language]['list-too-large']);
  expect(await page.locator('dialog[open] [aria-live]').textContent()).toBe(REFUSALS[language]['list-too-large']);
  await keepPicture(page, telling, 'list, too large');
  if (isTight(telling.place)) await page.click('.toast .icon-button'); // then there is room for the rest again
  await findsByScrolling(page, 'dialog[open] .dialog-actions .button');
  await page.goBack(); // given up, and tried again
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await gone(); // a dialog says a frame later that it has closed
  await read.click();
  await choose('huge.xlsx', bomb(80 * 2 ** 20));
  await sees(page, '.toast-refusal');
  await choose('list.xlsx', zipOf([...WORKBOOK, sheetOf('Name', 'Vreni Zgraggen', 'Köbi Hürlimann')]));
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.getByText('Köbi Hürlimann').first().waitFor();
  await gone(); // put right
  await keepPicture(page, telling, 'list, read');
  expect(await page.getByText('Vreni Zgraggen').count()).toBeGreaterThan(0);
  await page.locator('.tour-title').getByText(WORDS[language].expected(2)).waitFor(); // read, and not here yet
});
