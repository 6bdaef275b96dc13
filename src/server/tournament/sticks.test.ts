import { expect, test } from 'vitest';
import { sticksOf } from './sticks.ts';

const shown: Readonly<Record<string, readonly string[]>> = {
  '/media/ida': ['STICK'],
  '/run/media/ida': ['KARTE'],
  '/Volumes': ['Macintosh HD', 'STICK'],
  'E:\\': ['Fotos'],
};
const folders = (path: string) => shown[path] ?? [];

test.each([
  ['linux', ['/media/ida/STICK/Gschobe', '/run/media/ida/KARTE/Gschobe']],
  ['darwin', ['/Volumes/STICK/Gschobe']],
  ['win32', ['E:\\Gschobe']],
] as const)('what is plugged in is offered on %s', (platform, sticks) => {
  expect(sticksOf({ platform, user: 'ida', folders })).toEqual(sticks);
});

test('an account without a name, as in some containers, has nothing plugged in', () => {
  expect(sticksOf({ platform: 'linux', user: undefined, folders })).toEqual([]);
});
