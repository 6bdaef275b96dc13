import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decide,
  EXCLUSION_REASONS,
  evolve,
  type Person,
  type PersonCommand,
  type PersonEvent,
  personFrom,
} from './person.ts';

const NOW = Date.UTC(2024, 8, 27, 8);
const REGISTER: PersonCommand = {
  type: 'register',
  id: 'anna',
  via: 'email',
  confirmed: false,
  rules: { ssc: '2024-09-27' },
  required: { ssc: '2024-09-27' },
  consents: ['publication'],
  suspects: [],
};

function personAfter(...commands: PersonCommand[]): Person {
  let person: Person | undefined;
  for (const command of [REGISTER, ...commands]) {
    const decision = decide(person, command, NOW);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    person = decision.value.reduce<Person | undefined>(evolve, person);
  }
  return person!;
}
const refusal = (person: Person | undefined, command: PersonCommand) => {
  const decision = decide(person, command, NOW);
  return decision.ok ? undefined : decision.refusal;
};

test('SSC 3 registering is accepting the rules in force', () => {
  expect(refusal(undefined, { ...REGISTER, rules: {} })).toEqual({
    code: 'rules-not-accepted',
    rules: 'ssc',
    version: '2024-09-27',
    article: 'SSC 3',
  });
  expect(refusal(undefined, { ...REGISTER, rules: { ssc: '2023' } })?.code).toBe('rules-not-accepted');
  expect(personAfter()).toMatchObject({ confirmed: false, rules: { ssc: '2024-09-27' }, roles: ['player'] });
});

test('SSC 1 nobody registers twice under one id', () => {
  expect(refusal(personAfter(), REGISTER)).toEqual({ code: 'already-registered', article: 'SSC 1' });
});

test('SSC 1 a near twin is registered and held until somebody else has looked', () => {
  const decision = decide(undefined, { ...REGISTER, suspects: ['berta'] }, NOW);
  const person = personFrom(decision.ok ? decision.value : [])!;
  expect(person.hold?.suspects).toEqual(['berta']);
  expect(refusal(person, { type: 'release', by: 'anna' })?.code).toBe('not-about-oneself');
  const released = decide(person, { type: 'release', by: 'organiser' }, NOW);
  expect(released.ok && evolve(person, released.value[0]!).hold).toBeUndefined();
});

test('confirming twice is confirming once', () => {
  const confirmed = personAfter({ type: 'confirmEmail' });
  expect(decide(confirmed, { type: 'confirmEmail' }, NOW)).toEqual({ ok: true, value: [] });
});

describe('SSC 3, SSC 8.01 exclusion needs two people', () => {
  const proposed = personAfter({ type: 'proposeExclusion', reason: 'second-account', by: 'one' });
  test.each<[string, Person, PersonCommand, string]>([
    ['the proposer alone', proposed, { type: 'approve', by: 'one' }, 'second-person-needed'],
    ['the person concerned', proposed, { type: 'approve', by: 'anna' }, 'not-about-oneself'],
    ['a second proposal', proposed, { type: 'proposeExclusion', reason: 'employee', by: 'two' }, 'already-proposed'],
    ['nothing to approve', personAfter(), { type: 'approve', by: 'two' }, 'nothing-proposed'],
    ['readmission of nobody', personAfter(), { type: 'proposeReadmission', by: 'one' }, 'not-excluded'],
  ])('refused: %s', (_, person, command, code) => {
    expect(refusal(person, command)?.code).toBe(code);
  });
  test('approved by another, with reason and article, and lifted the same way', () => {
    const excluded = personAfter(
      { type: 'proposeExclusion', reason: 'lent-account', by: 'one' },
      { type: 'approve', by: 'two' },
    );
    expect(excluded.exclusion).toEqual({
      reason: 'lent-account',
      article: 'SSC 3',
      proposedBy: 'one',
      approvedBy: 'two',
      at: NOW,
    });
    expect(excluded.proposal).toBeUndefined();
    expect(refusal(excluded, { type: 'proposeExclusion', reason: 'employee', by: 'one' })?.code).toBe(
      'already-excluded',
    );
    const back = personAfter(
      { type: 'proposeExclusion', reason: 'lent-account', by: 'one' },
      { type: 'approve', by: 'two' },
      { type: 'proposeReadmission', by: 'two' },
      { type: 'approve', by: 'one' },
    );
    expect(back.exclusion).toBeUndefined();
  });
});

test('a deleted person stays deleted', () => {
  const deleted = personAfter({ type: 'delete' });
  expect(deleted).toMatchObject({ deletedAt: NOW, roles: [], consents: [] });
  expect(refusal(deleted, { type: 'confirmEmail' })?.code).toBe('person-deleted');
});

const COMMAND: fc.Arbitrary<PersonCommand> = fc.oneof(
  fc.constantFrom<PersonCommand>(REGISTER, { type: 'confirmEmail' }, { type: 'delete' }),
  fc.record({
    type: fc.constant('acceptRules' as const),
    rules: fc.constantFrom('ssc', 'big21'),
    version: fc.constantFrom('1', '2'),
  }),
  fc.record({
    type: fc.constant('setConsent' as const),
    consent: fc.constantFrom('publication' as const, 'image' as const),
    given: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('proposeExclusion' as const),
    reason: fc.constantFrom('employee' as const, 'manipulation' as const),
    by: fc.constantFrom('one', 'two', 'anna'),
  }),
  fc.record({
    type: fc.constantFrom(
      'proposeReadmission' as const,
      'approve' as const,
      'dropProposal' as const,
      'release' as const,
    ),
    by: fc.constantFrom('one', 'two', 'anna'),
  }),
  fc.record({
    type: fc.constant('setRole' as const),
    role: fc.constantFrom('supervisor' as const, 'cashier' as const),
    given: fc.boolean(),
    by: fc.constant('one'),
  }),
  fc.record({ type: fc.constant('hold' as const), suspects: fc.constant(['berta']) }),
);

test('any commands: what is decided can be replayed, and no exclusion has one hand only', () => {
  fc.assert(
    fc.property(fc.array(COMMAND, { maxLength: 40 }), (commands) => {
      const log: PersonEvent[] = [];
      let person: Person | undefined;
      for (const command of commands) {
        const decision = decide(person, command, NOW);
        if (!decision.ok) continue;
        for (const event of decision.value) {
          log.push(event);
          person = evolve(person, event);
        }
      }
      expect(personFrom(log)).toEqual(person);
      expect(person?.exclusion?.proposedBy).not.toBe(person?.exclusion?.approvedBy ?? 'nobody');
      expect(new Set(person?.roles).size).toBe(person?.roles.length ?? 0);
    }),
  );
});

test('SSC 8.01 every reason for an exclusion rests on an article', () => {
  for (const article of Object.values(EXCLUSION_REASONS)) expect(article).toMatch(/^SSC /);
});
