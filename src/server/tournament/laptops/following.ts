import { ok, type Result, refuse } from '../../../kit/result.ts';
import type { Instant } from '../../../kit/time.ts';
import type { AnswerOf, RefusalOf } from '../../../kit/wire.ts';
import { readFirstLaptop } from '../../../tournament/laptops/firstLaptop.ts';
import type { FollowedEvening, LaptopsWire } from '../../../tournament/laptops/wire.ts';
import type { Services } from '../../subject.ts';
import { restore } from '../restore.ts';
import { type FirstEvening, findEvening, type Heard, hearFrom, tellMoved, tellStay } from './firstLaptop.ts';
import { type Followed, followedEvenings } from './followed.ts';

/** How often the first laptop is asked. */
const ROUND = 1000;

type Begun = Result<AnswerOf<LaptopsWire, 'POST /following'>, RefusalOf<LaptopsWire, 'POST /following'>>;
type Taken = Result<
  AnswerOf<LaptopsWire, 'POST /following/:id/take-over'>,
  RefusalOf<LaptopsWire, 'POST /following/:id/take-over'> | { readonly code: 'not-found' }
>;

/** The second laptop of a hall: hears every entry of the first, and takes over when that one is gone. */
export interface Following {
  list(): Promise<FollowedEvening[]>;
  begin(link: string): Promise<Begun>;
  /** `here`: where phones find this laptop. */
  takeOver(id: string, here: string, by: string, at: Instant): Promise<Taken>;
  end(id: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function openFollowing(services: Services): Following {
  const kept = followedEvenings(services);
  const silent = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isOpen = true;

  /** One after the other: what a round hears is never kept while somebody takes over. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = running.then(work);
    running = done.catch(() => undefined);
    return done;
  };
  const wake = () => {
    if (!isOpen || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void inTurn(round).catch((error) => services.log.error({ error: String(error) }, 'following failed'));
    }, ROUND);
    timer.unref();
  };

  async function round(): Promise<void> {
    const evenings = await kept.all();
    const open = evenings.filter(({ taken }) => taken === null || taken.missing === undefined);
    await Promise.all(open.map((each) => (each.taken === null ? hear(each) : tell(each, each.taken.address))));
    if (open.length > 0) wake();
  }

  async function hear(evening: Followed): Promise<void> {
    const answer = await hearFrom(evening.first, evening.entries, evening.revision);
    const isHeard = answer.ok && (await keep(evening, answer.value));
    if (isHeard) silent.delete(evening.first.id);
    else silent.add(evening.first.id);
  }

  /** False: it is another house's evening under the same address. */
  async function keep(evening: Followed, { revision, piece }: Heard): Promise<boolean> {
    if (piece && (piece.madeBy !== evening.madeBy || piece.content.id !== evening.first.id)) return false;
    await kept.add(evening, revision, piece?.content ?? null, services.now());
    return true;
  }

  async function tell({ first, entries }: Followed, here: string): Promise<void> {
    const missing = await tellMoved(first, here, entries);
    if (missing !== undefined) await kept.told(first.id, missing);
  }

  /** The rest of what the first laptop has, when it still hears: from then on it writes no more. */
  async function last(evening: Followed, here: string): Promise<boolean> {
    const isTold = (await tellMoved(evening.first, here, evening.entries)) !== undefined;
    if (isTold) await hear(evening);
    return isTold;
  }

  return {
    list: async () => (await kept.all()).map((each) => viewOf(each, silent)),
    begin: (link) => inTurn(() => begin(services, kept, link)).finally(wake),
    takeOver: (id, here, by, at) =>
      inTurn(async (): Promise<Taken> => {
        const before = (await kept.all()).find(({ first, taken }) => first.id === id && taken === null);
        if (!before) return refuse({ code: 'not-found' });
        const isTold = await last(before, here);
        const file = await kept.file(id);
        const restored = await restore(services, file, by, at);
        if (!restored.ok) {
          if (isTold) await tellStay(before.first);
          return restored;
        }
        await kept.taken(id, here, at, isTold ? 0 : undefined);
        services.log.info({ tournament: id, from: before.first.address, isTold }, 'an evening was taken over');
        return ok({ id, key: restored.value.key });
      }).finally(wake),
    end: (id) => inTurn(() => kept.forget(id)),
    async start() {
      if ((await kept.all()).length > 0) wake();
    },
    async stop() {
      isOpen = false;
      clearTimeout(timer);
      await running;
    },
  };
}

async function begin(services: Services, kept: ReturnType<typeof followedEvenings>, link: string): Promise<Begun> {
  const asked = readFirstLaptop(link);
  if (!asked) return refuse({ code: 'not-a-laptop' });
  const found = await findEvening(asked);
  if (!found.ok) return found;
  const first: FirstEvening = found.value;
  const { id } = first;
  if (await kept.isHere(id)) return refuse({ code: 'evening-exists', id });
  const heard = await hearFrom(first, 0, 0);
  if (!heard.ok) return heard;
  const { piece, revision } = heard.value;
  if (!piece || piece.content.id !== id) return refuse({ code: 'not-reached', address: first.address });
  await kept.begin(first, piece, revision, services.now());
  return ok({ id });
}

const viewOf = ({ first, taken, ...evening }: Followed, silent: ReadonlySet<string>): FollowedEvening => ({
  ...{ id: first.id, address: first.address, title: evening.title, day: evening.day, since: evening.since },
  ...{ entries: evening.entries, heardAt: evening.heardAt, isSilent: silent.has(first.id) },
  taken: taken && { at: taken.at, ...(taken.missing === undefined ? {} : { missing: taken.missing }) },
});
