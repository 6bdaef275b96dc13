import { fromHex } from '../kit/bytes.ts';
import { chanceFrom, keeps } from '../kit/chance.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { decideMove, evolve, type Match, type MatchEvent, type Player, start, totalOf } from './match.ts';
import { letterOf, type Mode, parseMode } from './mode.ts';
import type { GameRecord, MatchRecord } from './record.ts';
import { bySeat, type Seat, seatAfter } from './seat.ts';
import { type Choice, type View, viewFrom } from './view.ts';

/** How a computer player of the record chooses; undefined when this program does not know it. */
export type ChooserOf = (player: Extract<Player, { kind: 'computer' }>) => ((view: View) => Choice) | undefined;

export interface Verified {
  readonly games: number;
  readonly cards: number;
  /** Computer players' choices recomputed and found the same. */
  readonly choices: number;
  /** Seats whose computer player is unknown here: their cards were checked for legality only. */
  readonly unknownPlayers: readonly Seat[];
}

/** Where a record is wrong: the game counts from 1, the card from 1 within its game. */
export interface Discrepancy {
  readonly code:
    | 'seed-missing'
    | 'seed-broken'
    | 'dealer'
    | 'hands'
    | 'declaration'
    | 'card'
    | 'computer-choice'
    | 'points'
    | 'ending'
    | 'shape';
  readonly game?: number;
  readonly card?: number;
  readonly expected?: unknown;
  readonly found?: unknown;
}

/**
 * Recomputes a finished match from its seeds: the promise, the first dealer, every deal, that every card was legal,
 * every computer player's choice from its own view, and the points.
 */
export function verifyMatch(record: MatchRecord, chooserOf: ChooserOf): Result<Verified, Discrepancy> {
  const seed = record.serverSeed === null ? undefined : fromHex(record.serverSeed);
  if (!seed) return refuse({ code: 'seed-missing' });
  if (!keeps(record.commitment, seed)) return refuse({ code: 'seed-broken', expected: record.commitment });
  const chance = chanceFrom(seed);
  const { games, commitment, clientSeed, startedAt } = record;
  // Time was checked when the cards were played; the record holds only what counted.
  const setup = {
    games,
    players: bySeat((seat) => record.players[seat]!),
    commitment,
    clientSeed,
    startedAt,
    deadline: null,
  };
  const [started, dealt] = start(setup, chance);
  let match = evolve(evolve(undefined, started), dealt);
  if (match.dealer !== record.firstDealer)
    return refuse({ code: 'dealer', expected: match.dealer, found: record.firstDealer });

  let cards = 0;
  let choices = 0;
  const unknown = new Set<Seat>();
  for (const [index, game] of record.played.entries()) {
    const place = { game: index + 1 };
    if (match.number !== index + 1 || match.ending) return refuse({ code: 'shape', ...place });
    if (game.dealer !== match.dealer)
      return refuse({ code: 'dealer', ...place, expected: match.dealer, found: game.dealer });
    const wrongHand = wrongHandOf(match, game);
    if (wrongHand !== undefined)
      return refuse({ code: 'hands', ...place, expected: handOf(match, wrongHand), found: game.hands[wrongHand] });
    const before = match;
    for (const [number, choice] of choicesOf(game).entries()) {
      const seat = match.game.phase === 'over' ? undefined : match.game.turn;
      const at = choice.type === 'play' ? { ...place, card: ++cards - cardsBefore(record, index) } : place;
      if (seat === undefined || match.number !== index + 1) return refuse({ code: 'shape', ...at });
      if (choice.type === 'play' && choice.seat !== seat)
        return refuse({ code: 'card', ...at, expected: seat, found: choice.seat });
      const expected = computerChoice(match, seat, chooserOf);
      if (expected === 'unknown') unknown.add(seat);
      else if (expected) {
        if (!same(expected, choice))
          return refuse({ code: 'computer-choice', ...at, expected: spell(expected), found: spell(choice) });
        choices++;
      }
      const decision = decideMove(match, { ...choice, seat }, { now: startedAt, chance });
      if (!decision.ok)
        return refuse({
          code: choice.type === 'play' ? 'card' : 'declaration',
          ...at,
          expected: decision.refusal,
          found: spell(choice),
        });
      match = decision.value.reduce((state: Match, event: MatchEvent) => evolve(state, event), match);
      if (number > 40) return refuse({ code: 'shape', ...at });
    }
    const result = match.results.length > before.results.length ? match.results.at(-1)! : undefined;
    const points = result ? [result.points[0], result.points[1]] : null;
    if (String(points) !== String(game.points))
      return refuse({ code: 'points', ...place, expected: points, found: game.points });
    if (!result && index !== record.played.length - 1) return refuse({ code: 'shape', ...place });
  }
  if (record.ending === null || (record.ending === 'finished') !== (match.ending === 'finished'))
    return refuse({ code: 'ending', expected: match.ending, found: record.ending });
  const total = totalOf({ results: match.results, ending: record.ending });
  if (String([total[0], total[1]]) !== String(record.total))
    return refuse({ code: 'points', expected: [total[0], total[1]], found: record.total });
  return ok({ games: match.results.length, cards, choices, unknownPlayers: [...unknown].sort() });
}

type Placed = Exclude<Choice, { type: 'play' }> | (Extract<Choice, { type: 'play' }> & { readonly seat: Seat });

/** What was chosen in a game, in order. */
function choicesOf(game: GameRecord): Placed[] {
  const mode: Mode | undefined = game.mode === null ? undefined : parseMode(game.mode);
  return [
    ...(game.passed ? [{ type: 'pass' } as const] : []),
    ...(mode ? [{ type: 'declare', mode } as const] : []),
    ...game.tricks.flatMap(({ leader, cards }) =>
      cards.map((card, place) => ({ type: 'play', card, seat: seatAfter(leader, place) }) as const),
    ),
  ];
}

const cardsBefore = (record: MatchRecord, game: number): number =>
  record.played
    .slice(0, game)
    .reduce((sum, { tricks }) => sum + tricks.reduce((cards, trick) => cards + trick.cards.length, 0), 0);

function computerChoice(match: Match, seat: Seat, chooserOf: ChooserOf): Choice | 'unknown' | undefined {
  const player = match.setup.players[seat];
  if (player.kind === 'person') return undefined;
  const choose = chooserOf(player);
  return choose ? choose(viewFrom(match.game, seat)) : 'unknown';
}

const spell = (choice: Choice): string =>
  choice.type === 'play' ? choice.card : choice.type === 'pass' ? 'gschobe' : letterOf(choice.mode);

const same = (a: Choice, b: Choice): boolean => a.type === b.type && spell(a) === spell(b);

const handOf = (match: Match, seat: number) => (match.game.phase === 'over' ? [] : match.game.hands[seat as Seat]);

const wrongHandOf = (match: Match, game: GameRecord): Seat | undefined =>
  ([0, 1, 2, 3] as const).find((seat) => String(handOf(match, seat)) !== String(game.hands[seat]));
