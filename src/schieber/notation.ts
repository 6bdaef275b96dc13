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
  const signed = record.signed ? [`signed ${record.signed.by} ${record.signed.signature}`] : [];
  const end = [`total ${record.total.join(' ')}`, `end ${record.ending ?? '-'}`, ...signed];
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
  try {
    return ok(readMatch({ lines: text.split('\n').filter((line) => line.trim() !== ''), at: 0 }));
  } catch (error) {
    if (error instanceof BadLine) return refuse({ code: 'bad-notation', line: error.line, why: error.why });
    throw error;
  }
}

/** The lines of a record, and how many of them have been read. */
interface Reader {
  readonly lines: readonly string[];
  at: number;
}

function readMatch(reader: Reader): MatchRecord {
  rest(reader, 'gschobe match 1');
  const games = whole(reader, rest(reader, 'games'));
  const players = words(reader, 'players').map((word) => parsePlayer(word) ?? bad(reader, `${word} is not a player`));
  if (players.length !== 4) bad(reader, 'expected four players');
  const commitment = rest(reader, 'commitment');
  const clientSeed = rest(reader, 'client');
  const serverSeed = unlessNone(rest(reader, 'server'));
  const startedAt = whole(reader, rest(reader, 'started'));
  const deadline = unlessNone(rest(reader, 'deadline'));
  const firstDealer = seat(reader, rest(reader, 'dealer'));
  const played: GameRecord[] = [];
  while (isNext(reader, 'game')) played.push(readGame(reader));
  const total = pair(reader, words(reader, 'total'));
  const end = unlessNone(rest(reader, 'end'));
  const [by, signature] = isNext(reader, 'signed') ? words(reader, 'signed') : [];
  return {
    format: 'gschobe-match-1',
    ...{ games, players, commitment, clientSeed, serverSeed, startedAt },
    deadline: deadline === null ? null : whole(reader, deadline),
    ...{ firstDealer, played, total },
    ending: end === null ? null : (ENDINGS.find((how) => how === end) ?? bad(reader, 'not an ending')),
    ...(by && signature ? { signed: { by, signature } } : {}),
  };
}

function readGame(reader: Reader): GameRecord {
  const [, , dealer] = words(reader, 'game');
  const hands = SEATS.map((expected) => {
    const [owner, ...held] = words(reader, 'hand');
    return seat(reader, owner) === expected
      ? cards(reader, held)
      : bad(reader, `expected the hand of seat ${expected}`);
  });
  const passed = isNext(reader, 'gschobe') && rest(reader, 'gschobe') === '';
  const mode: ModeLetter | null = isNext(reader, 'mode')
    ? letterOf(parseMode(rest(reader, 'mode')) ?? bad(reader, 'not a mode'))
    : null;
  const tricks: { leader: Seat; cards: Card[] }[] = [];
  while (isNext(reader, 'trick')) {
    const [leader, ...played] = words(reader, 'trick');
    tricks.push({ leader: seat(reader, leader), cards: cards(reader, played) });
  }
  const points = isNext(reader, 'points') ? pair(reader, words(reader, 'points')) : null;
  return { dealer: seat(reader, dealer), hands, passed, mode, tricks, points };
}

const ENDINGS = ['finished', 'expired', 'void'] as const;

/** What stands behind the word that this line has to begin with. */
function rest(reader: Reader, word: string): string {
  const line = reader.lines[reader.at++] ?? bad(reader, `expected "${word}"`);
  if (line === word) return '';
  return line.startsWith(`${word} `) ? line.slice(word.length + 1) : bad(reader, `expected "${word}"`);
}

const words = (reader: Reader, word: string): string[] => rest(reader, word).split(' ');
const isNext = ({ lines, at }: Reader, word: string): boolean => lines[at]?.split(' ')[0] === word;
const unlessNone = (text: string): string | null => (text === '-' ? null : text);

const whole = (reader: Reader, value: string | undefined): number =>
  /^\d+$/.test(value ?? '') ? Number(value) : bad(reader, 'expected a whole number');

const seat = (reader: Reader, value: string | undefined): Seat =>
  SEATS.find((candidate) => String(candidate) === value) ?? bad(reader, 'expected a seat 0 to 3');

const cards = (reader: Reader, names: readonly string[]): Card[] =>
  names.map((name) => parseCard(name) ?? bad(reader, `${name} is not a card`));

const pair = (reader: Reader, [ours, theirs]: readonly string[]): [number, number] => [
  whole(reader, ours),
  whole(reader, theirs),
];

function bad({ at }: Reader, why: string): never {
  throw new BadLine(at, why);
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
