import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Day, Instant } from '../../kit/time.ts';
import { isDay } from '../../kit/time.ts';
import type { Regulation } from '../regulation.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By } from '../sheet/sheet.ts';
import { type DrawCommand, type DrawRefusal, decideDraw } from './draw.ts';
import {
  type Document,
  type Evening,
  type EveningEvent,
  type NewPlayer,
  type Passe,
  type Player,
  passeOf,
  runningPasse,
} from './evening.ts';
import { addPlayers, type PeopleRefusal } from './people.ts';
import { award, holderOf, type Prize, type PrizeRefusal, takeBack } from './prizes.ts';

export type EveningCommand = Immutable<
  | { type: 'create'; title: string; place: string; day: Day; regulation: Regulation; doubleEntry?: boolean }
  | { type: 'change-regulation'; regulation: Regulation; doubleEntry?: boolean }
  | { type: 'add-players'; players: NewPlayer[]; present?: boolean }
  | { type: 'change-player'; number: PlayerNumber; changes: PlayerChanges }
  | { type: 'keep-apart'; pair: [PlayerNumber, PlayerNumber]; apart: boolean }
  | { type: 'check-in'; number: PlayerNumber; document?: Document; adult?: boolean }
  | { type: 'leave'; number: PlayerNumber }
  | { type: 'come-back'; number: PlayerNumber }
  | { type: 'warn'; number: PlayerNumber; reason: string; article?: string }
  | { type: 'exclude'; number: PlayerNumber; reason: string }
  | DrawCommand
  | { type: 'take-seat'; passe: number; leaver: PlayerNumber; player: PlayerNumber }
  /** `outstanding`: tables of the running Passe without a visa, as the sheets say. */
  | { type: 'start-passe'; passe: number; outstanding: number[]; despite?: string }
  | { type: 'close-passe'; passe: number; outstanding: number[]; despite?: string }
  | { type: 'announce'; text: string }
  | { type: 'set-prizes'; prizes: Prize[] }
  | { type: 'award'; place: number; player: PlayerNumber }
  | { type: 'hand-over'; place: number; player: PlayerNumber }
  | { type: 'take-back'; place: number; player: PlayerNumber; reason: string }
  /** `sum`: what the initialled Passen of this player add up to. */
  | { type: 'enter-total'; number: PlayerNumber; total: number; sum: number }
  | { type: 'initial-total'; number: PlayerNumber; sum: number }
  | { type: 'hand-in'; number: PlayerNumber }
  | { type: 'publish'; hash: string }
  | { type: 'finish'; outstanding: number[] }
>;

export type PlayerChanges = Immutable<Partial<Pick<Player, 'cards' | 'fixedTable' | 'noPhoto' | 'fillIn'>>>;

export type EveningRefusal = Immutable<
  | PeopleRefusal
  | DrawRefusal
  | PrizeRefusal
  | { code: 'no-such-evening' }
  | { code: 'evening-exists' }
  | { code: 'title-needed' }
  | { code: 'not-a-day'; day: string }
  | { code: 'already-playing'; article: string }
  | { code: 'no-such-player'; number: PlayerNumber; article: string }
  | { code: 'excluded'; number: PlayerNumber; article: string }
  | { code: 'already-present'; number: PlayerNumber }
  | { code: 'not-present'; number: PlayerNumber }
  | { code: 'document-needed'; article: string }
  | { code: 'not-of-age'; article: string }
  | { code: 'director-only'; article: string }
  | { code: 'reason-needed'; article: string }
  | { code: 'no-such-passe'; passe: number }
  | { code: 'passe-not-drawn'; passe: number; article: string }
  | { code: 'passe-not-next'; passe: number; next: number; article: string }
  | { code: 'already-started'; passe: number; at: Instant; article: string }
  | { code: 'tables-outstanding'; tables: number[]; article: string }
  | { code: 'players-absent'; players: PlayerNumber[]; article: string }
  | { code: 'player-at-two-tables'; player: PlayerNumber; article: string }
  | { code: 'not-in-the-seating'; player: PlayerNumber; article: string }
  | { code: 'not-your-total'; entered: number; sum: number; article: string }
  | { code: 'total-not-entered'; number: PlayerNumber; article: string }
  | { code: 'supervisor-only'; article: string }
  | { code: 'not-initialled'; number: PlayerNumber; article: string }
  | { code: 'finished' }
>;

type Answer = Result<readonly EveningEvent[], EveningRefusal>;

/** What is asked of the office → what happens, or why it is refused. */
export function decideEvening(evening: Evening | undefined, command: EveningCommand, by: By, now: Instant): Answer {
  if (command.type === 'create') return create(evening, command, now);
  if (!evening) return refuse({ code: 'no-such-evening' });
  const { articles } = evening.regulation;
  const stamp = { by, at: now };
  const afterTheEnd = ['set-prizes', 'take-back', 'award', 'hand-over', 'exclude', 'publish', 'announce'];
  if (evening.finishedAt !== null && !afterTheEnd.includes(command.type)) return refuse({ code: 'finished' });
  switch (command.type) {
    case 'change-regulation':
      if (evening.passen.some((passe) => passe.stage !== 'drawn'))
        return refuse({ code: 'already-playing', article: articles.start });
      return ok([
        {
          type: 'regulation-changed',
          regulation: command.regulation,
          doubleEntry: command.doubleEntry ?? evening.doubleEntry,
          ...stamp,
        },
      ]);
    case 'add-players': {
      const players = addPlayers(evening, command.players, command.present ?? false);
      return players.ok ? ok([{ type: 'players-added', players: players.value, ...stamp }]) : players;
    }
    case 'announce-draw':
    case 'announce-final':
    case 'cancel-draw':
    case 'draw':
      return decideDraw(evening, command, by, now);
    case 'keep-apart': {
      const missing = command.pair.find((number) => !evening.players[number]);
      if (missing !== undefined) return refuse({ code: 'no-such-player', number: missing, article: articles.number });
      return ok([{ type: 'kept-apart', pair: command.pair, apart: command.apart, ...stamp }]);
    }
    case 'take-seat':
      return takeSeat(evening, command, by, now);
    case 'start-passe':
      return startPasse(evening, command, by, now);
    case 'close-passe': {
      const passe = passeOf(evening, command.passe);
      if (passe?.stage !== 'running') return refuse({ code: 'no-such-passe', passe: command.passe });
      const open = outstanding(command, articles.visa);
      if (open) return refuse(open);
      return ok([{ type: 'passe-closed', passe: command.passe, ...stamp }]);
    }
    case 'announce':
      return ok([{ type: 'announced', text: command.text, ...stamp }]);
    case 'set-prizes':
      return ok([{ type: 'prizes-set', prizes: command.prizes, ...stamp }]);
    case 'award': {
      const winner = evening.players[command.player];
      if (!winner) return refuse({ code: 'no-such-player', number: command.player, article: articles.number });
      if (winner.presence === 'excluded')
        return refuse({ code: 'excluded', number: command.player, article: 'SSC 8.01' });
      const given = award(evening.prizes, evening.awards, command.place, command.player);
      return given.ok ? ok([{ type: 'prize', event: given.value, ...stamp }]) : given;
    }
    case 'hand-over': {
      const { place, player } = command;
      if (holderOf(evening.awards, place)?.player !== player) return refuse({ code: 'prize-not-held', place, player });
      return ok([{ type: 'prize', event: { type: 'prize-handed-over', place, player }, ...stamp }]);
    }
    case 'take-back': {
      const back = takeBack(evening.awards, command.place, command.player, command.reason);
      return back.ok ? ok([{ type: 'prize', event: back.value, ...stamp }]) : back;
    }
    case 'publish': {
      const version = (evening.published?.version ?? 0) + 1;
      return ok([{ type: 'ranking-published', version, hash: command.hash, ...stamp }]);
    }
    case 'finish':
      if (command.outstanding.length > 0)
        return refuse({ code: 'tables-outstanding', tables: command.outstanding, article: articles.visa });
      return ok([...closing(evening, by, now), { type: 'finished', ...stamp }]);
    case 'change-player':
    case 'check-in':
    case 'leave':
    case 'come-back':
    case 'warn':
    case 'exclude':
    case 'enter-total':
    case 'initial-total':
    case 'hand-in':
      return aboutOne(evening, command, by, now);
    default:
      return absurd(command);
  }
}

function create(
  evening: Evening | undefined,
  command: Extract<EveningCommand, { type: 'create' }>,
  at: Instant,
): Answer {
  if (evening) return refuse({ code: 'evening-exists' });
  const title = command.title.trim();
  if (title === '') return refuse({ code: 'title-needed' });
  if (!isDay(command.day)) return refuse({ code: 'not-a-day', day: command.day });
  const { place, day, regulation, doubleEntry = false } = command;
  return ok([{ type: 'created', title, place, day, regulation, doubleEntry, at }]);
}

type AboutOne = Extract<
  EveningCommand,
  {
    type:
      | 'change-player'
      | 'check-in'
      | 'leave'
      | 'come-back'
      | 'warn'
      | 'exclude'
      | 'enter-total'
      | 'initial-total'
      | 'hand-in';
  }
>;

function aboutOne(evening: Evening, command: AboutOne, by: By, at: Instant): Answer {
  const { regulation } = evening;
  const { articles } = regulation;
  const { number } = command;
  const player = evening.players[number];
  if (!player) return refuse({ code: 'no-such-player', number, article: articles.number });
  const stamp = { by, at };
  switch (command.type) {
    case 'change-player':
      return ok([{ type: 'player-changed', number, changes: command.changes, ...stamp }]);
    case 'check-in': {
      if (player.presence === 'excluded') return refuse({ code: 'excluded', number, article: articles.warning });
      if (player.presence === 'present') return refuse({ code: 'already-present', number });
      if (regulation.identityCheck && command.document === undefined && !player.fillIn)
        return refuse({ code: 'document-needed', article: articles.door });
      if (regulation.identityCheck && command.adult === false)
        return refuse({ code: 'not-of-age', article: articles.door });
      return ok([{ type: 'checked-in', number, document: command.document ?? null, ...stamp }]);
    }
    case 'leave':
      if (player.presence !== 'present') return refuse({ code: 'not-present', number });
      return ok([{ type: 'left', number, ...stamp }]);
    case 'come-back':
      if (player.presence === 'excluded') return refuse({ code: 'excluded', number, article: articles.warning });
      if (player.presence === 'present') return refuse({ code: 'already-present', number });
      return ok([{ type: 'came-back', number, ...stamp }]);
    case 'warn':
      return warn(evening, player, command, by, at);
    case 'exclude': {
      if (by.role !== 'director') return refuse({ code: 'director-only', article: articles.decision });
      if (player.presence === 'excluded') return refuse({ code: 'excluded', number, article: articles.warning });
      if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.warning });
      return ok([{ type: 'excluded', number, article: articles.warning, reason: command.reason, ...stamp }]);
    }
    case 'enter-total': {
      // SSC 7.05 (2): sheets filled in by players are not accepted; EBH 7 lets the player compute his total.
      if (regulation.personalSheet === 'supervisor' && by.role === 'player')
        return refuse({ code: 'supervisor-only', article: articles.sheet });
      return ok([{ type: 'total-entered', number, total: command.total, ...stamp }]);
    }
    case 'initial-total': {
      const sheet = evening.personalSheets[number];
      if (by.role === 'player') return refuse({ code: 'supervisor-only', article: articles.visa });
      if (!sheet) return refuse({ code: 'total-not-entered', number, article: articles.sheet });
      if (sheet.total !== command.sum)
        return refuse({ code: 'not-your-total', entered: sheet.total, sum: command.sum, article: articles.sheet });
      return ok([{ type: 'total-initialled', number, ...stamp }]);
    }
    case 'hand-in':
      if (!evening.personalSheets[number]?.initialled)
        return refuse({ code: 'not-initialled', number, article: articles.sheet });
      return ok([{ type: 'sheet-handed-in', number, ...stamp }]);
    default:
      return absurd(command);
  }
}

/** The director warns: SSC 7.05 (11), EBH 9. What follows from several warnings is proposed to him, never done. Ruling X9 */
function warn(
  evening: Evening,
  player: Player,
  command: Extract<AboutOne, { type: 'warn' }>,
  by: By,
  at: Instant,
): Answer {
  const { articles } = evening.regulation;
  if (by.role !== 'director') return refuse({ code: 'director-only', article: articles.warning });
  if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.warning });
  const { number } = player;
  const article = command.article ?? articles.warning;
  return ok([{ type: 'warned', number, article, reason: command.reason, by, at }]);
}

/** Somebody takes the seat of a player who has left before the Passe is started. Rulings G1, G4 */
function takeSeat(
  evening: Evening,
  command: Extract<EveningCommand, { type: 'take-seat' }>,
  by: By,
  at: Instant,
): Answer {
  const { articles } = evening.regulation;
  const passe = passeOf(evening, command.passe);
  if (!passe) return refuse({ code: 'no-such-passe', passe: command.passe });
  if (passe.stage !== 'drawn')
    return refuse({ code: 'already-started', passe: passe.passe, at: passe.startedAt ?? 0, article: articles.start });
  const { leaver, player } = command;
  const newcomer = evening.players[player];
  if (!newcomer) return refuse({ code: 'no-such-player', number: player, article: articles.number });
  if (newcomer.presence !== 'present') return refuse({ code: 'not-present', number: player });
  const seated = passe.seating.tables.flatMap((table) => table.teams.flat());
  if (!seated.includes(leaver)) return refuse({ code: 'not-in-the-seating', player: leaver, article: articles.draw });
  if (seated.includes(player)) return refuse({ code: 'player-at-two-tables', player, article: articles.draw });
  return ok([{ type: 'seat-taken', passe: passe.passe, leaver, player, by, at }]);
}

/** Each Passe begins only on the director's word. SSC 7.03, EBH 2 */
function startPasse(
  evening: Evening,
  command: Extract<EveningCommand, { type: 'start-passe' }>,
  by: By,
  at: Instant,
): Answer {
  const { articles } = evening.regulation;
  const article = articles.start;
  if (by.role !== 'director') return refuse({ code: 'director-only', article });
  const passe = passeOf(evening, command.passe);
  if (!passe) return refuse({ code: 'passe-not-drawn', passe: command.passe, article: articles.draw });
  if (passe.stage !== 'drawn')
    return refuse({ code: 'already-started', passe: passe.passe, at: passe.startedAt ?? at, article });
  const next = evening.passen.find((each) => each.stage === 'drawn')!.passe;
  if (passe.passe !== next) return refuse({ code: 'passe-not-next', passe: passe.passe, next, article });
  const open = outstanding(command, article);
  if (open) return refuse(open);
  const absent = absentees(evening, passe);
  if (absent.length > 0) return refuse({ code: 'players-absent', players: absent, article: articles.draw });
  return ok([
    ...closing(evening, by, at),
    { type: 'passe-started', passe: passe.passe, despite: command.despite ?? null, by, at },
  ]);
}

/** The Passe that is still open ends with what comes next. */
function closing(evening: Evening, by: By, at: Instant): readonly EveningEvent[] {
  const running = runningPasse(evening);
  return running ? [{ type: 'passe-closed', passe: running.passe, by, at }] : [];
}

function absentees(evening: Evening, passe: Passe): PlayerNumber[] {
  return passe.seating.tables
    .flatMap((table) => table.teams.flat())
    .filter((number) => evening.players[number]?.presence !== 'present');
}

/** The director may go on all the same, with a reason: his decision is final. SSC 7.03, EBH 9 */
function outstanding(
  command: { outstanding: readonly number[]; despite?: string },
  article: string,
): EveningRefusal | undefined {
  if (command.outstanding.length === 0 || (command.despite ?? '').trim() !== '') return undefined;
  return { code: 'tables-outstanding', tables: [...command.outstanding], article };
}
