import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { type Day, type Instant, isDay } from '../kit/time.ts';
import { type AdmissionCommand, type AdmissionEvent, type AdmissionRefusal, admissionProcess } from './admission.ts';
import { type AnnouncementRefusal, announce, archive, edit, type Wish } from './announcement.ts';
import { type Phase, whereIs } from './calendar.ts';
import { decideExclusion } from './exclusion.ts';
import type { ExtensionRefusal } from './extension.ts';
import { calendarFor, type Fixed } from './fixed.ts';
import { type Dressed, decideLook, type Look, type LookCommand, type LookRefusal } from './look.ts';
import type { Audience, MessageText } from './messages.ts';
import type { Duties, Motion, Proposal } from './motion.ts';
import { isMotionCommand, type MotionCommand, motionIn } from './motionCommands.ts';
import { establish, type OfficialRefusal } from './officialRanking.ts';
import type { Admission } from './place.ts';
import { admit, carryOut, carryOutWaiting, decideProposal, propose, proposeMotion } from './proposals.ts';
import type { RoundMayCome } from './redraw.ts';
import type { NewRegulation, Regulation, RegulationRefusal } from './regulation.ts';
import { type NotSettled, notSettled } from './settled.ts';
import { isFinalOver, stageOf } from './stage.ts';
import type { Row } from './standings.ts';
import { faultsOf, type Template, type TemplateFault } from './template.ts';
import type { Titles } from './titles.ts';
import type { Venue } from './venue.ts';

/** A computer player by name, so exactly that anybody can let it play again. */
export type Computers = Immutable<{ level: string; version: string; weights: string }>;

/** Suspended: no match starts, clocks stand still. Cancelled: for good (SSC 8.02, ruling G30). */
export type Standing = 'running' | 'suspended' | 'cancelled';

/** Seen by the office alone; by everybody; laid away. */
export type Publicity = 'draft' | 'announced' | 'archived';

/** One championship, from its first draft to its champion. */
export type Edition = Immutable<{
  id: string;
  title: string;
  titles?: Titles;
  template: Template;
  start: Day;
  /** The computer players: the same for everybody, from the first match of the edition to the last (ruling M3). */
  computers: Computers;
  publicity: Publicity;
  /** Null: from a time when nothing waited and only some things took two. */
  duties: Duties | null;
  venue: Venue | null;
  /** Absent: it was never dressed, and looks as the house does. */
  look?: Dressed;
  /** The texts it was announced with, and those that followed. SSC 8.07 */
  regulations: Regulation[];
  standing: Standing;
  suspendedAt: Instant | null;
  proposals: Proposal[];
  excluded: { number: number; reason: string; at: Instant }[];
  /** The newest official version of each phase and the version that is published (SSC 8.04). */
  rankings: { phase: Phase; version: number; hash: string; published: number | null }[];
  admission: Admission;
  /** The number that won the final. */
  champion: number | null;
}>;

/** What an edition is made of at its beginning; without `isDraft` everybody sees it at once. */
type Made = Immutable<{
  id: string;
  title: string;
  titles?: Titles;
  template: Template;
  start: Day;
  computers: Computers;
  isDraft?: boolean;
  duties?: Duties;
  venue?: Venue | null;
}>;

export type EditionCommand =
  | AdmissionCommand
  | LookCommand
  | MotionCommand
  | Immutable<
      | ({ type: 'create' } & Made)
      | ({ type: 'edit' } & Wish)
      | { type: 'announce' }
      | { type: 'archive' }
      | ({ type: 'publishRegulation' } & NewRegulation)
      | { type: 'suspend'; reason: string }
      | { type: 'resume' }
      | { type: 'sendMessage'; to: Audience; texts: MessageText[] }
      | { type: 'decideProposal'; id: string; approve: boolean }
      | { type: 'carryOut'; id: string }
      | { type: 'exclude'; number: number; reason: string; proposedBy: string; approvedBy: string }
      | { type: 'readmit'; number: number }
      | { type: 'establishRanking'; phase: Phase; reason: string }
      | { type: 'publishRanking'; phase: Phase; version: number }
    >;

export type EditionEvent =
  | AdmissionEvent
  | Immutable<
      | ({ type: 'created' } & Made)
      | ({ type: 'edited' } & Wish)
      | { type: 'dressed'; look: Look | null }
      | { type: 'announced'; at: Instant }
      | { type: 'archived'; at: Instant }
      | ({ type: 'regulationPublished' } & Regulation)
      | { type: 'championNamed'; number: number }
      | { type: 'suspended'; reason: string; at: Instant }
      | { type: 'messageSent'; to: Audience; texts: MessageText[] }
      | { type: 'resumed'; at: Instant; pausedFor: number }
      | { type: 'cancelled'; reason: string; at: Instant }
      /** One match, or all that were open at that instant (match: null): the attempts are given back. G10 */
      | { type: 'matchesGivenBack'; match: string | null; openAt: Instant; reason: string }
      | { type: 'extended'; until: Instant; reason: string }
      | { type: 'proposed'; id: string; motion: Motion; by: string; at: Instant }
      /** `effective`: when it is carried out; absent: now. */
      | { type: 'proposalDecided'; id: string; approved: boolean; by: string; at: Instant; effective?: Instant }
      | { type: 'proposalEnded'; id: string; end: 'carriedOut' | 'failed' }
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
  | AnnouncementRefusal
  | RegulationRefusal
  | LookRefusal
  | Extract<ExtensionRefusal, { readonly code: 'not-later' }>
  | Immutable<
      | { code: 'edition-exists'; id: string }
      | { code: 'no-edition' }
      | { code: 'bad-start'; start: string }
      | { code: 'bad-template'; faults: TemplateFault[] }
      | { code: 'no-readers' }
      | { code: 'bad-venue'; article: 'SSC 7.01' }
      | { code: 'final-not-begun'; finalDay: Day; article: 'SSC 7.01' }
      | { code: 'cannot-give-back'; number: number; match: string; article: 'SSC 8.02' }
      | { code: 'final-over'; article: 'SSC 7.02' }
      | { code: 'cancelled'; article: 'SSC 8.02' }
      | { code: 'suspended'; article: 'SSC 8.02' }
      | { code: 'not-suspended'; article: 'SSC 8.02' }
      | { code: 'proposal-known'; id: string }
      | { code: 'unknown-proposal'; id: string }
      | { code: 'proposal-decided'; id: string }
      | { code: 'second-person-needed'; article: 'SSC 8.01' | 'SSC 7.02' | 'SSC 8.02' | 'SSC 8.04' | 'SSC 8.07' }
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
  /** Whether the number in question is that of a participant whose account is there. */
  hasEntered: boolean;
  /** The numbers whose accounts are gone, where places are given. */
  left: number[];
  /** Whether the match in question is of the number in question and was not played to its end. */
  canGiveBack: boolean;
  /** The fingerprints of the pictures that were uploaded for it, of those in question. */
  pictures: string[];
}>;
export const NO_LISTS: EditionFacts = {
  standings: [],
  official: [],
  open: 0,
  hasEntered: true,
  left: [],
  canGiveBack: false,
  pictures: [],
};

export type Answer = Result<readonly EditionEvent[], EditionRefusal>;
export type Circumstances = Pick<Around<EditionFacts, string>, 'now' | 'by' | 'facts'>;
export type Asked<Type extends EditionCommand['type']> = Extract<EditionCommand, { type: Type }>;

function decide(edition: Edition | undefined, command: EditionCommand, around: Circumstances): Answer {
  if (command.type === 'create') return decideCreate(edition, command);
  if (edition === undefined) return refuse({ code: 'no-edition' });
  // Who leaves has no place any more, also where nothing is played for it.
  if (edition.standing === 'cancelled' && command.type !== 'withdraw')
    return refuse({ code: 'cancelled', article: 'SSC 8.02' });
  if (edition.publicity === 'archived' && !LATER.includes(command.type)) return refuse({ code: 'archived' });
  if (!isMotionCommand(command)) return decideAtOnce(edition, command, around);
  return proposeMotion(edition, ...motionIn(command, around.now), around);
}

/** What may still happen to an edition that was laid away. SSC 8.01 */
const LATER: readonly EditionCommand['type'][] = [
  'exclude',
  'readmit',
  'revokeExcluded',
  'withdraw',
  'lapse',
  'carryOut',
];

type AtOnce = Exclude<EditionCommand, MotionCommand | { readonly type: 'create' }>;

function decideAtOnce(edition: Edition, command: AtOnce, around: Circumstances): Answer {
  const { now } = around;
  const isGuarded = edition.duties !== null;
  switch (command.type) {
    case 'edit': {
      const { type: _, ...wish } = command;
      return edit(edition, wish, now);
    }
    case 'dress':
    case 'dressBack':
      return decideLook(edition, command, around.facts);
    case 'announce':
      return announce(edition, now);
    case 'archive':
      return archive(edition, now);
    case 'publishRegulation':
      return decideRegulation(edition, command, around);
    case 'suspend':
      if (command.reason.trim() === '') return refuse({ code: 'reason-missing' });
      if (edition.standing === 'suspended') return refuse({ code: 'suspended', article: 'SSC 8.02' });
      return ok([{ type: 'suspended', reason: command.reason, at: now }]);
    case 'sendMessage':
      if (edition.publicity === 'draft') return refuse({ code: 'no-readers' });
      return ok([{ type: 'messageSent', to: command.to, texts: command.texts }]);
    case 'resume':
      if (edition.suspendedAt === null) return refuse({ code: 'not-suspended', article: 'SSC 8.02' });
      return ok([{ type: 'resumed', at: now, pausedFor: now - edition.suspendedAt }]);
    case 'decideProposal':
      return decideProposal(edition, command, around);
    case 'carryOut':
      return carryOutWaiting(edition, command, around);
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
    case 'nameTitleHolder': {
      const { number } = command;
      if (!isGuarded) return admit(edition, command, around);
      return proposeMotion(edition, { kind: 'titleHolder', number, reason: '' }, `title-holder-${number}`, around);
    }
    case 'withdraw':
      // Who leaves has no place any more; nobody else gives up one in a final that was played.
      if (command.how !== 'left' && isFinalOver(stageOf(edition, now), edition.champion))
        return refuse({ code: 'final-over', article: 'SSC 7.02' });
      return admit(edition, command, around);
    case 'makeCut':
      if (!isGuarded) return admit(edition, command, around);
      return proposeMotion(edition, { kind: 'cut', source: command.source, reason: '' }, 'cut', around);
    default:
      return admit(edition, command, around);
  }
}

function decideCreate(edition: Edition | undefined, command: Asked<'create'>): Answer {
  if (edition !== undefined) return refuse({ code: 'edition-exists', id: edition.id });
  if (!isDay(command.start)) return refuse({ code: 'bad-start', start: command.start });
  const faults = faultsOf(command.template);
  if (faults.length > 0) return refuse({ code: 'bad-template', faults: [...faults] });
  return ok([{ ...command, type: 'created' }]);
}

/** The text of a draft is the office's own; a new one for those who have entered is decided by two. SSC 8.07 */
function decideRegulation(
  edition: Edition,
  { type: _, ...text }: Asked<'publishRegulation'>,
  around: Circumstances,
): Answer {
  const motion = { kind: 'regulation', ...text } as const;
  if (edition.publicity === 'draft') return carryOut(edition, motion, around.now, around);
  return proposeMotion(edition, motion, `regulation-${text.hash.slice(0, 12)}`, around);
}

/** The first list is a fact; a correction is a decision, and waits for a second person (SSC 8.04). */
function decideRanking(edition: Edition, { phase, reason }: Asked<'establishRanking'>, around: Circumstances): Answer {
  const first = { kind: 'establish', phase, reason } as const;
  const unsettled = notSettled(calendarFor(edition), phase, around.facts.open, around.now, 'SSC 8.04');
  if (unsettled) return refuse(unsettled);
  const established = establish(rankingOf(edition, phase), around.facts.standings, reason);
  if (!established.ok) return established;
  const { version, hash } = established.value;
  if (version === 1 && edition.duties === null) return carryOut(edition, first, around.now, around);
  if (version === 1) return propose(edition, `ranking-${phase}-1`, first, around);
  const id = `ranking-${phase}-${version}-${hash.slice(0, 12)}`;
  return propose(edition, id, { kind: 'correctRanking', phase, version, hash, reason }, around);
}

function evolve(edition: Edition | undefined, event: EditionEvent): Edition {
  if (event.type === 'created') {
    const { id, title, titles, template, start, computers, isDraft = false, duties = null, venue = null } = event;
    return {
      ...(titles && { titles }),
      ...{ id, title, template, start, computers, duties, venue, publicity: isDraft ? 'draft' : 'announced' },
      ...{ standing: 'running', suspendedAt: null, regulations: [], proposals: [], excluded: [], rankings: [] },
      ...{ admission: admissionProcess.initial, champion: null },
    };
  }
  invariant(edition !== undefined, 'an edition starts with `created`');
  switch (event.type) {
    case 'edited': {
      const { type: _, ...wish } = event;
      return { ...edition, ...wish };
    }
    case 'dressed':
      return { ...edition, look: { now: event.look, before: edition.look?.now ?? null } };
    case 'announced':
    case 'archived':
      return { ...edition, publicity: event.type };
    case 'regulationPublished': {
      const { type: _, ...regulation } = event;
      return { ...edition, regulations: [...edition.regulations, regulation] };
    }
    case 'championNamed':
      return { ...edition, champion: event.number };
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
      const { id, type: _, ...decision } = event;
      return withProposal(edition, id, (proposal) => ({ ...proposal, decision }));
    }
    case 'proposalEnded':
      return withProposal(edition, event.id, (proposal) => ({
        ...proposal,
        decision: proposal.decision && { ...proposal.decision, end: event.end },
      }));
    case 'messageSent':
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

const withProposal = (edition: Edition, id: string, change: (proposal: Proposal) => Proposal): Edition => ({
  ...edition,
  proposals: edition.proposals.map((proposal) => (proposal.id === id ? change(proposal) : proposal)),
});

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
