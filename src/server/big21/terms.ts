import { modelNamed } from '../../big21/model.ts';
import {
  type Announcements,
  inForce,
  type Terms,
  type TermsCommand,
  type TermsRefusal,
  terms,
} from '../../big21/terms.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Once } from '../store/events.ts';
import type { Services } from '../subject.ts';
import { NOTICE_JOB } from './notice.ts';

/** The terms of the house as this process knows them. B21 24 */
export interface HouseTerms {
  inForce(at: Instant): Terms;
  announced(): Announcements;
  announce(
    change: Omit<TermsCommand, 'type'>,
    by: string,
    at: Instant,
    once?: Once,
  ): Promise<Result<Announcements, TermsRefusal | StoreRefusal>>;
  /** Another process may have announced something. */
  load(): Promise<void>;
}

const STREAM = 'terms:big21';

export function openTerms({ store, jobs }: Services): HouseTerms {
  let known = terms.initial;
  return {
    inForce: (at) => inForce(known, at),
    announced: () => known,
    async announce(change, by, at, once) {
      const result = await store.perform(terms, {
        ...{ stream: STREAM, actor: by, at, once },
        command: { type: 'announce', ...change },
        answer: ({ state }) => state,
        alongside: (trx) => jobs.add(trx, NOTICE_JOB, change, { runAt: at }),
      });
      if (!result.ok) return result;
      known = result.value.state;
      return ok(known);
    },
    async load() {
      known = (await store.load(terms, STREAM)).state;
    },
  };
}

/** Every model that was ever announced stays published. */
export function publishedModel(id: string) {
  const model = modelNamed(id);
  if (model === undefined) throw new Error(`invariant broken: model ${id} is published`);
  return model;
}
