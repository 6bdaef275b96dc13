import { sql } from 'kysely';
import type { EntryCommand } from '../../championship/entry.ts';
import type { Due } from '../../championship/messages.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { EXPIRE_JOB } from '../schieber/context.ts';
import type { MatchTables } from '../schieber/projection.ts';
import { entriesOf } from './entering.ts';
import { CLOCKS_JOB, DRAW_JOB, type Office, RESTORE_JOB, REVERSE_JOB, TICK_JOB } from './office.ts';
import { commandEntry } from './playing.ts';
import { LETTERS_JOB, REFERRAL_JOB, type Room } from './room.ts';
import { editionProcess, editionStream, entryProcess, entryStream } from './streams.ts';
import { ours } from './tables.ts';

/** Long enough that no clock runs out while an edition is suspended; taken back when it goes on. */
const STANDSTILL = 366 * 24 * 3_600_000;
const PORTION = 200;

/** What the office does behind the counter. Each may be done twice without harm. */
export function chores(room: Room, office: Office): Readonly<Record<string, JobHandler>> {
  const { store, jobs, now } = room.services;

  const openMatches = async (edition: string): Promise<string[]> => {
    const rows = await ours(store.db)
      .selectFrom('championship_matches')
      .select('match')
      .where('edition', '=', edition)
      .where('ending', 'is', null)
      .execute();
    return rows.map(({ match }) => match);
  };

  /** The clocks were put back: whoever is to end these matches must come earlier than planned. */
  const wakeAt = (matches: readonly string[]) =>
    store.db.transaction().execute(async (trx) => {
      const rows = await trx
        .withTables<MatchTables>()
        .selectFrom('matches')
        .select(['id', 'deadline'])
        .where('id', 'in', ['', ...matches])
        .where('ending', 'is', null)
        .execute();
      for (const { id, deadline } of rows) {
        if (deadline !== null) {
          await jobs.add(trx, EXPIRE_JOB, { id }, { runAt: deadline + 1, key: `${EXPIRE_JOB}:${id}` });
        }
      }
    });

  /** Who sent the link, when the newcomer first played, and whether the newcomer is excluded now. */
  const referral = async (edition: string, number: number) => {
    const { state: newcomer } = await store.load(entryProcess, entryStream(edition, number));
    if (!newcomer || newcomer.referredBy === null) return undefined;
    const isOut = (await room.people.exclusion(newcomer.person)) !== undefined;
    return { sender: newcomer.referredBy, firstPlayedAt: newcomer.firstPlayedAt, isOut };
  };

  const toSender = async (edition: string, sender: number, command: EntryCommand) => {
    await store.db.transaction().execute((trx) => commandEntry(room, trx, edition, sender, command, now()));
  };

  const credit = async (edition: string, number: number) => {
    const found = await referral(edition, number);
    if (!found || found.isOut || found.firstPlayedAt === null) return;
    const { sender, firstPlayedAt } = found;
    await toSender(edition, sender, { type: 'creditReferral', number, firstPlayedAt });
  };

  return {
    [TICK_JOB]: (payload) => office.tick((payload as { edition: string }).edition),

    [DRAW_JOB]: (payload) => {
      const { edition, draw } = payload as { edition: string; draw: string };
      return office.drawRound(edition, draw);
    },

    /** Ruling G30: clocks stand still while suspended, and a cancelled match counts nothing. */
    [CLOCKS_JOB]: async (payload) => {
      const { edition, what, version, pausedFor } = payload as {
        edition: string;
        what: 'suspended' | 'resumed' | 'cancelled';
        version: number;
        pausedFor: number;
      };
      const open = await openMatches(edition);
      if (what === 'cancelled') {
        for (const match of open) await room.matches.cancel(match, 'system');
        return;
      }
      const by = what === 'suspended' ? STANDSTILL : pausedFor - STANDSTILL;
      await room.matches.moveDeadlines(`${what}:${edition}:${version}`, by, 'suspension', open);
      if (what === 'resumed') await wakeAt(open);
    },

    /** SSC 5.04: two bonus matches for whoever sent the link, when the newcomer has played. */
    [REFERRAL_JOB]: (payload) => {
      const { edition, number } = payload as { edition: string; number: number };
      return credit(edition, number);
    },

    /** G15: an excluded newcomer counts for nobody. */
    [REVERSE_JOB]: async (payload) => {
      const { edition, number } = payload as { edition: string; number: number };
      const found = await referral(edition, number);
      if (!found?.isOut) return; // let in again before anybody came to this
      await toSender(edition, found.sender, { type: 'reverseReferral', number });
    },

    /** Let in again (SSC 8.01), the newcomer counts again as if nothing had been. */
    [RESTORE_JOB]: (payload) => {
      const { edition, number } = payload as { edition: string; number: number };
      return credit(edition, number);
    },

    /** Letters to everybody, a portion at a time; each has its own key, so a portion done twice is sent once. */
    [LETTERS_JOB]: async (payload) => {
      const { edition: id, due, after } = payload as { edition: string; due: Due; after: number };
      const { state: edition } = await store.load(editionProcess, editionStream(id));
      if (!edition) return;
      let query = ours(store.db)
        .selectFrom('championship_entries')
        .select('number')
        .where('edition', '=', id)
        .where('is_out', '=', false)
        .where('number', '>', after);
      if (due.to === 'semiFinalists') query = query.where('is_qualified', '=', true);
      const numbers = await query.orderBy('number').limit(PORTION).execute();
      const last = numbers.at(-1)?.number;
      if (last === undefined) return;
      await store.db.transaction().execute(async (trx) => {
        for (const { number } of numbers) {
          await room.post(trx, edition, { ...due, key: `${due.key}/${number}`, to: number }, now());
        }
        await jobs.add(trx, LETTERS_JOB, { edition: id, due, after: last }, { key: `letters:${due.key}:${last}` });
      });
    },
  };
}

/** A person was excluded or let in again: every edition the person is in follows. SSC 8.01 */
export async function followExclusion(room: Room, office: Office, person: string): Promise<void> {
  const exclusion = await room.people.exclusion(person);
  const entries = await room.services.store.db.transaction().execute((trx) => entriesOf(trx, person));
  const told = { by: 'system', at: room.services.now() };
  for (const { edition, number } of entries) {
    if (exclusion) await office.command(edition, { type: 'exclude', number, ...exclusion }, told);
    else await office.command(edition, { type: 'readmit', number }, told);
  }
}

/** What was missed while no server was running: people excluded or let in again whom an edition does not know so yet. */
export async function followAll(room: Room, office: Office): Promise<void> {
  const { rows } = await sql<{ person: string }>`
    select distinct e.person from championship_entries e join people p on p.person = e.person
    where p.excluded <> e.is_out`.execute(room.services.store.db);
  for (const { person } of rows) await followExclusion(room, office, person);
}
