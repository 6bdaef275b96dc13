import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, zurichInstant, zurichText } from '../kit/time.ts';
import { calendarOf, dailyMatches, matchDeadline, PHASES, phaseSettled, phaseSpan, whereIs } from './calendar.ts';
import { faultsOf, SSC8, type Template } from './template.ts';

const SSC = calendarOf(SSC8, '2024-09-27');
const at = zurichInstant;
const isOpen = (now: number) => whereIs(SSC, now).at === 'open';

describe('the official dates come from the template and 27 September 2024', () => {
  test('SSC 1 an edition has four phases in a row: boot camp, qualification, semi-final, final tournament (O1)', () => {
    expect(PHASES).toEqual(['bootCamp', 'qualification', 'semiFinal']);
    const starts = [...PHASES.map((phase) => phaseSpan(SSC, phase).opens), at(`${SSC.finalDay}T00:00`)];
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
    expect(Object.keys(SSC8)).not.toContain('fee');
  });

  test('SSC 4.01 boot camp from 27 September to 3 October, a Thursday whatever the text says (O11, X2)', () => {
    const days = SSC.doors.filter(({ phase }) => phase === 'bootCamp').map(({ day }) => day);
    expect(days).toEqual(
      ['27', '28', '29', '30'].map((d) => `2024-09-${d}`).concat(['01', '02', '03'].map((d) => `2024-10-${d}`)),
    );
  });

  test('SSC 5.01 qualification from 4 to 23 October, without a hole before or after (O15)', () => {
    const days = SSC.doors.filter(({ phase }) => phase === 'qualification').map(({ day }) => day);
    expect([days.length, days[0], days.at(-1), SSC.qualificationEnds]).toEqual([
      20,
      '2024-10-04',
      '2024-10-23',
      '2024-10-23',
    ]);
  });

  test('SSC 5.03 the Trump Sundays are computed: 6, 13 and 20 October; 49 daily matches in all (O17)', () => {
    expect(SSC.trumpSundays).toEqual(['2024-10-06', '2024-10-13', '2024-10-20']);
    const days = SSC.doors.filter(({ phase }) => phase === 'qualification').map(({ day }) => dailyMatches(SSC, day!));
    expect(days.reduce((a, b) => a + b)).toBe(49);
  });

  test('SSC 6.01 semi-final from Thursday 24 October 07:00 to Sunday 27 October 23:00: 89 hours (O23, G6)', () => {
    const { opens, lastStart } = phaseSpan(SSC, 'semiFinal');
    expect([zurichText(opens), zurichText(lastStart)]).toEqual(['2024-10-24T07:00:00.000', '2024-10-27T23:00:00.000']);
    expect((lastStart - opens) / HOUR).toBe(89);
  });

  test('SSC 7.01 the final is on 16 November, SSC 7.02 places are confirmed by 4 November 24:00 (G29)', () => {
    expect([SSC.finalDay, SSC.confirmBy, zurichText(SSC.confirmUntil)]).toEqual([
      '2024-11-16',
      '2024-11-04',
      '2024-11-05T00:00:00.000',
    ]);
  });

  test('SSC 8.07 another start date is another edition with the same distances', () => {
    const next = calendarOf(SSC8, '2027-09-24');
    expect(next.trumpSundays).toEqual(['2027-10-03', '2027-10-10', '2027-10-17']);
    expect(next.finalDay).toBe('2027-11-13');
    expect(next.doors).toHaveLength(SSC.doors.length);
  });
});

describe('the doors are exact to the millisecond', () => {
  const daily = SSC.doors.filter(({ day }) => day !== null).map(({ day }) => [day!] as const);
  test.each(daily)(
    'SSC 4.03, SSC 5.03 %s: closed before 07:00, open from 07:00 to 23:00, closed after (O13, O16, G7)',
    (day) => {
      const opens = at(`${day}T07:00`);
      const lastStart = at(`${day}T23:00`);
      expect([opens - 1, opens, opens + 1, lastStart - 1, lastStart, lastStart + 1].map(isOpen)).toEqual([
        false,
        true,
        true,
        true,
        true,
        false,
      ]);
    },
  );

  test('SSC 4.03, SSC 5.03 a sweep second by second around all 54 daily boundaries agrees with the wall clock', () => {
    for (const { day, opens, lastStart } of SSC.doors) {
      if (day === null) continue;
      for (const edge of [opens, lastStart]) {
        for (let second = -30; second <= 30; second++) {
          const now = edge + second * 1000;
          const time = zurichText(now).slice(11);
          expect(isOpen(now), `${day} ${time}`).toBe(time >= '07:00:00.000' && time <= '23:00:00.000');
        }
      }
    }
  });

  test('SSC 6.01 the semi-final is open day and night: 25 October 03:00, both 02:30 of 27 October (G6, G8)', () => {
    const { opens, lastStart } = phaseSpan(SSC, 'semiFinal');
    expect([opens - 1, opens, at('2024-10-25T03:00'), lastStart, lastStart + 1].map(isOpen)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([at('2024-10-27T02:30'), at('2024-10-27T02:30') + HOUR].map(isOpen)).toEqual([true, true]);
    expect(zurichText(at('2024-10-27T02:30') + HOUR)).toBe('2024-10-27T02:30:00.000');
  });

  test('SSC 6.01 started at 23:00:00.000 on the last evening, a match is played out to 23:30 (G7, G8)', () => {
    const door = SSC.doors.at(-1)!;
    expect(zurichText(matchDeadline(SSC, door, door.lastStart))).toBe('2024-10-27T23:30:00.000');
    expect(zurichText(phaseSettled(SSC, 'semiFinal'))).toBe('2024-10-27T23:30:00.000');
    const hard = calendarOf({ ...SSC8, semiFinal: { ...SSC8.semiFinal, hardEnd: true } }, '2024-09-27');
    expect(matchDeadline(hard, hard.doors.at(-1)!, door.lastStart - MINUTE)).toBe(door.lastStart);
  });

  test('SSC 5.03 closed doors say which door opens next', () => {
    expect(whereIs(SSC, at('2024-10-03T23:30'))).toMatchObject({
      at: 'closed',
      next: { phase: 'qualification', day: '2024-10-04' },
    });
    expect(whereIs(SSC, at('2024-09-01T12:00'))).toMatchObject({
      at: 'closed',
      next: { phase: 'bootCamp' },
      previous: null,
    });
    expect(whereIs(SSC, at('2024-10-28T00:00'))).toEqual({ at: 'over' });
  });
});

describe('an edited template is checked', () => {
  test('the official template has no fault', () => expect(faultsOf(SSC8)).toEqual([]));
  test.each<[string, Template]>([
    ['qualification.first', { ...SSC8, qualification: { ...SSC8.qualification, first: 6 } }],
    ['semiFinal.first', { ...SSC8, semiFinal: { ...SSC8.semiFinal, first: 26 } }],
    ['doors.lastStart', { ...SSC8, doors: { opens: '23:00', lastStart: '07:00' } }],
    ['final.places', { ...SSC8, final: { ...SSC8.final, places: 0 } }],
    ['semiFinal.matches', { ...SSC8, semiFinal: { ...SSC8.semiFinal, matches: 2 } }],
    ['qualification.daily', { ...SSC8, qualification: { ...SSC8.qualification, daily: 1.5 } }],
    ['final.day', { ...SSC8, final: { ...SSC8.final, day: 38 } }],
  ])('SSC 8.07 a fault in %s is named', (place, template) => {
    expect(faultsOf(template).map(({ at: where }) => where)).toContain(place);
  });
});
