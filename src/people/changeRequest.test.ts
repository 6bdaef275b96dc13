import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { type Person, type PersonCommand, personProcess } from './person.ts';
import { RULES_TO_REGISTER } from './rules.ts';

const NOW = Date.UTC(2026, 9, 1);

function after(...steps: readonly (readonly [by: string, command: PersonCommand])[]): Person {
  let person = personProcess.initial;
  for (const [by, command] of steps) {
    const decided = decide(person, by, command);
    if (!decided.ok) throw new Error(decided.refusal.code);
    person = decided.value.reduce<Person | undefined>(personProcess.evolve, person);
  }
  return person!;
}
const decide = (person: Person | undefined, by: string, command: PersonCommand, suspects: string[] = []) =>
  personProcess.decide(person, command, { now: NOW, by, facts: { suspects }, chance: noChance });
const grant = (asked = NOW): PersonCommand => ({ type: 'decideChange', asked, grant: true });
const REFUSE: PersonCommand = { type: 'decideChange', asked: NOW, grant: false };

const REGISTERED = [
  'anna',
  { type: 'register', id: 'anna', via: 'email', confirmed: true, rules: RULES_TO_REGISTER, consents: [] },
] as const;
const ASKED = ['anna', { type: 'requestChange', fields: ['lastName'], tie: 'place' }] as const;

test('SSC 7.02 a change is granted by two people who say the same, and only then happens', () => {
  const waiting = after(REGISTERED, ASKED, ['olga', grant()]);
  expect(waiting.request?.said).toEqual({ isGranted: true, by: 'olga' });
  expect(decide(waiting, 'olga', grant())).toMatchObject({ refusal: { code: 'second-person-needed' } });
  const both = decide(waiting, 'dani', grant(), ['twin']);
  expect(both).toMatchObject({
    ok: true,
    value: [
      { type: 'changeDecided', isGranted: true, by: ['olga', 'dani'] },
      { type: 'detailsChanged', fields: ['lastName'] },
      { type: 'held', suspects: ['twin'] }, // with the new name the person looks like somebody else: SSC 1
    ],
  });
});

test('two who disagree decide nothing: the request waits for a third word', () => {
  const split = after(REGISTERED, ASKED, ['olga', grant()], ['dani', REFUSE]);
  expect(split.request?.said).toEqual({ isGranted: false, by: 'dani' });
  expect(after(REGISTERED, ASKED, ['olga', grant()], ['dani', REFUSE], ['olga', REFUSE]).request).toBeUndefined();
});

test('nobody decides about oneself, nor about what was asked before', () => {
  const asked = after(REGISTERED, ASKED);
  expect(decide(asked, 'anna', grant())).toMatchObject({ refusal: { code: 'not-about-oneself' } });
  expect(decide(asked, 'olga', grant(NOW - 1))).toMatchObject({ refusal: { code: 'nothing-requested' } });
});

test('a second wish joins the first, and whoever agreed to the first agrees anew', () => {
  const twice = after(
    REGISTERED,
    ASKED,
    ['olga', grant()],
    ['anna', { type: 'requestChange', fields: ['email', 'lastName'], tie: 'money' }],
  );
  expect(twice.request).toEqual({ fields: ['lastName', 'email'], tie: 'money', at: NOW });
});

test('who withdraws or leaves has asked for nothing', () => {
  expect(after(REGISTERED, ASKED, ['anna', { type: 'withdrawChange' }]).request).toBeUndefined();
  expect(after(REGISTERED, ASKED, ['anna', { type: 'delete' }]).request).toBeUndefined();
});
