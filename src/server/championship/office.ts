import { randomBytes } from 'node:crypto';
import type { AdmissionCommand } from '../../championship/admission.ts';
import type { Phase } from '../../championship/calendar.ts';
import {
  decide,
  type Edition,
  type EditionCommand,
  type EditionEvent,
  type EditionRefusal,
  rankingOf,
} from '../../championship/edition.ts';
import { dueByCalendar, nextMoment } from '../../championship/messages.ts';
import { type OfficialRefusal, rankingHash } from '../../championship/officialRanking.ts';
import { matchesCounted, type Row } from '../../championship/standings.ts';
import { hex } from '../../kit/bytes.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import { promiseOf } from '../../lot/ceremony.ts';
import { instantOfRound, QUICKNET, roundFrom } from '../../lot/drand.ts';
import type { Source } from '../../lot/record.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { fetchRound } from '../lot/relays.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Room } from './room.ts';
import { fullRanking } from './standings.ts';
import { editionProcess, editionStream } from './streams.ts';
import { ours } from './tables.ts';

export interface Told {
  readonly by: string;
  readonly at: Instant;
  readonly once?: Once | undefined;
}

export type OfficeRefusal =
  | EditionRefusal
  | StoreRefusal
  | OfficialRefusal
  | { readonly code: 'not-found' }
  | { readonly code: 'ranking-moved'; readonly article: 'SSC 8.04' };
export type OfficeAnswer = Result<{ readonly answer: Answer; readonly edition: Edition }, OfficeRefusal>;

export const TICK_JOB = 'championship.tick';
export const CLOCKS_JOB = 'championship.clocks';
export const REVERSE_JOB = 'championship.reverse';
export const RESTORE_JOB = 'championship.restoreReferral';
export const DRAW_JOB = 'championship.draw';

/** How a draw gets its chance: a round of the public beacon some minutes ahead, or cards read aloud in the hall. */
export type SourceWish = { readonly kind: 'drand'; readonly minutes: number } | { readonly kind: 'ceremony' };

/** The organiser's desk: every decision about an edition, with all that follows from it. */
export interface Office {
  command(
    edition: string,
    command: EditionCommand,
    told: Told,
    more?: (trx: Trx) => Promise<void>,
  ): Promise<OfficeAnswer>;
  /** The first official list of a phase, or the proposal of a correction (SSC 8.04). */
  establish(edition: string, phase: Phase, reason: string, told: Told): Promise<OfficeAnswer>;
  /** Cut or replacements, from the newest official list; a tie is announced as a lot when a source is given. */
  fill(edition: string, what: 'makeCut' | 'nominate', wish: SourceWish | undefined, told: Told): Promise<OfficeAnswer>;
  /** The draw of a ceremony: the cards as they were read, with the secret that was promised. */
  drawCards(edition: string, id: string, cards: readonly string[], told: Told): Promise<OfficeAnswer>;
  /** The draw of a beacon's round; throws while no relay has it, so that the job comes again. */
  drawRound(edition: string, id: string): Promise<void>;
  tick(edition: string): Promise<void>;
}

export function openOffice(room: Room, getRound: typeof fetchRound = fetchRound): Office {
  const { store, jobs, now, publish } = room.services;

  const office: Office = {
    async command(id, command, told, more) {
      try {
        return await perform(id, command, told, more);
      } catch (error) {
        if (error instanceof RankingMoved) return refuse({ code: 'ranking-moved', article: 'SSC 8.04' });
        throw error;
      }
    },

    async establish(id, phase, reason, told) {
      const edition = await load(id);
      if (!edition) return refuse({ code: 'not-found' });
      const rows = await fullRanking(store.db, id, phase, matchesCounted(edition.template, phase));
      const hash = rankingHash(rows);
      const known = rankingOf(edition, phase);
      if (known?.hash === hash) return refuse({ code: 'nothing-changed', version: known.version, article: 'SSC 8.04' });
      if (!known) {
        const command = { type: 'establishRanking', phase, hash, reason, by: told.by } as const;
        return office.command(id, command, told, (trx) => keep(trx, id, phase, 1, hash, rows));
      }
      const version = known.version + 1;
      const motion = { kind: 'correctRanking', phase, version, hash, reason } as const;
      const proposal = `ranking-${phase}-${version}-${hash.slice(0, 12)}`;
      const command = { type: 'propose', id: proposal, motion, by: told.by } as const;
      return office.command(id, command, told);
    },

    async fill(id, what, wish, told) {
      const edition = await load(id);
      if (!edition) return refuse({ code: 'not-found' });
      const official = rankingOf(edition, 'semiFinal');
      if (!official) return refuse({ code: 'unknown-version', version: 1, article: 'SSC 8.04' });
      const { rows } = await room.officials.list(id, 'semiFinal', official.version);
      const secret = new Uint8Array(randomBytes(32));
      const source = wish === undefined ? null : sourceOf(wish, secret, told.at);
      const command: AdmissionCommand = { type: what, edition: id, version: official.version, rows: [...rows], source };
      return office.command(id, command, told, async (trx) => {
        if (source?.kind !== 'ceremony') return; // kept even if no lot was needed: a promise nobody asked for
        const kept = { commitment: source.commitment, secret: Buffer.from(secret) };
        await ours(trx).insertInto('championship_secrets').values(kept).execute();
      });
    },

    async drawCards(id, draw, cards, told) {
      const edition = await load(id);
      const waiting = edition?.admission.draws.find(({ announcement }) => announcement.id === draw);
      if (!waiting) return refuse({ code: 'not-found' });
      const { source } = waiting.announcement;
      if (source.kind !== 'ceremony') return refuse({ code: 'other-source', promised: source.kind });
      const row = await ours(store.db)
        .selectFrom('championship_secrets')
        .select('secret')
        .where('commitment', '=', source.commitment)
        .executeTakeFirstOrThrow();
      const randomness = { kind: 'ceremony', secret: hex(row.secret), cards: [...cards] } as const;
      return office.command(id, { type: 'drawLot', id: draw, randomness }, told);
    },

    async drawRound(id, draw) {
      const edition = await load(id);
      const waiting = edition?.admission.draws.find(({ announcement }) => announcement.id === draw);
      if (!waiting || waiting.record || waiting.announcement.source.kind !== 'drand') return;
      const fetched = await getRound(waiting.announcement.source.round);
      if (!fetched.ok) throw new Error(`no relay has round ${waiting.announcement.source.round} yet`);
      const randomness = { kind: 'drand', ...fetched.value } as const;
      await office.command(id, { type: 'drawLot', id: draw, randomness }, { by: 'system', at: now() });
    },

    async tick(id) {
      const edition = await load(id);
      if (!edition || edition.standing === 'cancelled') return;
      const at = now();
      await office.command(id, { type: 'lapse' }, { by: 'system', at });
      await office.command(id, { type: 'revokeExcluded' }, { by: 'system', at });
      const current = (await load(id))!;
      await store.db.transaction().execute(async (trx) => {
        for (const due of dueByCalendar(current, at)) await room.post(trx, current, due, at);
        await planTick(trx, current, at);
      });
    },
  };

  async function perform(
    id: string,
    command: EditionCommand,
    { by, at, once }: Told,
    more?: (trx: Trx) => Promise<void>,
  ): Promise<OfficeAnswer> {
    const result = await store.performBy(editionProcess, {
      ...{ stream: editionStream(id), actor: by, at, once },
      decide: ({ state }) => decide(state, command, at),
      answer: ({ version }) => ({ version }),
      alongside: async (trx, { state, version }, events) => {
        await room.afterEdition(trx, state!, version, events, at);
        for (const [i, event] of events.entries()) {
          await consequences(trx, state!, version - events.length + i + 1, event, at);
        }
        if (events.length > 0) await more?.(trx);
      },
    });
    if (!result.ok) return result.refusal.code === 'no-edition' ? refuse({ code: 'not-found' }) : result;
    publish(`edition:${id}`);
    return ok({ answer: result.value.answer, edition: result.value.state! });
  }

  const load = async (id: string): Promise<Edition | undefined> =>
    (await store.load(editionProcess, editionStream(id))).state;

  const keep = async (trx: Trx, edition: string, phase: Phase, version: number, hash: string, rows: readonly Row[]) => {
    const kept = { edition, phase, version, hash, rows: JSON.stringify(rows) as never };
    await ours(trx).insertInto('championship_rankings').values(kept).execute();
  };

  async function planTick(trx: Trx, edition: Edition, at: Instant): Promise<void> {
    const runAt = nextMoment(edition, at);
    if (runAt !== undefined)
      await jobs.add(trx, TICK_JOB, { edition: edition.id }, { runAt, key: `tick:${edition.id}` });
  }

  async function consequences(
    trx: Trx,
    edition: Edition,
    version: number,
    event: EditionEvent,
    at: Instant,
  ): Promise<void> {
    const { id } = edition;
    switch (event.type) {
      case 'created':
      case 'edited':
      case 'placeOffered':
        return planTick(trx, edition, at);
      case 'suspended':
      case 'resumed':
      case 'cancelled': {
        const pausedFor = event.type === 'resumed' ? event.pausedFor : 0;
        return jobs.add(trx, CLOCKS_JOB, { edition: id, what: event.type, version, pausedFor });
      }
      case 'excluded':
        return jobs.add(trx, REVERSE_JOB, { edition: id, number: event.number });
      case 'readmitted':
        return jobs.add(trx, RESTORE_JOB, { edition: id, number: event.number });
      case 'rankingEstablished': {
        if (event.version === 1) return undefined; // kept by whoever established it
        const rows = await fullRanking(trx, id, event.phase, matchesCounted(edition.template, event.phase));
        if (rankingHash(rows) !== event.hash) throw new RankingMoved();
        return keep(trx, id, event.phase, event.version, event.hash, rows);
      }
      case 'lotAnnounced': {
        const { source, id: draw } = event.announcement;
        if (source.kind !== 'drand') return undefined;
        const runAt = instantOfRound(source.round) + 1500;
        return jobs.add(trx, DRAW_JOB, { edition: id, draw }, { runAt, key: `draw:${draw}` });
      }
      default:
        return undefined;
    }
  }
  return office;
}

/** Between proposal and approval a match or an exclusion changed the list: what was proposed is no longer true. */
export class RankingMoved extends Error {}

function sourceOf(wish: SourceWish, secret: Uint8Array, at: Instant): Source {
  if (wish.kind === 'ceremony') return { kind: 'ceremony', commitment: promiseOf(secret) };
  return { kind: 'drand', chain: QUICKNET.chain, round: roundFrom(at + wish.minutes * MINUTE) };
}
