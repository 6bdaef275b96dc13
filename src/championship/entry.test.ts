import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { HOUR, MINUTE, zurichInstant } from '../kit/time.ts';
import { calendarOf } from './calendar.ts';
import { bestOf, type Circumstances, type Entry, type EntryCommand, entryProcess, startable } from './entry.ts';
import { SSC8 } from './template.ts';

const SSC = calendarOf(SSC8, '2024-09-27');
const RUNNING: Circumstances = {
  calendar: SSC,
  standing: 'running',
  isExcluded: false,
  regulation: { newest: 0, required: 0 },
};
const at = zurichInstant;
const ENTER = {
  type: 'enter',
  number: 7,
  person: 'p7',
  acceptsRules: true,
  referredBy: null,
} as const;

const decide = (entry: Entry | undefined, command: EntryCommand, facts: Circumstances, now: number) =>
  entryProcess.decide(entry, command, { now, by: 'person:p7', facts, chance: noChance });

/** A participant who does things at given times; every command must be accepted. */
class Player {
  entry: Entry | undefined;
  events: string[] = [];
  #matches = 0;
  constructor(enter: Partial<typeof ENTER> = {}) {
    this.does({ ...ENTER, ...enter }, at('2024-09-27T08:00'));
  }
  asks(command: EntryCommand, now: number, circumstances = RUNNING) {
    const decision = decide(this.entry, command, circumstances, now);
    if (decision.ok) {
      for (const event of decision.value) {
        this.entry = entryProcess.evolve(this.entry, event);
        this.events.push(event.type);
      }
    }
    return decision;
  }
  does(command: EntryCommand, now: number): void {
    const answer = this.asks(command, now);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }
  starts(when: string | number, circumstances = RUNNING) {
    const match = `m${++this.#matches}`;
    return this.asks({ type: 'start', match }, typeof when === 'string' ? at(when) : when, circumstances);
  }
  plays(when: string, points = 900, games = 12): void {
    const answer = this.starts(when);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    const how = games === 12 ? 'finished' : 'expired';
    this.does({ type: 'end', match: `m${this.#matches}`, how, points, games }, at(when) + 20 * MINUTE);
  }
  get lastSlot() {
    return this.entry!.matches.at(-1)!.slot;
  }
}

const refusal = (answer: ReturnType<Player['asks']>) => (answer.ok ? undefined : answer.refusal);

describe('entering', () => {
  test('SSC 3 nobody enters without accepting the rules (O9)', () => {
    expect(decide(undefined, { ...ENTER, acceptsRules: false }, RUNNING, 0)).toMatchObject({
      refusal: { code: 'rules-not-accepted', article: 'SSC 3' },
    });
  });
  test('SSC 1 nobody enters twice (O2, X10)', () => {
    expect(refusal(new Player().asks(ENTER, 0))).toMatchObject({
      code: 'already-entered',
      number: 7,
      article: 'SSC 1',
    });
  });
  test('SSC 6.01 until the day of the final somebody may still enter, afterwards nobody', () => {
    expect(decide(undefined, ENTER, RUNNING, at('2024-11-16T23:59')).ok).toBe(true);
    expect(decide(undefined, ENTER, RUNNING, at('2024-11-17T00:00'))).toMatchObject({
      refusal: { code: 'championship-over', article: 'SSC 6.01' },
    });
  });
  test('SSC 3 nobody plays without having entered', () => {
    expect(decide(undefined, { type: 'start', match: 'm' }, RUNNING, at('2024-09-28T12:00'))).toMatchObject({
      refusal: { code: 'not-entered' },
    });
  });
  test("SSC 5.04 one's own link is refused", () => {
    expect(decide(undefined, { ...ENTER, referredBy: 7 }, RUNNING, 0)).toMatchObject({
      refusal: { code: 'own-referral', article: 'SSC 5.04' },
    });
  });
});

describe('boot camp', () => {
  test('SSC 4.03 as many matches as one likes (O14, X1)', () => {
    const player = new Player();
    for (let i = 0; i < 60; i++) player.plays('2024-09-28T12:00');
    expect(player.entry!.matches).toHaveLength(60);
  });
  test('SSC 4.02 is optional: somebody who was not there plays the qualification (O12)', () => {
    const player = new Player();
    player.plays('2024-10-04T07:00');
    expect(player.lastSlot).toBe('q/2024-10-04/1');
  });
  test('SSC 4.03 the best match counts (O14)', () => {
    const player = new Player();
    for (const points of [800, 1230, 990]) player.plays('2024-09-28T12:00', points);
    expect(bestOf(player.entry!, 'bootCamp')).toBe(1230);
  });
  test('SSC 5.03 a match of the boot camp never qualifies (O19)', () => {
    const player = new Player();
    player.plays('2024-09-28T12:00', 1700);
    expect(player.entry!.qualifiedBy).toBeNull();
    expect(refusal(player.starts('2024-10-24T12:00'))).toMatchObject({
      code: 'not-qualified',
      best: 0,
      article: 'SSC 6.02',
    });
  });
});

describe('daily matches', () => {
  test('SSC 5.03 two a day; the third is refused and says when the next door opens (O17)', () => {
    const player = new Player();
    player.plays('2024-10-04T07:00');
    player.plays('2024-10-04T12:00');
    expect(refusal(player.starts('2024-10-04T13:00'))).toEqual({
      code: 'no-match-left',
      phase: 'qualification',
      allowed: 2,
      nextOpens: at('2024-10-05T07:00'),
      article: 'SSC 5.03',
    });
    player.plays('2024-10-05T07:00');
    expect(player.entry!.matches.map(({ slot }) => slot)).toEqual([
      'q/2024-10-04/1',
      'q/2024-10-04/2',
      'q/2024-10-05/1',
    ]);
  });
  test('SSC 5.03 five on a Trump Sunday (O17)', () => {
    const player = new Player();
    for (let i = 0; i < 5; i++) player.plays('2024-10-06T12:00');
    expect(player.lastSlot).toBe('q/2024-10-06/5');
    expect(refusal(player.starts('2024-10-06T13:00'))).toMatchObject({ code: 'no-match-left', allowed: 5 });
  });
  test('SSC 5.03 what is not played is not carried over (G11)', () => {
    const player = new Player();
    for (let i = 0; i < 2; i++) player.plays('2024-10-07T12:00');
    expect(player.starts('2024-10-07T12:00').ok).toBe(false);
  });
  test('SSC 5.03 a match is used at its start, and belongs to the day of its start (G11, G12)', () => {
    const player = new Player();
    player.starts('2024-10-04T22:50');
    player.starts('2024-10-04T23:00');
    expect(player.entry!.matches.map(({ day }) => day)).toEqual(['2024-10-04', '2024-10-04']);
    expect(player.starts('2024-10-05T07:00').ok).toBe(true);
  });
  test('SSC 5.03 closed doors are refused with the hour they open', () => {
    expect(refusal(new Player().starts(at('2024-10-04T07:00') - 1))).toMatchObject({
      code: 'doors-closed',
      opens: at('2024-10-04T07:00'),
      article: 'SSC 5.03',
    });
  });
  test('SSC 5.03 the whole phase has room for 49 daily matches and no more (O17)', () => {
    const player = new Player();
    for (const { day, phase } of SSC.doors) {
      if (phase !== 'qualification') continue;
      while (player.starts(`${day}T12:00`).ok);
    }
    expect(player.entry!.matches).toHaveLength(49);
  });
});

describe('bonus matches', () => {
  test('SSC 5.04 five for the boot camp, once, after a completed game (O20, G14)', () => {
    const player = new Player();
    player.plays('2024-09-28T12:00', 0, 0);
    expect(player.entry!.earned.bootCamp).toBe(false);
    for (let i = 0; i < 3; i++) player.plays('2024-09-28T12:00', 500, 5);
    expect(player.events.filter((type) => type === 'bootCampBonus')).toHaveLength(1);
    for (let i = 0; i < 7; i++) player.plays('2024-10-04T12:00');
    expect(player.starts('2024-10-04T12:00').ok).toBe(false);
  });
  test('SSC 5.04 only when no daily match is left (O22)', () => {
    const player = new Player();
    player.plays('2024-09-28T12:00');
    for (const slot of ['q/2024-10-04/1', 'q/2024-10-04/2', 'x/boot-camp/1']) {
      player.plays('2024-10-04T12:00');
      expect(player.lastSlot).toBe(slot);
    }
    player.plays('2024-10-05T12:00');
    expect(player.lastSlot).toBe('q/2024-10-05/1');
  });
  test('SSC 5.04 usable until 23 October 23:00, gone with the qualification (O22, G13)', () => {
    const player = new Player();
    player.plays('2024-09-28T12:00');
    player.plays('2024-10-23T12:00', 1200);
    player.plays('2024-10-23T12:00');
    player.plays('2024-10-23T23:00');
    expect(player.lastSlot).toBe('x/boot-camp/1');
    for (let i = 0; i < 6; i++) player.plays('2024-10-24T12:00');
    expect(refusal(player.starts('2024-10-24T13:00'))).toMatchObject({
      code: 'no-match-left',
      allowed: 6,
      article: 'SSC 6.03',
    });
  });
  test('SSC 5.04 two for each person who came through the link, counted once (O21)', () => {
    const player = new Player();
    const credit = { type: 'creditReferral', number: 12, firstPlayedAt: at('2024-10-05T09:00') } as const;
    player.does(credit, at('2024-10-05T10:00'));
    expect(refusal(player.asks(credit, at('2024-10-05T10:00')))).toMatchObject({
      code: 'referral-known',
      article: 'SSC 5.04',
    });
    for (let i = 0; i < 4; i++) player.plays('2024-10-05T12:00');
    expect(player.lastSlot).toBe('x/referral/12/2');
    expect(player.starts('2024-10-05T12:00').ok).toBe(false);
  });
  test('SSC 5.04 never for oneself, and not for a first play after 23 October (O21, G15)', () => {
    const player = new Player();
    const lastStart = at('2024-10-23T23:00');
    expect(refusal(player.asks({ type: 'creditReferral', number: 7, firstPlayedAt: 0 }, 0))).toMatchObject({
      code: 'own-referral',
    });
    expect(refusal(player.asks({ type: 'creditReferral', number: 9, firstPlayedAt: lastStart + 1 }, 0))).toMatchObject({
      code: 'referral-too-late',
      lastStart,
    });
    expect(player.asks({ type: 'creditReferral', number: 9, firstPlayedAt: lastStart }, 0).ok).toBe(true);
  });
  test('SSC 5.04 a first play is the first match with a completed game, boot camp included (G14, G15)', () => {
    const player = new Player();
    player.plays('2024-09-28T12:00', 0, 0);
    expect(player.entry!.firstPlayedAt).toBeNull();
    player.plays('2024-09-29T12:00', 80, 1);
    player.plays('2024-09-30T12:00');
    expect(player.entry!.firstPlayedAt).toBe(at('2024-09-29T12:00'));
    expect(player.events.filter((type) => type === 'firstPlayed')).toHaveLength(1);
  });
  test('SSC 8.01 the exclusion of a referred person takes unused bonus matches back, not the played one (G15)', () => {
    const player = new Player();
    player.does({ type: 'creditReferral', number: 12, firstPlayedAt: at('2024-10-05T09:00') }, at('2024-10-05T10:00'));
    for (let i = 0; i < 3; i++) player.plays('2024-10-05T12:00');
    player.does({ type: 'reverseReferral', number: 12 }, at('2024-10-05T18:00'));
    expect(player.starts('2024-10-05T19:00').ok).toBe(false);
    expect(player.entry!.matches).toHaveLength(3);
  });
});

describe('qualifying and the semi-final', () => {
  test.each([
    [1149, null],
    [1150, 'm1'],
    [1884, 'm1'],
  ])('SSC 5.03 %i points: qualified by %s (O18)', (points, by) => {
    const player = new Player();
    player.plays('2024-10-04T12:00', points);
    expect(player.entry!.qualifiedBy).toBe(by);
  });
  test('SSC 5.03 a match out of time qualifies too if its completed games have the points', () => {
    const player = new Player();
    player.plays('2024-10-04T12:00', 1150, 11);
    expect(player.entry!.qualifiedBy).toBe('m1');
  });
  test('SSC 6.02 entitled is who had 1150 in one match of the qualification, nobody else (O24)', () => {
    const player = new Player();
    player.plays('2024-10-04T12:00', 1149);
    expect(refusal(player.starts('2024-10-24T12:00'))).toMatchObject({
      code: 'not-qualified',
      threshold: 1150,
      best: 1149,
      article: 'SSC 6.02',
    });
  });
  test('SSC 6.03 six matches, none after the sixth (O25)', () => {
    const player = new Player();
    player.plays('2024-10-04T12:00', 1150);
    for (let i = 1; i <= 6; i++) {
      player.plays('2024-10-25T03:00');
      expect(player.lastSlot).toBe(`s/${i}`);
    }
    expect(refusal(player.starts('2024-10-25T04:00'))).toMatchObject({
      code: 'no-match-left',
      nextOpens: null,
      article: 'SSC 6.03',
    });
  });
});

describe('the organiser', () => {
  test.each([
    ['suspended', 'SSC 8.02'],
    ['cancelled', 'SSC 8.02'],
  ] as const)('SSC 8.02 %s: no match starts (O31, G30)', (standing, article) => {
    const answer = new Player().starts('2024-10-04T12:00', { ...RUNNING, standing });
    expect(refusal(answer)).toEqual({ code: standing, article });
  });
  test('SSC 8.01 who is excluded starts no match (O10, O30)', () => {
    expect(refusal(new Player().starts('2024-10-04T12:00', { ...RUNNING, isExcluded: true }))).toEqual({
      code: 'excluded',
      article: 'SSC 8.01',
    });
  });
  test('SSC 8.02 a match lost in an outage is given back as a right of the same phase, with no points (G10)', () => {
    const player = new Player();
    player.starts('2024-10-04T12:00');
    player.does({ type: 'giveBack', match: 'm1', reason: 'disk lost' }, at('2024-10-04T14:00'));
    player.plays('2024-10-04T15:00');
    player.plays('2024-10-05T12:00');
    player.plays('2024-10-05T12:00');
    player.plays('2024-10-05T13:00');
    expect(player.lastSlot).toBe('x/returned/m1');
    expect(refusal(player.asks({ type: 'giveBack', match: 'm1', reason: 'again' }, 0))).toMatchObject({
      code: 'match-ended',
    });
  });
  test('SSC 8.02 a match of a cancelled edition is void: no points, no bonus, no qualification (G30)', () => {
    const player = new Player();
    player.starts('2024-10-04T12:00');
    player.does({ type: 'end', match: 'm1', how: 'void', points: 1300, games: 9 }, at('2024-10-04T12:20'));
    expect([bestOf(player.entry!, 'qualification'), player.entry!.qualifiedBy, player.entry!.firstPlayedAt]).toEqual([
      0,
      null,
      null,
    ]);
  });
  test('a result is entered once', () => {
    const player = new Player();
    player.plays('2024-10-04T12:00');
    const again = { type: 'end', match: 'm1', how: 'finished', points: 1884, games: 12 } as const;
    expect(refusal(player.asks(again, 0))).toEqual({ code: 'match-ended', match: 'm1' });
    expect(refusal(player.asks({ ...again, match: 'mx' }, 0))).toEqual({ code: 'unknown-match', match: 'mx' });
  });
});

test('SSC 5.03, SSC 5.04, SSC 6.03 whatever somebody tries, the limits hold and no right is used twice', () => {
  const when = fc.integer({ min: at('2024-09-27T00:00'), max: at('2024-10-28T12:00') });
  const attempt = fc.record({
    when,
    points: fc.integer({ min: 600, max: 1300 }),
    games: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 150 }), (attempts) => {
      const player = new Player();
      const inOrder = [...attempts].sort((a, b) => a.when - b.when);
      for (const [i, { when: now, points, games }] of inOrder.entries()) {
        if (!player.asks({ type: 'start', match: `t${i}` }, now).ok) continue;
        player.does({ type: 'end', match: `t${i}`, how: 'expired', points, games }, now + 30 * MINUTE);
      }
      const { matches, earned, qualifiedBy } = player.entry!;
      const inPhase = (phase: string) => matches.filter((played) => played.phase === phase);
      const daily = inPhase('qualification').filter(({ slot }) => slot.startsWith('q/'));
      const bonus = inPhase('qualification').filter(({ slot }) => slot.startsWith('x/'));
      expect(new Set(matches.map(({ slot }) => slot)).size).toBe(matches.length);
      expect(bonus.length).toBeLessThanOrEqual(earned.bootCamp ? 5 : 0);
      for (const { day, slot } of daily) expect(slot).toContain(day);
      expect(inPhase('semiFinal').length).toBeLessThanOrEqual(qualifiedBy === null ? 0 : 6);
    }),
  );
});

test('SSC 5.03 the screen asks the same question as the door', () => {
  const player = new Player();
  player.plays('2024-09-28T12:00');
  const can = startable(player.entry!, SSC, 'running', at('2024-10-06T12:00') + HOUR);
  expect(can).toMatchObject({ ok: true, value: { door: { phase: 'qualification' } } });
  expect(can.ok && can.value.slots).toHaveLength(10);
});
