import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CashHouse, Staff } from '../../src/server/testing/cashHouse.ts';
import type { Catalogues } from '../../src/web/help/task.ts';
import type { DUTIES } from '../../src/wire/duties.ts';
import { signedIn } from './big21Player.ts';
import { pick } from './browser.ts';

/** Somebody whose money or standing it is about, with a number in the championship. */
export interface Customer {
  readonly caller: Staff;
  readonly email: string;
  readonly number: number;
}

/** One device of the house: who sits down at it signs in. */
export interface Device {
  readonly house: CashHouse;
  readonly page: Page;
  readonly words: Catalogues;
}

/** A duty at its screen. */
export interface DutyWalk {
  /** By the first of two: what is done, and that the screen then names the second person and offers this one no more. */
  alone(device: Device, one: Staff, customer: Customer): Promise<void>;
  /** By the second; without it one person does it. */
  second?(device: Device, two: Staff, customer: Customer): Promise<void>;
  /** By whoever it is about: the screen says that somebody else does it, and offers nothing. */
  own(device: Device, me: Staff, customer: Customer): Promise<void>;
}

/** What a sentence says after its figure. */
export const afterFigure = (sentence: (figure: string) => string): string => sentence('§').split('§').at(-1)!.trim();

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const isNotOffered = (offered: Locator) => expect.poll(() => offered.count()).toBe(0);

async function sitsDown({ house, page }: Device, who: Staff, path: string): Promise<void> {
  await signedIn(page, house.server, who);
  await page.goto(house.server.address + path);
}

/** At the cash desk, with the account open. */
export async function atDesk(device: Device, who: Staff, { email }: Customer): Promise<Page> {
  const { page, words } = device;
  await sitsDown(device, who, '/big21/desk');
  await page.getByLabel(words.big21.deskSearch).fill(email);
  await button(page, words.big21.deskFind).click();
  await page.getByRole('button').filter({ hasText: email }).click();
  await page.getByText(words.big21.balance).first().waitFor();
  return page;
}

/** In the office, in one of its sections. */
async function inOffice(device: Device, who: Staff, section: 'people' | 'review'): Promise<Page> {
  const { page, words } = device;
  await sitsDown(device, who, '/office');
  await page.getByLabel(words.office.edition).first().selectOption('small');
  await pick(page.getByRole('radio', { name: words.office.sections[section], exact: true }));
  return page;
}

/** What the office knows of somebody who takes part. */
async function looksAt(device: Device, who: Staff, { number }: Customer): Promise<Locator> {
  const { office } = device.words;
  const page = await inOffice(device, who, 'people');
  await page.getByLabel(office.search).fill(String(number));
  await expect.poll(() => button(page, office.look).count()).toBe(1);
  await button(page, office.look).click();
  const person = page.getByRole('dialog').filter({ hasText: `${office.participant} ${number}` });
  await person.getByRole('heading', { name: office.matches }).waitFor();
  return person;
}

/** The line of somebody about whom something waits to be decided. */
async function waitsInOffice(device: Device, who: Staff, { email }: Customer): Promise<Locator> {
  const page = await inOffice(device, who, 'review');
  const line = page.locator('.office-list li').filter({ hasText: email });
  await line.waitFor();
  return line;
}

async function isOwnAccount(device: Device, me: Staff, customer: Customer): Promise<Page> {
  const page = await atDesk(device, me, customer);
  await page.getByText(device.words.big21.refusals['about-oneself']).waitFor();
  return page;
}

type DeskButton = 'deskIdentity' | 'deskPaid' | 'deskReturn' | 'correctionPropose' | 'deskExclude';

/** At one's own account the desk says why not, and has no such button. */
const isWithout = (name: DeskButton) => async (device: Device, me: Staff, customer: Customer) => {
  const page = await isOwnAccount(device, me, customer);
  await isNotOffered(button(page, device.words.big21[name]));
};

const approves = async (device: Device, two: Staff, customer: Customer) => {
  const page = await atDesk(device, two, customer);
  await button(page, device.words.big21.deskApprove).click();
};

const MONEY = {
  deposit: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await deposits(device, '1001');
      await page.getByText(afterFigure(big21.deskSumReached)).waitFor();
      await isNotOffered(button(page, big21.deskApprove));
    },
    second: approves,
    async own(device, me, customer) {
      const page = await isOwnAccount(device, me, customer);
      await isNotOffered(page.getByLabel(device.words.big21.amount));
    },
  },
  checkIdentity: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await button(page, big21.deskIdentity).click();
      await page.getByText(big21.identity.checked).waitFor();
    },
    own: isWithout('deskIdentity'),
  },
  payOut: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await page.getByText(big21.deskNotByYou).waitFor();
      await isNotOffered(button(page, big21.deskPaid));
    },
    async second(device, two, customer) {
      const page = await atDesk(device, two, customer);
      await button(page, device.words.big21.deskPaid).click();
    },
    own: isWithout('deskPaid'),
  },
  returnPayout: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await button(page, big21.deskReturn).click();
      await page.getByText(big21.deskReturnWaits).waitFor();
      await isNotOffered(button(page, big21.deskReturn));
    },
    async second(device, two, customer) {
      const page = await atDesk(device, two, customer);
      await page.getByText(device.words.big21.deskReturnWaits).waitFor();
      await button(page, device.words.big21.deskReturn).click();
    },
    own: isWithout('deskReturn'),
  },
  proposeCorrection: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await page.locator('summary').filter({ hasText: big21.kinds.correction }).click();
      await page.getByLabel(big21.correctionAmount).fill('7');
      await page.getByLabel(big21.reason).fill('falsch gezählt');
      await button(page, big21.correctionPropose).click();
      await page.getByText(big21.deskSecond).waitFor();
      await isNotOffered(button(page, big21.deskApprove));
    },
    second: approves,
    own: isWithout('correctionPropose'),
  },
  closeTill: {
    alone: countsTill,
    async second(device, two) {
      await sitsDown(device, two, '/big21/desk');
      await button(device.page.locator('#till'), device.words.big21House.tillDone).click();
    },
    own: countsTill,
  },
} satisfies Partial<Record<keyof typeof DUTIES, DutyWalk>>;

/** Books cash into the account that is open. */
export async function deposits({ page, words: { big21 } }: Device, francs: string): Promise<void> {
  await page.getByLabel(big21.amount).first().fill(francs);
  await page
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${big21.deskDeposit}`) })
    .click();
}

/** One's own till: counted, and closed by somebody else. */
async function countsTill(device: Device, one: Staff): Promise<void> {
  const { big21House } = device.words;
  await sitsDown(device, one, '/big21/desk');
  const till = device.page.locator('#till');
  await till.getByLabel(big21House.tillCounted).fill('0');
  await button(till, big21House.tillClose).click();
  await till.getByText(big21House.tillAsk).waitFor();
  await isNotOffered(button(till, big21House.tillDone));
}

const STANDING = {
  exclude: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await page.getByLabel(big21.reason).fill('spielt für andere');
      await button(page, big21.deskExclude).click();
      await button(page.getByRole('dialog'), big21.deskExclude).click();
      await page.getByText(big21.exclusionProposed.exclude('spielt für andere')).waitFor();
      await page.getByText(big21.secondDecides).waitFor();
      await isNotOffered(button(page, big21.deskApprove));
    },
    second: approves,
    own: isWithout('deskExclude'),
  },
  readmit: {
    async alone(device, one, customer) {
      const { big21 } = device.words;
      const page = await atDesk(device, one, customer);
      await button(page, big21.deskReadmit).click();
      await page.getByText(big21.exclusionProposed.readmit).waitFor();
      await page.getByText(big21.secondDecides).waitFor();
      await isNotOffered(button(page, big21.deskApprove));
    },
    second: approves,
    async own(device, me, customer) {
      const page = await isOwnAccount(device, me, customer);
      await page.getByText(device.words.big21.excludedByHouse).waitFor();
      await isNotOffered(button(page, device.words.big21.deskReadmit));
    },
  },
  excludePerson: {
    alone: (device, one, customer) => proposes(device, one, customer, 'exclude'),
    second: agrees,
    own: (device, me, customer) => isOwnPerson(device, me, customer, 'proposeExclusion'),
  },
  readmitPerson: {
    alone: (device, one, customer) => proposes(device, one, customer, 'readmit'),
    second: agrees,
    own: (device, me, customer) => isOwnPerson(device, me, customer, 'proposeReadmission'),
  },
  changePerson: {
    async alone(device, one, customer) {
      const { office, people } = device.words;
      const line = await waitsInOffice(device, one, customer);
      await button(line, office.grantChange).click();
      await line.getByText(office.firstSaid(true)).waitFor();
      // The same person once more decides nothing.
      await button(line, office.grantChange).click();
      await device.page.getByText(people.refusals['second-person-needed']).first().waitFor();
    },
    async second(device, two, customer) {
      const line = await waitsInOffice(device, two, customer);
      await button(line, device.words.office.grantChange).click();
      await line.waitFor({ state: 'detached' });
    },
    async own(device, me, customer) {
      const line = await waitsInOffice(device, me, customer);
      await line.getByText(device.words.people.refusals['not-about-oneself']).waitFor();
      await isNotOffered(button(line, device.words.office.grantChange));
    },
  },
} satisfies Partial<Record<keyof typeof DUTIES, DutyWalk>>;

async function proposes(device: Device, one: Staff, customer: Customer, kind: 'exclude' | 'readmit'): Promise<void> {
  const { office } = device.words;
  const what = kind === 'exclude' ? office.proposeExclusion : office.proposeReadmission;
  const person = await looksAt(device, one, customer);
  await button(person, what).click();
  await button(device.page.getByRole('dialog', { name: what, exact: true }), what).click();
  await person.getByText(office.awaitsSecond).waitFor();
  const line = await waitsInOffice(device, one, customer);
  const why = office.why[kind === 'exclude' ? 'rules-violated' : 'manipulation'];
  await line.getByText(office.proposedWhat[kind](why)).waitFor();
  await line.getByText(office.youProposed).waitFor();
  await isNotOffered(button(line, office.agree));
}

async function agrees(device: Device, two: Staff, customer: Customer): Promise<void> {
  const line = await waitsInOffice(device, two, customer);
  await button(line, device.words.office.agree).click();
  await line.waitFor({ state: 'detached' });
}

async function isOwnPerson(
  device: Device,
  me: Staff,
  customer: Customer,
  what: 'proposeExclusion' | 'proposeReadmission',
): Promise<void> {
  const { office, people } = device.words;
  const person = await looksAt(device, me, customer);
  await person.getByText(people.refusals['not-about-oneself']).waitFor();
  await isNotOffered(button(person, office[what]));
}

export const DUTY_WALKS: Readonly<Record<keyof typeof DUTIES, DutyWalk>> = { ...MONEY, ...STANDING };
