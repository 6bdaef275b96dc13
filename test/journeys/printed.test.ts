// A result fits one sheet of paper.
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { finished } from './matches.ts';

journey('A printed result is one page', async ({ open }) => {
  const { page } = await open('/table/here', { match: finished });
  await page.waitForSelector('.verification');
  // With the margins that browsers leave, also while parts of the page are still on their way.
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  const paper = await page.pdf({ format: 'A4', margin });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
