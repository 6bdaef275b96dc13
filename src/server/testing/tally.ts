import Type from 'typebox';
import type { Fold } from '../../kit/process.ts';
import { ok, refuse } from '../../kit/result.ts';
import { actorText } from '../http/actor.ts';
import { looseRoute, sent } from '../http/route.ts';
import { type AnyEvent, onceFor } from '../store/events.ts';
import { inParallel } from '../store/parallel.ts';
import type { Services, Subject } from '../subject.ts';

declare module '../../wire/topics.ts' {
  interface Topics {
    tally: unknown;
    board: unknown;
  }
}

/** The smallest subject that uses all of the spine; the spine's own tests and benches stand on it. */
export interface Tally {
  readonly sum: number;
  readonly owner: string;
  readonly deadline: number;
}

export type TallyEvent =
  | { readonly type: 'begun'; readonly owner: string; readonly deadline: number }
  | { readonly type: 'counted'; readonly by: number }
  | { readonly type: 'deadlineMoved'; readonly milliseconds: number };

export const tallyProcess: Fold<Tally | undefined, TallyEvent> = {
  initial: undefined,
  evolve(tally, event) {
    switch (event.type) {
      case 'begun':
        return { sum: 0, owner: event.owner, deadline: event.deadline };
      case 'counted':
        return tally && { ...tally, sum: tally.sum + event.by };
      case 'deadlineMoved':
        return tally && { ...tally, deadline: tally.deadline + event.milliseconds };
    }
  },
};

const shape = Type.Object({ by: Type.Integer({ minimum: -1000, maximum: 1000 }) }, { additionalProperties: false });
const params = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) }, { additionalProperties: false });
const MINUTES = 30 * 60_000;

export function tally({ store, jobs, publish, now }: Services): Subject & { woken: string[] } {
  const woken: string[] = [];
  return {
    woken,
    name: 'tally',
    routes: [
      looseRoute({
        method: 'POST',
        url: '/api/tallies/:id',
        policy: 'guest-or-person',
        schema: { params, body: shape },
        async handler({ params: { id }, body, by, at, once }) {
          const result = await store.performBy(tallyProcess, {
            ...{ stream: `tally:${id}`, actor: by, at, once },
            decide: ({ state }) => {
              const begun: readonly TallyEvent[] = state ? [] : [{ type: 'begun', owner: by, deadline: at + MINUTES }];
              if (state !== undefined && state.owner !== by) return refuse({ code: 'not-found' });
              if (state !== undefined && at > state.deadline)
                return refuse({ code: 'too-late', deadline: state.deadline });
              return ok([...begun, { type: 'counted', by: body.by } as const]);
            },
            answer: ({ state, version }) => ({ version, sum: state?.sum }),
          });
          if (result.ok && result.value.events.length > 0) publish(`tally:${id}`);
          return sent(result);
        },
      }),
      looseRoute({
        method: 'POST',
        url: '/api/tallies/:id/wake',
        policy: 'guest-or-person',
        schema: { params, body: shape },
        async handler({ params: { id }, body, by, at, once }) {
          const result = await store.append<AnyEvent>({
            ...{ stream: `wakes:${id}`, expected: 'any', actor: by, at, once },
            events: [{ type: 'asked' }],
            alongside: (trx) => jobs.add(trx, 'tally.wake', { id }, { runAt: at + body.by * 1000, key: `wake:${id}` }),
          });
          return ok(result);
        },
      }),
    ],
    jobs: {
      'tally.wake': async (payload) => {
        woken.push((payload as { id: string }).id);
      },
    },
    topics: [
      {
        kind: 'tally',
        isPublic: false,
        async load(id, actor) {
          const { state, version } = await store.load(tallyProcess, `tally:${id}`);
          return state?.owner === actorText(actor) ? { sum: state.sum, version } : undefined;
        },
      },
      { kind: 'board', isPublic: true, load: async (id) => ({ board: id }) },
    ],
    async onOutage({ id, from, until }) {
      const rows = await store.db.selectFrom('streams').select('stream').where('stream', 'like', 'tally:%').execute();
      await inParallel(rows, ({ stream }) =>
        store.performBy(tallyProcess, {
          ...{ stream, actor: 'system', at: now(), once: onceFor('outage', id, stream) },
          decide: ({ state }) =>
            ok(state && state.deadline >= from ? [{ type: 'deadlineMoved', milliseconds: until - from } as const] : []),
          answer: () => null,
        }),
      );
    },
  };
}
