import { absurd, invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import {
  type ChangeCommand,
  type ChangeEvent,
  type ChangeRefusal,
  type ChangeRequest,
  decideChange,
  evolveChange,
} from './changeRequest.ts';
import type { Role } from './role.ts';
import { isInForce, RULES_TO_REGISTER } from './rules.ts';

/** Opaque and random. Events know people only by it; names and addresses stand in a record that can be erased. */
export type PersonId = string;
export type Language = 'de' | 'fr' | 'it' | 'en';
export const LANGUAGES: readonly Language[] = ['de', 'fr', 'it', 'en'];

/** 'publication': name and town in the lists before the final (G28). 'image': photographs of the final (SSC 8.03). 'daily': name in the tables of the daily twelve. */
export const CONSENTS = ['publication', 'image', 'daily'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Why somebody is excluded; words of their own go to the erasable record. SSC 1, SSC 3, SSC 8.01 */
export const EXCLUSION_REASONS = {
  'second-account': 'SSC 3',
  'foreign-account': 'SSC 3',
  'lent-account': 'SSC 3',
  employee: 'SSC 1',
  household: 'SSC 1',
  manipulation: 'SSC 8.01',
  'rules-violated': 'SSC 8.01',
} as const;
export type ExclusionReason = keyof typeof EXCLUSION_REASONS;

export type Proposal = Immutable<{ kind: 'exclude' | 'readmit'; reason: ExclusionReason; by: PersonId; at: Instant }>;
export type Exclusion = Immutable<{
  reason: ExclusionReason;
  article: string;
  proposedBy: PersonId;
  approvedBy: PersonId;
  at: Instant;
}>;

export type Person = Immutable<{
  id: PersonId;
  via: 'email' | 'openid' | 'staff';
  registeredAt: Instant;
  /** The code of the personal link through which the person came. SSC 5.04 */
  referral?: string;
  confirmed: boolean;
  /** Accepted version of each set of rules, e.g. { ssc: '2024-09-27' }. SSC 3, B21 5 */
  rules: Readonly<Record<string, string>>;
  consents: Consent[];
  roles: Role[];
  /** Perhaps the same person as these: plays no championship until somebody has looked. */
  hold?: { suspects: PersonId[]; since: Instant };
  proposal?: Proposal;
  exclusion?: Exclusion;
  request?: ChangeRequest;
  deletedAt?: Instant;
}>;

export type PersonCommand = Immutable<
  | {
      type: 'register';
      id: PersonId;
      via: Person['via'];
      /** Set when the address needs no mail: the provider vouches for it, or staff came by a one-time link. */
      confirmed: boolean;
      rules: Readonly<Record<string, string>>;
      consents: Consent[];
      referral?: string;
    }
  | { type: 'confirmEmail' }
  | { type: 'acceptRules'; rules: string; version: string }
  | { type: 'setConsent'; consent: Consent; given: boolean }
  | { type: 'changeDetails'; fields: string[] }
  | ChangeCommand
  | { type: 'release' }
  | { type: 'proposeExclusion'; reason: ExclusionReason }
  | { type: 'proposeReadmission' }
  | { type: 'approve' }
  | { type: 'dropProposal' }
  | { type: 'setRole'; role: Role; given: boolean }
  | { type: 'noteSecret'; what: 'password' | 'second-factor' }
  | { type: 'makeLink'; newFactor: boolean }
  | { type: 'endSessions' }
  | { type: 'delete' }
>;

export type PersonEvent = Immutable<
  | {
      type: 'registered';
      id: PersonId;
      via: Person['via'];
      at: Instant;
      rules: Readonly<Record<string, string>>;
      consents: Consent[];
      referral?: string;
    }
  | { type: 'emailConfirmed'; at: Instant }
  | { type: 'rulesAccepted'; rules: string; version: string; at: Instant }
  | { type: 'consentGiven'; consent: Consent; at: Instant }
  | { type: 'consentWithdrawn'; consent: Consent; at: Instant }
  | { type: 'detailsChanged'; fields: string[]; at: Instant }
  | ChangeEvent
  | { type: 'held'; suspects: PersonId[]; at: Instant }
  | { type: 'released'; by: PersonId; at: Instant }
  | { type: 'proposed'; kind: Proposal['kind']; reason: ExclusionReason; by: PersonId; at: Instant }
  | { type: 'proposalDropped'; by: PersonId; at: Instant }
  | {
      type: 'excluded';
      reason: ExclusionReason;
      article: string;
      proposedBy: PersonId;
      approvedBy: PersonId;
      at: Instant;
    }
  | { type: 'readmitted'; proposedBy: PersonId; approvedBy: PersonId; at: Instant }
  | { type: 'roleGiven'; role: Role; by: PersonId; at: Instant }
  | { type: 'roleTaken'; role: Role; by: PersonId; at: Instant }
  | { type: 'secretChanged'; what: 'password' | 'second-factor'; at: Instant }
  /** A link that signs the person in; with newFactor it also forgets the phone with the codes. */
  | { type: 'linkMade'; newFactor: boolean; by: PersonId; at: Instant }
  | { type: 'sessionsEnded'; by: PersonId; at: Instant }
  | { type: 'deleted'; at: Instant }
>;

export type PersonRefusal = Immutable<
  | { code: 'already-registered'; article: 'SSC 1' }
  | { code: 'not-registered' }
  | { code: 'person-deleted' }
  | { code: 'rules-not-accepted'; rules: string; version: string; article: 'SSC 3' }
  | { code: 'rules-not-in-force'; rules: string }
  | { code: 'not-held' }
  | { code: 'already-excluded'; reason: ExclusionReason }
  | { code: 'not-excluded' }
  | { code: 'already-proposed'; by: PersonId }
  | { code: 'nothing-proposed' }
  | ChangeRefusal
>;

/** Who, by name, birthday and address, may be the same person: found in the records, which the rules do not see. */
type PersonFacts = Immutable<{ suspects: PersonId[] }>;
type AroundPerson = Around<PersonFacts, PersonId>;
type Decision = Result<readonly PersonEvent[], PersonRefusal>;

/** What is asked → what happens, or why it is refused. An empty list: it is so already. */
function decide(person: Person | undefined, command: PersonCommand, around: AroundPerson): Decision {
  if (command.type === 'register') return decideRegister(person, command, around);
  if (person === undefined) return refuse({ code: 'not-registered' });
  if (person.deletedAt !== undefined) return refuse({ code: 'person-deleted' });
  const { now: at, by, facts } = around;
  switch (command.type) {
    case 'confirmEmail':
      return ok(person.confirmed ? [] : [{ type: 'emailConfirmed', at }]);
    case 'acceptRules': {
      const { rules, version } = command;
      if (!isInForce(rules, version)) return refuse({ code: 'rules-not-in-force', rules });
      return ok(person.rules[rules] === version ? [] : [{ type: 'rulesAccepted', rules, version, at }]);
    }
    case 'setConsent': {
      const { consent, given } = command;
      if (person.consents.includes(consent) === given) return ok([]);
      return ok([{ type: given ? 'consentGiven' : 'consentWithdrawn', consent, at }]);
    }
    case 'changeDetails':
      if (command.fields.length === 0) return ok([]);
      return ok([{ type: 'detailsChanged', fields: command.fields, at }, ...holds(facts.suspects, at)]);
    case 'requestChange':
    case 'withdrawChange':
    case 'decideChange': {
      const decided = decideChange(person, command, by, at);
      if (!decided.ok) return decided;
      const isGranted = decided.value.some((event) => event.type === 'changeDecided' && event.isGranted);
      const fields = [...(person.request?.fields ?? [])];
      return ok([
        ...decided.value,
        ...(isGranted ? [{ type: 'detailsChanged', fields, at } as const, ...holds(facts.suspects, at)] : []),
      ]);
    }
    case 'release':
      if (!person.hold) return refuse({ code: 'not-held' });
      if (by === person.id) return refuse({ code: 'not-about-oneself' });
      return ok([{ type: 'released', by, at }]);
    case 'proposeExclusion':
    case 'proposeReadmission':
    case 'approve':
    case 'dropProposal':
      return decideExclusion(person, command, around);
    case 'setRole': {
      const { role, given } = command;
      if (person.roles.includes(role) === given) return ok([]);
      return ok([{ type: given ? 'roleGiven' : 'roleTaken', role, by, at }]);
    }
    case 'noteSecret':
      return ok([{ type: 'secretChanged', what: command.what, at }]);
    case 'makeLink':
      return ok([{ type: 'linkMade', newFactor: command.newFactor, by, at }]);
    case 'endSessions':
      return ok([{ type: 'sessionsEnded', by, at }]);
    case 'delete':
      return ok([{ type: 'deleted', at }]);
    default:
      return absurd(command);
  }
}

function decideRegister(
  person: Person | undefined,
  command: Extract<PersonCommand, { type: 'register' }>,
  { now: at, facts }: AroundPerson,
): Decision {
  if (person !== undefined) return refuse({ code: 'already-registered', article: 'SSC 1' });
  // Staff do not take part, so they have no rules to accept.
  const required = command.via === 'staff' ? {} : RULES_TO_REGISTER;
  for (const [rules, version] of Object.entries(required)) {
    if (command.rules[rules] !== version)
      return refuse({ code: 'rules-not-accepted', rules, version, article: 'SSC 3' });
  }
  const { id, via, consents, referral } = command;
  // What else a form names is no rule of ours.
  const rules = required;
  const registered: PersonEvent = {
    type: 'registered',
    id,
    via,
    at,
    rules,
    consents,
    ...(referral === undefined ? {} : { referral }),
  };
  return ok([
    registered,
    ...(command.confirmed ? [{ type: 'emailConfirmed', at } as const] : []),
    ...holds(facts.suspects, at),
  ]);
}

const holds = (suspects: readonly PersonId[], at: Instant): PersonEvent[] =>
  suspects.length === 0 ? [] : [{ type: 'held', suspects: [...suspects], at }];

/** Proposed by one, approved by another: nobody is excluded or let in again by one person alone. */
function decideExclusion(
  person: Person,
  command: Extract<PersonCommand, { type: 'proposeExclusion' | 'proposeReadmission' | 'approve' | 'dropProposal' }>,
  { now: at, by }: AroundPerson,
): Decision {
  const { proposal, exclusion } = person;
  if (by === person.id) return refuse({ code: 'not-about-oneself' });
  switch (command.type) {
    case 'proposeExclusion':
      if (exclusion) return refuse({ code: 'already-excluded', reason: exclusion.reason });
      if (proposal) return refuse({ code: 'already-proposed', by: proposal.by });
      return ok([{ type: 'proposed', kind: 'exclude', reason: command.reason, by, at }]);
    case 'proposeReadmission':
      if (!exclusion) return refuse({ code: 'not-excluded' });
      if (proposal) return refuse({ code: 'already-proposed', by: proposal.by });
      return ok([{ type: 'proposed', kind: 'readmit', reason: exclusion.reason, by, at }]);
    case 'dropProposal':
      return proposal ? ok([{ type: 'proposalDropped', by, at }]) : refuse({ code: 'nothing-proposed' });
    case 'approve': {
      if (!proposal) return refuse({ code: 'nothing-proposed' });
      if (proposal.by === by) return refuse({ code: 'second-person-needed', proposedBy: by });
      const both = { proposedBy: proposal.by, approvedBy: by, at };
      const { reason } = proposal;
      return ok([
        proposal.kind === 'readmit'
          ? { type: 'readmitted', ...both }
          : { type: 'excluded', reason, article: EXCLUSION_REASONS[reason], ...both },
      ]);
    }
    default:
      return absurd(command);
  }
}

/** What happened → the new state. */
function evolve(person: Person | undefined, event: PersonEvent): Person {
  if (event.type === 'registered') {
    const { id, via, at, rules, consents, referral } = event;
    const first = { id, via, registeredAt: at, confirmed: false, rules, consents, roles: ['player'] as const };
    return referral === undefined ? first : { ...first, referral };
  }
  invariant(person !== undefined, 'a person is registered first');
  const { hold: _hold, ...unheld } = person;
  const { proposal: _proposal, ...settled } = person;
  const { request: _request, ...unasked } = person;
  switch (event.type) {
    case 'emailConfirmed':
      return { ...person, confirmed: true };
    case 'rulesAccepted':
      return { ...person, rules: { ...person.rules, [event.rules]: event.version } };
    case 'consentGiven':
      return { ...person, consents: [...person.consents, event.consent] };
    case 'consentWithdrawn':
      return { ...person, consents: person.consents.filter((consent) => consent !== event.consent) };
    case 'detailsChanged':
    case 'secretChanged':
    case 'linkMade':
    case 'sessionsEnded':
      return person;
    case 'changeRequested':
    case 'changeJudged':
    case 'changeWithdrawn':
    case 'changeDecided': {
      const { request, ...rest } = person;
      const next = evolveChange(request, event);
      return next === undefined ? rest : { ...rest, request: next };
    }
    case 'held':
      return { ...person, hold: { suspects: event.suspects, since: event.at } };
    case 'released':
      return unheld;
    case 'proposed': {
      const { kind, reason, by, at } = event;
      return { ...person, proposal: { kind, reason, by, at } };
    }
    case 'proposalDropped':
      return settled;
    case 'excluded': {
      const { reason, article, proposedBy, approvedBy, at } = event;
      return { ...settled, exclusion: { reason, article, proposedBy, approvedBy, at } };
    }
    case 'readmitted': {
      const { exclusion: _exclusion, ...readmitted } = settled;
      return readmitted;
    }
    case 'roleGiven':
      return { ...person, roles: [...person.roles, event.role] };
    case 'roleTaken':
      return { ...person, roles: person.roles.filter((role) => role !== event.role) };
    case 'deleted':
      return { ...unasked, deletedAt: event.at, roles: [], consents: [] };
    default:
      return absurd(event);
  }
}

/** A person, from the registration to the deletion. */
export const personProcess: Process<
  Person | undefined,
  PersonCommand,
  PersonEvent,
  PersonFacts,
  PersonRefusal,
  PersonId
> = { initial: undefined, decide, evolve };
