import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The command line as a script uses it; `npm test` has built it. */
const main = join(import.meta.dirname, '../../dist/src/cli/main.js');
function gschobe(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' });
  const lines = stdout.split('\n').filter(Boolean);
  return { status, stdout, lines: lines.map((line) => JSON.parse(line)), stderr };
}

test('SSC 2.02 a schedule with its proof passes the independent check; the same seed gives the same bytes', () => {
  const draw = ['seating', '--players', '105', '--sets', '5', '--seed', 'c0ffee'];
  const schedule = gschobe(draw);
  expect(schedule.status).toBe(0);
  expect(schedule.lines[0].sets).toHaveLength(5);
  expect(schedule.lines[0].sets[0].tables[0].teams).toHaveLength(2);
  expect(schedule.lines[0].proof).toMatchObject({ anyRepeats: 0, secondByes: 0, bound: 34 });
  expect(gschobe(draw).stdout).toBe(schedule.stdout);
  const verdict = gschobe(['seating', 'check'], schedule.stdout);
  expect(verdict.lines[0]).toMatchObject({
    ok: true,
    partnerRepeats: 0,
    opponentRepeats: 0,
    anyRepeats: 0,
    secondByes: 0,
    bound: 34,
  });
  const pretty = JSON.stringify(JSON.parse(schedule.stdout), null, 2);
  expect(gschobe(['seating', 'check'], pretty).lines[0]).toMatchObject({ ok: true });
});

test('SSC 2.02 a repeated or doubled player is found; what is no schedule is refused with exit code 2', () => {
  const four = {
    tables: [
      {
        teams: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
  };
  const twice = gschobe(['seating', 'check'], JSON.stringify({ sets: [four, four] }));
  expect(twice.lines[0]).toMatchObject({ partnerRepeats: 2, opponentRepeats: 4, anyRepeats: 6 });
  const doubled = gschobe(
    ['seating', 'check'],
    JSON.stringify({
      sets: [
        {
          tables: [
            {
              teams: [
                [1, 2],
                [3, 1],
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(doubled.lines[0]).toMatchObject({ ok: false, faults: [{ code: 'player-twice', player: 1 }] });
  for (const bad of ['{"sets":7}', '{"sets":[{"tables":[{"teams":[["a"]]}]}]}', 'nonsense', '[]', '']) {
    const refused = gschobe(['seating', 'check'], bad);
    expect(refused.status).toBe(2);
    expect(refused.stderr).not.toContain('    at ');
  }
  for (const args of [
    ['--players', '3'],
    ['--players', '8', '--seed', 'xyz'],
    ['--players', '8', '--seed', 'ab', '--fixed', '1@9'],
    [],
  ]) {
    const refused = gschobe(['seating', ...args]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).not.toContain('    at ');
  }
});

test('SSC 2.01 a history in which a table is not two teams of two is refused, with its set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-history-'));
  try {
    const three = [[1, 2], [3]];
    writeFileSync(join(folder, 'history.json'), JSON.stringify({ sets: [{ tables: [{ teams: three }] }] }));
    const refused = gschobe(['seating', '--players', '8', '--seed', 'ab', '--history', join(folder, 'history.json')]);
    expect(refused).toMatchObject({ status: 2, lines: [] });
    expect(refused.stderr).toContain('set 1: a table has two teams of two');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('SSC 7.05(6), EBH 5: a ruling as JSON, and bad lines named by their number', () => {
  const revoke = {
    event: 'E8',
    noticed: 'open',
    facts: { mode: 'H', offender: 1, hand: ['D6', 'S7', 'SQ'], trick: ['SA'], played: ['D6'] },
  };
  const ssc = gschobe(['ruling', '--regulation', 'ssc'], JSON.stringify(revoke));
  expect(ssc.lines[0]).toMatchObject({
    article: 'SSC 7.05 (6)',
    redeal: false,
    trickTo: null,
    nextLead: null,
    devalued: ['D6', 'SQ'],
    declaresNext: null,
    annul: false,
    choices: [],
  });
  const lines = [
    JSON.stringify(revoke),
    'nonsense',
    '{"event":"E99","noticed":"open"}',
    '{"event":"E8","noticed":"open","facts":{"hand":["X1"]}}',
    JSON.stringify({ ...revoke, noticed: 'later' }),
  ];
  const ebh = gschobe(['ruling', '--regulation', 'ebh'], lines.join('\n'));
  expect(ebh.status).toBe(2);
  expect(ebh.lines.map((each) => [each.trickTo, each.tricksFrom])).toEqual([
    ['opponents', null],
    ['opponents', 1],
  ]);
  expect(
    ebh.stderr
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(0, 7)),
  ).toEqual(['line 2:', 'line 3:', 'line 4:']);
  expect(gschobe(['ruling', '--regulation', 'xyz']).status).toBe(2);
  const byName = gschobe(['ruling', '--regulation', 'ssc'], JSON.stringify({ ...revoke, event: 'revoke' }));
  expect(byName.lines[0]).toEqual(ssc.lines[0]); // its number and its name are the same
});

test('SSC 2.05, EBH 5: a ruling sentence by sentence, who wins the trick, and nothing for a legal card', () => {
  const facts = { mode: 'H', offender: 1, hand: ['D6', 'S7', 'SQ'], trick: ['SA'], played: ['D6'] };
  const lines = [
    { event: 'revoke', noticed: 'open', facts },
    { event: 'revoke', noticed: 'open', facts: { ...facts, hand: ['D6', 'HJ'], trick: ['HA'] } },
    {
      event: 'E12',
      noticed: 'open',
      facts: { mode: 'O', offender: 0, trickNumber: 9, trick: [], played: 'SA', after: ['D6', 'DK', 'D7'] },
    },
    { event: 'E10', noticed: 'open', facts: { variant: 'void' } },
  ];
  const ebh = gschobe(['ruling', '--regulation', 'ebh'], lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(ebh.status).toBe(0);
  expect(ebh.lines[0].consequences).toEqual([
    { kind: 'card-back' },
    { kind: 'highest-due', cards: ['SQ'] },
    { kind: 'played-and-given-devalued', cards: ['D6', 'SQ'] },
    { kind: 'cannot-win' },
    { kind: 'trick-to-opponents', seats: [0, 2] },
    { kind: 'right-leads-next', seats: [2] },
  ]);
  expect(ebh.lines[1]).toMatchObject({ article: 'SSC 2.05', consequences: [{ kind: 'no-offence' }] });
  expect(ebh.lines[2]).toMatchObject({ winner: 2, suitNamedBy: 'right-of-offender' });
  expect(ebh.lines[3]).toMatchObject({ decides: 'opponents' });
});
