import { expect, test } from 'vitest';
import { readFirstLaptop } from './firstLaptop.ts';
import { readTyped, showTyped } from './typedCode.ts';

test.each([
  ['T14-K7MQ-2PX9', 'T14-K7MQ-2PX9'],
  [' t14 k7mq 2px9 ', 'T14-K7MQ-2PX9'],
  ['t14k7mq2px9', 'T14-K7MQ-2PX9'],
  ['s1-O0IL-1111', 'S1-0011-1111'], // letters that look like figures
  ['P1O-AAAA-BBBB', 'P10-AAAA-BBBB'],
])('a code is read however it is typed: %s', (typed, code) => {
  const read = readTyped(typed);
  expect(read && showTyped(read)).toBe(code);
});

test.each(['', 'T14', 'K7MQ-2PX9', 'x14-k7mq-2px9', 'T14-K7MQ-2PXU', 'T123456-K7MQ-2PX9'])('no code: %s', (typed) => {
  expect(readTyped(typed)).toBeUndefined();
});

test.each([
  ['192.168.1.5:8080/code/S1-K7MQ-2PX9', { address: 'http://192.168.1.5:8080', typed: 'S1-K7MQ-2PX9' }],
  [' http://Laptop.local/code/s1k7mq2px9/ ', { address: 'http://laptop.local', typed: 'S1-K7MQ-2PX9' }],
  [
    'http://192.168.1.5:8080/t/abcdefgh/s1-abcdefghijklmnop?tab=print',
    { address: 'http://192.168.1.5:8080', id: 'abcdefgh', key: 's1-abcdefghijklmnop' },
  ],
])('the first laptop is found by %s', (text, first) => {
  expect(readFirstLaptop(text)).toEqual(first);
});

test.each([
  '192.168.1.5:8080',
  'file:///etc/passwd',
  'http://user@host/code/S1-K7MQ-2PX9',
  'http://host/t/abcdefgh/t1-abcdefghijklmnop', // a table is no director
  'http://host/api/people',
])('no first laptop: %s', (text) => {
  expect(readFirstLaptop(text)).toBeUndefined();
});
