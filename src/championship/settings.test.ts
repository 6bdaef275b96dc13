import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { DAY, zurichInstant } from '../kit/time.ts';
import { calendarOf, PHASES, phaseSpan } from './calendar.ts';
import { type Edition, editionProcess, NO_LISTS } from './edition.ts';
import { SETTING_NAMES, SETTINGS, type Setting, settingIn, withSetting } from './settings.ts';
import { faultsOf, SSC8, type Template } from './template.ts';

const START = '2024-09-27';
const COMPUTERS = { level: 'club', version: 'net-1', weights: 'abc' };
const BEFORE = zurichInstant('2024-08-01T09:00');
const AFTER_ALL = zurichInstant('2024-12-01T09:00');

const leaves = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? leaves(inner, `${path}${name}.`) : [`${path}${name}`],
  );

test('SSC 8.07 every setting of an edition stands in the table of settings, but for its name and its first day', () => {
  expect(new Set([...SETTING_NAMES, 'name', 'bootCamp.first'])).toEqual(new Set(leaves(SSC8)));
  for (const setting of SETTING_NAMES) {
    const value = settingIn(SSC8, setting);
    const other = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : '05:55';
    expect(settingIn(withSetting(SSC8, setting, other), setting)).toBe(other);
    expect(settingIn(withSetting(withSetting(SSC8, setting, other), setting, value), setting)).toBe(value);
  }
});

function edition(isDraft: boolean): Edition {
  const create = { type: 'create', id: 'x', title: 'x', template: SSC8, start: START, computers: COMPUTERS } as const;
  const around = { now: BEFORE, by: 'anna', facts: NO_LISTS, chance: noChance };
  const decision = editionProcess.decide(undefined, { ...create, isDraft }, around);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision.value.reduce<Edition | undefined>(editionProcess.evolve, undefined)!;
}

/** What results depend on: the doors that have opened and the settings of phases that have begun. */
function resultsDependOn(template: Template, now: number): string {
  const calendar = calendarOf(template, START);
  const begun = PHASES.filter((phase) => phaseSpan(calendar, phase).opens <= now);
  const fixed = SETTING_NAMES.filter((setting) => begun.some((phase) => phase === SETTINGS[setting].fixedWith));
  const doors = calendar.doors.filter(({ opens }) => opens <= now);
  return JSON.stringify([doors, fixed.map((setting) => [setting, settingIn(template, setting)])]);
}

const someValue = (setting: Setting) =>
  ({
    day: fc.integer({ min: 0, max: 60 }),
    count: fc.integer({ min: 0, max: 2000 }),
    time: fc.constantFrom('05:30', '07:00', '12:15', '22:00', '23:00', '23:45'),
    flag: fc.boolean(),
  })[SETTINGS[setting].kind];

test('SSC 8.07 whatever setting is changed at whatever moment: nothing a result depends on moves once it has begun', () => {
  const change = fc
    .constantFrom(...SETTING_NAMES)
    .chain((setting) => fc.tuple(fc.constant(setting), someValue(setting)));
  const moments = [BEFORE, ...calendarOf(SSC8, START).doors.flatMap(({ opens }) => [opens - 1, opens]), AFTER_ALL];
  const moment = fc.oneof(fc.constantFrom(...moments), fc.integer({ min: BEFORE, max: AFTER_ALL }));
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  const [announced, draft] = [edition(false), edition(true)];
  let taken = 0;
  const seed = 20241116;
  fc.assert(
    fc.property(changes, moment, (asked, now) => {
      const template = asked.reduce((before, [setting, value]) => withSetting(before, setting, value), SSC8);
      const command = { type: 'edit', title: 'x', start: START, template } as const;
      const around = { now, by: 'anna', facts: NO_LISTS, chance: noChance };
      const decision = editionProcess.decide(announced, command, around);
      if (faultsOf(template).length > 0) {
        expect(decision).toMatchObject({ ok: false, refusal: { code: 'bad-template' } });
      } else {
        const isFixed = resultsDependOn(template, now) !== resultsDependOn(SSC8, now);
        expect(decision.ok).toBe(!isFixed);
        if (decision.ok) taken++;
        expect(editionProcess.decide(draft, command, around).ok).toBe(true); // a draft is the office's own
      }
    }),
    { numRuns: 300, seed },
  );
  expect(taken).toBeGreaterThan(30);
});

test('SSC 8.07 settings are checked as a whole, and every fault is named at once', () => {
  const wrong = {
    ...SSC8,
    doors: { opens: '23:00', lastStart: '7 Uhr' },
    semiFinal: { ...SSC8.semiFinal, matches: 2 },
    final: { ...SSC8.final, day: 401, places: 0, confirmBy: 30 },
  };
  expect(faultsOf(wrong)).toEqual([
    { at: 'doors.lastStart', why: 'time' },
    { at: 'final.places', why: 'at-least-one' },
    { at: 'final.day', why: 'too-many' },
    { at: 'final.confirmBy', why: 'after-semi-final' },
    { at: 'semiFinal.matches', why: 'as-many-as-count' },
  ]);
  expect(faultsOf(SSC8)).toEqual([]);
});

test('SSC 8.07 a list that is official fixes all doors of its phase, also those to come', () => {
  const established = { phase: 'qualification', version: 1, hash: 'x', published: null } as const;
  const template = withSetting(withSetting(SSC8, 'qualification.last', 25), 'semiFinal.first', 27);
  const around = { now: BEFORE + DAY, by: 'anna', facts: NO_LISTS, chance: noChance };
  const command = { type: 'edit', title: 'x', start: START, template } as const;
  expect(editionProcess.decide(edition(false), command, around).ok).toBe(true);
  expect(editionProcess.decide({ ...edition(false), rankings: [established] }, command, around)).toMatchObject({
    refusal: { code: 'phase-has-begun', phase: 'qualification' },
  });
});
