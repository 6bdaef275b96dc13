import { describe, expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { HOUR, zurichInstant } from '../kit/time.ts';
import { phaseSpan } from './calendar.ts';
import {
  type Edition,
  type EditionCommand,
  editionProcess,
  isExcluded,
  NO_LISTS,
  phaseNow,
  rankingOf,
} from './edition.ts';
import { calendarFor } from './fixed.ts';
import { afterEditionEvent, afterEntryEvent } from './messages.ts';
import { rankingHash } from './officialRanking.ts';
import { rank } from './standings.ts';
import { SSC8 } from './template.ts';

const at = zurichInstant;
const CREATE = {
  type: 'create',
  id: '2024',
  title: 'SSC',
  template: SSC8,
  start: '2024-09-27',
  computers: { level: 'strong', version: 'rule-1', weights: 'abc' },
} as const;
const NOON = at('2024-10-10T12:00');
const OVER = at('2024-10-28T09:00');

const decide = (edition: Edition | undefined, command: EditionCommand, more = {}) =>
  editionProcess.decide(edition, command, { now: NOON, by: 'anna', facts: NO_LISTS, chance: noChance, ...more });

function office(...commands: readonly EditionCommand[]) {
  let edition: Edition | undefined;
  const asks = (command: EditionCommand, now = NOON, more = {}) => {
    const decision = decide(edition, command, { now, ...more });
    if (decision.ok) for (const event of decision.value) edition = editionProcess.evolve(edition, event);
    return decision;
  };
  for (const command of [CREATE, ...commands]) {
    const answer = asks(command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }
  return { asks, now: () => edition! };
}

describe('an edition', () => {
  test('SSC 8.07 is created once, from a good template and a day that exists (O34)', () => {
    expect(office().asks(CREATE)).toMatchObject({ refusal: { code: 'edition-exists' } });
    expect(decide(undefined, { ...CREATE, start: '2024-02-30' })).toMatchObject({ refusal: { code: 'bad-start' } });
    const bad = { ...SSC8, final: { ...SSC8.final, day: 1 } };
    expect(decide(undefined, { ...CREATE, template: bad })).toMatchObject({
      refusal: { code: 'bad-template', faults: [{ at: 'final.day' }] },
    });
    expect(decide(undefined, { type: 'resume' })).toMatchObject({ refusal: { code: 'no-edition' } });
  });

  test('SSC 8.07 what is still to come may be edited, a door that has opened may not (O34)', () => {
    const later = { ...SSC8, final: { ...SSC8.final, day: 57 } };
    const { asks, now } = office();
    expect(asks({ type: 'edit', title: 'SSC 8', template: later, start: '2024-09-27' }).ok).toBe(true);
    expect(now().template.final.day).toBe(57);
    expect(asks({ type: 'edit', title: 'SSC 8', template: later, start: '2024-09-28' })).toMatchObject({
      refusal: { code: 'phase-has-begun', phase: 'bootCamp', article: 'SSC 8.07' },
    });
    const longer = { ...SSC8, semiFinal: { ...SSC8.semiFinal, last: 31 } };
    expect(
      asks({ type: 'edit', title: 'x', template: longer, start: '2024-09-27' }, at('2024-10-25T00:00')),
    ).toMatchObject({
      refusal: { phase: 'semiFinal' },
    });
  });

  test('SSC 8.07 what decides about results cannot be changed once its phase has begun, whatever the setting', () => {
    const { asks } = office();
    const edits = {
      bootCamp: [
        { minutesPerMatch: 45 },
        { gamesPerMatch: 8 },
        { bonus: { ...SSC8.bonus, bootCamp: 9 } },
        { bonus: { ...SSC8.bonus, referral: 9 } },
      ],
      qualification: [{ threshold: 40 }, { daily: 12 }, { trumpSunday: 12 }].map((change) => ({
        qualification: { ...SSC8.qualification, ...change },
      })),
      semiFinal: [
        ...[{ best: 2 }, { matches: 8 }, { hardEnd: true }].map((change) => ({
          semiFinal: { ...SSC8.semiFinal, ...change },
        })),
        { final: { ...SSC8.final, places: 50 } },
        { final: { ...SSC8.final, placesMoveUp: false } },
      ],
    };
    for (const phase of ['bootCamp', 'qualification', 'semiFinal'] as const) {
      const { opens } = phaseSpan(calendarFor({ template: SSC8, start: CREATE.start }), phase);
      for (const change of edits[phase]) {
        const edit = { type: 'edit', title: 'x', start: CREATE.start, template: { ...SSC8, ...change } } as const;
        expect(decide(office().now(), edit, { now: opens - 1 }).ok).toBe(true);
        expect(asks(edit, opens)).toMatchObject({ refusal: { code: 'setting-fixed', phase, article: 'SSC 8.07' } });
      }
    }
  });

  test('SSC 1 knows its phase (O1)', () => {
    const { now } = office();
    const days = ['2024-09-20', '2024-10-01', '2024-10-10', '2024-10-25', '2024-10-29'];
    expect(days.map((day) => phaseNow(now(), at(`${day}T12:00`)))).toEqual([
      'bootCamp',
      'bootCamp',
      'qualification',
      'semiFinal',
      'admission',
    ]);
  });
});

describe('suspending and cancelling', () => {
  test('SSC 8.02 suspend and resume, with a reason, told to everybody (O31, G30)', () => {
    const { asks, now } = office();
    expect(asks({ type: 'suspend', reason: '' })).toMatchObject({ refusal: { code: 'reason-missing' } });
    const suspended = asks({ type: 'suspend', reason: 'power cut' });
    expect(now().standing).toBe('suspended');
    expect(suspended.ok && afterEditionEvent(now(), 2, suspended.value[0]!)).toMatchObject([
      { to: 'everybody', message: { kind: 'suspended' } },
    ]);
    expect(asks({ type: 'suspend', reason: 'again' })).toMatchObject({ refusal: { code: 'suspended' } });
    expect(asks({ type: 'resume' }, NOON + HOUR)).toMatchObject({ value: [{ type: 'resumed', pausedFor: HOUR }] });
    expect(asks({ type: 'resume' })).toMatchObject({ refusal: { code: 'not-suspended' } });
  });

  test('SSC 8.02 cancelled by two people is for good (O31, G30)', () => {
    const { asks, now } = office();
    expect(asks({ type: 'proposeCancellation', reason: ' ' })).toMatchObject({ refusal: { code: 'reason-missing' } });
    expect(asks({ type: 'proposeCancellation', reason: 'flood' }).ok).toBe(true);
    expect(now().standing).toBe('running');
    const approve = { type: 'decideProposal', id: now().proposals[0]!.id, approve: true } as const;
    expect(asks(approve)).toMatchObject({ refusal: { code: 'second-person-needed', article: 'SSC 8.02' } });
    expect(asks(approve, NOON, { by: 'beat' }).ok).toBe(true);
    expect(now().standing).toBe('cancelled');
    for (const command of [{ type: 'resume' }, { type: 'suspend', reason: 'x' }, { type: 'lapse' }] as const) {
      expect(asks(command)).toMatchObject({ refusal: { code: 'cancelled', article: 'SSC 8.02' } });
    }
  });
});

describe('rankings', () => {
  const first = { type: 'establishRanking', phase: 'semiFinal', reason: 'semi-final over' } as const;
  const correction = { ...first, reason: '7 excluded' };
  const list = (...points: number[]) => ({
    facts: {
      ...NO_LISTS,
      standings: rank(
        points.map((p, i) => ({ number: i + 1, results: [p] })),
        3,
      ),
    },
  });
  /** Version 1 stands, a correction is proposed. */
  function corrected() {
    const { asks, now } = office();
    expect(asks(first, OVER, list(3, 2, 1)).ok).toBe(true);
    expect(asks(correction, OVER, list(3, 2)).ok).toBe(true);
    const approve = { type: 'decideProposal', id: now().proposals.at(-1)!.id, approve: true } as const;
    return { asks, now, approve };
  }
  test('SSC 8.04 the first list is a fact; a correction needs a second person (O30, O33)', () => {
    const { asks, now, approve } = corrected();
    expect(rankingOf(now(), 'semiFinal')).toMatchObject({
      version: 1,
      hash: rankingHash(list(3, 2, 1).facts.standings),
    });
    expect(asks(approve, OVER, list(3, 2))).toMatchObject({
      refusal: { code: 'second-person-needed', article: 'SSC 8.04' },
    });
    expect(asks(approve, OVER, { by: 'beat', ...list(3, 2) }).ok).toBe(true);
    const hash = rankingHash(list(3, 2).facts.standings);
    expect(rankingOf(now(), 'semiFinal')).toMatchObject({ version: 2, hash, published: null });
  });
  test('SSC 8.04 no list of a phase that can still be played (G30)', () => {
    const { asks } = office();
    const settled = at('2024-10-27T23:30');
    expect(asks(first, settled, list(3, 2))).toMatchObject({
      refusal: { code: 'phase-not-settled', phase: 'semiFinal', settled, open: 0 },
    });
    expect(asks({ ...first, phase: 'bootCamp' }, settled, list(3, 2)).ok).toBe(true);
  });
  test('SSC 8.04 no version without a reason, and none that changes nothing', () => {
    const { asks } = office();
    expect(asks({ ...first, reason: ' ' }, OVER)).toMatchObject({ refusal: { code: 'reason-missing' } });
    asks(first, OVER, list(3, 2));
    expect(asks(correction, OVER, list(3, 2))).toMatchObject({ refusal: { code: 'nothing-changed', version: 1 } });
  });
  test('SSC 8.04 a list that has moved since it was proposed is not approved', () => {
    const { asks, approve } = corrected();
    expect(asks(approve, OVER, { by: 'beat', ...list(3, 1) })).toMatchObject({ refusal: { code: 'ranking-moved' } });
  });
  test('SSC 8.04 publishing is another act than establishing, and the official version stands (O33)', () => {
    const { asks, now, approve } = corrected();
    asks({ type: 'publishRanking', phase: 'semiFinal', version: 1 });
    asks(approve, OVER, { by: 'beat', ...list(3, 2) });
    expect(rankingOf(now(), 'semiFinal')).toMatchObject({ version: 2, published: 1 });
    expect(asks({ type: 'publishRanking', phase: 'semiFinal', version: 3 })).toMatchObject({
      refusal: { code: 'unknown-version' },
    });
    asks({ type: 'publishRanking', phase: 'semiFinal', version: 2 });
    expect(rankingOf(now(), 'semiFinal')).toMatchObject({ version: 2, published: 2 });
  });
  test('SSC 8.04 of two corrections of one version the second is refused', () => {
    const { asks, now, approve } = corrected();
    expect(asks(correction, OVER, list(3)).ok).toBe(true);
    asks(approve, OVER, { by: 'beat', ...list(3, 2) });
    const late = { ...approve, id: now().proposals.at(-1)!.id };
    expect(asks(late, OVER, { by: 'beat', ...list(3) })).toMatchObject({
      refusal: { code: 'other-version', newest: 2 },
    });
  });
});

test('SSC 8.02, G10 lost matches and time are given back by two people, with a reason, and told', () => {
  const { asks, now } = office();
  const by = (who: string, more = {}) => ({ by: who, facts: { ...NO_LISTS, canGiveBack: true, ...more } });
  const approve = () => ({ type: 'decideProposal', id: now().proposals.at(-1)!.id, approve: true }) as const;
  const one = { type: 'proposeGivingBack', number: 7, match: 'm', reason: 'outage' } as const;
  expect(asks(one, NOON)).toMatchObject({ refusal: { code: 'cannot-give-back', number: 7 } });
  expect(asks({ ...one, reason: ' ' }, NOON, by('anna'))).toMatchObject({ refusal: { code: 'reason-missing' } });
  expect(asks(one, NOON, by('anna')).ok).toBe(true);
  expect(asks(approve(), NOON, by('anna'))).toMatchObject({ refusal: { code: 'second-person-needed' } });
  expect(asks(approve(), NOON + HOUR, by('beat'))).toMatchObject({
    value: [{ type: 'proposalDecided' }, { type: 'matchesGivenBack', match: 'm', openAt: NOON, reason: 'outage' }],
  });
  const inSemiFinal = at('2024-10-27T22:00');
  const longer = { type: 'proposeExtension', last: 30, lastStart: '23:00', reason: 'suspended for ten hours' } as const;
  expect(asks(longer, inSemiFinal)).toMatchObject({ refusal: { code: 'not-later', article: 'SSC 8.02' } });
  expect(asks({ ...longer, last: 39 }, inSemiFinal)).toMatchObject({ refusal: { code: 'bad-template' } });
  expect(asks({ ...longer, last: 31, lastStart: '09:00' }, inSemiFinal).ok).toBe(true);
  const extended = asks(approve(), inSemiFinal, { by: 'beat' });
  const until = at('2024-10-28T09:00');
  expect(phaseSpan(calendarFor(now()), 'semiFinal').lastStart).toBe(until);
  expect(extended.ok && afterEditionEvent(now(), 9, extended.value.at(-1)!)).toMatchObject([
    { to: 'semiFinalists', message: { kind: 'extended', until } },
  ]);
});

test('SSC 8.01 an exclusion is known to the edition until it is taken back (O30)', () => {
  const both = { reason: 'lent account', proposedBy: 'anna', approvedBy: 'beat' };
  const { asks, now } = office({ type: 'exclude', number: 4, ...both });
  expect(isExcluded(now(), 4)).toBe(true);
  asks({ type: 'readmit', number: 4 });
  expect(isExcluded(now(), 4)).toBe(false);
});

test('SSC 5.03 whoever reaches 1150 points is told by e-mail, SSC 5.04 gets the link at entry (O18, O21)', () => {
  const edition = office().now();
  expect(afterEntryEvent(edition, 7, { type: 'qualified', match: 'm', points: 1177 })).toEqual([
    {
      key: '2024/7/qualified',
      to: 7,
      message: { kind: 'qualified', points: 1177, opens: at('2024-10-24T07:00'), lastStart: at('2024-10-27T23:00') },
    },
  ]);
  expect(
    afterEntryEvent(edition, 7, {
      type: 'entered',
      number: 7,
      person: 'p',
      at: 0,
      referredBy: null,
    }),
  ).toMatchObject([{ key: '2024/7/entered', message: { kind: 'entered' } }]);
});

test('SSC 8.01 who was excluded in mid-match is not told that the semi-final waits', () => {
  const both = { reason: 'lent account', proposedBy: 'anna', approvedBy: 'beat' };
  const { now } = office({ type: 'exclude', number: 4, ...both });
  expect(afterEntryEvent(now(), 4, { type: 'qualified', match: 'm', points: 1177 })).toEqual([]);
});
