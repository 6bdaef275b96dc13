import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import { DEFAULT_MODEL, isPlayable, type Model, modelId } from './model.ts';
import type { Certificate } from './odds/certificate.ts';

/** What a stake is played by: versions of the rules and of the conditions for playing online, and the odds. B21 3, 5 */
export type Terms = Immutable<{ rules: string; conditions: string; model: string }>;

/** A text for all accounts. The German one binds; where another is missing, the German one is shown. B21 24.3 */
export type Wording = Immutable<{ de: string; fr?: string; it?: string; en?: string }>;

/** What changes, and only that: so an announcement never hides what another one changes. B21 24.2 */
export type Change = Immutable<
  Partial<Terms> & {
    from: Instant;
    /** What is different afterwards, for everybody to read. Announcements of old have none. */
    content?: Wording;
    /** The whole text of a new version. */
    texts?: { rules?: Wording; conditions?: Wording };
  }
>;

/** All that was ever announced, in the order of the announcements. */
export type Announcements = Immutable<Change[]>;

/** Odds of the house's own; they can be announced once their certificate is computed. B21 3.2 */
export type OwnModel = Immutable<{ weights: Model; proof?: Certificate; certifiedAt?: Instant }>;

/** What one person wishes to announce; another one decides. */
export type Proposal = Change & Immutable<{ by: string }>;

export type HouseTerms = Immutable<{ announced: Announcements; proposal?: Proposal; models: OwnModel[] }>;

/** `acceptsLosses`: the house takes it that a perfect player wins on average. */
type Propose = Immutable<{ type: 'propose'; content: Wording; acceptsLosses?: boolean }> & Omit<Change, 'content'>;

export type TermsCommand =
  | Propose
  | Immutable<
      | { type: 'approve' }
      | { type: 'withdraw' }
      | { type: 'submitModel'; weights: Model }
      | { type: 'certify'; proof: Certificate }
    >;

export type TermsEvent =
  | (Immutable<{ type: 'announced' }> & Change)
  | (Immutable<{ type: 'changeProposed'; actor: string }> & Change)
  | Immutable<
      | { type: 'changeWithdrawn'; actor: string }
      | { type: 'modelSubmitted'; weights: Model }
      | { type: 'modelCertified'; proof: Certificate; at: Instant }
    >;

export type TermsRefusal = Immutable<
  | { code: 'notice-too-short'; earliest: Instant; article: 'B21 24.2' }
  | { code: 'nothing-changes' }
  | { code: 'text-missing'; part: 'rules' | 'conditions'; version: string; article: 'B21 24.2' }
  | { code: 'unknown-model'; model: string; published: string[] }
  | { code: 'ratio-differs'; model: string; ratio: number; article: 'B21 3.1' }
  | { code: 'players-could-win'; model: string; highest: number }
  | { code: 'already-proposed' }
  | { code: 'no-change-proposed' }
  | { code: 'second-organiser-needed' }
  | { code: 'model-exists'; model: string }
  | { code: 'weights-not-whole' }
>;

/** What the certificates of the models say that came with the product. */
export type TermsFacts = Immutable<{ published: { model: string; ratio: number; highest: number }[] }>;

type Knowing = Around<TermsFacts, string>;
type Decision = Result<readonly TermsEvent[], TermsRefusal>;

/** Of the day from which Big21 was offered. B21 24.1 */
export const FIRST_TERMS: Terms = { rules: '2024-10-23', conditions: '2024-10-23', model: modelId(DEFAULT_MODEL) };

/** Changes are announced to every account at least ten days before they hold. B21 24.2 */
export const NOTICE = 10 * 24 * HOUR;

/** The payout ratio of the reference player: 88.0000 %, to the last figure that a certificate prints. B21 3.1, 3.2 */
const RATIO = 0.88;
const RATIO_WITHIN = 0.000_000_5;

/**
 * What holds at an instant: of each part, the change whose day came last, and of two for one instant the one said last.
 * B21 24.2
 */
export function inForce(announced: Announcements, at: Instant): Terms {
  return announced
    .filter(({ from }) => from <= at)
    .toSorted((a, b) => a.from - b.from)
    .reduce<Terms>(
      (held, { rules = held.rules, conditions = held.conditions, model = held.model }) => ({
        ...{ rules, conditions, model },
      }),
      FIRST_TERMS,
    );
}

function decide(house: HouseTerms, command: TermsCommand, around: Knowing): Decision {
  const { by } = around;
  const { proposal } = house;
  switch (command.type) {
    case 'propose':
      return propose(house, command, around);
    case 'approve': {
      if (proposal === undefined) return refuse({ code: 'no-change-proposed' });
      const { by: proposer, ...change } = proposal;
      if (proposer === by) return refuse({ code: 'second-organiser-needed' });
      const late = noticeRefusal(change, around.now); // everybody hears of it only now
      return late ? refuse(late) : ok([{ type: 'announced', ...change }]);
    }
    case 'withdraw':
      return proposal ? ok([{ type: 'changeWithdrawn', actor: by }]) : refuse({ code: 'no-change-proposed' });
    case 'submitModel':
      return submitModel(house, command.weights, around);
    case 'certify': {
      const isWaiting = house.models.some(
        ({ weights, proof }) => modelId(weights) === command.proof.model && proof === undefined,
      );
      return ok(isWaiting ? [{ type: 'modelCertified', proof: command.proof, at: around.now }] : []);
    }
    default:
      return absurd(command);
  }
}

function propose(house: HouseTerms, command: Propose, { now, by, facts }: Knowing): Decision {
  const { type, acceptsLosses = false, ...change } = command;
  if (house.proposal !== undefined) return refuse({ code: 'already-proposed' });
  if (change.rules === undefined && change.conditions === undefined && change.model === undefined)
    return refuse({ code: 'nothing-changes' });
  const refusal =
    noticeRefusal(change, now) ??
    textRefusal(house, change) ??
    (change.model === undefined ? undefined : oddsRefusal(house, change.model, acceptsLosses, facts));
  return refusal ? refuse(refusal) : ok([{ type: 'changeProposed', actor: by, ...change }]);
}

function noticeRefusal({ from }: Pick<Change, 'from'>, now: Instant): TermsRefusal | undefined {
  const earliest = now + NOTICE;
  return from < earliest ? { code: 'notice-too-short', earliest, article: 'B21 24.2' } : undefined;
}

/** Nobody accepts what he cannot read: a version that is new brings its whole text. */
function textRefusal({ announced }: HouseTerms, change: Change): TermsRefusal | undefined {
  for (const part of ['rules', 'conditions'] as const) {
    const version = change[part];
    if (version === undefined || version === FIRST_TERMS[part] || change.texts?.[part] !== undefined) continue;
    const isKnown = announced.some((each) => each[part] === version && each.texts?.[part] !== undefined);
    if (!isKnown) return { code: 'text-missing', part, version, article: 'B21 24.2' };
  }
  return undefined;
}

/** Only odds with a certificate, which give the reference player his 88 %; a perfect player must not win unnoticed. */
function oddsRefusal(
  house: HouseTerms,
  model: string,
  acceptsLosses: boolean,
  facts: TermsFacts,
): TermsRefusal | undefined {
  const certified = certifiedOdds(house, facts);
  const odds = certified.find((each) => each.model === model);
  if (odds === undefined) return { code: 'unknown-model', model, published: certified.map((each) => each.model) };
  const { ratio, highest } = odds;
  if (Math.abs(ratio - RATIO) > RATIO_WITHIN) return { code: 'ratio-differs', model, ratio, article: 'B21 3.1' };
  return highest >= 1 && !acceptsLosses ? { code: 'players-could-win', model, highest } : undefined;
}

const certifiedOdds = ({ models }: HouseTerms, { published }: TermsFacts): TermsFacts['published'] => [
  ...published,
  ...models.flatMap(({ weights, proof }) =>
    proof ? [{ model: modelId(weights), ratio: proof.payoutRatio.ratio, highest: proof.highestRatio }] : [],
  ),
];

/** A model never changes: other weights are another version. Ruling M4 */
function submitModel({ models }: HouseTerms, weights: Model, { facts: { published } }: Knowing): Decision {
  const model = modelId(weights);
  if (published.some((each) => each.model === model) || models.some((each) => modelId(each.weights) === model))
    return refuse({ code: 'model-exists', model });
  if (!isPlayable(weights)) return refuse({ code: 'weights-not-whole' });
  return ok([{ type: 'modelSubmitted', weights }]);
}

function evolve(house: HouseTerms, event: TermsEvent): HouseTerms {
  const { proposal, ...rest } = house;
  switch (event.type) {
    case 'announced': {
      const { type, ...change } = event;
      return { ...rest, announced: [...house.announced, change] };
    }
    case 'changeProposed': {
      const { type, actor, ...change } = event;
      return { ...rest, proposal: { ...change, by: actor } };
    }
    case 'changeWithdrawn':
      return rest;
    case 'modelSubmitted':
      return { ...house, models: [...house.models, { weights: event.weights }] };
    case 'modelCertified': {
      const { proof, at: certifiedAt } = event;
      const models = house.models.map((each) =>
        modelId(each.weights) === proof.model ? { ...each, proof, certifiedAt } : each,
      );
      return { ...house, models };
    }
    default:
      return absurd(event);
  }
}

/** The terms of the house, one stream for all. */
export const terms: Process<HouseTerms, TermsCommand, TermsEvent, TermsFacts, TermsRefusal> = {
  initial: { announced: [], models: [] },
  decide,
  evolve,
};
