import { absurd } from '../kit/absurd.ts';
import { fromHex } from '../kit/bytes.ts';
import { canonical } from '../kit/canonical.ts';
import { chanceFrom } from '../kit/chance.ts';
import { sha256Hex } from '../kit/hash.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { type Evening, type EveningEvent, historyOf, passenStarted, presentPlayers } from './evening.ts';
import { drawFinalTable, type FinalTable } from './finalTable.ts';
import { cutFor, type Ranked } from './ranking.ts';
import { drawSeating, type SeatingRefusal } from './seating.ts';
import type { CardWish, PlayerNumber, SeatingRequest } from './seatingSchedule.ts';
import type { By } from './sheet.ts';

export type DrawCommand = Immutable<
  /** `promise`: the hash of the laptop's secret or the public round, known to all before the dice are. */
  | { type: 'announce-draw'; draw: string; passen: number[]; promise?: string }
  | { type: 'cancel-draw'; reason: string }
  /** `seed`: 32 bytes that nobody could choose alone, as the record of the lot shows. */
  | { type: 'draw'; draw: string; seed: string; record?: unknown; reason?: string }
  | {
      type: 'draw-final-table';
      draw: string;
      seed: string;
      ranking: Ranked[];
      cards: CardWish | null;
      outstanding: number[];
    }
>;

export type DrawRefusal = Immutable<
  | SeatingRefusal
  | { code: 'draw-not-announced'; draw: string; article: string }
  | { code: 'draw-running'; draw: string; article: string }
  | { code: 'draw-id-used'; draw: string; article: string }
  | { code: 'not-a-seed'; article: string }
  | { code: 'not-these-passen'; passen: number[]; article: string }
  | { code: 'pool-changed'; announced: string; now: string; article: string }
  | { code: 'reason-needed'; article: string }
  | { code: 'no-final-table'; article: string }
  | { code: 'passen-missing'; played: number; expected: number; article: string }
  | { code: 'tables-outstanding'; tables: number[]; article: string }
  | { code: 'too-few-finalists'; players: number; article: string }
  | { code: 'final-table-drawn'; article: string }
>;

/** Announce, then draw: one id for each draw, so that nobody draws again until it suits. SSC 2.02, ruling G23 */
export function decideDraw(
  evening: Evening,
  command: DrawCommand,
  by: By,
  at: Instant,
): Result<readonly EveningEvent[], DrawRefusal> {
  const article = evening.regulation.articles.draw;
  switch (command.type) {
    case 'announce-draw': {
      const { draw, passen, promise = null } = command;
      if (evening.announced) return refuse({ code: 'draw-running', draw: evening.announced.draw, article });
      if (usedDraws(evening).includes(draw)) return refuse({ code: 'draw-id-used', draw, article });
      const wrong = wrongPassen(evening, passen);
      if (wrong) return refuse({ code: 'not-these-passen', passen: [...passen], article });
      const players = pool(evening).length;
      if (players < 4) return refuse({ code: 'too-few-players', players, least: 4 });
      return ok([{ type: 'draw-announced', draw, passen, pool: poolHash(evening, passen), promise, by, at }]);
    }
    case 'cancel-draw':
      if (!evening.announced) return refuse({ code: 'draw-not-announced', draw: '', article });
      if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article });
      return ok([{ type: 'draw-cancelled', draw: evening.announced.draw, reason: command.reason, by, at }]);
    case 'draw': {
      const { draw, seed } = command;
      const announced = evening.announced;
      if (announced?.draw !== draw) return refuse({ code: 'draw-not-announced', draw, article });
      const now = poolHash(evening, announced.passen);
      if (now !== announced.pool) return refuse({ code: 'pool-changed', announced: announced.pool, now, article });
      const key = fromHex(seed);
      if (!key || key.length < 16) return refuse({ code: 'not-a-seed', article });
      const isRedraw = evening.passen.some((passe) => announced.passen.includes(passe.passe));
      const reason = command.reason?.trim() || null;
      if (isRedraw && reason === null) return refuse({ code: 'reason-needed', article });
      const seating = drawSeating(seatingRequest(evening, announced.passen), chanceFrom(key)(draw));
      if (!seating.ok) return seating;
      const { sets, proof } = seating.value;
      const drawn = { draw, seed, proof, record: command.record ?? null, at, reason };
      const taken = sets.slice(0, announced.passen.length);
      return ok([{ type: 'drawn', draw, passen: announced.passen, sets: taken, drawn, by, at }]);
    }
    case 'draw-final-table':
      return drawFinal(evening, command, by, at);
    default:
      return absurd(command);
  }
}

/** Who goes into the draw: everybody present, and as many fill-in players as the last table needs. Ruling G1 */
export function pool(evening: Evening): readonly PlayerNumber[] {
  const present = presentPlayers(evening);
  const counting = present.filter((player) => !player.fillIn).map((player) => player.number);
  const fillIns = present.filter((player) => player.fillIn).map((player) => player.number);
  const missing = (4 - (counting.length % 4)) % 4;
  // Too few to fill the table: they would only sit out in its place.
  const helping = fillIns.length >= missing ? fillIns.slice(0, missing) : [];
  return [...counting, ...helping].sort((a, b) => a - b);
}

/** Everything the draw depends on but the dice. Fields of up to sixty look ahead over the Passen still to come. */
export function seatingRequest(evening: Evening, passen: readonly number[]): SeatingRequest {
  const players = pool(evening);
  const chosen = new Set(players);
  const people = players.map((number) => evening.players[number]!);
  const ahead = evening.regulation.passen - passenStarted(evening);
  return {
    players,
    sets: players.length <= LOOK_AHEAD ? Math.max(ahead, passen.length) : passen.length,
    history: historyOf(evening),
    wishes: Object.fromEntries(people.flatMap((each) => (each.cards ? [[each.number, each.cards]] : []))),
    keepApart: evening.keepApart.filter(([a, b]) => chosen.has(a) && chosen.has(b)),
    fixedTables: Object.fromEntries(people.flatMap((each) => (each.fixedTable ? [[each.number, each.fixedTable]] : []))),
  };
}
const LOOK_AHEAD = 60;

/** The frozen field, as one number that everybody can compute from the published list. */
export const poolHash = (evening: Evening, passen: readonly number[]): string =>
  sha256Hex(canonical(seatingRequest(evening, passen)));

/** Only Passen not yet begun, in order, and within the regulation. */
function wrongPassen(evening: Evening, passen: readonly number[]): boolean {
  const first = passenStarted(evening) + 1;
  return (
    passen.length === 0 || passen.some((passe, index) => passe !== first + index || passe > evening.regulation.passen)
  );
}

const usedDraws = (evening: Evening): string[] => evening.passen.flatMap((passe) => (passe.drawn ? [passe.drawn.draw] : []));

/** The four best sit down together: cut, pairings, seats and cards, all from one seed. SSC 7.03, 7.04 */
function drawFinal(
  evening: Evening,
  command: Extract<DrawCommand, { type: 'draw-final-table' }>,
  by: By,
  at: Instant,
): Result<readonly EveningEvent[], DrawRefusal> {
  const { finalTable, passen, articles } = evening.regulation;
  const article = articles.ranking;
  if (!finalTable) return refuse({ code: 'no-final-table', article });
  if (evening.finalTable) return refuse({ code: 'final-table-drawn', article });
  if (command.outstanding.length > 0)
    return refuse({ code: 'tables-outstanding', tables: command.outstanding, article });
  const played = passenStarted(evening);
  if (played < passen) return refuse({ code: 'passen-missing', played, expected: passen, article });
  const key = fromHex(command.seed);
  if (!key || key.length < 16) return refuse({ code: 'not-a-seed', article });
  const chance = chanceFrom(key)(command.draw);
  const cut = cutFor(command.ranking, finalTable.places, chance);
  if (cut.qualified.length < finalTable.places)
    return refuse({ code: 'too-few-finalists', players: cut.qualified.length, article });
  const players = cut.qualified as unknown as FinalTable['players'];
  const table = drawFinalTable(players, finalTable.games, command.cards, chance);
  return ok([{ type: 'final-table-drawn', finalTable: table, cut, draw: command.draw, seed: command.seed, by, at }]);
}
