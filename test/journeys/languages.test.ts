// No text is cut or covered on any public screen, whichever language is the longer one there.
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { TELLINGS } from './places.ts';
import { covered } from './sees.ts';

const SCREENS = [
  ...['/', '/practise', '/settings', '/rules', '/verify', '/nowhere'],
  ...['/sign-in', '/register', '/password/forgotten', '/account'],
  ...['/championship', '/championship/rules', '/ranking', '/tournaments'],
  ...['/big21', '/big21/rules', '/big21/odds', '/big21/verify', '/office'],
] as const;

/** The phone and the desktop that most people have; the table and its dialogs have journeys of their own. */
const PLACES = ['phone', 'desktop'];

journey(
  'Every public screen shows all its words',
  async ({ open, place }) => {
    const { page } = await open(SCREENS[0]);
    const faults: string[] = [];
    for (const path of SCREENS) {
      await page.goto(new URL(path, page.url()).href);
      await page.waitForSelector('h1');
      for (const part of [0, 0.5, 1]) {
        await page.evaluate(`scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${part})`);
        faults.push(...(await covered(page)).map((fault) => `${path} at ${part}: ${fault}`));
      }
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      if (Number(wide) > place.width) faults.push(`${path} is ${String(wide)} wide`);
    }
    expect(faults).toEqual([]);
  },
  TELLINGS.filter(({ place }) => PLACES.includes(place.name)),
);
