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
import { NOTICE_JOB } from './notice.ts';

export const CERTIFY_JOB = 'big21-certify';

/** The terms of the house as this process knows them. B21 24 */
export interface KnownTerms {
  inForce(at: Instant): Terms;
  house(): HouseTerms;
  /** Weights of what was ever played with; a model that another process has just learned of is looked up. */
  modelOf(id: string): Promise<Model>;
  /** Undefined where nothing of that name was certified. */
  proofOf(id: string): Promise<Certificate | undefined>;
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
    async proofOf(id) {
      if (Object.hasOwn(PUBLISHED, id)) return PUBLISHED[id];
      const certified = () => known.models.find(({ proof }) => proof?.model === id)?.proof;
      if (certified() === undefined) await load();
      return certified();
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
