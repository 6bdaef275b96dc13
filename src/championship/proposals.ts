import { absurd } from '../kit/absurd.ts';
import { noChance } from '../kit/process.ts';
import { ok, refuse } from '../kit/result.ts';
import { type Instant, MINUTE, zurichInstant } from '../kit/time.ts';
import { instantOfRound, roundFrom } from '../lot/drand.ts';
import type { Source } from '../lot/record.ts';
import { type AdmissionFacts, admissionProcess, offerFreely } from './admission.ts';
import { editedAgainst } from './announcement.ts';
import {
  type Answer,
  type Asked,
  type Circumstances,
  type Edition,
  type EditionEvent,
  type EditionFacts,
  isExcluded,
  rankingOf,
} from './edition.ts';
import { extended } from './extension.ts';
import { calendarFor } from './fixed.ts';
import { isWaiting, MOTION_ARTICLE, type Motion, WAITS } from './motion.ts';
import { establish, rankingHash } from './officialRanking.ts';
import { isHeld, placeOf, wildCardsGiven } from './place.ts';
import { redraw } from './redraw.ts';
import { newestRegulation, regulationRefusal } from './regulation.ts';
import { notSettled } from './settled.ts';

/** What could not be carried out now is not proposed either. */
export function proposeMotion(edition: Edition, motion: Motion, id: string, around: Circumstances): Answer {
  if (!SPEAKS_FOR_ITSELF.includes(motion.kind) && motion.reason.trim() === '') {
    return refuse({ code: 'reason-missing' });
  }
  const possible = carryOut(edition, motion, around.now, around);
  return possible.ok ? propose(edition, id, motion, around) : possible;
}

/** The regulation itself is the reason. SSC 7.02 */
const SPEAKS_FOR_ITSELF: readonly Motion['kind'][] = ['cut', 'titleHolder'];

export function propose(edition: Edition, wished: string, motion: Motion, around: Circumstances): Answer {
  const { by, now } = around;
  const before = edition.proposals.filter(({ id }) => id === wished || id.startsWith(`${wished}/`));
  if (before.some((proposal) => proposal.decision === null || isWaiting(proposal))) {
    return refuse({ code: 'proposal-known', id: wished });
  }
  // What was rejected once may be proposed again.
  const id = before.length === 0 ? wished : `${wished}/${before.length + 1}`;
  const proposed: EditionEvent = { type: 'proposed', id, motion, by, at: now };
  if (edition.duties?.secondPerson !== false) return ok([proposed]);
  const approved = approve(edition, { id, motion, at: now }, around);
  return approved.ok ? ok([proposed, ...approved.value]) : approved;
}

export function decideProposal(
  edition: Edition,
  { id, approve: agrees }: Asked<'decideProposal'>,
  around: Circumstances,
): Answer {
  const { by, now } = around;
  const proposal = edition.proposals.find((candidate) => candidate.id === id);
  if (proposal === undefined) return refuse({ code: 'unknown-proposal', id });
  const isOpen = proposal.decision === null || (!agrees && isWaiting(proposal)); // either may withdraw what waits
  if (!isOpen) return refuse({ code: 'proposal-decided', id });
  if (!agrees) return ok([{ type: 'proposalDecided', id, approved: false, by, at: now }]);
  // Whoever proposed may take it back, but not approve it.
  if (proposal.by === by) {
    return refuse({ code: 'second-person-needed', article: MOTION_ARTICLE[proposal.motion.kind] });
  }
  return approve(edition, proposal, around);
}

interface Approved {
  readonly id: string;
  readonly motion: Motion;
  readonly at: Instant;
}

/** Carried out at once, or after the time in which it may still be withdrawn. */
function approve(edition: Edition, { id, motion, at }: Approved, around: Circumstances): Answer {
  const { by, now } = around;
  const done = carryOut(edition, motion, at, around);
  if (!done.ok) return done;
  const decided = { type: 'proposalDecided', id, approved: true, by, at: now } as const;
  const wait = WAITS.includes(motion.kind) ? (edition.duties?.waitMinutes ?? 0) * MINUTE : 0;
  return wait === 0 ? ok([decided, ...done.value]) : ok([{ ...decided, effective: now + wait }]);
}

/** The hour is over. What is no longer possible is not done, and the office is told. */
export function carryOutWaiting(edition: Edition, { id }: Asked<'carryOut'>, around: Circumstances): Answer {
  const proposal = edition.proposals.find((candidate) => candidate.id === id);
  if (proposal === undefined || !isWaiting(proposal) || proposal.decision!.effective! > around.now) return ok([]);
  const done = carryOut(edition, proposal.motion, proposal.at, around);
  if (!done.ok) return ok([{ type: 'proposalEnded', id, end: 'failed' }]);
  return ok([{ type: 'proposalEnded', id, end: 'carriedOut' }, ...done.value]);
}

export function carryOut(edition: Edition, motion: Motion, proposedAt: Instant, around: Circumstances): Answer {
  const { now, facts } = around;
  switch (motion.kind) {
    case 'wildCard':
      return giveWildCard(edition, motion.number, around);
    case 'titleHolder':
      return admit(edition, { type: 'nameTitleHolder', number: motion.number }, around);
    case 'cut':
      return admit(edition, { type: 'makeCut', source: laterBy(motion.source, now - proposedAt) }, around);
    case 'champion':
      return nameChampion(edition, motion.number, around);
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
    case 'extension':
      return extend(edition, motion);
    case 'change':
      return editedAgainst(edition, motion, now);
    case 'regulation': {
      const { kind: _, ...text } = motion;
      const refusal = regulationRefusal(edition.regulations, text);
      if (refusal) return refuse(refusal);
      const version = newestRegulation(edition.regulations) + 1;
      return ok([{ type: 'regulationPublished', version, at: now, ...text }]);
    }
    case 'establish':
    case 'correctRanking':
      return establishList(edition, motion, around);
    default:
      return absurd(motion);
  }
}

/** A round that was asked for some minutes ahead is still so many minutes ahead when the cut is made. */
function laterBy(source: Source | null, milliseconds: number): Source | null {
  if (source?.kind !== 'drand' || milliseconds === 0) return source;
  return { ...source, round: roundFrom(instantOfRound(source.round) + milliseconds) };
}

export function admit(
  edition: Edition,
  command: Parameters<typeof admissionProcess.decide>[1],
  { now, by, facts }: Circumstances,
): Answer {
  const around = { now, by, chance: noChance, facts: admissionFacts(edition, facts) };
  return admissionProcess.decide(edition.admission, command, around);
}

function admissionFacts(edition: Edition, facts: EditionFacts): AdmissionFacts {
  const { official, standings, open, hasEntered, left } = facts;
  const { version = 0, hash = '' } = rankingOf(edition, 'semiFinal') ?? {};
  return {
    ...{ edition: edition.id, calendar: calendarFor(edition), recounted: standings, open, hasEntered },
    isExcluded: (number) => isExcluded(edition, number),
    hasLeft: (number) => left.includes(number),
    official: { version, hash, rows: official },
  };
}

function extend(edition: Edition, motion: Extract<Motion, { kind: 'extension' }>): Answer {
  const later = extended(edition, motion);
  if (!later.ok) return later;
  const { template, until } = later.value;
  const { title, start } = edition;
  return ok([
    { type: 'edited', title, template, start },
    { type: 'extended', until, reason: motion.reason },
  ]);
}

/** Only a settled phase becomes official; a correction is what was proposed, or nothing. SSC 8.04 */
function establishList(
  edition: Edition,
  motion: Extract<Motion, { kind: 'establish' | 'correctRanking' }>,
  { by, now, facts }: Circumstances,
): Answer {
  const { phase, reason } = motion;
  const unsettled = notSettled(calendarFor(edition), phase, facts.open, now, 'SSC 8.04');
  if (unsettled) return refuse(unsettled);
  const newest = rankingOf(edition, phase);
  if (motion.kind === 'establish') {
    const established = establish(newest, facts.standings, reason);
    if (!established.ok) return established;
    const { version, hash } = established.value;
    return ok([{ type: 'rankingEstablished', phase, version, hash, reason, by }]);
  }
  const { version, hash } = motion;
  const known = newest?.version ?? 0;
  if (version !== known + 1) return refuse({ code: 'other-version', newest: known, article: 'SSC 8.04' });
  // A match or an exclusion has changed the list since: what was proposed is no longer true.
  if (rankingHash(facts.standings) !== hash) return refuse({ code: 'ranking-moved', article: 'SSC 8.04' });
  return ok([{ type: 'rankingEstablished', phase, version, hash, reason, by }]);
}

function giveWildCard(edition: Edition, number: number, { now, facts }: Circumstances): Answer {
  if (!facts.hasEntered) return refuse({ code: 'unknown-number', number, article: 'SSC 7.02' });
  const most = edition.template.final.wildCards;
  if (isExcluded(edition, number)) return refuse({ code: 'excluded', number, article: 'SSC 8.01' });
  if (wildCardsGiven(edition.admission) >= most) return refuse({ code: 'wild-cards-given', most, article: 'SSC 7.02' });
  return offerFreely(edition.admission, number, 'wildCard', calendarFor(edition), now);
}

/** Who won the final: somebody who had a place in it. */
function nameChampion(edition: Edition, number: number, { now }: Circumstances): Answer {
  const { finalDay } = calendarFor(edition);
  if (now < zurichInstant(`${finalDay}T00:00`))
    return refuse({ code: 'final-not-begun', finalDay, article: 'SSC 7.01' });
  const place = placeOf(edition.admission, number);
  if (!place || !isHeld(place)) return refuse({ code: 'no-place', number, article: 'SSC 7.02' });
  return ok([{ type: 'championNamed', number }]);
}
