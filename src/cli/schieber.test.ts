import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The command line as a script uses it; `npm test` has built it. */
const main = join(import.meta.dirname, '../../dist/src/cli/main.js');
function gschobe(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' });
  return {
    status,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    stderr,
  };
}
const json = (...values: unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

test('SSC 2.05 legal answers good lines, complains about bad ones with their number, and goes on', () => {
  const good = { mode: 'S', hand: ['S6', 'SJ', 'D7'], trick: ['HA', 'S9'] };
  const { status, lines, stderr } = gschobe(
    ['legal'],
    json(
      good,
      'nonsense',
      { ...good, mode: 'X' },
      { ...good, hand: ['S6', 'S6'] },
      { ...good, hand: ['HA'] },
      [],
      { ...good, trick: 7 },
      { mode: 'H', hand: ['h10'], trick: [] },
    ),
  );
  expect(lines).toEqual([{ legal: ['SJ', 'D7'] }, { legal: ['HT'] }]);
  expect(stderr.split('\n').filter(Boolean)).toEqual([
    'line 2: not JSON',
    'line 3: mode must be one of H D S C O U, not "X"',
    'line 4: hand: S6 stands there twice',
    'line 5: HA is in the hand and in the trick',
    'line 6: not a JSON object',
    'line 7: trick must be a list of cards',
  ]);
  expect(status).toBe(2);
});

const suits = ['H', 'D', 'S', 'C'];
const ranks = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const straight = ranks.map((rank) => suits.map((suit) => `${suit}${rank}`));

test('SSC 2.04 judge shares out 157 points and names the first illegal card', () => {
  const game = { mode: 'O', leader: 0, tricks: straight };
  const revoke = structuredClone(straight);
  [revoke[0]![1], revoke[1]![0]] = [revoke[1]![0]!, revoke[0]![1]!];
  const { status, lines, stderr } = gschobe(
    ['judge'],
    json(
      game,
      { ...game, tricks: revoke },
      { ...game, tricks: straight.slice(1) },
      { ...game, leader: 4 },
      { ...game, tricks: [...straight.slice(0, 8), straight[0]] },
    ),
  );
  expect(lines[0]).toEqual({
    ok: true,
    winners: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    trickPoints: [0, 0, 32, 0, 40, 8, 12, 16, 49],
    points: [157, 0],
  });
  expect(lines[1]).toMatchObject({ ok: false, trick: 0, card: 2, code: 'illegal-card' });
  expect(lines[1].points[0] + lines[1].points[1]).toBe(157);
  expect(stderr).toBe(
    'line 3: tricks must be a list of nine tricks\nline 4: leader must be a seat 0 to 3, not 4\nline 5: tricks: H6 stands there twice\n',
  );
  expect(status).toBe(2);
});

test('perft counts lines of play, playouts counts games', () => {
  const two = {
    mode: 'H',
    leader: 0,
    hands: [
      ['H6', 'S6'],
      ['H7', 'S7'],
      ['H8', 'S8'],
      ['H9', 'S9'],
    ],
  };
  const { status, lines, stderr } = gschobe(
    ['perft'],
    json(two, { ...two, hands: two.hands.slice(1) }, { ...two, hands: [['H6'], [], [], []] }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0].lines).toBeGreaterThan(1);
  expect(stderr).toBe('line 2: hands must be a list of four hands\nline 3: the four hands must have the same size\n');
  expect(status).toBe(2);
  const played = gschobe(['playouts', '--seconds', '0.05', '--seed', 'x']);
  expect(played.status).toBe(0);
  expect(played.lines[0]).toEqual({ games: expect.any(Number), perSecond: expect.any(Number) });
  expect(gschobe(['playouts', '--seconds', 'soon'])).toMatchObject({
    status: 2,
    stderr: '--seconds must be a number from 0.01 to 3600\n',
  });
});

test('an unknown command gets the list of commands', () => {
  const { status, stderr } = gschobe(['jass']);
  expect(status).toBe(2);
  expect(stderr).toContain('judge');
});

test('solve tells what each legal card is worth, or the points alone, and complains about impossible positions', () => {
  const hands = [['D6'], ['SJ', 'HA'], ['C6', 'C7'], ['C8', 'C9']];
  const position = { mode: 'S', leader: 0, trick: ['S9'], hands };
  const bad = [
    { ...position, hands: hands.slice(1) },
    { ...position, trick: [] },
    { ...position, trick: ['SJ'] },
  ];
  const { status, lines, stderr } = gschobe(['solve'], json(position, ...bad, position));
  // SSC 2.05 the jack need not follow: it may take the nine, or wait for the last trick while the ace is thrown.
  const answer = { points: [50, 0], cards: { HA: 25, SJ: 50 } };
  expect(lines).toEqual([answer, answer]);
  expect(stderr.split('\n').filter(Boolean)).toEqual([
    'line 2: hands must be a list of four hands',
    'line 3: hand 1 has 2 cards, but the player on turn has 1',
    'line 4: trick and hands: SJ stands there twice',
  ]);
  expect(status).toBe(2);
  expect(gschobe(['solve', '--points'], json(position)).lines).toEqual([{ points: [50, 0] }]);
});
