import { expect, test } from 'vitest';
import { type MyMatch, underway } from './matches.ts';

const match = (id: string, some: Partial<MyMatch> = {}): MyMatch => ({
  id,
  kind: 'practice',
  rated: false,
  games: 12,
  startedAt: 0,
  deadline: null,
  ending: null,
  completed: 0,
  points: 0,
  ...some,
});

test('the match whose clock ends soonest comes first, then the latest; what is over or out of time does not', () => {
  const matches = [
    match('over', { ending: 'finished' }),
    match('old', { startedAt: 1 }),
    match('new', { startedAt: 2 }),
    match('late', { deadline: 900 }),
    match('soon', { deadline: 500 }),
    match('out of time', { deadline: 100 }),
  ];
  expect(underway(matches, 100).map(({ id }) => id)).toEqual(['soon', 'late', 'new', 'old']);
});
