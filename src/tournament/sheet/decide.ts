import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { type BySeat, type ByTeam, bySeat, SEATS, type Seat, type Team, teamOf } from '../../schieber/seat.ts';
import { POINTS_PER_GAME, passePoints, type Regulation } from '../regulation.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { Choice, Sanction } from '../ruling/measure.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import { type By, isComplete, isReported, type Sheet, type SheetEvent, totalsOf } from './sheet.ts';

export type SheetCommand = Immutable<
  | { type: 'elect-writer'; seat: Seat }
  | { type: 'record'; game: number; points: [number, number]; estimated?: boolean }
  | { type: 'confirm'; seat: Seat }
  | { type: 'object'; seat: Seat; game?: number; text?: string }
  | { type: 'annul'; game: number; article: string }
  | { type: 'set-dealer'; game: number; dealer: Seat; article: string }
  | {
      type: 'note-ruling';
      game: number;
      event: Irregularity;
      article: string;
      offender: PlayerNumber | null;
      proposes: Sanction | null;
      choice?: Choice;
    }
  | { type: 'sign' }
  | { type: 'enter'; totals: [number, number]; double: boolean }
  | { type: 'return'; reason: string }
  | { type: 'visa' }
  | { type: 'correct'; game?: number; points: [number, number]; reason: string; second: By }
  | { type: 'substitute'; seat: Seat; player: PlayerNumber }
  | { type: 'abort'; excluded: Seat; rate?: number }
>;

export type SheetRefusal = Immutable<
  | { code: 'passe-not-started'; article: string }
  | { code: 'not-157'; sum: number; expected: 157; article: string }
  | { code: 'not-the-passe-total'; sum: number; expected: number; article: string }
  | { code: 'not-points'; points: unknown; article: string }
  | { code: 'no-such-game'; game: number; games: number; article: string }
  | { code: 'games-missing'; missing: number[]; article: string }
  | { code: 'writer-missing'; article: string }
  | { code: 'not-at-this-table'; player: PlayerNumber; article: string }
  | { code: 'not-your-seat'; seat: Seat; article: string }
  | { code: 'supervisor-only'; article: string }
  | { code: 'visa-by-player-of-the-table'; player: PlayerNumber; article: string }
  | { code: 'not-confirmed'; missing: Team[]; article: string }
  | { code: 'already-visaed'; by: string; at: Instant; article: string }
  | { code: 'not-visaed'; article: string }
  | { code: 'already-confirmed'; by: string }
  | { code: 'entries-differ'; first: ByTeam<number>; second: ByTeam<number>; article: string }
  | { code: 'second-person-needed'; article: string }
  | { code: 'reason-needed'; article: string }
  | { code: 'rate-needed'; mean: number; article: string }
  | { code: 'passe-broken-off'; article: string }
>;

/** What is asked on a sheet → what happens, or why it is refused. `sheet` is undefined before the Passe is started. */
export function decideSheet(
  sheet: Sheet | undefined,
  command: SheetCommand,
  by: By,
  regulation: Regulation,
  now: Instant,
): Result<readonly SheetEvent[], SheetRefusal> {
  const { articles } = regulation;
  if (!sheet) return refuse({ code: 'passe-not-started', article: articles.start });
  const stamp = { by, at: now };
  if (by.role === 'player' && (by.player === undefined || !seatsHold(sheet, by.player)))
    return refuse({ code: 'not-at-this-table', player: by.player ?? 0, article: articles.number });
  if (command.type !== 'correct' && command.type !== 'note-ruling' && sheet.visa)
    return refuse({ code: 'already-visaed', by: sheet.visa.by.who, at: sheet.visa.at, article: articles.visa });
  if (sheet.aborted && command.type !== 'visa' && command.type !== 'note-ruling')
    return refuse({ code: 'passe-broken-off', article: sheet.aborted.article });

  switch (command.type) {
    case 'elect-writer':
      return ok([{ type: 'writer-elected', seat: command.seat, ...stamp }]);
    case 'record': {
      const wrong = faultyGame(sheet, command.game, regulation) ?? faultyPoints(command.points, regulation);
      if (wrong) return refuse(wrong);
      if (sheet.writer === null) return refuse({ code: 'writer-missing', article: articles.writer }); // SSC 7.05 (1)
      const points = pair(command.points);
      const estimated = command.estimated ?? false;
      return ok([{ type: 'recorded', game: command.game, points, estimated, ...stamp }]);
    }
    case 'confirm': {
      const missing = missingGames(sheet);
      if (missing.length > 0) return refuse({ code: 'games-missing', missing, article: articles.passe });
      if (by.role === 'player' && sheet.players[command.seat] !== by.player)
        return refuse({ code: 'not-your-seat', seat: command.seat, article: articles.number });
      const team = teamOf(command.seat);
      const already = sheet.confirmed[team];
      if (already) return refuse({ code: 'already-confirmed', by: already.by.who });
      return ok([{ type: 'confirmed', team, ...stamp }]);
    }
    case 'object':
      return ok([
        { type: 'objected', seat: command.seat, game: command.game ?? null, text: command.text ?? '', ...stamp },
      ]);
    case 'annul': {
      const wrong = officeOnly(by, regulation) ?? faultyGame(sheet, command.game, regulation);
      if (wrong) return refuse(wrong);
      return ok([{ type: 'annulled', game: command.game, article: command.article, ...stamp }]);
    }
    case 'set-dealer': {
      const wrong = officeOnly(by, regulation) ?? faultyGame(sheet, command.game, regulation);
      if (wrong) return refuse(wrong);
      return ok([
        { type: 'dealer-set', game: command.game, dealer: command.dealer, article: command.article, ...stamp },
      ]);
    }
    case 'note-ruling': {
      const wrong = officeOnly(by, regulation) ?? faultyGame(sheet, command.game, regulation);
      if (wrong) return refuse(wrong);
      const { type: _, choice = null, ...noted } = command;
      return ok([{ type: 'ruled', ...noted, choice, ...stamp }]);
    }
    case 'sign': {
      const wrong = officeOnly(by, regulation) ?? outsider(sheet, by, regulation);
      if (wrong) return refuse(wrong);
      const missing = missingGames(sheet);
      if (missing.length > 0) return refuse({ code: 'games-missing', missing, article: articles.passe });
      return ok([{ type: 'signed', ...stamp }]);
    }
    case 'enter':
      return decideEntry(sheet, command, by, regulation, now);
    case 'return': {
      const wrong = officeOnly(by, regulation);
      if (wrong) return refuse(wrong);
      return ok([{ type: 'returned', reason: command.reason, ...stamp }]);
    }
    case 'visa':
      return decideVisa(sheet, by, regulation, now);
    case 'correct':
      return decideCorrection(sheet, command, by, regulation, now);
    case 'substitute': {
      const wrong = officeOnly(by, regulation);
      if (wrong) return refuse(wrong);
      const leaver = sheet.players[command.seat];
      return ok([{ type: 'substituted', seat: command.seat, leaver, player: command.player, ...stamp }]);
    }
    case 'abort': {
      const wrong = officeOnly(by, regulation);
      if (wrong) return refuse(wrong);
      const rate = command.rate ?? regulation.flatRate;
      const article = articles.warning;
      if (rate === null) return refuse({ code: 'rate-needed', mean: passePoints(sheet.games) / 2, article });
      // The innocent partner gets the same as the opponents: ruling G5.
      const points: BySeat<number | null> = bySeat((seat) => (seat === command.excluded ? null : rate));
      return ok([{ type: 'aborted', points, article, ...stamp }]);
    }
    default:
      return absurd(command);
  }
}

/** One side typed: the other is the rest to 157. */
export const fillTo157 = (team: Team, points: number): [number, number] =>
  team === 0 ? [points, POINTS_PER_GAME - points] : [POINTS_PER_GAME - points, points];

/** A paper sheet typed at the desk; with double entry two people must type the same. */
function decideEntry(
  sheet: Sheet,
  command: Extract<SheetCommand, { type: 'enter' }>,
  by: By,
  regulation: Regulation,
  now: Instant,
): Result<readonly SheetEvent[], SheetRefusal> {
  const wrong = officeOnly(by, regulation) ?? faultyTotals(command.totals, sheet.games, regulation);
  if (wrong) return refuse(wrong);
  const totals = pair(command.totals);
  const first = sheet.firstEntry;
  if (!command.double) return ok([{ type: 'entered', totals, final: true, by, at: now }]);
  if (!first) return ok([{ type: 'entered', totals, final: false, by, at: now }]);
  const article = regulation.articles.passe;
  if (first.by.who === by.who) return refuse({ code: 'second-person-needed', article });
  if (first.totals[0] !== totals[0])
    return refuse({ code: 'entries-differ', first: first.totals, second: totals, article });
  return ok([{ type: 'entered', totals, final: true, by, at: now }]);
}

function decideVisa(
  sheet: Sheet,
  by: By,
  regulation: Regulation,
  now: Instant,
): Result<readonly SheetEvent[], SheetRefusal> {
  const { articles } = regulation;
  const wrong = officeOnly(by, regulation) ?? outsider(sheet, by, regulation);
  if (wrong) return refuse(wrong);
  if (!isComplete(sheet))
    return refuse({ code: 'games-missing', missing: missingGames(sheet), article: articles.passe });
  if (!sheet.aborted) {
    const totals = totalsOf(sheet);
    const fault = faultyTotals([totals[0], totals[1]], sheet.games, regulation);
    if (fault) return refuse(fault);
  }
  if (!isReported(sheet)) {
    const missing = ([0, 1] as const).filter((team) => sheet.confirmed[team] === null);
    return refuse({ code: 'not-confirmed', missing, article: articles.visa }); // ruling G25
  }
  return ok([{ type: 'visaed', by, at: now }]);
}

/** Ruling G24: with a reason and a second signature; draws do not depend on points, so nothing is drawn again. */
function decideCorrection(
  sheet: Sheet,
  command: Extract<SheetCommand, { type: 'correct' }>,
  by: By,
  regulation: Regulation,
  now: Instant,
): Result<readonly SheetEvent[], SheetRefusal> {
  const { articles } = regulation;
  const wrong = officeOnly(by, regulation) ?? officeOnly(command.second, regulation);
  if (wrong) return refuse(wrong);
  if (!sheet.visa) return refuse({ code: 'not-visaed', article: articles.visa });
  if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.decision });
  if (command.second.who === by.who) return refuse({ code: 'second-person-needed', article: articles.decision });
  const { reason, second } = command;
  const to = pair(command.points);
  if (command.game === undefined || sheet.totals !== null) {
    const fault = faultyTotals(command.points, sheet.games, regulation);
    if (fault) return refuse(fault);
    return ok([{ type: 'corrected', game: null, from: totalsOf(sheet), to, reason, by, second, at: now }]);
  }
  const fault = faultyGame(sheet, command.game, regulation) ?? faultyPoints(command.points, regulation);
  if (fault) return refuse(fault);
  const from = sheet.rows[command.game - 1]?.points ?? { 0: 0, 1: 0 };
  return ok([{ type: 'corrected', game: command.game, from, to, reason, by, second, at: now }]);
}

const pair = ([a, b]: readonly [number, number]): ByTeam<number> => ({ 0: a, 1: b });

const seatsHold = (sheet: Sheet, player: PlayerNumber): boolean => SEATS.some((seat) => sheet.players[seat] === player);

const missingGames = (sheet: Sheet): number[] =>
  sheet.totals ? [] : sheet.rows.flatMap((row, index) => (row === null ? [index + 1] : []));

const officeOnly = (by: By, { articles }: Regulation): SheetRefusal | undefined =>
  by.role === 'player' ? { code: 'supervisor-only', article: articles.sheet } : undefined;

/** Nobody initials the sheet of his own table. */
function outsider(sheet: Sheet, by: By, { articles }: Regulation): SheetRefusal | undefined {
  if (by.player === undefined || !seatsHold(sheet, by.player)) return undefined;
  return { code: 'visa-by-player-of-the-table', player: by.player, article: articles.visa };
}

function faultyGame(sheet: Sheet, game: number, { articles }: Regulation): SheetRefusal | undefined {
  if (Number.isInteger(game) && game >= 1 && game <= sheet.games) return undefined;
  return { code: 'no-such-game', game, games: sheet.games, article: articles.passe };
}

function faultyPoints(points: readonly [number, number], { articles }: Regulation): SheetRefusal | undefined {
  const article = articles.game;
  if (!points.every((each) => Number.isInteger(each) && each >= 0)) return { code: 'not-points', points, article };
  const sum = points[0] + points[1];
  return sum === POINTS_PER_GAME ? undefined : { code: 'not-157', sum, expected: POINTS_PER_GAME, article };
}

function faultyTotals(
  totals: readonly [number, number],
  games: number,
  { articles }: Regulation,
): SheetRefusal | undefined {
  const article = articles.passe;
  if (!totals.every((each) => Number.isInteger(each) && each >= 0))
    return { code: 'not-points', points: totals, article };
  const sum = totals[0] + totals[1];
  const expected = passePoints(games);
  return sum === expected ? undefined : { code: 'not-the-passe-total', sum, expected, article };
}
