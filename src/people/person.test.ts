import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { EXCLUSION_REASONS, type Person, type PersonCommand, type PersonEvent, personProcess } from './person.ts';

const { evolve } = personProcess;

const NOW = Date.UTC(2024, 8, 27, 8);
const SSC = { rules: 'ssc', version: '2024-09-27' } as const;
const REGISTER: Extract<PersonCommand, { type: 'register' }> = {
  type: 'register',
  id: 'anna',
  via: 'email',
  confirmed: false,
  rules: { ssc: '2024-09-27' },
  consents: ['publication'],
};
/** A command and who gives it. */
type Asked = readonly [PersonCommand, by: string];

const decide = (person: Person | undefined, command: PersonCommand, by = 'anna', suspects: readonly string[] = []) =>
  personProcess.decide(person, command, { now: NOW, by, facts: { suspects }, chance: noChance });
const personFrom = (events: readonly PersonEvent[]) => events.reduce<Person | undefined>(evolve, undefined);

function personAfter(...commands: Asked[]): Person {
  let person: Person | undefined;
  for (const [command, by] of [[REGISTER, 'anna'] as const, ...commands]) {
    const decision = decide(person, command, by);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    person = decision.value.reduce<Person | undefined>(evolve, person);
  }
  return person!;
}
const refusal = (person: Person | undefined, command: PersonCommand, by?: string) => {
  const decision = decide(person, command, by);
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

test('SSC 3 only rules in force are agreed to, and agreeing once more changes nothing', () => {
  const anna = personAfter();
  for (const [rules, version] of [
    ['ssc', '2023'],
    ['anything', '1'],
    ['constructor', '1'],
  ] as const)
    expect(refusal(anna, { type: 'acceptRules', rules, version })).toEqual({ code: 'rules-not-in-force', rules });
  expect(decide(anna, { type: 'acceptRules', ...SSC })).toEqual({ ok: true, value: [] });
  const older = { ...anna, rules: { ssc: '2023' } };
  expect(decide(older, { type: 'acceptRules', ...SSC })).toMatchObject({ value: [{ type: 'rulesAccepted', ...SSC }] });
  const rules = { ...REGISTER.rules, anything: '1' };
  expect(decide(undefined, { ...REGISTER, rules })).toMatchObject({ value: [{ rules: REGISTER.rules }] });
});

test('a change of nothing is no event', () => {
  expect(decide(personAfter(), { type: 'changeDetails', fields: [] })).toEqual({ ok: true, value: [] });
});

test('SSC 1 nobody registers twice under one id', () => {
  expect(refusal(personAfter(), REGISTER)).toEqual({ code: 'already-registered', article: 'SSC 1' });
});

test('SSC 1 a near twin is registered and held until somebody else has looked', () => {
  const decision = decide(undefined, REGISTER, 'anna', ['berta']);
  const person = personFrom(decision.ok ? decision.value : [])!;
  expect(person.hold?.suspects).toEqual(['berta']);
  expect(refusal(person, { type: 'release' }, 'anna')?.code).toBe('not-about-oneself');
  const released = decide(person, { type: 'release' }, 'organiser');
  expect(released.ok && evolve(person, released.value[0]!)?.hold).toBeUndefined();
});

test('confirming twice is confirming once', () => {
  const confirmed = personAfter([{ type: 'confirmEmail' }, 'anna']);
  expect(decide(confirmed, { type: 'confirmEmail' })).toEqual({ ok: true, value: [] });
});

describe('SSC 3, SSC 8.01 exclusion needs two people', () => {
  const proposed = personAfter([{ type: 'proposeExclusion', reason: 'second-account' }, 'one']);
  test.each<[string, Person, PersonCommand, string, string]>([
    ['the proposer alone', proposed, { type: 'approve' }, 'one', 'second-person-needed'],
    ['the person concerned', proposed, { type: 'approve' }, 'anna', 'not-about-oneself'],
    ['a second proposal', proposed, { type: 'proposeExclusion', reason: 'employee' }, 'two', 'already-proposed'],
    ['nothing to approve', personAfter(), { type: 'approve' }, 'two', 'nothing-proposed'],
    ['readmission of nobody', personAfter(), { type: 'proposeReadmission' }, 'one', 'not-excluded'],
  ])('refused: %s', (_, person, command, by, code) => {
    expect(refusal(person, command, by)?.code).toBe(code);
  });
  test('approved by another, with reason and article, and lifted the same way', () => {
    const excluded = personAfter(
      [{ type: 'proposeExclusion', reason: 'lent-account' }, 'one'],
      [{ type: 'approve' }, 'two'],
    );
    expect(excluded.exclusion).toEqual({
      reason: 'lent-account',
      article: 'SSC 3',
      proposedBy: 'one',
      approvedBy: 'two',
      at: NOW,
    });
    expect(excluded.proposal).toBeUndefined();
    expect(refusal(excluded, { type: 'proposeExclusion', reason: 'employee' }, 'one')?.code).toBe('already-excluded');
    const back = personAfter(
      [{ type: 'proposeExclusion', reason: 'lent-account' }, 'one'],
      [{ type: 'approve' }, 'two'],
      [{ type: 'proposeReadmission' }, 'two'],
      [{ type: 'approve' }, 'one'],
    );
    expect(back.exclusion).toBeUndefined();
  });
});

test('a deleted person stays deleted', () => {
  const deleted = personAfter([{ type: 'delete' }, 'anna']);
  expect(deleted).toMatchObject({ deletedAt: NOW, roles: [], consents: [] });
  expect(refusal(deleted, { type: 'confirmEmail' })?.code).toBe('person-deleted');
});

const COMMAND: fc.Arbitrary<PersonCommand> = fc.oneof(
  fc.constantFrom<PersonCommand>(REGISTER, { type: 'confirmEmail' }, { type: 'delete' }),
  fc.record({
    type: fc.constant('acceptRules' as const),
    rules: fc.constantFrom('ssc', 'big21'),
    version: fc.constantFrom('2024-09-27', '2'),
  }),
  fc.record({
    type: fc.constant('setConsent' as const),
    consent: fc.constantFrom('publication' as const, 'image' as const),
    given: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('proposeExclusion' as const),
    reason: fc.constantFrom('employee' as const, 'manipulation' as const),
  }),
  fc.record({
    type: fc.constantFrom(
      'proposeReadmission' as const,
      'approve' as const,
      'dropProposal' as const,
      'release' as const,
    ),
  }),
  fc.record({
    type: fc.constant('setRole' as const),
    role: fc.constantFrom('supervisor' as const, 'cashier' as const),
    given: fc.boolean(),
  }),
  fc.constant<PersonCommand>({ type: 'changeDetails', fields: ['town'] }),
);

const BY = fc.constantFrom('one', 'two', 'anna');
const SUSPECTS = fc.constantFrom([], ['berta']);

test('any commands: what is decided can be replayed, and no exclusion has one hand only', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(COMMAND, BY, SUSPECTS), { maxLength: 40 }), (commands) => {
      const log: PersonEvent[] = [];
      let person: Person | undefined;
      for (const [command, by, suspects] of commands) {
        const decision = decide(person, command, by, suspects);
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

test('a log from before replays: every event of its time is still understood', () => {
  const at = NOW;
  const log: readonly PersonEvent[] = [
    { type: 'registered', id: 'anna', via: 'email', at, rules: { ssc: '2024-09-27' }, consents: [], referral: 'x' },
    { type: 'emailConfirmed', at },
    { type: 'held', suspects: ['berta'], at },
    { type: 'released', by: 'one', at },
    { type: 'rulesAccepted', rules: 'big21', version: '2024-10-23', at },
    { type: 'consentGiven', consent: 'publication', at },
    { type: 'consentGiven', consent: 'image', at },
    { type: 'consentWithdrawn', consent: 'image', at },
    { type: 'detailsChanged', fields: ['town'], at },
    { type: 'secretChanged', what: 'password', at },
    { type: 'roleGiven', role: 'cashier', by: 'person:one', at },
    { type: 'roleGiven', role: 'director', by: 'one', at },
    { type: 'roleTaken', role: 'cashier', by: 'one', at },
    { type: 'proposed', kind: 'exclude', reason: 'employee', by: 'one', at },
    { type: 'proposalDropped', by: 'one', at },
    { type: 'proposed', kind: 'exclude', reason: 'employee', by: 'one', at },
    { type: 'excluded', reason: 'employee', article: 'SSC 1', proposedBy: 'one', approvedBy: 'two', at },
  ];
  expect(personFrom(log)).toEqual({
    ...{ id: 'anna', via: 'email', registeredAt: at, referral: 'x', confirmed: true },
    ...{ rules: { ssc: '2024-09-27', big21: '2024-10-23' }, consents: ['publication'], roles: ['player', 'director'] },
    exclusion: { reason: 'employee', article: 'SSC 1', proposedBy: 'one', approvedBy: 'two', at },
  });
});
