import { calendarFor, type Edition, type EditionEvent, isExcluded } from '../../championship/edition.ts';
import type { Circumstances, EntryEvent } from '../../championship/entry.ts';
import { afterEditionEvent, afterEntryEvent, type Due } from '../../championship/messages.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Instant } from '../../kit/time.ts';
import type { Matches } from '../schieber/matches.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import { letterFor } from './letters.ts';
import { type Officials, openOfficials } from './officials.ts';
import type { PeopleDoor } from './people.ts';
import { projectEdition, projectEntry } from './projection.ts';
import { referralCode } from './referral.ts';
import { editionProcess, editionStream } from './streams.ts';
import { ours } from './tables.ts';

/** What the files of this room share. */
export interface Room {
  readonly services: Services;
  readonly matches: Matches;
  readonly people: PeopleDoor;
  readonly officials: Officials;
  /** Everything that stands or falls with events of an entry: rows, letters, jobs. */
  afterEntry(
    trx: Trx,
    edition: Edition,
    number: number,
    person: string,
    events: readonly EntryEvent[],
    at: Instant,
  ): Promise<void>;
  afterEdition(
    trx: Trx,
    edition: Edition,
    version: number,
    events: readonly EditionEvent[],
    at: Instant,
  ): Promise<void>;
  post(trx: Trx, edition: Edition, due: Due, at: Instant): Promise<void>;
  /** Lists have changed: whoever looks is told, at most once a second. */
  news(edition: string): void;
  /** The edition as a transaction sees it, for those that do not change it themselves. */
  editionIn(trx: Trx, id: string): Promise<Edition>;
}

export const REFERRAL_JOB = 'championship.referral';
export const LETTERS_JOB = 'championship.letters';

export function openRoom(services: Services, matches: Matches, people: PeopleDoor): Room {
  const { jobs, config } = services;
  const base = config.publicUrl ?? `http://localhost:${config.port}`;

  const waiting = new Set<string>();
  const editions = new Map<string, { edition: Edition | undefined; version: number }>();

  const room: Room = {
    ...{ services, matches, people, officials: openOfficials(services.store.db) },
    async afterEntry(trx, edition, number, person, events, at) {
      for (const event of events) {
        await projectEntry(trx, edition.id, number, event, edition.template);
        if (event.type === 'firstPlayed') {
          await jobs.add(trx, REFERRAL_JOB, { edition: edition.id, number, firstPlayedAt: event.at });
        }
        for (const due of afterEntryEvent(edition, number, event)) await write(trx, edition, due, person, at);
      }
    },
    async afterEdition(trx, edition, version, events, at) {
      for (const [i, event] of events.entries()) {
        await projectEdition(trx, edition.id, event, at);
        const eventVersion = version - events.length + i + 1;
        for (const due of afterEditionEvent(edition, eventVersion, event)) await room.post(trx, edition, due, at);
      }
    },
    async post(trx, edition, due, at) {
      if (typeof due.to === 'string') {
        // Thousands of letters: written in portions by a job, in no player's way.
        await jobs.add(trx, LETTERS_JOB, { edition: edition.id, due, after: 0 }, { key: `letters:${due.key}` });
        return;
      }
      const entry = await ours(trx)
        .selectFrom('championship_entries')
        .select('person')
        .where('edition', '=', edition.id)
        .where('number', '=', due.to)
        .executeTakeFirst();
      if (entry) await write(trx, edition, due, entry.person, at);
    },
    news(edition) {
      if (waiting.has(edition)) return;
      waiting.add(edition);
      setTimeout(() => {
        waiting.delete(edition);
        services.publish(`edition:${edition}`);
      }, 1000).unref();
    },
    async editionIn(trx, id) {
      let known = editions.get(id) ?? { edition: editionProcess.initial, version: 0 };
      const news = await trx
        .selectFrom('events')
        .select(['version', 'body'])
        .where('stream', '=', editionStream(id))
        .where('version', '>', known.version)
        .orderBy('version')
        .execute();
      for (const { version, body } of news) {
        known = { version, edition: editionProcess.evolve(known.edition, body as EditionEvent) };
      }
      editions.set(id, known);
      invariant(known.edition, `edition ${id} exists`);
      return known.edition;
    },
  };

  async function write(trx: Trx, edition: Edition, { key, message }: Due, person: string, at: Instant): Promise<void> {
    // A letter leads to its own edition, whichever is on show when it is read.
    const of = `?edition=${edition.id}`;
    const links = {
      home: `${base}/championship${of}`,
      personal: `${base}/join/${referralCode(edition.id, person)}${of}`,
    };
    await people.write(
      trx,
      key,
      `championship.${message.kind}`,
      person,
      (language) => letterFor(language, edition, message, links),
      at,
    );
  }
  return room;
}

export const circumstances = (edition: Edition, number: number): Circumstances => ({
  calendar: calendarFor(edition),
  standing: edition.standing,
  isExcluded: isExcluded(edition, number),
});
