import { expect, test } from 'vitest';
import { type OnDevice, sharedDevices } from './sharedDevice.ts';

const on = (...people: readonly (readonly [number, number | null, string])[]): readonly OnDevice[] =>
  people.map(([number, referredBy, home]) => ({ number, referredBy, home }));

test.each<[string, readonly OnDevice[], readonly number[] | undefined]>([
  ['a couple, of whom one brought the other', on([1, null, 'home'], [2, 1, 'home']), undefined],
  ['a family of four', on([1, null, 'home'], [2, 1, 'home'], [3, 1, 'home'], [4, 1, 'home']), undefined],
  [
    'five at one letterbox',
    on([5, null, 'home'], [4, null, 'home'], [3, null, 'home'], [2, null, 'home'], [1, null, 'home']),
    [1, 2, 3, 4, 5],
  ],
  ['two friends', on([1, null, 'here'], [2, null, 'there']), undefined],
  ['two with different addresses, of whom one brought the other', on([2, 1, 'here'], [1, null, 'there']), [1, 2]],
  ['three with different addresses', on([1, null, 'a'], [2, null, 'b'], [3, null, 'a']), [1, 2, 3]],
  ['a link of somebody who plays elsewhere', on([1, 9, 'a'], [2, 9, 'b']), undefined],
])('SSC 1 accounts of one device: %s', (_, people, expected) => {
  expect(sharedDevices([people]).map(({ numbers }) => numbers)[0]).toEqual(expected);
});
