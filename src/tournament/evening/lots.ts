import { type Chance, shuffle } from '../../kit/chance.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { fieldsOf, LOT_KINDS, type LotKind, type PoolRefusal } from '../../lot/lot.ts';
import { drawFinalTable, type FinalTable } from '../ranking/finalTable.ts';
import { type Cut, cutAmong } from '../ranking/ranking.ts';
import type { CardWish, PlayerNumber, SeatedSet, SeatingRequest } from '../seating/schedule.ts';
import { drawSeating, type Seating } from '../seating/seating.ts';

/** What a draw of tables depends on but the dice; published before. `take`: the sets that are used, the rest is look-ahead. */
export type SeatingPool = Immutable<
  { take: number } & Required<Omit<SeatingRequest, 'cards' | 'pairs'>> & Pick<SeatingRequest, 'pairs'>
>;

/** Who may come to the final table, with what decides a tie. SSC 7.03, 7.04 */
export type FinalPool = Immutable<{
  places: 4;
  games: number;
  cards: CardWish | null;
  players: { number: PlayerNumber; total: number; best: number[] }[];
}>;

/** Who at the final table is level in everything: one drawn before another is ranked before. SSC 7.04 */
export type LevelPool = Immutable<{ players: PlayerNumber[] }>;
export type LevelDraw = Immutable<{ order: PlayerNumber[] }>;

export type FinalDraw = Immutable<{ cut: Cut; finalTable: FinalTable }>;

/** The draws of a live tournament, beside those every verifier knows. */
export const TOURNAMENT_LOT_KINDS: Readonly<Record<string, LotKind>> = {
  ...LOT_KINDS,
  seating: { read: readSeatingPool, draw: seat },
  'final-table': { read: readFinalPool, draw: sitDown },
  'final-rank': {
    read: readLevelPool,
    draw: (pool: LevelPool, chance): LevelDraw => ({ order: shuffle(pool.players, chance) }),
  },
};

function seat(pool: SeatingPool, chance: Chance): Seating | { refused: string } {
  const seating = drawSeating(pool, chance);
  if (!seating.ok) return { refused: seating.refusal.code };
  return { sets: seating.value.sets.slice(0, pool.take), proof: seating.value.proof };
}

function sitDown(pool: FinalPool, chance: Chance): FinalDraw {
  const cut = cutAmong(pool.players, pool.places, chance);
  const [a, b, c, d] = cut.qualified;
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('a final table needs four'); // the pool was read: it has four at least
  return { cut, finalTable: drawFinalTable([a, b, c, d], pool.games, pool.cards, chance) };
}

const bad = (at: string, why: string) => refuse<PoolRefusal>({ code: 'bad-pool', at, why });
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;
const isPoints = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readSeatingPool(value: unknown): Result<SeatingPool, PoolRefusal> {
  const { players, sets, take, history, wishes, keepApart, fixedTables, pairs } = fieldsOf(value);
  if (!Array.isArray(players) || !players.every(isNumber)) return bad('players', 'a list of player numbers');
  if (new Set(players).size !== players.length) return bad('players', 'a number stands there twice');
  if (players.length < 4) return bad('players', 'a table needs four');
  if (!isNumber(sets) || sets > 50) return bad('sets', 'a number from 1 to 50');
  if (!isNumber(take) || take > sets) return bad('take', 'a number from 1 to sets');
  if (!Array.isArray(history) || !history.every(isSet)) return bad('history', 'a list of {tables, byes}');
  if (!isRecord(wishes, (wish) => wish === 'german' || wish === 'french')) return bad('wishes', 'german or french');
  if (!isRecord(fixedTables, isNumber)) return bad('fixedTables', 'a table number for a player number');
  if (!isListOfTwos(keepApart)) return bad('keepApart', 'a list of pairs of player numbers');
  if (pairs !== undefined && !isListOfTwos(pairs)) return bad('pairs', 'a list of pairs of player numbers');
  const partners = pairs === undefined ? {} : { pairs };
  return ok({ players, sets, take, history, wishes, keepApart, fixedTables, ...partners } as SeatingPool);
}

function readFinalPool(value: unknown): Result<FinalPool, PoolRefusal> {
  const { places, games, cards, players } = fieldsOf(value);
  if (places !== 4) return bad('places', 'four sit at a table');
  if (!isNumber(games)) return bad('games', 'a number from 1');
  if (cards !== null && cards !== 'german' && cards !== 'french') return bad('cards', 'german, french or null');
  if (!Array.isArray(players) || players.length < 4) return bad('players', 'at least four {number, total, best}');
  for (const [i, player] of players.entries()) {
    const { number, total, best } = fieldsOf(player);
    if (!isNumber(number)) return bad(`players[${i}].number`, 'a player number');
    if (!isPoints(total)) return bad(`players[${i}].total`, 'points');
    if (!Array.isArray(best) || !best.every(isPoints)) return bad(`players[${i}].best`, 'a list of points');
  }
  return ok({ places, games, cards, players } as FinalPool);
}

function readLevelPool(value: unknown): Result<LevelPool, PoolRefusal> {
  const { players } = fieldsOf(value);
  if (!Array.isArray(players) || !players.every(isNumber)) return bad('players', 'a list of player numbers');
  if (new Set(players).size !== players.length) return bad('players', 'a number stands there twice');
  return players.length < 2 ? bad('players', 'at least two') : ok({ players });
}

const isRecord = (value: unknown, holds: (field: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(holds);

const isListOfTwos = (value: unknown): boolean =>
  Array.isArray(value) && value.every((two) => Array.isArray(two) && two.length === 2 && two.every(isNumber));

function isSet(value: unknown): value is SeatedSet {
  const { tables, byes } = fieldsOf(value);
  if (!Array.isArray(tables) || !Array.isArray(byes) || !byes.every(isNumber)) return false;
  return tables.every((each) => {
    const { table, teams } = fieldsOf(each);
    const isTeam = (team: unknown) => Array.isArray(team) && team.length === 2 && team.every(isNumber);
    return isNumber(table) && Array.isArray(teams) && teams.length === 2 && teams.every(isTeam);
  });
}
