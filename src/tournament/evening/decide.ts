import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Around, Process } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Day, type Instant, isDay } from '../../kit/time.ts';
import { type ClubCommand, type ClubRefusal, decideClub } from '../club/decideClub.ts';
import type { Regulation } from '../regulation.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By } from '../sheet/sheet.ts';
import { type DrawCommand, type DrawFacts, type DrawRefusal, decideDraw } from './draw.ts';
import { decideEnding, type EndingCommand, type EndingFacts, type EndingRefusal } from './ending.ts';
import type { Evening, EveningEvent, NewPlayer } from './evening.ts';
import { evolveEvening } from './evolve.ts';
import { decideHelper, type HelperCommand, type HelperRefusal, isHelperCommand } from './helpers.ts';
import { decidePair, type PairCommand, type PairRefusal } from './pairs.ts';
import { decidePasse, type PasseCommand, type PasseRefusal } from './passe.ts';
import { addPlayers, inTwos, type PeopleRefusal } from './people.ts';
import { decidePlayer, type PlayerCommand, type PlayerRefusal } from './player.ts';
import { award, holderOf, type Prize, type PrizeRefusal, takeBack } from './prizes.ts';
import { missing, type Right, type RightRefusal } from './rights.ts';

export type EveningCommand = Immutable<
  | {
      type: 'create';
      title: string;
      place: string;
      day: Day;
      regulation: Regulation;
      doubleEntry?: boolean;
      byInvitation?: boolean;
    }
  | { type: 'change-regulation'; regulation: Regulation; doubleEntry?: boolean }
  /** `inPairs`: the first plays with the second, the third with the fourth, … */
  | { type: 'add-players'; players: NewPlayer[]; present?: boolean; inPairs?: boolean }
  | { type: 'keep-apart'; pair: [PlayerNumber, PlayerNumber]; apart: boolean }
  | { type: 'announce'; text: string }
  | PairCommand
  /** A supervisor wants the director at a table. EBH 9 */
  | { type: 'call-director'; table: number }
  | { type: 'answer-call'; table: number }
  | PlayerCommand
  | DrawCommand
  | PasseCommand
  | PrizeCommand
  | EndingCommand
  | ClubCommand
  | HelperCommand
>;

type HallCommand = Immutable<
  | { type: 'announce'; text: string }
  /** A supervisor wants the director at a table. EBH 9 */
  | { type: 'call-director'; table: number }
  | { type: 'answer-call'; table: number }
>;

type PrizeCommand = Immutable<
  | { type: 'set-prizes'; prizes: Prize[] }
  | { type: 'award'; place: number; player: PlayerNumber }
  | { type: 'hand-over'; place: number; player: PlayerNumber }
  | { type: 'take-back'; place: number; player: PlayerNumber; reason: string }
>;

/** Which right a command takes; an evening is created by somebody with an account. */
export const COMMAND_RIGHTS: Readonly<Record<Exclude<EveningCommand['type'], 'create'>, Right>> = {
  'change-regulation': 'regulation.change',
  'add-players': 'people.write',
  'change-player': 'people.write',
  'keep-apart': 'people.write',
  pair: 'people.write',
  'check-in': 'people.write',
  leave: 'people.write',
  'come-back': 'people.write',
  'take-seat': 'people.write',
  reseat: 'sheet.reseat',
  'give-bye': 'people.write',
  warn: 'player.warn',
  'withdraw-warning': 'player.warn',
  'dismiss-proposal': 'player.warn',
  exclude: 'player.exclude',
  readmit: 'player.exclude',
  'announce-draw': 'draw.run',
  'announce-final': 'draw.run',
  'announce-lot': 'draw.run',
  'cancel-draw': 'draw.run',
  draw: 'draw.run',
  'start-passe': 'passe.start',
  'close-passe': 'passe.start',
  announce: 'hall.announce',
  'call-director': 'director.call',
  'answer-call': 'hall.announce',
  'set-prizes': 'prize.give',
  award: 'prize.give',
  'hand-over': 'prize.give',
  'take-back': 'prize.give',
  'enter-total': 'total.enter',
  'initial-total': 'total.initial',
  'hand-in': 'total.handIn',
  publish: 'ranking.publish',
  finish: 'evening.finish',
  reopen: 'evening.finish',
  'remove-player': 'people.write',
  'share-results': 'ranking.publish',
  'set-till': 'till.keep',
  'pay-fee': 'till.keep',
  'repay-fee': 'till.keep',
  'set-registration': 'registration.open',
  register: 'people.register',
  'invite-helper': 'staff.write',
  'block-helper': 'staff.write',
  'use-invitation': 'invitation.use',
};

export type EveningRefusal = Immutable<
  | RightRefusal
  | PeopleRefusal
  | PairRefusal
  | PlayerRefusal
  | DrawRefusal
  | PasseRefusal
  | PrizeRefusal
  | EndingRefusal
  | ClubRefusal
  | HelperRefusal
  | { code: 'no-such-evening' }
  | { code: 'evening-exists' }
  | { code: 'title-needed' }
  | { code: 'not-a-day'; day: string }
  | { code: 'already-playing'; article: string }
  | { code: 'no-such-player'; number: PlayerNumber; article: string }
  | { code: 'finished' }
>;

/** What the sheets say: tables without a visa, the standings, the official list as one number; and what was drawn. */
export type EveningFacts = EndingFacts & Pick<DrawFacts, 'drawn'>;

type Answer = Result<readonly EveningEvent[], EveningRefusal>;

/** An evening from its creation to the last word. */
export const eveningProcess: Process<
  Evening | undefined,
  EveningCommand,
  EveningEvent,
  EveningFacts,
  EveningRefusal,
  By
> = { initial: undefined, decide: decideEvening, evolve: evolveEvening };

/** Allowed after the end: what was handed out may have to be taken back. SSC 8.01 */
const AFTER_THE_END: readonly EveningCommand['type'][] = [
  ...([
    'share-results',
    'set-till',
    'pay-fee',
    'repay-fee',
    'set-prizes',
    'award',
    'hand-over',
    'take-back',
    'exclude',
    'readmit',
    'publish',
    'announce',
    'reopen',
    'invite-helper',
    'use-invitation',
    'block-helper',
  ] as const),
];

/** What is asked of the office → what happens, or why it is refused. */
function decideEvening(
  evening: Evening | undefined,
  command: EveningCommand,
  { by, now, facts }: Around<EveningFacts, By>,
): Answer {
  if (command.type === 'create') return create(evening, command, now);
  if (!evening) return refuse({ code: 'no-such-evening' });
  const { articles } = evening.regulation;
  const stamp = { by, at: now };
  if (evening.finishedAt !== null && !AFTER_THE_END.includes(command.type)) return refuse({ code: 'finished' });
  const denied = missing(by.role, COMMAND_RIGHTS[command.type], articles);
  if (denied) return refuse(denied);
  const stranger = [...numbersIn(command)].find((number) => !evening.players[number]);
  if (stranger !== undefined) return refuse({ code: 'no-such-player', number: stranger, article: articles.number });
  if (isHelperCommand(command)) return decideHelper(evening, command, by, now);
  switch (command.type) {
    case 'change-regulation':
      return changeRegulation(evening, command, by, now);
    case 'add-players': {
      const players = addPlayers(evening, command.players, command.present ?? false);
      if (!players.ok) return players;
      const pairs = command.inPairs ? { pairs: inTwos(players.value) } : {};
      return ok([{ type: 'players-added', players: players.value, ...pairs, ...stamp }]);
    }
    case 'keep-apart':
      return ok([{ type: 'kept-apart', pair: command.pair, apart: command.apart, ...stamp }]);
    case 'pair':
      return decidePair(evening, command, by, now);
    case 'announce':
    case 'call-director':
    case 'answer-call':
      return ok([said(command, by, now)]);
    case 'change-player':
    case 'check-in':
    case 'leave':
    case 'come-back':
    case 'warn':
    case 'exclude':
    case 'withdraw-warning':
    case 'readmit':
    case 'dismiss-proposal':
      return decidePlayer(evening, evening.players[command.number]!, command, by, now);
    case 'announce-draw':
    case 'announce-final':
    case 'announce-lot':
    case 'cancel-draw':
    case 'draw':
      return decideDraw(evening, command, by, now, facts);
    case 'take-seat':
    case 'reseat':
    case 'give-bye':
    case 'start-passe':
    case 'close-passe':
      return decidePasse(evening, command, by, now, facts.outstanding);
    case 'set-prizes':
    case 'award':
    case 'hand-over':
    case 'take-back':
      return decidePrize(evening, command, by, now);
    case 'enter-total':
    case 'initial-total':
    case 'hand-in':
    case 'publish':
    case 'finish':
    case 'reopen':
      return decideEnding(evening, command, by, now, facts);
    default:
      return decideClub(evening, command, by, now);
  }
}

/** Until the first Passe is started. EBH 1 */
function changeRegulation(
  evening: Evening,
  { regulation, doubleEntry = evening.doubleEntry }: Extract<EveningCommand, { type: 'change-regulation' }>,
  by: By,
  at: Instant,
): Answer {
  if (evening.passen.some((passe) => passe.stage !== 'drawn'))
    return refuse({ code: 'already-playing', article: evening.regulation.articles.start });
  return ok([{ type: 'regulation-changed', regulation, doubleEntry, by, at }]);
}

/** A word to the hall, a call for the director, his answer. EBH 9 */
function said(command: HallCommand, by: By, at: Instant): EveningEvent {
  switch (command.type) {
    case 'announce':
      return { type: 'announced', text: command.text, by, at };
    case 'call-director':
      return { type: 'director-called', table: command.table, by, at };
    case 'answer-call':
      return { type: 'call-answered', table: command.table, by, at };
    default:
      return absurd(command);
  }
}

/** The players a command speaks of; they must be on the list. EBH 1 */
function numbersIn(command: EveningCommand): readonly PlayerNumber[] {
  switch (command.type) {
    case 'keep-apart':
    case 'pair':
      return command.pair;
    case 'award':
      return [command.player];
    default:
      return 'number' in command ? [command.number] : [];
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
  const { place, day, regulation, doubleEntry = false, byInvitation } = command;
  const how = byInvitation === undefined ? {} : { byInvitation };
  return ok([{ type: 'created', title, place, day, regulation, doubleEntry, ...how, at }]);
}

function decidePrize(evening: Evening, command: PrizeCommand, by: By, at: Instant): Answer {
  const stamp = { by, at };
  switch (command.type) {
    case 'set-prizes':
      return ok([{ type: 'prizes-set', prizes: command.prizes, ...stamp }]);
    case 'award': {
      if (evening.players[command.player]?.presence === 'excluded')
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
    default:
      return absurd(command);
  }
}
