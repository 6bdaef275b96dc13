import { absurd } from '../../kit/absurd.ts';
import type { LotRecord } from '../../lot/record.ts';
import { evolveClub, isClubEvent, NEW_CLUB } from '../club/club.ts';
import type { Regulation } from '../regulation.ts';
import { storedReason, storedRulings } from '../ruling/stored.ts';
import { withPair } from '../seating/pairs.ts';
import type { PlayerNumber, SeatedSet } from '../seating/schedule.ts';
import { reseated, swapIn } from '../seating/seatChanges.ts';
import {
  type Drawn,
  type Evening,
  type EveningEvent,
  type Passe,
  type Player,
  type PlayerEvent,
  passenClosed,
  passenStarted,
} from './evening.ts';
import { evolveHelper, FIRST_HELPER, isHelperEvent } from './helpers.ts';
import { evolvePrizes } from './prizes.ts';

/** What happened → the new state. Never refuses, never rolls dice. */
export function evolveEvening(evening: Evening | undefined, event: EveningEvent): Evening {
  if (event.type === 'created') return begun(event);
  if (!evening) throw new Error(`an evening begins with 'created', not '${event.type}'`);
  if (isClubEvent(event)) return evolveClub(evening, event);
  if (isHelperEvent(event)) return evolveHelper(evening, event);
  switch (event.type) {
    case 'regulation-changed':
      return { ...evening, regulation: storedRegulation(event.regulation), doubleEntry: event.doubleEntry };
    case 'players-added':
    case 'paired':
    case 'player-changed':
    case 'kept-apart':
    case 'checked-in':
    case 'left':
    case 'came-back':
    case 'warned':
    case 'excluded':
    case 'warning-withdrawn':
    case 'readmitted':
    case 'proposal-dismissed':
      return evolvePlayers(evening, event);
    case 'draw-announced':
      return {
        ...evening,
        announced: event.announcement,
        announcedPassen: event.passen,
        drawIds: [...evening.drawIds, event.announcement.id],
      };
    case 'draw-cancelled':
      return { ...evening, announced: null, announcedPassen: [] };
    case 'drawn':
      return withDrawn(evening, event);
    case 'seat-taken':
      return withPasse(evening, event.passe, (passe) => ({
        ...passe,
        seating: swapIn(passe.seating, event.leaver, event.player),
      }));
    case 'reseated':
      return withPasse(evening, event.passe, (passe) => ({ ...passe, seating: reseated(passe.seating, event) }));
    case 'bye-given':
      return withPasse(evening, event.passe, ({ seating, ...passe }) => ({
        ...passe,
        seating: { ...seating, byes: [...seating.byes, event.number].sort((a, b) => a - b) },
      }));
    case 'passe-started':
      return withPasse(evening, event.passe, (passe) => ({ ...passe, stage: 'running', startedAt: event.at }));
    case 'passe-closed':
      return withPasse(evening, event.passe, (passe) => ({ ...passe, stage: 'closed', closedAt: event.at }));
    case 'announced':
      return { ...evening, announcements: [...evening.announcements, { text: event.text, at: event.at }] };
    case 'director-called':
    case 'call-answered':
      return withCall(evening, event);
    case 'final-table-drawn':
      return withFinalTable(evening, event);
    case 'final-rank-drawn':
      return {
        ...withLot(evening, event.record),
        finalTable: evening.finalTable && { ...evening.finalTable, order: event.order },
      };
    case 'prizes-set':
      return { ...evening, prizes: event.prizes };
    case 'prize':
      return { ...evening, awards: evolvePrizes(evening.awards, event.event) };
    case 'total-entered':
      return withSheet(evening, event.number, { total: event.total, initialled: null, handedIn: false });
    case 'total-initialled':
      return withSheet(evening, event.number, { initialled: event.by });
    case 'sheet-handed-in':
      return withSheet(evening, event.number, { handedIn: true });
    case 'ranking-published':
      return { ...evening, published: { version: event.version, hash: event.hash, at: event.at } };
    case 'finished':
      return { ...evening, finishedAt: event.at };
    case 'reopened':
      return { ...evening, finishedAt: null };
    default:
      return absurd(event);
  }
}

/** Who is on the list, who is here, who was warned or sent away. SSC 7.02, EBH 9 */
function evolvePlayers(evening: Evening, event: PlayerEvent): Evening {
  switch (event.type) {
    case 'players-added': {
      const added = Object.fromEntries(event.players.map((player) => [player.number, player]));
      const lastNumber = Math.max(evening.lastNumber, ...event.players.map((player) => player.number));
      const pairs = [...evening.pairs, ...(event.pairs ?? [])];
      return { ...evening, players: { ...evening.players, ...added }, lastNumber, pairs };
    }
    case 'paired':
      return { ...evening, pairs: withPair(evening.pairs, event.pair, event.together) };
    case 'player-changed':
      return withPlayer(evening, event.number, event.changes);
    case 'kept-apart': {
      const [a, b] = event.pair;
      const others = evening.keepApart.filter(([x, y]) => !((x === a && y === b) || (x === b && y === a)));
      return { ...evening, keepApart: event.apart ? [...others, event.pair] : others };
    }
    case 'checked-in':
      return withPlayer(evening, event.number, {
        presence: 'present',
        document: event.document,
        since: passenStarted(evening),
      });
    case 'left':
      return withPlayer(evening, event.number, { presence: 'retired', leftAfter: passenClosed(evening) });
    case 'came-back':
      return withPlayer(evening, event.number, { presence: 'present', leftAfter: null });
    case 'warned': {
      const { type: _, number, ...warning } = event;
      const reason = storedReason(warning.reason);
      const warnings = [...(evening.players[number]?.warnings ?? []), { ...warning, reason }];
      return withPlayer(evening, number, { warnings });
    }
    case 'excluded':
      return withPlayer(evening, event.number, { presence: 'excluded', leftAfter: passenClosed(evening) });
    case 'warning-withdrawn': {
      const warnings = evening.players[event.number]?.warnings.slice(0, -1) ?? [];
      return withPlayer(evening, event.number, { warnings });
    }
    case 'readmitted':
      return withPlayer(evening, event.number, { presence: 'present', leftAfter: null });
    case 'proposal-dismissed': {
      const warnings = evening.players[event.number]?.warnings.length ?? 0;
      return withPlayer(evening, event.number, { dismissed: { at: event.at, warnings } });
    }
    default:
      return absurd(event);
  }
}

/** The empty list, before anybody has come. */
function begun({ title, place, day, doubleEntry, ...event }: Extract<EveningEvent, { type: 'created' }>): Evening {
  const regulation = storedRegulation(event.regulation);
  const byInvitation = event.byInvitation ?? false;
  return {
    ...{ title, place, day, regulation, doubleEntry },
    ...{ byInvitation, helpers: byInvitation ? FIRST_HELPER : {} },
    ...{ players: {}, lastNumber: 0, keepApart: [], pairs: [] },
    ...{ announced: null, announcedPassen: [], drawIds: [], lots: {}, passen: [], finalTable: null },
    ...{
      announcements: [],
      calls: [],
      prizes: [],
      awards: [],
      personalSheets: {},
      published: null,
      finishedAt: null,
      club: NEW_CLUB,
    },
  };
}

function withDrawn(evening: Evening, event: Extract<EveningEvent, { type: 'drawn' }>): Evening {
  const { record, proof, at } = event;
  const kept = evening.passen.filter((passe) => !event.passen.includes(passe.passe));
  const how = { id: record.id, proof, at, reason: record.replaces?.reason ?? null };
  const drawn = event.passen.map((passe, index): Passe => fresh(passe, event.sets[index]!, how));
  const passen = [...kept, ...drawn].sort((a, b) => a.passe - b.passe);
  return { ...withLot(evening, record), passen };
}

function withFinalTable(evening: Evening, event: Extract<EveningEvent, { type: 'final-table-drawn' }>): Evening {
  const first = evening.regulation.passen + 1;
  const drawn = event.finalTable.passen.map(({ teams }, index) =>
    fresh(first + index, { tables: [{ table: 1, teams }], byes: [] }, null),
  );
  const finalTable = { ...event.finalTable, cut: event.cut };
  return { ...withLot(evening, event.record), finalTable, passen: [...evening.passen, ...drawn] };
}

const storedRegulation = (regulation: Regulation): Regulation => ({
  ...regulation,
  rulings: storedRulings(regulation.rulings),
});

const withLot = (evening: Evening, record: LotRecord): Evening => ({
  ...evening,
  announced: null,
  announcedPassen: [],
  lots: { ...evening.lots, [record.id]: record },
});

const fresh = (passe: number, seating: SeatedSet, drawn: Drawn | null): Passe => ({
  passe,
  stage: 'drawn',
  seating,
  drawn,
  startedAt: null,
  closedAt: null,
});

function withPlayer(evening: Evening, number: PlayerNumber, changes: Partial<Player>): Evening {
  const player = evening.players[number];
  if (!player) return evening;
  return { ...evening, players: { ...evening.players, [number]: { ...player, ...changes } } };
}

function withPasse(evening: Evening, number: number, change: (passe: Passe) => Passe): Evening {
  return { ...evening, passen: evening.passen.map((passe) => (passe.passe === number ? change(passe) : passe)) };
}

function withSheet(
  evening: Evening,
  number: PlayerNumber,
  changes: Partial<Evening['personalSheets'][number]>,
): Evening {
  const sheet = evening.personalSheets[number] ?? { total: 0, initialled: null, handedIn: false };
  return { ...evening, personalSheets: { ...evening.personalSheets, [number]: { ...sheet, ...changes } } };
}

function withCall(
  evening: Evening,
  { type, table, by, at }: Extract<EveningEvent, { type: 'director-called' | 'call-answered' }>,
): Evening {
  const elsewhere = evening.calls.filter((call) => call.table !== table);
  return { ...evening, calls: type === 'director-called' ? [...elsewhere, { table, by, at }] : elsewhere };
}
