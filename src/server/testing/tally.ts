import { createHash } from 'node:crypto';
import Type from 'typebox';
import type { Process } from '../../kit/process.ts';
import { ok, refuse } from '../../kit/result.ts';
import { MINUTE } from '../../kit/time.ts';
import { actorText, may } from '../http/actor.ts';
import { routesFor, sent } from '../http/route.ts';
import type { AnyEvent, Once } from '../store/events.ts';
import type { Services, Subject } from '../subject.ts';

declare module '../../wire/topics.ts' {
  interface Topics {
    tally: unknown;
    board: unknown;
  }
}

declare module '../../wire/jobs.ts' {
  interface JobPayloads {
    'tally.wake': { id: string };
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

type TallyCommand = { readonly type: 'count'; readonly by: number };
type TallyRefusal =
  | { readonly code: 'not-found' }
  | { readonly code: 'too-late'; readonly deadline: number }
  | { readonly code: 'nothing-to-move' };

const MINUTES = 30 * MINUTE;

export const tallyProcess: Process<Tally | undefined, TallyCommand | Move, TallyEvent, undefined, TallyRefusal> = {
  initial: undefined,
  decide(tally, command, { by, now }) {
    if (command.type === 'move') return ok(moved(tally, command));
    if (tally === undefined) {
      return ok([
        { type: 'begun', owner: by, deadline: now + MINUTES },
        { type: 'counted', by: command.by },
      ]);
    }
    if (tally.owner !== by) return refuse({ code: 'not-found' });
    if (now > tally.deadline) return refuse({ code: 'too-late', deadline: tally.deadline });
    return ok([{ type: 'counted', by: command.by }]);
  },
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

type Move = { readonly type: 'move'; readonly from: number; readonly until: number };

const moved = (tally: Tally | undefined, { from, until }: Move): readonly TallyEvent[] =>
  tally && tally.deadline >= from ? [{ type: 'deadlineMoved', milliseconds: until - from }] : [];

/** For what happens by itself, and must happen once: onceFor('outage', '3', stream). */
const onceFor = (...names: readonly string[]): Once => {
  const key = names.join('/');
  return { key, bodyHash: createHash('sha256').update(key).digest() };
};

interface TallyWire {
  'POST /tallies/:id': {
    body: { by: number };
    answer: { version: number; sum: number | undefined };
    refusal: TallyRefusal;
  };
  'POST /tallies/:id/wake': { body: { by: number }; answer: unknown };
}
const route = routesFor<TallyWire>();

const shape = Type.Object({ by: Type.Integer({ minimum: -1000, maximum: 1000 }) }, { additionalProperties: false });
const params = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) }, { additionalProperties: false });

export function tally({ store, jobs, publish, now }: Services): Subject & { woken: string[] } {
  const woken: string[] = [];
  return {
    woken,
    name: 'tally',
    routes: [
      route('POST /tallies/:id', {
        policy: may('match.practise'),
        schema: { params, body: shape },
        async handler({ params: { id }, body, by, at, once }) {
          const result = await store.perform(tallyProcess, {
            ...{ stream: `tally:${id}`, actor: by, at, once },
            command: { type: 'count', by: body.by },
            answer: ({ state, version }) => ({ version, sum: state?.sum }),
          });
          if (result.ok && result.value.events.length > 0) publish(`tally:${id}`);
          return sent(result);
        },
      }),
      route('POST /tallies/:id/wake', {
        policy: may('match.practise'),
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
      'tally.wake': async ({ id }) => {
        woken.push(id);
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
      const command = { type: 'move', from, until } as const;
      for (const { stream } of rows) {
        const once = onceFor('outage', id, stream);
        await store.perform(tallyProcess, {
          ...{ stream, actor: 'system', at: now(), once, command },
          answer: () => null,
        });
      }
    },
  };
}
