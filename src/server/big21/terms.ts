import { DEFAULT_MODEL, type Model, modelId } from '../../big21/model.ts';
import type { Fold } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { HOUR, type Instant } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import type { Services } from '../subject.ts';
import { IN_FORCE } from './eligibility.ts';
import { NOTICE_JOB } from './notice.ts';
import { modelNamed } from './stream.ts';

/** What holds at an instant: version of the rules, of the online conditions, and the odds. B21 3, B21 5, B21 24 */
export interface InForce {
  readonly rules: string;
  readonly conditions: string;
  readonly model: Model;
}

type Announced = {
  readonly type: 'announced';
  readonly rules: string;
  readonly conditions: string;
  readonly model: string;
  readonly from: Instant;
};

/** Changes are announced to every account at least ten days before they hold. B21 24.2 */
const NOTICE = 10 * 24 * HOUR;
const STREAM = 'terms:big21';

const termsProcess: Fold<readonly Announced[], Announced> = {
  initial: [],
  evolve: (state, event) => [...state, event],
};

export interface Terms {
  inForce(at: Instant): InForce;
  announced(): readonly Announced[];
  announce(
    change: { rules: string; conditions: string; model: string; from: Instant },
    by: string,
    at: Instant,
  ): Promise<Result<readonly Announced[], AnyRefusal>>;
  load(): Promise<void>;
}

export function openTerms({ store, jobs }: Services): Terms {
  let known: readonly Announced[] = [];
  return {
    inForce(at) {
      const last = known.findLast(({ from }) => from <= at);
      if (!last) return { ...IN_FORCE, model: DEFAULT_MODEL };
      return { rules: last.rules, conditions: last.conditions, model: modelNamed(last.model) };
    },
    announced: () => known,
    async announce(change, by, at) {
      if (change.from < at + NOTICE)
        return refuse({ code: 'notice-too-short', ...{ earliest: at + NOTICE }, article: 'B21 24.2' });
      try {
        modelNamed(change.model);
      } catch {
        return refuse({ code: 'unknown-model', ...{ model: change.model, published: [modelId(DEFAULT_MODEL)] } });
      }
      const result = await store.performBy(termsProcess, {
        stream: STREAM,
        actor: by,
        at,
        decide: () => ok([{ type: 'announced', ...change } satisfies Announced]),
        answer: ({ state }) => state,
        alongside: (trx) => jobs.add(trx, NOTICE_JOB, change, { runAt: at }),
      });
      if (!result.ok) return result;
      known = result.value.state;
      return ok(known);
    },
    async load() {
      known = (await store.load(termsProcess, STREAM)).state;
    },
  };
}
