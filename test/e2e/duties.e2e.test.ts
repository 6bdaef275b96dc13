// A house that plays for francs and runs a championship: every duty of its staff, at the screens.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, zurichDay } from '../../src/kit/time.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import {
  balance,
  type CashHouse,
  desk,
  dutiesIn,
  key,
  openCashHouse,
  payIn,
  type TriedDuty,
} from '../../src/server/testing/cashHouse.ts';
import { SMALL } from '../../src/server/testing/championship.ts';
import { catalogues } from '../../src/web/help/catalogues.ts';
import { DUTIES, type Duty } from '../../src/wire/duties.ts';
import { isShort, LANGUAGES } from '../journeys/places.ts';
import { signedIn } from './big21Player.ts';
import { hasBrowser, openBrowser, type Visitor, visit } from './browser.ts';
import { afterFigure, atDesk, type Customer, type Device, DUTY_WALKS, deposits } from './dutyWalks.ts';

type Name = keyof typeof DUTIES;
const NAMES = Object.keys(DUTIES) as Name[];

test('every duty of the table is walked at its screen', () => {
  expect(Object.keys(DUTY_WALKS).sort()).toEqual([...NAMES].sort());
});

/** All four: `npm run long duties.screen`. In `npm test` the same duties are tried over HTTP and by command. */
const SPOKEN = LANGUAGES.filter((language) => language === (process.env['SPOKEN'] ?? 'de'));

describe.skipIf(!hasBrowser || isShort).each(SPOKEN)('duties at the screens (%s)', (language) => {
  let house: CashHouse;
  let browser: Browser;
  let visitor: Visitor;
  let device: Device;
  let tried: Readonly<Record<Name, TriedDuty>>;
  beforeAll(async () => {
    const today = Date.now(); // the browser has the real clock, and sums of a day are counted there too
    [house, browser] = await Promise.all([openCashHouse(today), openBrowser()]);
    tried = dutiesIn(house);
    const edition = {
      id: 'small',
      title: 'Kleine SSC',
      start: addDays(zurichDay(today), -20),
      template: SMALL,
      level: 'apprentice',
    };
    expect((await house.olga.post('/api/editions', edition, key())).status).toBe(200);
    const text = language === 'fr' ? 2 : 1; // one language with letters of 200 %
    visitor = await visit(browser, house.server.address, { width: 390, height: 664, language, text });
    device = { house, page: visitor.page, words: await catalogues(language) };
  });
  afterAll(async () => {
    expect(visitor.errors).toEqual([]);
    expect(await checkLedger(house.server.store.db)).toMatchObject({ ok: true, sum: '0' });
    await visitor.close();
    await browser.close();
    await house.server.stop();
  });

  const newCustomer = async (): Promise<Customer> => {
    const caller = await house.newPlayer();
    const { email } = (await caller.get('/api/me/profile')).body;
    const { number } = (await caller.post('/api/editions/small/entry', { acceptsRules: true }, key())).body;
    return { caller, email, number };
  };

  const ROWS = NAMES.map((name) => [name, DUTIES[name]] as const satisfies readonly [Name, Duty]);
  test.each(ROWS)(
    '%s: one alone, a second person, and about oneself',
    async (name, { may, second }) => {
      const { given, done, hands } = tried[name];
      const [one, two] = hands;
      const walk = DUTY_WALKS[name];
      const needsTwo = second.when !== 'never';
      const customer = await newCustomer();
      await given?.(customer.caller);
      await walk.alone(device, one, customer);
      await expect.poll(() => device.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await expect.poll(() => done(customer.caller)).toBe(!needsTwo);
      expect(walk.second !== undefined).toBe(needsTwo);
      await walk.second?.(device, two, customer);
      await expect.poll(() => done(customer.caller)).toBe(true);

      // Somebody with an own account who works for the house later.
      const own = await newCustomer();
      await given?.(own.caller);
      const isDesk = may === 'ledger.pay' || may === 'ledger.correct';
      await walk.own(device, await house.hire(isDesk ? 'cashier' : 'organiser', own.email), own);
    },
    240_000,
  );

  test.skipIf(isShort)(
    'a sum split over a day is the same sum, at the desk and on the phone of whoever paid in',
    async () => {
      const { rita, sepp } = house;
      const { big21 } = device.words;
      const customer = await newCustomer();
      await desk(sepp, customer.caller.id, 'identity', { result: 'checked' });
      await payIn(rita, customer.caller, 60_000);
      const phone = await visit(browser, house.server.address, { width: 390, height: 664, language });
      await signedIn(phone.page, house.server, customer.caller);
      await phone.page.goto(`${house.server.address}/big21/account`);
      const asked = phone.page.locator('section').filter({ hasText: big21.confirmTitle });

      const page = await atDesk(device, rita, customer);
      await deposits(device, '400');
      await page.getByText(big21.deskConfirms).waitFor();
      await asked.getByRole('button').first().click();
      await asked.waitFor({ state: 'detached' });
      await expect.poll(() => balance(customer.caller)).toBe(100_000);

      await deposits(device, '0.05');
      await page.getByText(afterFigure(big21.deskSumReached)).waitFor();
      await asked.getByText(afterFigure(big21.confirmBySecond)).waitFor();
      await expect.poll(() => asked.getByRole('button').allTextContents()).toEqual([big21.confirmNo]);
      await expect.poll(() => page.getByRole('button', { name: big21.deskApprove }).count()).toBe(0);
      expect(await balance(customer.caller)).toBe(100_000);

      await atDesk(device, sepp, customer);
      await page.getByRole('button', { name: big21.deskApprove }).click();
      await expect.poll(() => balance(customer.caller)).toBe(100_005);
      await asked.waitFor({ state: 'detached' });
      expect(phone.errors).toEqual([]);
      await phone.close();
    },
    240_000,
  );
});
