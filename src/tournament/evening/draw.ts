import { absurd } from '../../kit/absurd.ts';
import { canonical } from '../../kit/canonical.ts';
import { sha256Hex } from '../../kit/hash.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import {
  type Announcement,
  type AnnounceRefusal,
  announce,
  draw,
  type LotRecord,
  type DrawRefusal as LotRefusal,
  type Randomness,
  type Source,
} from '../../lot/record.ts';
import { eligibleFor, type Ranked } from '../ranking/ranking.ts';
import type { CardWish, PlayerNumber } from '../seating/schedule.ts';
import type { Seating } from '../seating/seating.ts';
import type { By, OpenSheet } from '../sheet/sheet.ts';
import { type Evening, type EveningEvent, historyFor, passenStarted, presentPlayers } from './evening.ts';
import { type FinalDraw, type FinalPool, type LevelDraw, type SeatingPool, TOURNAMENT_LOT_KINDS } from './lots.ts';
import { drawnPairs } from './pairs.ts';

export type DrawCommand = Immutable<
  /** One draw may cover several Passen: then the tables can be printed on the personal sheets (EBH 1). */
  | { type: 'announce-draw'; draw: string; passen: number[]; source: Source; reason?: string }
  /** `cards`: what the four agree on; null for half and half. SSC 7.04 */
  | { type: 'announce-final'; draw: string; source: Source; cards: CardWish | null }
  /** Finalists level in everything: a draw is held among them. SSC 7.04 */
  | { type: 'announce-lot'; draw: string; source: Source }
  | { type: 'cancel-draw'; reason: string }
  | { type: 'draw'; draw: string; randomness: Randomness }
>;

export type DrawRefusal = Immutable<
  | AnnounceRefusal
  | LotRefusal
  | { code: 'too-few-players'; players: number; least: 4 }
  | { code: 'draw-not-announced'; draw: string; article: string }
  | { code: 'draw-running'; draw: string; article: string }
  | { code: 'not-these-passen'; passen: number[]; article: string }
  | { code: 'pool-changed'; announced: string; now: string; article: string }
  | { code: 'seating-refused'; why: string; article: string }
  | { code: 'reason-needed'; article: string }
  | { code: 'no-final-table'; article: string }
  | { code: 'passen-missing'; played: number; expected: number; article: string }
  | { code: 'tables-outstanding'; sheets: OpenSheet[]; article: string }
  | { code: 'too-few-finalists'; players: number; article: string }
  | { code: 'final-table-drawn'; article: string }
  | { code: 'nobody-level'; article: string }
>;

/** What the sheets say, for the draw of the final table. */
export interface DrawFacts {
  readonly outstanding: readonly OpenSheet[];
  readonly standings: readonly Ranked[];
  /** Finalists level in everything, when the final table is played and no lot was drawn. SSC 7.04 */
  readonly level: readonly PlayerNumber[];
  /** What is asked for, drawn already: some fields take seconds, and the server has a thread for it. */
  readonly drawn?: Drawn | undefined;
}

/** A lot that was announced, and the chance it was promised. */
export type LotAsked = Immutable<{ announced: Announcement; randomness: Randomness }>;
export type Drawn = Result<LotRecord, LotRefusal>;

/** Everything of a draw that takes long. The same wherever it is done: nothing is left to choose. */
export const drawLot = ({ announced, randomness }: LotAsked): Drawn =>
  draw(announced, randomness, TOURNAMENT_LOT_KINDS);

/** Announce, then draw: one id for each draw, so that nobody draws again until it suits. SSC 2.02, ruling G23 */
export function decideDraw(
  evening: Evening,
  command: DrawCommand,
  by: By,
  at: Instant,
  facts: DrawFacts,
): Result<readonly EveningEvent[], DrawRefusal> {
  const article = evening.regulation.articles.draw;
  switch (command.type) {
    case 'announce-draw': {
      const { passen } = command;
      if (evening.announced) return refuse({ code: 'draw-running', draw: evening.announced.id, article });
      if (wrongPassen(evening, passen)) return refuse({ code: 'not-these-passen', passen: [...passen], article });
      const players = pool(evening).length;
      if (players < 4) return refuse({ code: 'too-few-players', players, least: 4 });
      const before = evening.passen.find((passe) => passen.includes(passe.passe))?.drawn?.id;
      const reason = command.reason?.trim() ?? '';
      if (before !== undefined && reason === '') return refuse({ code: 'reason-needed', article });
      const request = {
        id: command.draw,
        kind: 'seating',
        pool: seatingPool(evening, passen),
        source: command.source,
        ...(before === undefined ? {} : { replaces: { id: before, reason } }),
      };
      const announced = announce(request, at, new Set(evening.drawIds), TOURNAMENT_LOT_KINDS);
      return announced.ok ? ok([{ type: 'draw-announced', announcement: announced.value, passen, by, at }]) : announced;
    }
    case 'announce-final':
      return announceFinal(evening, command, by, at, facts);
    case 'announce-lot':
      return announceLot(evening, command, by, at, facts);
    case 'cancel-draw':
      if (!evening.announced) return refuse({ code: 'draw-not-announced', draw: '', article });
      if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article });
      return ok([{ type: 'draw-cancelled', draw: evening.announced.id, reason: command.reason, by, at }]);
    case 'draw':
      return drawAnnounced(evening, command, by, at, facts);
    default:
      return absurd(command);
  }
}

function drawAnnounced(
  evening: Evening,
  command: Extract<DrawCommand, { type: 'draw' }>,
  by: By,
  at: Instant,
  facts: DrawFacts,
): Result<readonly EveningEvent[], DrawRefusal> {
  const article = evening.regulation.articles.draw;
  const { announced } = evening;
  if (announced?.id !== command.draw) return refuse({ code: 'draw-not-announced', draw: command.draw, article });
  if (announced.kind === 'seating') {
    const now = poolHash(evening, evening.announcedPassen);
    if (now !== announced.poolHash)
      return refuse({ code: 'pool-changed', announced: announced.poolHash, now, article });
  }
  const drawn = facts.drawn ?? drawLot({ announced, randomness: command.randomness });
  if (!drawn.ok) return drawn;
  const record = drawn.value;
  if (announced.kind === 'final-table')
    return ok([{ type: 'final-table-drawn', record, ...(record.result as FinalDraw), by, at }]);
  if (announced.kind === 'final-rank')
    return ok([{ type: 'final-rank-drawn', record, ...(record.result as LevelDraw), by, at }]);
  const result = record.result as Seating | { refused: string };
  if ('refused' in result) return refuse({ code: 'seating-refused', why: result.refused, article });
  return ok([
    { type: 'drawn', record, passen: evening.announcedPassen, sets: result.sets, proof: result.proof, by, at },
  ]);
}

/** The four best sit down together: cut, pairings, seats and cards, all from one draw. SSC 7.03, 7.04 */
function announceFinal(
  evening: Evening,
  command: Extract<DrawCommand, { type: 'announce-final' }>,
  by: By,
  at: Instant,
  { outstanding, standings }: DrawFacts,
): Result<readonly EveningEvent[], DrawRefusal> {
  const { finalTable, passen, articles } = evening.regulation;
  const article = articles.ranking;
  if (!finalTable) return refuse({ code: 'no-final-table', article });
  if (evening.finalTable) return refuse({ code: 'final-table-drawn', article });
  if (evening.announced) return refuse({ code: 'draw-running', draw: evening.announced.id, article });
  if (outstanding.length > 0) return refuse({ code: 'tables-outstanding', sheets: [...outstanding], article });
  const played = passenStarted(evening);
  if (played < passen) return refuse({ code: 'passen-missing', played, expected: passen, article });
  const players = eligibleFor(standings).map(({ number, total, best }) => ({ number, total, best: [...best] }));
  if (players.length < finalTable.places)
    return refuse({ code: 'too-few-finalists', players: players.length, article });
  const finalPool: FinalPool = { places: finalTable.places, games: finalTable.games, cards: command.cards, players };
  const request = { id: command.draw, kind: 'final-table', pool: finalPool, source: command.source };
  const announced = announce(request, at, new Set(evening.drawIds), TOURNAMENT_LOT_KINDS);
  return announced.ok ? ok([{ type: 'draw-announced', announcement: announced.value, passen: [], by, at }]) : announced;
}

/** "If a winner still cannot be established, a draw will be held." SSC 7.04 */
function announceLot(
  evening: Evening,
  command: Extract<DrawCommand, { type: 'announce-lot' }>,
  by: By,
  at: Instant,
  { level }: DrawFacts,
): Result<readonly EveningEvent[], DrawRefusal> {
  const article = 'SSC 7.04';
  if (evening.announced) return refuse({ code: 'draw-running', draw: evening.announced.id, article });
  if (level.length === 0) return refuse({ code: 'nobody-level', article });
  const request = { id: command.draw, kind: 'final-rank', pool: { players: [...level] }, source: command.source };
  const announced = announce(request, at, new Set(evening.drawIds), TOURNAMENT_LOT_KINDS);
  return announced.ok ? ok([{ type: 'draw-announced', announcement: announced.value, passen: [], by, at }]) : announced;
}

/** Who goes into the draw: everybody present, and as many fill-in players as the last table needs. Ruling G1 */
export function pool(evening: Evening): readonly PlayerNumber[] {
  if (evening.regulation.pairs)
    return drawnPairs(evening)
      .flat()
      .sort((a, b) => a - b);
  const present = presentPlayers(evening);
  const counting = present.filter((player) => !player.fillIn).map((player) => player.number);
  const fillIns = present.filter((player) => player.fillIn).map((player) => player.number);
  const missing = (4 - (counting.length % 4)) % 4;
  // Too few to fill the table: they would only sit out in its place.
  const helping = fillIns.length >= missing ? fillIns.slice(0, missing) : [];
  return [...counting, ...helping].sort((a, b) => a - b);
}

/** Everything the draw depends on but the dice. Fields of up to sixty look ahead over the Passen still to come. */
export function seatingPool(evening: Evening, passen: readonly number[]): SeatingPool {
  const players = pool(evening);
  const chosen = new Set(players);
  const people = players.map((number) => evening.players[number]!);
  const history = historyFor(evening, passen);
  const ahead = evening.regulation.passen - history.length;
  return {
    players,
    sets: players.length <= LOOK_AHEAD ? Math.max(ahead, passen.length) : passen.length,
    take: passen.length,
    history,
    wishes: Object.fromEntries(people.flatMap((each) => (each.cards ? [[each.number, each.cards]] : []))),
    keepApart: evening.keepApart.filter(([a, b]) => chosen.has(a) && chosen.has(b)),
    fixedTables: Object.fromEntries(
      people.flatMap((each) => (each.fixedTable ? [[each.number, each.fixedTable]] : [])),
    ),
    ...(evening.regulation.pairs ? { pairs: drawnPairs(evening) } : {}),
  };
}
const LOOK_AHEAD = 60;

/** The frozen field, as one number that everybody can compute from the published list. */
export const poolHash = (evening: Evening, passen: readonly number[]): string =>
  sha256Hex(canonical(seatingPool(evening, passen)));

/** Only Passen not yet begun, in order, and within the regulation. */
function wrongPassen(evening: Evening, passen: readonly number[]): boolean {
  const first = passenStarted(evening) + 1;
  return (
    passen.length === 0 || passen.some((passe, index) => passe !== first + index || passe > evening.regulation.passen)
  );
}
