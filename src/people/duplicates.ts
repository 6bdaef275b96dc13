import type { Immutable } from '../kit/immutable.ts';
import { foldedAddress, foldedName, foldedStreet, isNear, mailbox, nameParts, sound, squeeze } from './likeness.ts';
import { nicknameRoot } from './nickname.ts';
import type { PersonId } from './person.ts';
import type { PersonalData } from './registration.ts';

/** What is compared. Devices: those on which a championship was played, each known by a keyed hash. */
export type Candidate = Immutable<PersonalData & { id: PersonId; devices?: string[] }>;

/** 'twin': the same person beyond doubt, refused. 'near': held for a look. SSC 1: one account a person. */
export type Verdict = 'twin' | 'near' | 'distinct';

/** From this score on somebody has to look. Weights and threshold: docs/decisions/duplicates.md */
const HOLD = 9;

/** How far the evidence goes that two registrations are one person. A shared household alone is no evidence. */
export function score(a: Candidate, b: Candidate): number {
  return (
    nameScore(a, b) +
    bornScore(a.born, b.born) +
    addressScore(a, b) +
    (mailbox(a.email) === mailbox(b.email) ? 6 : 0) +
    (a.devices?.some((device) => b.devices?.includes(device)) ? 2 : 0)
  );
}

export function compare(a: Candidate, b: Candidate): Verdict {
  const exact = foldedName(a) === foldedName(b) && a.born === b.born && foldedAddress(a) === foldedAddress(b);
  if (exact) return 'twin';
  return score(a, b) >= HOLD ? 'near' : 'distinct';
}

/** Names as written, or with first and last name in the wrong boxes. */
function nameScore(a: Candidate, b: Candidate): number {
  const straight = firstNameScore(a.firstName, b.firstName) + lastNameScore(a.lastName, b.lastName);
  const crossed = firstNameScore(a.firstName, b.lastName) + firstNameScore(a.lastName, b.firstName);
  return Math.max(straight, crossed);
}

function firstNameScore(a: string, b: string): number {
  const weight = { equal: 3, near: 2, other: -7 };
  const [left, right] = [nameParts(a), nameParts(b)];
  if (isInitialOf(left, right) || isInitialOf(right, left)) return 0; // it speaks neither for nor against it
  return Math.max(partsScore(left, right, weight), partsScore(left.map(nicknameRoot), right.map(nicknameRoot), weight));
}

/** "J." for Jolanda, "H. P." for Hans Peter. */
const isInitialOf = (short: readonly string[], long: readonly string[]): boolean =>
  short.length > 0 && short.every((part, i) => part.length === 1 && long[i]?.startsWith(part) === true);

function lastNameScore(a: string, b: string): number {
  return partsScore(nameParts(a), nameParts(b), { equal: 4, near: 3, other: -3 });
}

/** Equal when all parts are; near when one part meets another: second names and double names come and go. */
function partsScore(
  a: readonly string[],
  b: readonly string[],
  weight: { readonly equal: number; readonly near: number; readonly other: number },
): number {
  const left = a.map(squeeze);
  const right = b.map(squeeze);
  if (left.join('') === right.join('') || [...left].sort().join(' ') === [...right].sort().join(' '))
    return weight.equal;
  if (isNear(left.join(''), right.join('')) || isNear(a.join(''), b.join(''))) return weight.near;
  const meets = left.some((part) => right.some((other) => part === other || isNear(part, other)));
  return meets ? weight.near : weight.other;
}

function bornScore(a: string, b: string): number {
  if (a === b) return 6;
  return isNearDay(a, b) ? 3 : -4;
}

/** One digit mistyped, two neighbours swapped, day and month exchanged. */
export function isNearDay(a: string, b: string): boolean {
  const [left, right] = [a.replaceAll('-', ''), b.replaceAll('-', '')];
  const differing = [...left].flatMap((digit, i) => (digit === right[i] ? [] : [i]));
  if (differing.length <= 1) return true;
  const [first, second] = differing as [number, number];
  const swapped =
    differing.length === 2 && second === first + 1 && left[first] === right[second] && left[second] === right[first];
  const exchanged =
    left.slice(0, 4) === right.slice(0, 4) &&
    left.slice(4, 6) === right.slice(6) &&
    left.slice(6) === right.slice(4, 6);
  return swapped || exchanged;
}

function addressScore(a: Candidate, b: Candidate): number {
  if (foldedAddress(a) === foldedAddress(b)) return 4;
  if (a.postcode !== b.postcode) return 0;
  return isNear(foldedStreet(a.street), foldedStreet(b.street)) ? 3 : 1;
}

/**
 * Keys under which a person is filed: two registrations worth comparing share at least one. A birthday holds about
 * one in 22,000 people, so that each newcomer meets a handful of others and never all of them.
 */
export function blockingKeys(person: Candidate): readonly string[] {
  const [year = '', month = '', day = ''] = person.born.split('-');
  const sounds = [...nameParts(person.firstName).map(nicknameRoot), ...nameParts(person.lastName)].map(sound).sort();
  const roots = nameParts(person.firstName).map(nicknameRoot).map(squeeze);
  const keys = [
    `born ${person.born}`,
    `name ${sounds.join(' ')}`,
    `home ${foldedAddress(person)}`,
    `mail ${mailbox(person.email)}`,
    ...[...nameParts(person.lastName), ...nameParts(person.firstName)].map(
      (part) => `year ${sound(part)} ${[month, day].sort().join('')}`,
    ),
    ...roots.map((root) => `first ${squeeze(root)} ${person.postcode} ${year}`),
  ];
  return [...new Set(keys)];
}

export type Match = Immutable<{ id: PersonId; verdict: Exclude<Verdict, 'distinct'>; score: number }>;

/** Everybody among the candidates who is or may be the newcomer; twins first, then by score. */
export function matches(newcomer: Candidate, candidates: Iterable<Candidate>): readonly Match[] {
  const found: Match[] = [];
  for (const candidate of candidates) {
    if (candidate.id === newcomer.id) continue;
    const verdict = compare(newcomer, candidate);
    if (verdict !== 'distinct') found.push({ id: candidate.id, verdict, score: score(newcomer, candidate) });
  }
  return found.sort((a, b) => Number(b.verdict === 'twin') - Number(a.verdict === 'twin') || b.score - a.score);
}
