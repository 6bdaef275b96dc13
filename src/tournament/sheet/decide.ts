import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Around, Process } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { type BySeat, type ByTeam, bySeat, SEATS, type Seat, type Team, teamOf } from '../../schieber/seat.ts';
import type { Evening } from '../evening/evening.ts';
import { missing, type Right, type RightRefusal } from '../evening/rights.ts';
import { meanOfPasse, POINTS_PER_GAME, type Regulation } from '../regulation.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { Choice, Sanction } from '../ruling/measure.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import { type CorrectingStep, decideCorrecting } from './correcting.ts';
import type { Extras } from './extras.ts';
import { faultyGame, faultyPoints, faultyTotals, pair } from './faults.ts';
import { type By, evolveSheet, isComplete, isReported, type Sheet, type SheetEvent, totalsOf } from './sheet.ts';

/** One thing on a sheet. */
export type SheetStep = Immutable<
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
  | { type: 'enter'; totals: [number, number] }
  | { type: 'return'; reason: string }
  | { type: 'visa' }
  | CorrectingStep
  /** `whole`: he came before the first game. Ruling G4 */
  | { type: 'substitute'; seat: Seat; player: PlayerNumber; whole?: boolean }
  | { type: 'abort'; excluded: Seat; rate?: number; reason?: string }
>;

/** Several steps stand or fall together: a ruling notes, annuls and sets the dealer. `seen`: the version on the asker's screen. */
export type SheetCommand = Immutable<{ steps: SheetStep[]; seen?: number }>;

/** What the evening says about a sheet. */
export interface SheetFacts {
  readonly regulation: Regulation;
  /** Two people type every paper sheet. */
  readonly doubleEntry: boolean;
  /** The version of the sheet as it is stored. */
  readonly version: number;
  /** Everybody on the list, and who sits at a table in this Passe. */
  readonly players: Evening['players'];
  readonly seated: readonly PlayerNumber[];
  /** After the director's last word nothing is written any more, until he opens the evening again. */
  readonly isFinished: boolean;
}

export type SheetRefusal = Immutable<
  | RightRefusal
  | { code: 'passe-not-started'; article: string }
  | { code: 'not-157'; sum: number; expected: 157; article: string }
  | { code: 'not-a-game'; points: readonly [number, number]; extras: Extras; article: string }
  | { code: 'not-the-passe-total'; sum: number; expected: number; article: string }
  | { code: 'not-points'; points: unknown; article: string }
  | { code: 'no-such-game'; game: number; games: number; article: string }
  | { code: 'games-missing'; missing: number[]; article: string }
  | { code: 'writer-missing'; article: string }
  | { code: 'not-at-this-table'; player: PlayerNumber; article: string }
  | { code: 'not-your-seat'; seat: Seat; article: string }
  | { code: 'visa-by-player-of-the-table'; player: PlayerNumber; article: string }
  | { code: 'not-confirmed'; missing: Team[]; article: string }
  | { code: 'already-visaed'; by: string; at: Instant; article: string }
  | { code: 'not-visaed'; article: string }
  | { code: 'already-confirmed'; by: string }
  | { code: 'entries-differ'; first: ByTeam<number>; second: ByTeam<number>; article: string }
  | { code: 'second-person-needed'; article: string }
  | { code: 'no-correction-asked'; article: string }
  | { code: 'finished' }
  | { code: 'reason-needed'; article: string }
  | { code: 'rate-needed'; mean: number; article: string }
  | { code: 'passe-broken-off'; article: string }
  | { code: 'not-broken-off'; article: string }
  | { code: 'changed-meanwhile'; version: number; article: string }
  | { code: 'no-such-player'; number: PlayerNumber; article: string }
  | { code: 'not-present'; number: PlayerNumber }
  | { code: 'player-at-two-tables'; player: PlayerNumber; article: string }
>;

/** Who may do what on a sheet, by the evening's matrix. */
export const STEP_RIGHTS: Readonly<Record<SheetStep['type'], Right>> = {
  'elect-writer': 'sheet.write',
  record: 'sheet.write',
  confirm: 'sheet.write',
  object: 'sheet.write',
  annul: 'ruling.give',
  'set-dealer': 'ruling.give',
  'note-ruling': 'ruling.give',
  sign: 'sheet.sign',
  enter: 'sheet.type',
  return: 'sheet.return',
  visa: 'sheet.visa',
  correct: 'sheet.correct',
  'confirm-correction': 'sheet.correct',
  'drop-correction': 'sheet.correct',
  repeat: 'sheet.void',
  void: 'sheet.void',
  resume: 'sheet.void',
  substitute: 'sheet.substitute',
  abort: 'sheet.abort',
};

/** What may be done to a sheet with a visa: it is put right, or played again. Ruling G24 */
const AFTER_THE_VISA: readonly SheetStep['type'][] = [
  ...(['correct', 'confirm-correction', 'drop-correction', 'note-ruling', 'repeat', 'void', 'resume'] as const),
];
const AFTER_BREAKING_OFF: readonly SheetStep['type'][] = ['visa', 'note-ruling', 'repeat', 'resume'];

type Answer = Result<readonly SheetEvent[], SheetRefusal>;

/** The sheet of one table in one Passe; undefined before the Passe is started. */
export const sheetProcess: Process<Sheet | undefined, SheetCommand, SheetEvent, SheetFacts, SheetRefusal, By> = {
  initial: undefined,
  decide: decideSheet,
  evolve: evolveSheet,
};

/** What is asked on a sheet → what happens, or why it is refused. */
function decideSheet(
  sheet: Sheet | undefined,
  { steps, seen }: SheetCommand,
  { by, facts, now }: Around<SheetFacts, By>,
): Answer {
  const events: SheetEvent[] = [];
  let state = sheet;
  for (const step of steps) {
    const decided = decideStep(state, step, by, facts, now);
    if (!decided.ok) return decided;
    // Something happened since; where the rules refuse anyway, their reason is the better one.
    if (seen !== undefined && seen !== facts.version)
      return refuse({ code: 'changed-meanwhile', version: facts.version, article: facts.regulation.articles.sheet });
    events.push(...decided.value);
    for (const event of decided.value) state = evolveSheet(state, event);
  }
  return ok(events);
}

function decideStep(sheet: Sheet | undefined, step: SheetStep, by: By, facts: SheetFacts, now: Instant): Answer {
  const { regulation } = facts;
  const { articles } = regulation;
  if (!sheet) return refuse({ code: 'passe-not-started', article: articles.start });
  if (by.role === 'player' && (by.player === undefined || !seatsHold(sheet, by.player)))
    return refuse({ code: 'not-at-this-table', player: by.player ?? 0, article: articles.number });
  if (facts.isFinished) return refuse({ code: 'finished' });
  if (sheet.visa && !AFTER_THE_VISA.includes(step.type))
    return refuse({ code: 'already-visaed', by: sheet.visa.by.who, at: sheet.visa.at, article: articles.visa });
  if (sheet.aborted && !AFTER_BREAKING_OFF.includes(step.type))
    return refuse({ code: 'passe-broken-off', article: sheet.aborted.article });

  const stamp = { by, at: now };
  const denied = missing(by.role, STEP_RIGHTS[step.type], articles);
  if (denied) return refuse(denied);
  switch (step.type) {
    case 'elect-writer':
      return ok([{ type: 'writer-elected', seat: step.seat, ...stamp }]);
    case 'record': {
      const wrong = faultyGame(sheet, step.game, regulation) ?? faultyPoints(step.points, regulation);
      if (wrong) return refuse(wrong);
      if (sheet.writer === null) return refuse({ code: 'writer-missing', article: articles.writer }); // SSC 7.05 (1)
      const estimated = step.estimated ?? false;
      return ok([{ type: 'recorded', game: step.game, points: pair(step.points), estimated, ...stamp }]);
    }
    case 'confirm':
      return decideConfirmation(sheet, step.seat, by, regulation, now);
    case 'object':
      return ok([{ type: 'objected', seat: step.seat, game: step.game ?? null, text: step.text ?? '', ...stamp }]);
    case 'annul':
    case 'set-dealer':
    case 'note-ruling':
      return decideRuled(sheet, step, by, regulation, now);
    case 'sign': {
      const wrong = outsider(sheet, by, regulation);
      if (wrong) return refuse(wrong);
      const missingOnes = missingGames(sheet);
      if (missingOnes.length > 0)
        return refuse({ code: 'games-missing', missing: missingOnes, article: articles.passe });
      return ok([{ type: 'signed', ...stamp }]);
    }
    case 'enter':
      return decideEntry(sheet, step, by, facts, now);
    case 'return':
      return ok([{ type: 'returned', reason: step.reason, ...stamp }]);
    case 'visa':
      return decideVisa(sheet, by, regulation, now);
    case 'correct':
    case 'confirm-correction':
    case 'drop-correction':
    case 'repeat':
    case 'void':
    case 'resume':
      return decideCorrecting(sheet, step, by, regulation, now);
    case 'substitute':
      return decideSubstitute(sheet, step, by, facts, now);
    case 'abort': {
      const rate = step.rate ?? regulation.flatRate;
      const article = articles.warning;
      if (rate === null) return refuse({ code: 'rate-needed', mean: meanOfPasse(sheet.games), article });
      // The innocent partner gets the same as the opponents: ruling G5.
      const points: BySeat<number | null> = bySeat((seat) => (seat === step.excluded ? null : rate));
      const { reason } = step;
      return ok([{ type: 'aborted', points, article, ...(reason === undefined ? {} : { reason }), ...stamp }]);
    }
    default:
      return absurd(step);
  }
}

/** What a ruling does to the sheet. */
function decideRuled(
  sheet: Sheet,
  step: Extract<SheetStep, { type: 'annul' | 'set-dealer' | 'note-ruling' }>,
  by: By,
  regulation: Regulation,
  at: Instant,
): Answer {
  const { game, article } = step;
  const wrong = faultyGame(sheet, game, regulation);
  if (wrong) return refuse(wrong);
  switch (step.type) {
    case 'annul':
      return ok([{ type: 'annulled', game, article, by, at }]);
    case 'set-dealer':
      return ok([{ type: 'dealer-set', game, dealer: step.dealer, article, by, at }]);
    case 'note-ruling': {
      const { type: _, choice = null, ...noted } = step;
      return ok([{ type: 'ruled', ...noted, choice, by, at }]);
    }
    default:
      return absurd(step);
  }
}

/** One of a team says for both that the sheet is right. Ruling G25 */
function decideConfirmation(sheet: Sheet, seat: Seat, by: By, { articles }: Regulation, at: Instant): Answer {
  const open = missingGames(sheet);
  if (open.length > 0) return refuse({ code: 'games-missing', missing: open, article: articles.passe });
  if (by.role === 'player' && sheet.players[seat] !== by.player)
    return refuse({ code: 'not-your-seat', seat, article: articles.number });
  const team = teamOf(seat);
  const already = sheet.confirmed[team];
  if (already) return refuse({ code: 'already-confirmed', by: already.by.who });
  return ok([{ type: 'confirmed', team, by, at }]);
}

function decideSubstitute(
  sheet: Sheet,
  step: Extract<SheetStep, { type: 'substitute' }>,
  by: By,
  facts: SheetFacts,
  at: Instant,
): Answer {
  const wrong = cannotSitDown(step.player, facts);
  if (wrong) return refuse(wrong);
  const { seat, player } = step;
  const whole = step.whole ?? false;
  return ok([{ type: 'substituted', seat, leaver: sheet.players[seat], player, whole, by, at }]);
}

/** Whoever takes a seat in the middle of a Passe is here and sits nowhere else. EBH 1, ruling G4 */
function cannotSitDown(number: PlayerNumber, { regulation, players, seated }: SheetFacts): SheetRefusal | undefined {
  const { articles } = regulation;
  const player = players[number];
  if (!player) return { code: 'no-such-player', number, article: articles.number };
  if (player.presence !== 'present') return { code: 'not-present', number };
  return seated.includes(number) ? { code: 'player-at-two-tables', player: number, article: articles.draw } : undefined;
}

/** One side typed: the other is the rest to 157. */
export const fillTo157 = (team: Team, points: number): [number, number] =>
  team === 0 ? [points, POINTS_PER_GAME - points] : [POINTS_PER_GAME - points, points];

/** A paper sheet typed at the desk; with double entry two people must type the same. */
function decideEntry(
  sheet: Sheet,
  step: Extract<SheetStep, { type: 'enter' }>,
  by: By,
  { regulation, doubleEntry }: SheetFacts,
  now: Instant,
): Answer {
  const wrong = faultyTotals(step.totals, sheet.games, regulation);
  if (wrong) return refuse(wrong);
  const totals = pair(step.totals);
  const first = sheet.firstEntry;
  if (!doubleEntry) return ok([{ type: 'entered', totals, final: true, by, at: now }]);
  if (!first) return ok([{ type: 'entered', totals, final: false, by, at: now }]);
  const article = regulation.articles.passe;
  if (first.by.who === by.who) return refuse({ code: 'second-person-needed', article });
  if (first.totals[0] !== totals[0])
    return refuse({ code: 'entries-differ', first: first.totals, second: totals, article });
  return ok([{ type: 'entered', totals, final: true, by, at: now }]);
}

function decideVisa(sheet: Sheet, by: By, regulation: Regulation, now: Instant): Answer {
  const { articles } = regulation;
  const wrong = outsider(sheet, by, regulation);
  if (wrong) return refuse(wrong);
  if (!isComplete(sheet))
    return refuse({ code: 'games-missing', missing: missingGames(sheet), article: articles.passe });
  if (!sheet.aborted) {
    const totals = totalsOf(sheet);
    const fault = faultyTotals([totals[0], totals[1]], sheet.games, regulation);
    if (fault) return refuse(fault);
  }
  if (!isReported(sheet)) {
    const teams = ([0, 1] as const).filter((team) => sheet.confirmed[team] === null);
    return refuse({ code: 'not-confirmed', missing: teams, article: articles.visa }); // ruling G25
  }
  return ok([{ type: 'visaed', by, at: now }]);
}

const seatsHold = (sheet: Sheet, player: PlayerNumber): boolean => SEATS.some((seat) => sheet.players[seat] === player);

const missingGames = (sheet: Sheet): number[] =>
  sheet.totals ? [] : sheet.rows.flatMap((row, index) => (row === null ? [index + 1] : []));

/** Nobody initials the sheet of his own table. */
function outsider(sheet: Sheet, by: By, { articles }: Regulation): SheetRefusal | undefined {
  if (by.player === undefined || !seatsHold(sheet, by.player)) return undefined;
  return { code: 'visa-by-player-of-the-table', player: by.player, article: articles.visa };
}
