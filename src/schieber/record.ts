import type { Immutable } from '../kit/immutable.ts';
import type { Signature } from '../kit/signature.ts';
import type { Instant } from '../kit/time.ts';
import type { Card } from './card.ts';
import { evolve, type Match, type MatchEvent, type Player } from './match.ts';
import { letterOf, type ModeLetter } from './mode.ts';
import { type BySeat, type ByTeam, SEATS, type Seat } from './seat.ts';

/** One game as it was played; a game that time cut off has fewer cards and no points. */
export type GameRecord = Immutable<{
  dealer: Seat;
  hands: Card[][];
  passed: boolean;
  mode: ModeLetter | null;
  /** Leader and cards of each trick; the last one may be short. */
  tricks: { leader: Seat; cards: Card[] }[];
  points: [number, number] | null;
}>;

/** A whole match as a document: what is downloaded, kept and verified. The seed stands there once the match is over. */
export type MatchRecord = Immutable<{
  format: 'gschobe-match-1';
  games: number;
  players: Player[];
  commitment: string;
  clientSeed: string;
  serverSeed: string | null;
  startedAt: Instant;
  deadline: Instant | null;
  firstDealer: Seat;
  played: GameRecord[];
  total: [number, number];
  ending: Match['ending'];
  /** Missing where nobody but the browser kept the match. */
  signed?: Signature;
}>;

/** The record of the events of one match. */
export function recordOf(events: readonly MatchEvent[], serverSeed: string | null): MatchRecord {
  const first = events[0];
  if (first?.type !== 'started') throw new Error('a match starts with `started`');
  const played: GameRecord[] = [];
  let match: Match = evolve(undefined, first);
  let hands: BySeat<readonly Card[]> = { 0: [], 1: [], 2: [], 3: [] };
  const snapshot = () => {
    if (match.number > 0) played.push(gameRecord(match, hands));
  };
  for (const event of events.slice(1)) {
    if (event.type === 'dealt') {
      snapshot();
      hands = event.hands;
    }
    match = evolve(match, event);
  }
  snapshot();
  const { setup, deadline, ending } = match;
  const total =
    ending === 'void'
      ? [0, 0]
      : [0, 1].map((team) => played.reduce((sum, game) => sum + (game.points?.[team] ?? 0), 0));
  return {
    format: 'gschobe-match-1',
    games: setup.games,
    players: SEATS.map((seat) => setup.players[seat]),
    commitment: setup.commitment,
    clientSeed: setup.clientSeed,
    serverSeed,
    startedAt: setup.startedAt,
    deadline,
    firstDealer: first.dealer,
    played,
    total: [total[0]!, total[1]!],
    ending,
  };
}

function gameRecord({ game, dealer }: Match, dealt: BySeat<readonly Card[]>): GameRecord {
  const hands = SEATS.map((seat) => [...dealt[seat]]);
  if (game.phase === 'declaring') return { dealer, hands, passed: game.passed, mode: null, tricks: [], points: null };
  const turned = game.turned.map(({ leader, cards }) => ({ leader, cards: [...cards] }));
  const open =
    game.phase === 'playing' && game.trick.length > 0 ? [{ leader: game.leader, cards: [...game.trick] }] : [];
  const points: [number, number] | null = game.phase === 'over' ? pair(game.points) : null;
  return { dealer, hands, passed: game.passed, mode: letterOf(game.mode), tricks: [...turned, ...open], points };
}

const pair = (points: ByTeam<number>): [number, number] => [points[0], points[1]];
