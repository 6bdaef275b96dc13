import { ok, type Result, refuse } from '../kit/result.ts';
import { type Card, parseCard } from './card.ts';
import type { Player } from './match.ts';
import { letterOf, type ModeLetter, parseMode } from './mode.ts';
import type { GameRecord, MatchRecord } from './record.ts';
import { SEATS, type Seat } from './seat.ts';

/** A match as plain text that people can read and any program can replay: one line a fact. */
export function printRecord(record: MatchRecord): string {
  const head = [
    'gschobe match 1',
    `games ${record.games}`,
    `players ${record.players.map(printPlayer).join(' ')}`,
    `commitment ${record.commitment}`,
    `client ${record.clientSeed}`,
    `server ${record.serverSeed ?? '-'}`,
    `started ${record.startedAt}`,
    `deadline ${record.deadline ?? '-'}`,
    `dealer ${record.firstDealer}`,
  ];
  const end = [`total ${record.total.join(' ')}`, `end ${record.ending ?? '-'}`];
  return `${[...head, ...record.played.flatMap(printGame), ...end].join('\n')}\n`;
}

function printGame(game: GameRecord, index: number): string[] {
  return [
    `game ${index + 1} dealer ${game.dealer}`,
    ...game.hands.map((hand, seat) => `hand ${seat} ${hand.join(' ')}`),
    ...(game.passed ? ['gschobe'] : []),
    ...(game.mode ? [`mode ${game.mode}`] : []),
    ...game.tricks.map(({ leader, cards }) => `trick ${leader} ${cards.join(' ')}`),
    ...(game.points ? [`points ${game.points.join(' ')}`] : []),
  ];
}

const printPlayer = (player: Player): string =>
  player.kind === 'person' ? 'person' : `${player.level}/${player.version}/${player.weights}`;

/** The text read back; a refusal names the line. */
export function parseRecord(text: string): Result<MatchRecord, { code: 'bad-notation'; line: number; why: string }> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let at = 0;
  const bad = (why: string): never => {
    throw new BadLine(at, why);
  };
  const rest = (word: string): string => {
    const line = lines[at++] ?? bad(`expected "${word}"`);
    return line === word ? '' : line.startsWith(`${word} `) ? line.slice(word.length + 1) : bad(`expected "${word}"`);
  };
  const peek = (word: string): boolean => lines[at]?.split(' ')[0] === word;
  const whole = (value: string | undefined): number =>
    /^\d+$/.test(value ?? '') ? Number(value) : bad('expected a whole number');
  const seat = (value: string | undefined): Seat =>
    SEATS.find((candidate) => String(candidate) === value) ?? bad('expected a seat 0 to 3');
  const cards = (words: readonly string[]): Card[] =>
    words.map((word) => parseCard(word) ?? bad(`${word} is not a card`));
  const pair = (words: readonly string[]): [number, number] => [whole(words[0]), whole(words[1])];
  const game = (): GameRecord => {
    const [, , dealer] = rest('game').split(' ');
    const hands = SEATS.map((expected) => {
      const [owner, ...held] = rest('hand').split(' ');
      return seat(owner) === expected ? cards(held) : bad(`expected the hand of seat ${expected}`);
    });
    const passed = peek('gschobe') && rest('gschobe') === '';
    const mode: ModeLetter | null = peek('mode') ? letterOf(parseMode(rest('mode')) ?? bad('not a mode')) : null;
    const tricks: { leader: Seat; cards: Card[] }[] = [];
    while (peek('trick')) {
      const [leader, ...played] = rest('trick').split(' ');
      tricks.push({ leader: seat(leader), cards: cards(played) });
    }
    return {
      dealer: seat(dealer),
      hands,
      passed,
      mode,
      tricks,
      points: peek('points') ? pair(rest('points').split(' ')) : null,
    };
  };
  try {
    rest('gschobe match 1');
    const games = whole(rest('games'));
    const players = rest('players')
      .split(' ')
      .map((word) => parsePlayer(word) ?? bad(`${word} is not a player`));
    if (players.length !== 4) bad('expected four players');
    const commitment = rest('commitment');
    const clientSeed = rest('client');
    const server = rest('server');
    const startedAt = whole(rest('started'));
    const deadline = rest('deadline');
    const firstDealer = seat(rest('dealer'));
    const played: GameRecord[] = [];
    while (peek('game')) played.push(game());
    const total = pair(rest('total').split(' '));
    const end = rest('end');
    return ok({
      format: 'gschobe-match-1',
      games,
      players,
      commitment,
      clientSeed,
      serverSeed: server === '-' ? null : server,
      startedAt,
      deadline: deadline === '-' ? null : whole(deadline),
      firstDealer,
      played,
      total,
      ending:
        end === '-'
          ? null
          : ((['finished', 'expired', 'void'] as const).find((how) => how === end) ?? bad('not an ending')),
    });
  } catch (error) {
    if (error instanceof BadLine) return refuse({ code: 'bad-notation', line: error.line, why: error.why });
    throw error;
  }
}

/** A record from JSON: the shape is checked by printing it as text and reading that back. */
export function parseRecordJson(value: unknown): ReturnType<typeof parseRecord> {
  try {
    const record = value as MatchRecord;
    const parsed = parseRecord(printRecord(record));
    return record.format === 'gschobe-match-1'
      ? parsed
      : refuse({ code: 'bad-notation', line: 0, why: 'not a gschobe-match-1 record' });
  } catch {
    return refuse({ code: 'bad-notation', line: 0, why: 'not a match record' });
  }
}

function parsePlayer(word: string): Player | undefined {
  if (word === 'person') return { kind: 'person' };
  const [level, version, weights] = word.split('/');
  return level && version && weights ? { kind: 'computer', level, version, weights } : undefined;
}

/** Leaves the parser at the first line that cannot be read. */
class BadLine extends Error {
  readonly line: number;
  readonly why: string;
  constructor(line: number, why: string) {
    super(why);
    this.line = line;
    this.why = why;
  }
}
