import { expect, test } from 'vitest';
import { hex } from '../kit/bytes.ts';
import type { MatchEvent } from './match.ts';
import { evolve, type Match } from './match.ts';
import { parseRecord, printRecord } from './notation.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { randomMatch, SEED, setupOf } from './testing.ts';
import { verifyMatch } from './verify.ts';
import { viewFrom } from './view.ts';

const whole = randomMatch(setupOf(12), 'notation');
const record = recordOf(whole, hex(SEED));
const cut = recordOf([...whole.slice(0, 200), { type: 'ended', how: 'expired' }], hex(SEED));
const nobody = () => undefined;

test('parse(print(match)) = match, finished or cut off by time', () => {
  expect(parseRecord(printRecord(record))).toEqual({ ok: true, value: record });
  expect(parseRecord(printRecord(cut))).toEqual({ ok: true, value: cut });
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
});

test('a record replays: every deal and every card is recomputed', () => {
  expect(verifyMatch(record, nobody)).toMatchObject({ ok: true, value: { games: 12, cards: 432 } });
  expect(verifyMatch(cut, nobody)).toMatchObject({ ok: true });
});

test('text that cannot be read is refused with its line', () => {
  const text = printRecord(record);
  expect(parseRecord(text.replace('mode', 'mood'))).toMatchObject({ ok: false, refusal: { code: 'bad-notation' } });
  expect(parseRecord(text.replace('trick 0 ', 'trick 7 '))).toMatchObject({ ok: false });
  expect(parseRecord('')).toMatchObject({ refusal: { line: 1 } });
  expect(parseRecord('gschobe match 1\ngames twelve')).toMatchObject({ refusal: { line: 2 } });
});

const games = (
  change: (game: MatchRecord['played'][number]) => Partial<MatchRecord['played'][number]>,
): Partial<MatchRecord> => ({
  played: record.played.map((game, i) => (i === 4 ? { ...game, ...change(game) } : game)),
});
const swapTwo = <T>(list: readonly T[]): T[] => [list[1]!, list[0]!, ...list.slice(2)];

const TAMPERED: readonly [name: string, change: Partial<MatchRecord>, place: object][] = [
  ['another seed', { serverSeed: '00'.repeat(32) }, { code: 'seed-broken' }],
  ['no seed', { serverSeed: null }, { code: 'seed-missing' }],
  ['another client seed', { clientSeed: '01' }, {}],
  ['another first dealer', { firstDealer: ((record.firstDealer + 1) % 4) as 0 }, { code: 'dealer' }],
  ['other hands', games(({ hands }) => ({ hands: swapTwo(hands) })), { code: 'hands', game: 5 }],
  ['another mode', games(({ mode }) => ({ mode: mode === 'O' ? 'U' : 'O' })), { game: 5 }],
  [
    'two cards swapped',
    games(({ tricks }) => ({
      tricks: tricks.map((trick, i) => (i === 0 ? { ...trick, cards: swapTwo(trick.cards) } : trick)),
    })),
    { code: 'card', game: 5 },
  ],
  ['other points', games(({ points }) => ({ points: [points![0] + 1, points![1] - 1] })), { code: 'points', game: 5 }],
  ['another total', { total: [record.total[0] + 1, record.total[1] - 1] }, { code: 'points' }],
  ['a game left out', { played: record.played.toSpliced(4, 1) }, { game: 5 }],
  ['another ending', { ending: 'expired' }, { code: 'ending' }],
];

test.each(TAMPERED)('a tampered record is refused with the place named: %s', (_, change, place) => {
  const verdict = verifyMatch({ ...record, ...change } as MatchRecord, nobody);
  expect(verdict).toMatchObject({ ok: false, refusal: place });
});

test('a computer player’s card is recomputed from its own view, and an unknown player is named', () => {
  const computer = { kind: 'computer', level: 'first', version: '1', weights: 'none' } as const;
  const setup = setupOf(1, { players: { 0: computer, 1: computer, 2: computer, 3: computer } });
  const events = randomMatch(setup, 'choices');
  const choices = new Map<string, string>();
  let match: Match | undefined;
  for (const event of events) {
    if (match && 'seat' in event)
      choices.set(JSON.stringify(viewFrom(match.game, event.seat)), JSON.stringify(toChoice(event)));
    match = evolve(match, event);
  }
  const played = recordOf(events, hex(SEED));
  const recall = () => (view: object) => JSON.parse(choices.get(JSON.stringify(view)) ?? '{"type":"pass"}');
  expect(verifyMatch(played, recall)).toMatchObject({ ok: true, value: { choices: choices.size, unknownPlayers: [] } });
  expect(verifyMatch(played, nobody)).toMatchObject({ ok: true, value: { choices: 0, unknownPlayers: [0, 1, 2, 3] } });
  const other = () => () => ({ type: 'pass' }) as const;
  expect(verifyMatch(played, other)).toMatchObject({ ok: false, refusal: { code: 'computer-choice', game: 1 } });
});

function toChoice(event: Extract<MatchEvent, { seat: unknown }>): object {
  if (event.type === 'passed') return { type: 'pass' };
  return event.type === 'declared' ? { type: 'declare', mode: event.mode } : { type: 'play', card: event.card };
}
