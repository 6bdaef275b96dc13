import { expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { rappen } from '../ledger/money.ts';
import { DEFAULT_MODEL } from './model.ts';
import {
  type Participation,
  type ParticipationCommand,
  type ParticipationEvent,
  type ParticipationFacts,
  participation,
} from './participation.ts';
import { viewOf } from './view.ts';

const CLIENT_SEED = '00'.repeat(8);
const START: ParticipationCommand = {
  ...{ type: 'start', purse: 'practice', stake: 100, commitment: 'c', clientSeed: CLIENT_SEED },
};

/** A participation and its stream's version, asked as the server asks. */
function table(seed: string) {
  let state: Participation = participation.initial;
  let version = 0;
  const ask = (command: ParticipationCommand, facts: Partial<ParticipationFacts> = {}) => {
    const result = participation.decide(state, command, {
      ...{ now: 0, by: 'guest:g', chance: chanceFromText(seed) },
      facts: { version, model: DEFAULT_MODEL, player: undefined, currency: 'play', ...facts },
    });
    for (const event of result.ok ? result.value : []) {
      state = participation.evolve(state, event);
      version++;
    }
    return result;
  };
  return { ask, state: () => state, version: () => version, view: () => viewOf('id', version, state) };
}

test('B21 7.1 a move answers the version it was shown: one that saw another card is refused, and nothing is placed', () => {
  const { ask, version, view } = table('stale');
  ask(START);
  const seen = version();
  expect(ask({ type: 'place', pile: 0, version: seen }).ok).toBe(true);
  const second = ask({ type: 'place', pile: 0, version: seen }); // a double tap, or another device
  expect(second).toMatchObject({ refusal: { code: 'stale-view', version: version() } });
  expect(view().piles?.map(({ cards }) => cards.length)).toEqual([1, 0, 0, 0, 0]);
});

test('B21 5 a stake of money asks who plays, practice does not; a promise is used for one game', () => {
  const { ask } = table('who');
  expect(ask({ ...START, purse: 'money' })).toMatchObject({ refusal: { code: 'person-deleted', article: 'B21 5' } });
  expect(ask(START)).toMatchObject({ value: [{ type: 'promised', owner: 'guest:g', model: 'R.1' }, {}, {}] });
  expect(ask(START)).toMatchObject({ refusal: { code: 'wrong-stage', stage: 'piles' } });
});

test('B21 23 the house asks without having seen anything', () => {
  const { ask, state } = table('house');
  ask(START);
  expect(ask({ type: 'exclude' }).ok).toBe(true);
  expect(state().game).toMatchObject({ stage: 'over', ending: 'excluded' });
});

test('B21 2.3, B21 15.1 the covered card is told with the answer, right, equal or wrong, and stays told when it is over', () => {
  const played = (guess: 'higher' | 'lower', covered: '5' | '9' | 'K') => {
    const before: ParticipationEvent[] = [
      { type: 'promised', owner: 'guest:g', model: 'R.1', commitment: 'c', clientSeed: CLIENT_SEED },
      ...THREE_PILES,
      { type: 'opened', card: '9' },
      { type: 'predicted', guess, covered },
    ];
    return viewOf('id', before.length, before.reduce(participation.evolve, participation.initial));
  };
  expect(played('lower', '5').game.turned).toEqual({ open: '9', guess: 'lower', covered: '5', verdict: 'right' });
  expect(played('lower', '9').game.turned).toMatchObject({ covered: '9', verdict: 'equal' });
  expect(played('lower', 'K').game.turned).toMatchObject({ covered: 'K', verdict: 'wrong' });
});

const THREE_PILES: readonly ParticipationEvent[] = [
  { type: 'started', purse: 'practice', stake: rappen(100), startedAt: 0, deadline: 1 },
  ...[0, 1, 2].flatMap((pile): ParticipationEvent[] => [
    { type: 'shown', card: 'A' },
    { type: 'placed', pile },
    { type: 'shown', card: 'K' },
    { type: 'placed', pile },
  ]),
  { type: 'roundEnded', won: rappen(500) },
];
