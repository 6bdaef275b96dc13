import { describe, expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { EBH } from '../regulation.ts';
import type { By } from '../sheet/sheet.ts';
import { type EveningCommand, eveningProcess } from './decide.ts';
import type { Evening } from './evening.ts';

const DIRECTOR: By = { role: 'director', who: 'Turnierleitung' };
const at = Date.UTC(2024, 10, 16, 20);
const facts = { outstanding: [], standings: [], level: [], rankingHash: '' };
const ask = (evening: Evening | undefined, command: EveningCommand) =>
  eveningProcess.decide(evening, command, { by: DIRECTOR, now: at, facts, chance: noChance });
function tell(evening: Evening | undefined, ...commands: EveningCommand[]): Evening {
  return commands.reduce<Evening | undefined>((state, command) => {
    const decided = ask(state, command);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    return decided.value.reduce<Evening | undefined>(eveningProcess.evolve, state);
  }, evening)!;
}
const refusal = (evening: Evening, command: EveningCommand) => {
  const decided = ask(evening, command);
  return decided.ok ? undefined : decided.refusal;
};

const PRIZES = [
  { place: 1, what: 'Goldvreneli', valueRappen: 50_000 },
  { place: 2, what: 'Bauernschinken', valueRappen: 12_000 },
];
const evening = tell(
  undefined,
  { type: 'create', title: 'Hüttenjass', place: '', day: '2024-11-16', regulation: EBH },
  { type: 'add-players', players: [{}, {}, {}], present: true },
  { type: 'set-prizes', prizes: PRIZES },
);

describe('prizes', () => {
  test('SSC 8.01 a prize is awarded to one, handed over, and not given twice', () => {
    const given = tell(evening, { type: 'award', place: 1, player: 2 });
    expect(given.awards).toEqual([{ place: 1, player: 2, state: 'awarded' }]);
    expect(refusal(given, { type: 'award', place: 1, player: 3 })).toMatchObject({ code: 'prize-taken', player: 2 });
    expect(refusal(given, { type: 'hand-over', place: 1, player: 3 })).toMatchObject({ code: 'prize-not-held' });
    expect(refusal(given, { type: 'award', place: 9, player: 3 })).toMatchObject({ code: 'no-such-prize' });
    expect(refusal(given, { type: 'award', place: 2, player: 77 })).toMatchObject({ code: 'no-such-player' });
    expect(tell(given, { type: 'hand-over', place: 1, player: 2 }).awards[0]).toMatchObject({ state: 'handed-over' });
  });

  test('SSC 8.01 an exclusion withdraws a prize, or reclaims it when it was handed over; also after the end', () => {
    const over = tell(
      evening,
      { type: 'award', place: 1, player: 2 },
      { type: 'hand-over', place: 1, player: 2 },
      { type: 'award', place: 2, player: 3 },
      { type: 'finish', despite: 'no sheets' },
      { type: 'exclude', number: 2, reason: 'found out later' },
      { type: 'exclude', number: 3, reason: 'found out later' },
    );
    expect(refusal(over, { type: 'take-back', place: 1, player: 2, reason: ' ' })).toMatchObject({
      code: 'reason-needed',
      article: 'SSC 8.01',
    });
    const back = tell(
      over,
      { type: 'take-back', place: 1, player: 2, reason: 'excluded' },
      { type: 'take-back', place: 2, player: 3, reason: 'excluded' },
    );
    expect(back.awards.map(({ state }) => state)).toEqual(['reclaimed', 'withdrawn']);
    expect(refusal(back, { type: 'award', place: 1, player: 2 })).toMatchObject({
      code: 'excluded',
      article: 'SSC 8.01',
    });
    expect(tell(back, { type: 'award', place: 1, player: 1 }).awards.at(-1)).toEqual({
      place: 1,
      player: 1,
      state: 'awarded',
    });
  });
});
