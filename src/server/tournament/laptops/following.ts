import { ok, type Result, refuse } from '../../../kit/result.ts';
import type { Instant } from '../../../kit/time.ts';
import type { AnswerOf, RefusalOf } from '../../../kit/wire.ts';
import { readFirstLaptop } from '../../../tournament/laptops/firstLaptop.ts';
import type { FollowedEvening, LaptopsWire } from '../../../tournament/laptops/wire.ts';
import type { Services } from '../../subject.ts';
import { restore } from '../restore.ts';
import { type FirstEvening, findEvening, type Heard, hearFrom, tellMoved, tellStay } from './firstLaptop.ts';
import {
  type Followed,
  followedEvenings,
  forgetFollowed,
  isHere,
  keepFirst,
  keepMore,
  markTaken,
  markTold,
  wholeEvening,
} from './followed.ts';

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
      inTurn(() => round(services, silent))
        .then((goesOn) => goesOn && wake())
        .catch((error) => {
          services.log.error({ error: String(error) }, 'following failed');
          wake();
        });
    }, ROUND);
    timer.unref();
  };

  return {
    list: async () => (await followedEvenings(services)).map((each) => viewOf(each, silent)),
    begin: (link) => inTurn(() => begin(services, link)).finally(wake),
    takeOver: (id, here, by, at) => inTurn(() => takeOver(services, silent, { id, here, by, at })).finally(wake),
    end: (id) => inTurn(() => forgetFollowed(services, id)),
    async start() {
      if ((await followedEvenings(services)).length > 0) wake();
    },
    async stop() {
      isOpen = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Hears what is followed, and tells those that were taken over while they were away. False: there is nothing to do. */
async function round(services: Services, silent: Set<string>): Promise<boolean> {
  const evenings = await followedEvenings(services);
  const open = evenings.filter(({ taken }) => taken === null || taken.missing === undefined);
  await Promise.all(
    open.map((each) => (each.taken === null ? hear(services, silent, each) : tell(services, each, each.taken.address))),
  );
  return open.length > 0;
}

async function hear(services: Services, silent: Set<string>, evening: Followed): Promise<void> {
  const { first, entries, revision } = evening;
  const answer = await hearFrom(first, entries, revision);
  const isHeard = answer.ok && (await keep(services, evening, answer.value));
  if (isHeard) silent.delete(first.id);
  else silent.add(first.id);
}

/** False: it is another house's evening under the same address. */
async function keep(services: Services, evening: Followed, { revision, piece }: Heard): Promise<boolean> {
  if (piece && (piece.madeBy !== evening.madeBy || piece.content.id !== evening.first.id)) return false;
  await keepMore(services, evening, revision, piece?.content ?? null, services.now());
  return true;
}

async function tell(services: Services, { first, entries }: Followed, here: string): Promise<void> {
  const missing = await tellMoved(first, here, entries);
  if (missing !== undefined) await markTold(services, first.id, missing);
}

interface TakeOver {
  readonly id: string;
  readonly here: string;
  readonly by: string;
  readonly at: Instant;
}

/** First the other laptop writes no more, when it still hears; then the rest of what it has; then the rules decide. */
async function takeOver(services: Services, silent: Set<string>, { id, here, by, at }: TakeOver): Promise<Taken> {
  const before = (await followedEvenings(services)).find(({ first, taken }) => first.id === id && taken === null);
  if (!before) return refuse({ code: 'not-found' });
  const isTold = (await tellMoved(before.first, here, before.entries)) !== undefined;
  if (isTold) await hear(services, silent, before);
  const restored = await restore(services, await wholeEvening(services, id), by, at);
  if (!restored.ok) {
    if (isTold) await tellStay(before.first);
    return restored;
  }
  // Told but not heard to the end: it is told again, and counts then what is missing here.
  await markTaken(services, id, here, at, isTold && !silent.has(id) ? 0 : undefined);
  services.log.info({ tournament: id, from: before.first.address, isTold }, 'an evening was taken over');
  return ok({ id });
}

async function begin(services: Services, link: string): Promise<Begun> {
  const asked = readFirstLaptop(link);
  if (!asked) return refuse({ code: 'not-a-laptop' });
  const found = await findEvening(asked);
  if (!found.ok) return found;
  const first: FirstEvening = found.value;
  const { id } = first;
  if (await isHere(services, id)) return refuse({ code: 'evening-exists', id });
  const heard = await hearFrom(first, 0, 0);
  if (!heard.ok) return heard;
  const { piece, revision } = heard.value;
  if (!piece || piece.content.id !== id) return refuse({ code: 'not-reached', address: first.address });
  await keepFirst(services, first, piece, revision, services.now());
  return ok({ id });
}

const viewOf = ({ first, taken, ...evening }: Followed, silent: ReadonlySet<string>): FollowedEvening => ({
  ...{ id: first.id, address: first.address, title: evening.title, day: evening.day, since: evening.since },
  ...{ entries: evening.entries, heardAt: evening.heardAt, isSilent: silent.has(first.id) },
  taken: taken && { at: taken.at, ...(taken.missing === undefined ? {} : { missing: taken.missing }) },
});
