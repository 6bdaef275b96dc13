import { absurd, invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { type Around, noChance, type Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { type Day, type Instant, isDay } from '../kit/time.ts';
import {
  type AdmissionCommand,
  type AdmissionEvent,
  type AdmissionFacts,
  type AdmissionRefusal,
  admissionProcess,
  offerFreely,
} from './admission.ts';
import { type Phase, whereIs } from './calendar.ts';
import { type ExtensionRefusal, extended } from './extension.ts';
import { calendarFor, type Fixed, fixedAgainst } from './fixed.ts';
import { MOTION_ARTICLE, type Motion, type Proposal } from './motion.ts';
import { establish, type OfficialRefusal, rankingHash } from './officialRanking.ts';
import { type Admission, isHeld, placeOf, wildCardsGiven } from './place.ts';
import { type RoundMayCome, redraw } from './redraw.ts';
import { type NotSettled, notSettled } from './settled.ts';
import type { Row } from './standings.ts';
import { faultsOf, type Template, type TemplateFault } from './template.ts';

/** A computer player by name, so exactly that anybody can let it play again. */
export type Computers = Immutable<{ level: string; version: string; weights: string }>;

/** Suspended: no match starts, clocks stand still. Cancelled: for good (SSC 8.02, ruling G30). */
export type Standing = 'running' | 'suspended' | 'cancelled';

/** One championship, from its announcement to the list of finalists. */
export type Edition = Immutable<{
  id: string;
  title: string;
  template: Template;
  start: Day;
  /** The computer players: the same for everybody, from the first match of the edition to the last (ruling M3). */
  computers: Computers;
  standing: Standing;
  suspendedAt: Instant | null;
  proposals: Proposal[];
  excluded: { number: number; reason: string; at: Instant }[];
  /** The newest official version of each phase and the version that is published (SSC 8.04). */
  rankings: { phase: Phase; version: number; hash: string; published: number | null }[];
  admission: Admission;
}>;

export type EditionCommand =
  | AdmissionCommand
  | Immutable<
      | { type: 'create'; id: string; title: string; template: Template; start: Day; computers: Computers }
      | { type: 'edit'; title: string; template: Template; start: Day }
      | { type: 'suspend'; reason: string }
      | { type: 'resume' }
      | { type: 'proposeCancellation'; reason: string }
      | { type: 'proposeGivingBack'; number: number; match: string; reason: string }
      | { type: 'proposeGivingAllBack'; reason: string }
      | { type: 'proposeRedraw'; draw: string; commitment: string; reason: string }
      | { type: 'proposeExtension'; last: number; lastStart: string; reason: string }
      | { type: 'proposeWildCard'; number: number; reason: string }
      | { type: 'decideProposal'; id: string; approve: boolean }
      | { type: 'exclude'; number: number; reason: string; proposedBy: string; approvedBy: string }
      | { type: 'readmit'; number: number }
      | { type: 'establishRanking'; phase: Phase; reason: string }
      | { type: 'publishRanking'; phase: Phase; version: number }
    >;

export type EditionEvent =
  | AdmissionEvent
  | Immutable<
      | { type: 'created'; id: string; title: string; template: Template; start: Day; computers: Computers }
      | { type: 'edited'; title: string; template: Template; start: Day }
      | { type: 'suspended'; reason: string; at: Instant }
      | { type: 'resumed'; at: Instant; pausedFor: number }
      | { type: 'cancelled'; reason: string; at: Instant }
      /** One match, or all that were open at that instant (match: null): the attempts are given back. G10 */
      | { type: 'matchesGivenBack'; match: string | null; openAt: Instant; reason: string }
      | { type: 'extended'; until: Instant; reason: string }
      | { type: 'proposed'; id: string; motion: Motion; by: string; at: Instant }
      | { type: 'proposalDecided'; id: string; approved: boolean; by: string; at: Instant }
      | { type: 'excluded'; number: number; reason: string; at: Instant }
      | { type: 'readmitted'; number: number }
      | { type: 'rankingEstablished'; phase: Phase; version: number; hash: string; reason: string; by: string }
      | { type: 'rankingPublished'; phase: Phase; version: number }
    >;

export type EditionRefusal =
  | AdmissionRefusal
  | OfficialRefusal
  | NotSettled
  | Fixed
  | RoundMayCome
  | Extract<ExtensionRefusal, { readonly code: 'not-later' }>
  | Immutable<
      | { code: 'edition-exists'; id: string }
      | { code: 'no-edition' }
      | { code: 'bad-start'; start: string }
      | { code: 'bad-template'; faults: TemplateFault[] }
      | { code: 'reason-missing' }
      | { code: 'cannot-give-back'; number: number; match: string; article: 'SSC 8.02' }
      | { code: 'cancelled'; article: 'SSC 8.02' }
      | { code: 'suspended'; article: 'SSC 8.02' }
      | { code: 'not-suspended'; article: 'SSC 8.02' }
      | { code: 'proposal-known'; id: string }
      | { code: 'unknown-proposal'; id: string }
      | { code: 'proposal-decided'; id: string }
      | { code: 'second-person-needed'; article: 'SSC 8.01' | 'SSC 7.02' | 'SSC 8.02' | 'SSC 8.04' }
      | { code: 'excluded-already'; number: number; article: 'SSC 8.01' }
      | { code: 'not-excluded'; number: number; article: 'SSC 8.01' }
      | { code: 'wild-cards-given'; most: number; article: 'SSC 7.02' }
      | { code: 'other-version'; newest: number; article: 'SSC 8.04' }
      | { code: 'ranking-moved'; article: 'SSC 8.04' }
    >;

/** The lists a decision rests on; those it does not ask for may be empty. */
export type EditionFacts = Immutable<{
  /** The ranking as the matches say now, of the phase in question: what becomes official, or must agree. SSC 8.04 */
  standings: Row[];
  /** The newest official list of the semi-final: what fills the places. SSC 7.02 */
  official: Row[];
  /** Matches of the phase in question that are not over. */
  open: number;
  /** Whether the number in question is that of a participant. */
  hasEntered: boolean;
  /** Whether the match in question is of the number in question and was not played to its end. */
  canGiveBack: boolean;
}>;
export const NO_LISTS: EditionFacts = {
  standings: [],
  official: [],
  open: 0,
  hasEntered: true,
  canGiveBack: false,
};

type Answer = Result<readonly EditionEvent[], EditionRefusal>;
type Circumstances = Pick<Around<EditionFacts, string>, 'now' | 'by' | 'facts'>;
type Asked<Type extends EditionCommand['type']> = Extract<EditionCommand, { type: Type }>;

function decide(edition: Edition | undefined, command: EditionCommand, around: Circumstances): Answer {
  const { now, by, facts } = around;
  if (command.type === 'create') return decideCreate(edition, command);
  if (edition === undefined) return refuse({ code: 'no-edition' });
  if (edition.standing === 'cancelled') return refuse({ code: 'cancelled', article: 'SSC 8.02' });
  switch (command.type) {
    case 'edit':
      return decideEdit(edition, command, now);
    case 'suspend':
      if (command.reason.trim() === '') return refuse({ code: 'reason-missing' });
      if (edition.standing === 'suspended') return refuse({ code: 'suspended', article: 'SSC 8.02' });
      return ok([{ type: 'suspended', reason: command.reason, at: now }]);
    case 'resume':
      if (edition.suspendedAt === null) return refuse({ code: 'not-suspended', article: 'SSC 8.02' });
      return ok([{ type: 'resumed', at: now, pausedFor: now - edition.suspendedAt }]);
    case 'proposeCancellation':
      return proposeMotion(edition, { ...command, kind: 'cancellation' }, `cancellation-${now}`, around);
    case 'proposeGivingBack':
      return proposeMotion(edition, { ...command, kind: 'giveBack' }, `give-back-${command.match}`, around);
    case 'proposeGivingAllBack':
      return proposeMotion(edition, { ...command, kind: 'giveAllBack' }, `give-all-back-${now}`, around);
    case 'proposeRedraw':
      return proposeMotion(edition, { ...command, kind: 'redraw' }, `redraw-${command.draw}-${now}`, around);
    case 'proposeExtension':
      return proposeMotion(edition, { ...command, kind: 'extension' }, `extension-${now}`, around);
    case 'proposeWildCard':
      return proposeMotion(edition, { ...command, kind: 'wildCard' }, `wild-card-${command.number}-${now}`, around);
    case 'decideProposal':
      return decideProposal(edition, command, around);
    case 'exclude':
    case 'readmit':
      return decideExclusion(edition, command, now);
    case 'establishRanking':
      return decideRanking(edition, command, around);
    case 'publishRanking': {
      const newest = rankingOf(edition, command.phase)?.version ?? 0;
      const { version } = command;
      if (version < 1 || version > newest) return refuse({ code: 'unknown-version', version, article: 'SSC 8.04' });
      return ok([{ type: 'rankingPublished', phase: command.phase, version }]);
    }
    default:
      return admissionProcess.decide(edition.admission, command, {
        ...{ now, by, chance: noChance, facts: admissionFacts(edition, facts) },
      });
  }
}

function admissionFacts(edition: Edition, { official, standings, open, hasEntered }: EditionFacts): AdmissionFacts {
  const { version = 0, hash = '' } = rankingOf(edition, 'semiFinal') ?? {};
  return {
    ...{ edition: edition.id, calendar: calendarFor(edition), recounted: standings, open, hasEntered },
    isExcluded: (number) => isExcluded(edition, number),
    official: { version, hash, rows: official },
  };
}

function decideCreate(edition: Edition | undefined, command: Asked<'create'>): Answer {
  if (edition !== undefined) return refuse({ code: 'edition-exists', id: edition.id });
  if (!isDay(command.start)) return refuse({ code: 'bad-start', start: command.start });
  const faults = faultsOf(command.template);
  if (faults.length > 0) return refuse({ code: 'bad-template', faults: [...faults] });
  return ok([{ ...command, type: 'created' }]);
}

/** What has been opened stays as it was announced: doors that have opened and settings whose phase has begun. */
function decideEdit(edition: Edition, { title, template, start }: Asked<'edit'>, now: Instant): Answer {
  if (!isDay(start)) return refuse({ code: 'bad-start', start });
  const faults = faultsOf(template);
  if (faults.length > 0) return refuse({ code: 'bad-template', faults: [...faults] });
  const fixed = fixedAgainst(edition, { template, start }, now);
  return fixed ? refuse(fixed) : ok([{ type: 'edited', title, template, start }]);
}

/** The first list is a fact; a correction is a decision, and waits for a second person (SSC 8.04). */
function decideRanking(edition: Edition, { phase, reason }: Asked<'establishRanking'>, around: Circumstances): Answer {
  const unsettled = notSettled(calendarFor(edition), phase, around.facts.open, around.now, 'SSC 8.04');
  if (unsettled) return refuse(unsettled);
  const established = establish(rankingOf(edition, phase), around.facts.standings, reason);
  if (!established.ok) return established;
  const { version, hash } = established.value;
  if (version === 1) return ok([{ type: 'rankingEstablished', phase, version, hash, reason, by: around.by }]);
  const id = `ranking-${phase}-${version}-${hash.slice(0, 12)}`;
  return propose(edition, id, { kind: 'correctRanking', phase, version, hash, reason }, around);
}

/** What could not be carried out now is not proposed either. */
function proposeMotion(
  edition: Edition,
  { type: _type, ...motion }: Motion & { readonly type: string },
  id: string,
  around: Circumstances,
): Answer {
  if (motion.reason.trim() === '') return refuse({ code: 'reason-missing' });
  const possible = carryOut(edition, motion, around.now, around);
  return possible.ok ? propose(edition, id, motion, around) : possible;
}

function propose(edition: Edition, id: string, motion: Motion, { by, now }: Circumstances): Answer {
  if (edition.proposals.some((proposal) => proposal.id === id)) return refuse({ code: 'proposal-known', id });
  return ok([{ type: 'proposed', id, motion, by, at: now }]);
}

function decideProposal(edition: Edition, { id, approve }: Asked<'decideProposal'>, around: Circumstances): Answer {
  const { by, now } = around;
  const proposal = edition.proposals.find((candidate) => candidate.id === id);
  if (proposal === undefined) return refuse({ code: 'unknown-proposal', id });
  if (proposal.decision !== null) return refuse({ code: 'proposal-decided', id });
  // Whoever proposed may take it back, but not approve it.
  if (approve && proposal.by === by) {
    return refuse({ code: 'second-person-needed', article: MOTION_ARTICLE[proposal.motion.kind] });
  }
  const decided: EditionEvent = { type: 'proposalDecided', id, approved: approve, by, at: now };
  if (!approve) return ok([decided]);
  const done = carryOut(edition, proposal.motion, proposal.at, around);
  return done.ok ? ok([decided, ...done.value]) : done;
}

function carryOut(edition: Edition, motion: Motion, proposedAt: Instant, around: Circumstances): Answer {
  const { by, now, facts } = around;
  switch (motion.kind) {
    case 'wildCard':
      return giveWildCard(edition, motion.number, around);
    case 'cancellation':
      return ok([{ type: 'cancelled', reason: motion.reason, at: now }]);
    case 'giveBack': {
      const { number, match, reason } = motion;
      if (!facts.canGiveBack) return refuse({ code: 'cannot-give-back', number, match, article: 'SSC 8.02' });
      return ok([{ type: 'matchesGivenBack', match, openAt: proposedAt, reason }]);
    }
    case 'giveAllBack':
      return ok([{ type: 'matchesGivenBack', match: null, openAt: proposedAt, reason: motion.reason }]);
    case 'redraw':
      return redraw(edition.admission, motion, now);
    case 'extension': {
      const later = extended(edition, motion);
      if (!later.ok) return later;
      const { template, until } = later.value;
      const { title, start } = edition;
      return ok([
        { type: 'edited', title, template, start },
        { type: 'extended', until, reason: motion.reason },
      ]);
    }
    case 'correctRanking': {
      const { phase, version, hash, reason } = motion;
      const unsettled = notSettled(calendarFor(edition), phase, facts.open, now, 'SSC 8.04');
      if (unsettled) return refuse(unsettled);
      const newest = rankingOf(edition, phase)?.version ?? 0;
      if (version !== newest + 1) return refuse({ code: 'other-version', newest, article: 'SSC 8.04' });
      // A match or an exclusion has changed the list since: what was proposed is no longer true.
      if (rankingHash(facts.standings) !== hash) return refuse({ code: 'ranking-moved', article: 'SSC 8.04' });
      return ok([{ type: 'rankingEstablished', phase, version, hash, reason, by }]);
    }
    default:
      return absurd(motion);
  }
}

function giveWildCard(edition: Edition, number: number, { now, facts }: Circumstances): Answer {
  if (!facts.hasEntered) return refuse({ code: 'unknown-number', number, article: 'SSC 7.02' });
  const most = edition.template.final.wildCards;
  if (isExcluded(edition, number)) return refuse({ code: 'excluded', number, article: 'SSC 8.01' });
  if (wildCardsGiven(edition.admission) >= most) return refuse({ code: 'wild-cards-given', most, article: 'SSC 7.02' });
  return offerFreely(edition.admission, number, 'wildCard', calendarFor(edition), now);
}

/** An exclusion takes the place in the final away, also later (SSC 8.01); being let in again does not give it back. */
function decideExclusion(edition: Edition, command: Asked<'exclude' | 'readmit'>, at: Instant): Answer {
  const { number } = command;
  const excluded = isExcluded(edition, number);
  if (command.type === 'readmit') {
    if (!excluded) return refuse({ code: 'not-excluded', number, article: 'SSC 8.01' });
    return ok([{ type: 'readmitted', number }]);
  }
  if (command.proposedBy === command.approvedBy) return refuse({ code: 'second-person-needed', article: 'SSC 8.01' });
  if (excluded) return refuse({ code: 'excluded-already', number, article: 'SSC 8.01' });
  const place = placeOf(edition.admission, number);
  const revoked: EditionEvent[] = place && isHeld(place) ? [{ type: 'placeRevoked', number }] : [];
  return ok([{ type: 'excluded', number, reason: command.reason, at }, ...revoked]);
}

function evolve(edition: Edition | undefined, event: EditionEvent): Edition {
  if (event.type === 'created') {
    const { id, title, template, start, computers } = event;
    const empty = { suspendedAt: null, proposals: [], excluded: [], rankings: [], admission: admissionProcess.initial };
    return { id, title, template, start, computers, standing: 'running', ...empty };
  }
  invariant(edition !== undefined, 'an edition starts with `created`');
  switch (event.type) {
    case 'edited':
      return { ...edition, title: event.title, template: event.template, start: event.start };
    case 'suspended':
      return { ...edition, standing: 'suspended', suspendedAt: event.at };
    case 'resumed':
      return { ...edition, standing: 'running', suspendedAt: null };
    case 'cancelled':
      return { ...edition, standing: 'cancelled', suspendedAt: null };
    case 'proposed': {
      const { id, motion, by, at } = event;
      return { ...edition, proposals: [...edition.proposals, { id, motion, by, at, decision: null }] };
    }
    case 'proposalDecided': {
      const { id, by, approved, at } = event;
      const decide = (proposal: Proposal) =>
        proposal.id === id ? { ...proposal, decision: { by, approved, at } } : proposal;
      return { ...edition, proposals: edition.proposals.map(decide) };
    }
    case 'matchesGivenBack':
    case 'extended':
      return edition; // the entries and the calendar say the rest
    case 'excluded': {
      const { number, reason, at } = event;
      return { ...edition, excluded: [...edition.excluded, { number, reason, at }] };
    }
    case 'readmitted':
      return { ...edition, excluded: edition.excluded.filter(({ number }) => number !== event.number) };
    case 'rankingEstablished': {
      const { phase, version, hash } = event;
      const published = rankingOf(edition, phase)?.published ?? null;
      const others = edition.rankings.filter((ranking) => ranking.phase !== phase);
      return { ...edition, rankings: [...others, { phase, version, hash, published }] };
    }
    case 'rankingPublished': {
      const publish = (ranking: Edition['rankings'][number]) =>
        ranking.phase === event.phase ? { ...ranking, published: event.version } : ranking;
      return { ...edition, rankings: edition.rankings.map(publish) };
    }
    default:
      return { ...edition, admission: admissionProcess.evolve(edition.admission, event) };
  }
}

/** A championship; undefined before `created`. */
export const editionProcess: Process<Edition | undefined, EditionCommand, EditionEvent, EditionFacts, EditionRefusal> =
  { initial: undefined, decide, evolve };

export const isExcluded = (edition: Edition, number: number): boolean =>
  edition.excluded.some((excluded) => excluded.number === number);

export const rankingOf = (edition: Edition, phase: Phase): Edition['rankings'][number] | undefined =>
  edition.rankings.find((ranking) => ranking.phase === phase);

/** Which phase an edition is in, for a heading: the open or next one, or what follows the last. */
export function phaseNow(edition: Edition, now: Instant): Phase | 'admission' {
  const where = whereIs(calendarFor(edition), now);
  return where.at === 'open' ? where.door.phase : where.at === 'closed' ? where.next.phase : 'admission';
}
