import type { Immutable } from '../kit/immutable.ts';

/** Somebody who played on a device: by whose link the person came, and where the person says to live. */
export type OnDevice = Immutable<{ number: number; referredBy: number | null; home: string }>;

/** Accounts that may be one person's: those of one device. SSC 1 */
export type SharedDevice = Immutable<{ numbers: number[]; links: number }>;

/** A family at one letterbox may share a tablet; beyond four people somebody looks. */
const HOUSEHOLD = 4;
/** Two friends on one device are no news. Three are, or two of whom one brought the other (SSC 5.04). */
const FRIENDS = 2;

/** Which devices two people should look at; measured on a simulated field (`npm run long fairPlay`). */
export function sharedDevices(devices: readonly (readonly OnDevice[])[]): readonly SharedDevice[] {
  return devices.flatMap((people) => {
    const numbers = people.map(({ number }) => number).sort((a, b) => a - b);
    const links = people.filter(({ referredBy }) => referredBy !== null && numbers.includes(referredBy)).length;
    const isHousehold = new Set(people.map(({ home }) => home)).size === 1;
    const isMany = numbers.length > (isHousehold ? HOUSEHOLD : FRIENDS);
    const isBrought = !isHousehold && links > 0;
    return isMany || isBrought ? [{ numbers, links }] : [];
  });
}
