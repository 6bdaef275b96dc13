import { describe, expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { promiseOf, readSecret } from '../../lot/ceremony.ts';
import { verifyLot } from '../../lot/verify.ts';
import { DECK } from '../../schieber/card.ts';
import { linesOf, standingsOf } from '../ranking/standings.ts';
import { EBH, type Regulation, SSC } from '../regulation.ts';
import { proposalsOf } from '../ruling/proposals.ts';
import type { By } from '../sheet/sheet.ts';
import { type EveningCommand, type EveningFacts, eveningProcess } from './decide.ts';
import { pool } from './draw.ts';
import { type Evening, type EveningEvent, passeOf, presentPlayers } from './evening.ts';
import { TOURNAMENT_LOT_KINDS } from './lots.ts';

const DIRECTOR: By = { role: 'director', who: 'Turnierleitung' };
const RITA: By = { role: 'supervisor', who: 'Rita' };
const SECRET = 'ab'.repeat(32);
const source = { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) } as const;
const randomness = { kind: 'ceremony', secret: SECRET, cards: DECK } as const;
const at = Date.UTC(2024, 10, 16, 8);

const NOTHING: EveningFacts = { outstanding: [], standings: [], level: [], rankingHash: '' };
const decide = (evening: Evening | undefined, command: EveningCommand, by: By, facts: Partial<EveningFacts>) =>
  eveningProcess.decide(evening, command, { by, now: at, facts: { ...NOTHING, ...facts }, chance: noChance });

const refusal = (
  evening: Evening | undefined,
  command: EveningCommand,
  by = DIRECTOR,
  facts: Partial<EveningFacts> = {},
) => {
  const decided = decide(evening, command, by, facts);
  return decided.ok ? undefined : decided.refusal;
};
function tell(
  evening: Evening | undefined,
  command: EveningCommand,
  by = DIRECTOR,
  facts: Partial<EveningFacts> = {},
): Evening {
  const decided = decide(evening, command, by, facts);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value.reduce<Evening | undefined>(eveningProcess.evolve, evening)!;
}

const people = (count: number) => Array.from({ length: count }, () => ({}));
function begun(count: number, regulation: Regulation = EBH): Evening {
  let evening = tell(undefined, {
    type: 'create',
    title: 'Hüttenjass',
    place: 'Buchberghaus',
    day: '2024-11-16',
    regulation,
  });
  evening = tell(evening, { type: 'add-players', players: people(count) });
  for (let number = 1; number <= count; number++)
    evening = tell(evening, { type: 'check-in', number, document: 'identity-card', adult: true });
  return evening;
}
function drawn(evening: Evening, passen = [1], draw = `passe-${passen[0]}`, reason?: string): Evening {
  const announced = tell(evening, { type: 'announce-draw', draw, passen, source, ...(reason ? { reason } : {}) });
  return tell(announced, { type: 'draw', draw, randomness });
}

describe('people of the evening', () => {
  test('EBH 1 everybody gets a number of his own, also who comes late; a number is never given twice', () => {
    let evening = begun(3);
    evening = tell(evening, { type: 'add-players', players: [{ number: 17 }, {}] });
    expect(Object.keys(evening.players)).toEqual(['1', '2', '3', '17', '18']);
    expect(refusal(evening, { type: 'add-players', players: [{ number: 17 }] })).toMatchObject({
      code: 'number-taken',
      article: 'EBH 1',
    });
    expect(refusal(evening, { type: 'add-players', players: [{ number: 30 }, { number: 30 }] })).toMatchObject({
      code: 'number-taken',
      line: 2,
    });
    expect(refusal(evening, { type: 'add-players', players: [{ number: 0 }] })).toMatchObject({
      code: 'not-a-player-number',
    });
  });

  test('SSC 7.02 nobody plays in the final without a document, and nobody under 18', () => {
    let evening = tell(undefined, { type: 'create', title: 'Final', place: 'Zug', day: '2024-11-16', regulation: SSC });
    evening = tell(evening, { type: 'add-players', players: people(1), present: true });
    expect(presentPlayers(evening)).toHaveLength(0);
    expect(refusal(evening, { type: 'check-in', number: 1 })).toMatchObject({
      code: 'document-needed',
      article: 'SSC 7.02',
    });
    expect(refusal(evening, { type: 'check-in', number: 1, document: 'passport', adult: false })).toMatchObject({
      code: 'not-of-age',
    });
    expect(tell(evening, { type: 'check-in', number: 1, document: 'passport', adult: true }).players[1]).toMatchObject({
      presence: 'present',
      document: 'passport',
    });
  });

  test('SSC 7.02 title holder and wild cards are on the list with where their place comes from; 104 makes 26 full tables', () => {
    let evening = begun(100, SSC);
    const more = [{ origin: 'title-holder' as const }, ...[1, 2, 3].map(() => ({ origin: 'wild-card' as const }))];
    evening = tell(evening, { type: 'add-players', players: more });
    for (const number of [101, 102, 103, 104])
      evening = tell(evening, { type: 'check-in', number, document: 'passport', adult: true });
    evening = drawn(evening);
    expect(passeOf(evening, 1)!.seating.tables).toHaveLength(26);
    expect(evening.players[101]).toMatchObject({ origin: 'title-holder' });
  });

  test('EBH 1 two who are to be kept apart may meet again, once that is taken back', () => {
    const pair: [number, number] = [3, 4];
    const apart = tell(begun(8), { type: 'keep-apart', pair, apart: true });
    expect(apart.keepApart).toEqual([pair]);
    expect(tell(apart, { type: 'keep-apart', pair, apart: false }).keepApart).toEqual([]);
  });

  test('SSC 8.03 who objects to pictures is marked', () => {
    const evening = tell(begun(1), { type: 'change-player', number: 1, changes: { noPhoto: true } });
    expect(evening.players[1]!.noPhoto).toBe(true);
  });
});

describe('draw and start', () => {
  test('SSC 2.02, EBH 1: what goes into a draw is announced before, and the record can be recomputed', () => {
    expect(refusal(begun(8), { type: 'draw', draw: 'passe-1', randomness })).toMatchObject({
      code: 'draw-not-announced',
      article: 'EBH 1',
    });
    const evening = drawn(begun(42));
    expect(verifyLot(JSON.parse(JSON.stringify(evening.lots['passe-1'])), TOURNAMENT_LOT_KINDS).ok).toBe(true);
    const tampered = JSON.parse(JSON.stringify(evening.lots['passe-1']));
    tampered.result.sets[0].tables[0].teams[0][0] = 999;
    expect(verifyLot(tampered, TOURNAMENT_LOT_KINDS)).toMatchObject({ refusal: { place: 'result' } });
  });

  test('G23 nobody draws again until it suits: a redraw has an id of its own and a reason', () => {
    const evening = drawn(begun(16));
    expect(refusal(evening, { type: 'announce-draw', draw: 'again', passen: [1], source })).toMatchObject({
      code: 'reason-needed',
    });
    expect(
      refusal(evening, { type: 'announce-draw', draw: 'passe-1', passen: [1], source, reason: 'x' }),
    ).toMatchObject({ code: 'draw-id-used' });
    expect(passeOf(drawn(evening, [1], 'again', 'Nr. 3 is ill'), 1)!.drawn).toMatchObject({
      id: 'again',
      reason: 'Nr. 3 is ill',
    });
  });

  test('G23 whoever leaves between announcement and draw changes the pool: announced anew', () => {
    const announced = tell(begun(9), { type: 'announce-draw', draw: 'passe-1', passen: [1], source });
    const left = tell(announced, { type: 'leave', number: 4 });
    expect(refusal(left, { type: 'draw', draw: 'passe-1', randomness })).toMatchObject({ code: 'pool-changed' });
    expect(refusal(left, { type: 'cancel-draw', reason: ' ' })).toMatchObject({ code: 'reason-needed' });
    expect(tell(left, { type: 'cancel-draw', reason: 'Nr. 4 left' }).announced).toBeNull();
  });

  test('EBH 1 all Passen can be drawn at once, so that the tables stand on the Standblatt', () => {
    const evening = drawn(begun(20), [1, 2, 3, 4]);
    const everybody = Array.from({ length: 20 }, (_, index) => index + 1);
    const seated = evening.passen.map(({ seating }) =>
      seating.tables.flatMap(({ teams }) => teams.flat()).sort((a, b) => a - b),
    );
    expect(seated).toEqual([everybody, everybody, everybody, everybody]);
    expect(standingsOf(evening, [])).toHaveLength(20);
  });

  test('G1 fill-in players make the last table full, and their points do not count', () => {
    let evening = begun(18);
    evening = tell(evening, {
      type: 'add-players',
      players: [{ fillIn: true }, { fillIn: true }, { fillIn: true }],
      present: true,
    });
    expect(pool(evening)).toHaveLength(20);
    expect(linesOf(evening, []).filter((line) => line.fillIn)).toHaveLength(3);
    expect(standingsOf(evening, [])).toHaveLength(18);
  });

  test('SSC 7.03, EBH 2: a Passe begins only on the director’s word, after the draw, with everybody there', () => {
    const evening = begun(8, SSC);
    const start = { type: 'start-passe', passe: 1 } as const;
    expect(refusal(evening, start)).toMatchObject({ code: 'passe-not-drawn', article: 'SSC 2.02' });
    expect(refusal(drawn(evening), start, RITA)).toMatchObject({ code: 'director-only', article: 'SSC 7.03' });
    const left = tell(drawn(evening), { type: 'leave', number: 3 });
    expect(refusal(left, start)).toMatchObject({ code: 'players-absent', players: [3] });
    const running = tell(drawn(evening), start);
    expect(passeOf(running, 1)!.stage).toBe('running');
    expect(refusal(running, start)).toMatchObject({ code: 'already-started' });
  });

  test('SSC 7.03 the next Passe waits for every visa, unless the director goes on with a reason', () => {
    let evening = tell(drawn(begun(8, SSC)), { type: 'start-passe', passe: 1 });
    evening = drawn(evening, [2]);
    expect(
      refusal(evening, { type: 'start-passe', passe: 2 }, DIRECTOR, { outstanding: [{ passe: 1, table: 2 }] }),
    ).toMatchObject({
      code: 'tables-outstanding',
      sheets: [{ passe: 1, table: 2 }],
    });
    evening = tell(evening, { type: 'start-passe', passe: 2, despite: 'paper lost' }, DIRECTOR, {
      outstanding: [{ passe: 1, table: 2 }],
    });
    expect(passeOf(evening, 1)!.stage).toBe('closed');
  });

  test('EBH 1 a player cannot sit at two tables: taking a seat while seated elsewhere is refused', () => {
    const evening = tell(drawn(begun(9)), { type: 'leave', number: 1 });
    const passe = passeOf(evening, 1)!;
    const seated = passe.seating.tables.flatMap((table) => table.teams.flat());
    const other = seated.find((number) => number !== 1)!;
    if (seated.includes(1)) {
      expect(refusal(evening, { type: 'take-seat', passe: 1, leaver: 1, player: other })).toMatchObject({
        code: 'player-at-two-tables',
        player: other,
      });
      const bye = passe.seating.byes[0]!;
      const taken = tell(evening, { type: 'take-seat', passe: 1, leaver: 1, player: bye });
      expect(passeOf(taken, 1)!.seating.byes).toEqual([]);
    }
    expect(refusal(evening, { type: 'take-seat', passe: 1, leaver: 77, player: 2 })).toBeDefined();
  });

  test('SSC 7.03, SSC 7.04: the final table needs all Passen and all visas', () => {
    const evening = begun(8, SSC);
    const final = { type: 'announce-final', draw: 'final', source, cards: null } as const;
    expect(refusal(evening, final)).toMatchObject({ code: 'passen-missing', played: 0, expected: 5 });
    expect(refusal(evening, final, DIRECTOR, { outstanding: [{ passe: 1, table: 3 }] })).toMatchObject({
      code: 'tables-outstanding',
    });
    expect(refusal(begun(8, EBH), final)).toMatchObject({ code: 'no-final-table' });
  });
});

describe('conduct', () => {
  const warn = { type: 'warn', number: 3, reason: 'Bock' } as const;

  test('SSC 7.05(11) warned twice: the exclusion is proposed, and the director excludes', () => {
    const once = tell(begun(8, SSC), warn);
    expect(proposalsOf(once, [])).toEqual([]);
    const twice = tell(once, warn);
    expect(twice.players[3]).toMatchObject({ presence: 'present' });
    expect(proposalsOf(twice, [])).toEqual([{ kind: 'exclusion', number: 3, warnings: 2, article: 'SSC 7.05 (11)' }]);
    const excluded = tell(twice, { type: 'exclude', number: 3, reason: 'warned twice' });
    expect(proposalsOf(excluded, [])).toEqual([]);
    expect(refusal(excluded, { type: 'check-in', number: 3, document: 'passport' })).toMatchObject({
      code: 'excluded',
      article: 'SSC 7.05 (11)',
    });
  });

  test('EBH 9 a warning, then the director may exclude; nobody else may', () => {
    expect(refusal(begun(8), warn, RITA)).toMatchObject({ code: 'director-only', article: 'EBH 9' });
    const warned = tell(begun(8), warn);
    expect(proposalsOf(tell(warned, warn), [])).toEqual([]); // EBH 9: he may, and need not
    expect(refusal(warned, { type: 'exclude', number: 3, reason: 'again' }, RITA)).toMatchObject({
      code: 'director-only',
      article: 'EBH 9',
    });
    expect(refusal(warned, { type: 'exclude', number: 3, reason: '' })).toMatchObject({ code: 'reason-needed' });
    expect(tell(warned, { type: 'exclude', number: 3, reason: 'again' }).players[3]!.presence).toBe('excluded');
  });

  test('EBH 9 what is unknown or over is refused', () => {
    expect(refusal(undefined, warn)).toEqual({ code: 'no-such-evening' });
    expect(refusal(begun(2), { ...warn, number: 99 })).toMatchObject({ code: 'no-such-player', article: 'EBH 1' });
    const over = tell(begun(4, SSC), { type: 'finish' });
    expect(refusal(over, { type: 'leave', number: 1 })).toEqual({ code: 'finished' });
  });
});

test('SSC 7.01 one day, one hall: an evening has a title, a place and a day that exists', () => {
  const create = { type: 'create', title: 'Final', place: 'Zug', day: '2024-11-16', regulation: SSC } as const;
  expect(tell(undefined, create)).toMatchObject({ title: 'Final', place: 'Zug', day: '2024-11-16' });
  expect(refusal(undefined, { ...create, day: '2024-11-31' })).toMatchObject({ code: 'not-a-day' });
  expect(refusal(undefined, { ...create, title: ' ' })).toMatchObject({ code: 'title-needed' });
  expect(refusal(tell(undefined, create), create)).toMatchObject({ code: 'evening-exists' });
});

test('a log replays to the same evening', () => {
  const log: EveningEvent[] = [];
  let evening: Evening | undefined;
  const commands: EveningCommand[] = [
    { type: 'create', title: 'A', place: 'B', day: '2024-11-16', regulation: EBH },
    { type: 'add-players', players: people(9), present: true },
    { type: 'announce-draw', draw: 'd', passen: [1], source },
    { type: 'draw', draw: 'd', randomness },
    { type: 'start-passe', passe: 1 },
  ];
  for (const command of commands) {
    const decided = decide(evening, command, DIRECTOR, {});
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    log.push(...decided.value);
    evening = decided.value.reduce<Evening | undefined>(eveningProcess.evolve, evening);
  }
  expect(JSON.parse(JSON.stringify(log)).reduce(eveningProcess.evolve, undefined)).toEqual(evening);
});
