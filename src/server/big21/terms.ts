import { MODELS, type Model, modelId } from '../../big21/model.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import {
  type HouseTerms,
  inForce,
  type Terms,
  type TermsCommand,
  type TermsEvent,
  type TermsRefusal,
  terms,
} from '../../big21/terms.ts';
import { invariant } from '../../kit/absurd.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import type { Once } from '../store/events.ts';
import type { Services } from '../subject.ts';
import { PUBLISHED_ON } from './certificateSections.ts';
import { NOTICE_JOB } from './notice.ts';

export const CERTIFY_JOB = 'big21-certify';

/** A certificate, and when it was computed. */
export interface Issued {
  readonly proof: Certificate;
  readonly at: Instant;
}

/** The terms of the house as this process knows them. B21 24 */
export interface KnownTerms {
  inForce(at: Instant): Terms;
  house(): HouseTerms;
  /** Weights of what was ever played with; a model that another process has just learned of is looked up. */
  modelOf(id: string): Promise<Model>;
  /** Undefined where nothing of that name was certified. */
  certificateOf(id: string): Promise<Issued | undefined>;
  command(
    command: TermsCommand,
    by: string,
    at: Instant,
    once?: Once,
  ): Promise<Result<HouseTerms, TermsRefusal | StoreRefusal>>;
  /** Another process may have announced something. */
  load(): Promise<void>;
}

const STREAM = 'terms:big21';

/** The certificates that came with the product. */
const FACTS = {
  published: Object.values(PUBLISHED).map(({ model, payoutRatio, highestRatio }) => ({
    ...{ model, ratio: payoutRatio.ratio, highest: highestRatio },
  })),
};

export function openTerms({ store, jobs }: Services): KnownTerms {
  let known = terms.initial;
  const load = async () => {
    known = (await store.load(terms, STREAM)).state;
  };
  const weightsOf = (id: string) =>
    [...Object.values(MODELS), ...known.models.map(({ weights }) => weights)].find((each) => modelId(each) === id);
  const later = async (trx: Trx, event: TermsEvent, number: number, at: Instant) => {
    if (event.type === 'modelSubmitted')
      await jobs.add(trx, CERTIFY_JOB, { model: modelId(event.weights) }, { runAt: at });
    if (event.type !== 'announced') return;
    const { type, texts, ...notice } = event;
    await jobs.add(trx, NOTICE_JOB, { ...notice, number }, { runAt: at });
  };
  return {
    inForce: (at) => inForce(known.announced, at),
    house: () => known,
    async modelOf(id) {
      if (weightsOf(id) === undefined) await load();
      const model = weightsOf(id);
      invariant(model, `model ${id} is published`);
      return model;
    },
    async certificateOf(id) {
      const published = Object.hasOwn(PUBLISHED, id) ? PUBLISHED[id] : undefined;
      if (published) return { proof: published, at: PUBLISHED_ON };
      const own = () => known.models.find(({ proof }) => proof?.model === id);
      if (own() === undefined) await load();
      const { proof, certifiedAt } = own() ?? {};
      return proof && certifiedAt !== undefined ? { proof, at: certifiedAt } : undefined;
    },
    async command(command, by, at, once) {
      const result = await store.perform(terms, {
        ...{ stream: STREAM, actor: by, at, once, command },
        facts: () => FACTS,
        answer: ({ state }) => state,
        alongside: async (trx, { state }, events) => {
          for (const event of events) await later(trx, event, state.announced.length, at);
        },
      });
      if (!result.ok) return result;
      known = result.value.state;
      return ok(known);
    },
    load,
  };
}
