import type { Edition, EditionEvent } from '../../championship/edition.ts';
import type { EntryEvent } from '../../championship/entry.ts';
import { afterEditionEvent, afterEntryEvent, type Due, nextMoment } from '../../championship/messages.ts';
import { newestRegulation } from '../../championship/regulation.ts';
import type { Instant } from '../../kit/time.ts';
import { instantOfRound } from '../../lot/drand.ts';
import type { ChampionshipJobs } from '../../wire/jobs.ts';
import type { Address } from '../../wire/screens.ts';
import type { Trx } from '../store/database.ts';
import type { Context } from './context.ts';
import { letterFor } from './letters.ts';
import { projectEdition, projectEntry } from './projection.ts';
import { referralCode } from './referral.ts';
import { ours } from './tables.ts';

/** Whose part in which edition. */
export interface Whose {
  readonly edition: Edition;
  readonly number: number;
  readonly person: string;
}

/** Everything that stands or falls with events of an entry: rows, letters, jobs. */
export async function afterEntryEvents(
  context: Context,
  trx: Trx,
  { edition, number, person }: Whose,
  events: readonly EntryEvent[],
  at: Instant,
): Promise<void> {
  for (const event of events) {
    await projectEntry(trx, edition.id, number, event, edition.template);
    if (event.type === 'firstPlayed')
      await context.services.jobs.add(trx, 'championship.referral', { edition: edition.id, number });
    for (const due of afterEntryEvent(edition, number, event)) await write(context, trx, edition, due, person, at);
  }
}

/** Everything that stands or falls with events of an edition; `version` is the one after the last of them. */
export async function afterEditionEvents(
  context: Context,
  trx: Trx,
  { edition, version }: { readonly edition: Edition; readonly version: number },
  events: readonly EditionEvent[],
  at: Instant,
): Promise<void> {
  for (const [i, event] of events.entries()) {
    const own = version - events.length + i + 1;
    await projectEdition(trx, edition.id, event, at);
    for (const due of afterEditionEvent(edition, own, event)) await send(context, trx, edition, due, at);
    await planJobs(context, trx, { edition, version: own }, event, at);
  }
}

async function planJobs(
  context: Context,
  trx: Trx,
  { edition, version }: { readonly edition: Edition; readonly version: number },
  event: EditionEvent,
  at: Instant,
): Promise<void> {
  const { id } = edition;
  switch (event.type) {
    case 'created':
    case 'edited':
    case 'placeOffered':
      return planTick(context, trx, edition, at);
    case 'suspended':
    case 'resumed':
    case 'cancelled': {
      const pausedFor = event.type === 'resumed' ? event.pausedFor : 0;
      return context.services.jobs.add(trx, 'championship.clocks', {
        edition: id,
        what: event.type,
        version,
        pausedFor,
      });
    }
    case 'proposalDecided': {
      if (event.effective === undefined) return;
      const again = { runAt: event.effective, key: `carry-out:${id}:${event.id}` };
      return context.services.jobs.add(trx, 'championship.carryOut', { edition: id, id: event.id }, again);
    }
    case 'matchesGivenBack': {
      const { match, openAt, reason } = event;
      return context.services.jobs.add(trx, 'championship.giveBack', { edition: id, match, openAt, reason });
    }
    case 'excluded':
      return context.services.jobs.add(trx, 'championship.reverse', { edition: id, number: event.number });
    case 'readmitted':
      return context.services.jobs.add(trx, 'championship.restoreReferral', { edition: id, number: event.number });
    case 'lotAnnounced': {
      const { source, id: draw } = event.announcement;
      if (source.kind !== 'drand') return;
      const runAt = instantOfRound(source.round) + 1500;
      return context.services.jobs.add(trx, 'championship.draw', { edition: id, draw }, { runAt, key: `draw:${draw}` });
    }
    default:
  }
}

/** The next moment at which the calendar asks for something. */
export async function planTick(context: Context, trx: Trx, edition: Edition, at: Instant): Promise<void> {
  const runAt = nextMoment(edition, at);
  if (runAt === undefined) return;
  await context.services.jobs.add(
    trx,
    'championship.tick',
    { edition: edition.id },
    { runAt, key: `tick:${edition.id}` },
  );
}

/** A letter to one participant, to the office, or to many: those are written in portions by a job, in no player's way. */
export async function send(context: Context, trx: Trx, edition: Edition, due: Due, at: Instant): Promise<void> {
  if (due.to === 'organisers') {
    for (const person of await context.people.organisers(trx))
      await write(context, trx, edition, { ...due, key: `${due.key}/${person}` }, person, at);
    return;
  }
  if (typeof due.to === 'string') return sendPortion(context, trx, { edition: edition.id, due, after: 0 });
  const entry = await ours(trx)
    .selectFrom('championship_entries')
    .select('person')
    .where('edition', '=', edition.id)
    .where('number', '=', due.to)
    .executeTakeFirst();
  if (entry) await write(context, trx, edition, due, entry.person, at);
}

export const sendPortion = (
  context: Context,
  trx: Trx,
  portion: ChampionshipJobs['championship.letters'],
  runAt?: Instant,
) => {
  const { due, after } = portion;
  const key = after === 0 ? `letters:${due.key}` : `letters:${due.key}:${after}`;
  return context.services.jobs.add(trx, 'championship.letters', portion, { key, ...(runAt ? { runAt } : {}) });
};

async function write(
  { services: { config }, people }: Context,
  trx: Trx,
  edition: Edition,
  { key, message }: Due,
  person: string,
  at: Instant,
): Promise<void> {
  const base = config.publicUrl ?? `http://localhost:${config.port}`;
  // A letter leads to its own edition, whichever is on show when it is read.
  const home: Address = `/championship?edition=${edition.id}`;
  const personal: Address = `/join/${referralCode(edition.id, person)}?edition=${edition.id}`;
  const version = newestRegulation(edition.regulations);
  const rules: Address = `/championship/rules?edition=${edition.id}${version === 0 ? '' : `&version=${version}`}`;
  const links = { home: `${base}${home}`, personal: `${base}${personal}`, rules: `${base}${rules}` };
  await people.write(
    ...([trx, key, `championship.${message.kind}`, person] as const),
    (language) => letterFor(language, edition, message, links),
    at,
  );
}
