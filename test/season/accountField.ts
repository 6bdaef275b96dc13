import { diceFrom } from '../../src/bots/testing/dice.ts';
import { type OnDevice, sharedDevices } from '../../src/championship/sharedDevice.ts';
import type { Chance } from '../../src/kit/chance.ts';

export interface AccountFigures {
  readonly people: number;
  readonly accounts: number;
  /** People with several accounts, and how many of them gave a signal. */
  readonly several: number;
  readonly found: number;
  /** Of those who used one device for all. */
  readonly onOneDevice: number;
  readonly foundOnOneDevice: number;
  /** People with one account, and how many stand in a signal all the same. */
  readonly honest: number;
  readonly falseSignals: number;
}

interface Account extends OnDevice {
  readonly devices: readonly string[];
}

/**
 * A made-up field: one of a hundred has several accounts. Of those seven of ten use one device, the others another
 * browser or private windows; six of ten give an address of their own for each account, seven of ten bring themselves by
 * their own link (SSC 5.04). Honest people: one of eight shares a device at home, a few in a family or a club.
 */
export function accountField(people: number, seed: string): AccountFigures {
  const chance = diceFrom(`${seed}/accounts`);
  const field = new Field(chance);
  const several: { readonly numbers: readonly number[]; readonly isOneDevice: boolean }[] = [];
  const honest: number[] = [];
  for (let i = 0; several.length + honest.length < people; i++) {
    const draw = chance.below(1000);
    if (draw < 12) several.push(field.severalAccounts());
    else if (draw < 135) honest.push(...field.sharing(i, 2));
    else if (draw < 150) honest.push(...field.sharing(i, 3 + chance.below(2)));
    else if (draw < 152) honest.push(...field.club(4 + chance.below(5)));
    else honest.push(field.add(`home ${i}`, null, [`own ${i}`]));
  }
  const signalled = new Set(sharedDevices(field.devices()).flatMap(({ numbers }) => numbers));
  const isFound = ({ numbers }: { readonly numbers: readonly number[] }) => numbers.some((n) => signalled.has(n));
  const oneDevice = several.filter(({ isOneDevice }) => isOneDevice);
  return {
    ...{ people: several.length + honest.length, accounts: field.size },
    ...{ several: several.length, found: several.filter(isFound).length },
    ...{ onOneDevice: oneDevice.length, foundOnOneDevice: oneDevice.filter(isFound).length },
    ...{ honest: honest.length, falseSignals: honest.filter((number) => signalled.has(number)).length },
  };
}

class Field {
  readonly #accounts: Account[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  get size(): number {
    return this.#accounts.length;
  }

  add(home: string, referredBy: number | null, devices: readonly string[]): number {
    const number = this.size + 1;
    this.#accounts.push({ number, referredBy, home, devices });
    return number;
  }

  /** People who live together and play on one device; three of ten brought the others. */
  sharing(i: number, count: number): readonly number[] {
    const isLinked = this.#chance.below(10) < 3;
    const first = this.add(`home ${i}`, null, [`shared ${i}`]);
    const others = Array.from({ length: count - 1 }, () =>
      this.add(`home ${i}`, isLinked ? first : null, [`shared ${i}`]),
    );
    return [first, ...others];
  }

  /** A tablet at the club: everybody lives elsewhere. */
  club(count: number): readonly number[] {
    const device = `club ${this.size}`;
    return Array.from({ length: count }, () => this.add(`home of ${this.size}`, null, [device]));
  }

  severalAccounts() {
    const [chance, id] = [this.#chance, this.size];
    const count = chance.below(2) === 0 ? 2 : 3 + chance.below(4);
    const isOneDevice = chance.below(10) < 7;
    const isInvented = chance.below(10) < 6;
    const isLinked = chance.below(10) < 7;
    const first = this.add(`many ${id}`, null, [`many ${id}`]);
    const numbers = [first];
    for (let n = 1; n < count; n++) {
      const home = isInvented ? `many ${id} ${n}` : `many ${id}`;
      numbers.push(this.add(home, isLinked ? first : null, [isOneDevice ? `many ${id}` : `many ${id} ${n}`]));
    }
    return { numbers, isOneDevice };
  }

  devices(): readonly (readonly OnDevice[])[] {
    const devices = new Map<string, OnDevice[]>();
    for (const account of this.#accounts) {
      for (const device of account.devices) devices.set(device, [...(devices.get(device) ?? []), account]);
    }
    return [...devices.values()];
  }
}
