import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnding, perft, perftByRules } from './perft.ts';

/** Endings of two to five tricks in all six modes; the long check counts the biggest ones by both engines. */
const ENDINGS = readFileSync(new URL('./perft.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test.each(ENDINGS)('SSC 2.05 both engines count the same lines of play: %s', (line) => {
  const { mode, hands, leader, count } = parseEnding(line);
  if (count < 300_000) expect(perft(mode, hands, leader)).toBe(count);
  if (count < 60_000) expect(perftByRules(mode, hands, leader)).toBe(count);
});
