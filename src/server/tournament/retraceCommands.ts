import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { absurd } from '../../kit/absurd.ts';
import { SEATS, type Seat, teamOf } from '../../schieber/seat.ts';
import { type ClubEvent, isClubEvent } from '../../tournament/club/club.ts';
import type { EveningCommand } from '../../tournament/evening/decide.ts';
import type { EveningEvent, NewPlayer, Player, PlayerEvent } from '../../tournament/evening/evening.ts';
import { type HelperEvent, isHelperEvent } from '../../tournament/evening/helpers.ts';
import type { FinalPool } from '../../tournament/evening/lots.ts';
import type { PrizeEvent } from '../../tournament/evening/prizes.ts';
import { IRREGULARITIES } from '../../tournament/ruling/irregularity.ts';
import { CHOICES, type Choice } from '../../tournament/ruling/measure.ts';
import { storedRuling } from '../../tournament/ruling/stored.ts';
import type { SheetStep } from '../../tournament/sheet/decide.ts';
import type { Sheet, SheetEvent } from '../../tournament/sheet/sheet.ts';
import { BY_LINK } from './access.ts';
import { closed, ENTRY, EVENING_COMMAND, oneOf, SHEET_COMMAND } from './shapes.ts';

const asked = Compile(EVENING_COMMAND);
const askedOfSheet = Compile(SHEET_COMMAND);
const entry = Compile(Type.Partial(Type.Omit(ENTRY, ['name', 'town', 'yearOfBirth', 'number']), closed));
const created = Compile(
  Type.Object({
    title: Type.String({ maxLength: 80 }),
    place: Type.String({ maxLength: 80 }),
    doubleEntry: Type.Boolean(),
    byInvitation: Type.Optional(Type.Boolean()),
  }),
);
const helper = Compile(Type.Object({ staff: Type.Integer({ minimum: 1, maximum: 999 }) }));
const HASH = /^[0-9a-f]{64}$/;
const ruling = Compile(
  Type.Object({
    event: oneOf(IRREGULARITIES),
    proposes: Type.Union([Type.Null(), oneOf(['warning', 'exclusion'])]),
    choice: Type.Union([Type.Null(), Type.String({ maxLength: 30 })]),
  }),
);

/** What was asked when this happened. Undefined: nothing that can be asked. */
export function eveningCommandOf(events: readonly EveningEvent[]): EveningCommand | undefined {
  const told = events.at(-1); // a start or the end closes the Passe before it: one command, two events
  if (told === undefined) return undefined;
  const command = commandFor(told);
  return command !== undefined && isAsked(told, command) ? command : undefined;
}

function commandFor(event: EveningEvent): EveningCommand | undefined {
  switch (event.type) {
    case 'created': {
      const { type: _, at: __, ...about } = event; // the rules take what they know of it
      return { type: 'create', ...about };
    }
    case 'regulation-changed':
      return { type: 'change-regulation', regulation: event.regulation, doubleEntry: event.doubleEntry };
    case 'players-added':
    case 'paired':
    case 'player-changed':
    case 'kept-apart':
    case 'checked-in':
    case 'left':
    case 'came-back':
    case 'warned':
    case 'excluded':
    case 'warning-withdrawn':
    case 'readmitted':
    case 'proposal-dismissed':
      return playersCommandOf(event);
    case 'draw-announced':
      return announcementOf(event);
    case 'draw-cancelled':
      return { type: 'cancel-draw', reason: event.reason };
    case 'drawn':
    case 'final-table-drawn':
    case 'final-rank-drawn':
      return { type: 'draw', draw: event.record.id, randomness: event.record.randomness };
    case 'seat-taken':
      return { type: 'take-seat', passe: event.passe, leaver: event.leaver, player: event.player };
    case 'reseated': {
      const { passe, table, teams, reason } = event;
      return { type: 'reseat', passe, table, teams, reason };
    }
    case 'bye-given':
      return { type: 'give-bye', passe: event.passe, number: event.number };
    case 'director-called':
      return { type: 'call-director', table: event.table };
    case 'call-answered':
      return { type: 'answer-call', table: event.table };
    case 'passe-started': {
      const { passe, despite } = event;
      return { type: 'start-passe', passe, ...(despite === null ? {} : { despite }) };
    }
    case 'passe-closed': // the reason of closing early is not in the log; the director's decision is final (EBH 9)
      return { type: 'close-passe', passe: event.passe, despite: 'closed' };
    case 'announced':
      return { type: 'announce', text: event.text };
    case 'prizes-set':
      return { type: 'set-prizes', prizes: event.prizes };
    case 'prize':
      return prizeCommandOf(event.event);
    case 'total-entered':
      return { type: 'enter-total', number: event.number, total: event.total };
    case 'total-initialled':
      return { type: 'initial-total', number: event.number };
    case 'sheet-handed-in':
      return { type: 'hand-in', number: event.number };
    case 'ranking-published':
      return { type: 'publish' };
    case 'finished':
      return { type: 'finish', ...(event.despite === undefined ? {} : { despite: event.despite }) };
    case 'reopened':
      return { type: 'reopen', reason: event.reason };
    default: // a file may say anything
      if (isHelperEvent(event)) return helperCommandOf(event);
      return isClubEvent(event) ? clubCommandOf(event) : undefined;
  }
}

function playersCommandOf(event: PlayerEvent): EveningCommand {
  switch (event.type) {
    case 'players-added':
      if (event.by.who === BY_LINK) return { type: 'register', players: event.players.map(newPlayer) };
      return {
        type: 'add-players',
        players: event.players.map(newPlayer),
        present: event.players.some((player) => player.presence === 'present'),
        ...(event.pairs === undefined ? {} : { inPairs: true }),
      };
    case 'paired':
      return { type: 'pair', pair: event.pair, together: event.together };
    case 'player-changed': {
      const { cards, fixedTable, noPhoto, fillIn } = event.changes;
      const changes = Object.fromEntries(
        Object.entries({ cards, fixedTable, noPhoto, fillIn }).filter(([, value]) => value !== undefined),
      );
      return { type: 'change-player', number: event.number, changes };
    }
    case 'kept-apart':
      return { type: 'keep-apart', pair: event.pair, apart: event.apart };
    case 'checked-in':
      return {
        type: 'check-in',
        number: event.number,
        ...(event.document === null ? {} : { document: event.document }),
      };
    case 'left':
      return { type: 'leave', number: event.number };
    case 'came-back':
      return { type: 'come-back', number: event.number };
    case 'warned':
      return { type: 'warn', number: event.number, reason: event.reason, article: event.article };
    case 'excluded':
      return { type: 'exclude', number: event.number, reason: event.reason };
    case 'warning-withdrawn':
      return { type: 'withdraw-warning', number: event.number, reason: event.reason };
    case 'readmitted':
      return { type: 'readmit', number: event.number, reason: event.reason };
    case 'proposal-dismissed':
      return { type: 'dismiss-proposal', number: event.number, reason: event.reason };
    default:
      return absurd(event);
  }
}

function helperCommandOf(event: HelperEvent): EveningCommand {
  const { staff } = event;
  switch (event.type) {
    case 'helper-invited':
      return { type: 'invite-helper', staff };
    case 'invitation-used':
      return { type: 'use-invitation', staff, invitation: event.invitation, device: event.device };
    case 'helper-blocked':
      return { type: 'block-helper', staff };
    default:
      return absurd(event);
  }
}

function clubCommandOf(event: ClubEvent): EveningCommand {
  switch (event.type) {
    case 'player-removed':
      return { type: 'remove-player', number: event.number };
    case 'results-shared':
      return { type: 'share-results', shared: event.shared };
    case 'till-set':
      return { type: 'set-till', fee: event.fee, costs: event.costs, plan: event.plan };
    case 'fee-paid':
      return { type: 'pay-fee', number: event.number, rappen: event.rappen };
    case 'fee-repaid':
      return { type: 'repay-fee', number: event.number };
    case 'registration-set':
      return { type: 'set-registration', isOpen: event.isOpen, places: event.places };
    default:
      return absurd(event);
  }
}

/** Whether the desk's own door would have taken it: the same shapes, with names and facts left out. */
function isAsked(event: EveningEvent, command: EveningCommand): boolean {
  switch (command.type) {
    case 'create':
      return created.Check(event);
    case 'change-regulation': // the regulation is looked at by itself
      return typeof command.doubleEntry === 'boolean';
    case 'register':
    case 'add-players':
      return (
        command.players.length <= 2000 &&
        command.players.every(
          ({ number, person, ...rest }) =>
            Number.isInteger(number) && entry.Check(rest) && (person === null || /^[\w-]{1,60}$/.test(String(person))),
        )
      );
    case 'change-player':
      return Number.isInteger(command.number) && entry.Check(command.changes);
    case 'announce-draw':
    case 'announce-final':
    case 'announce-lot':
    case 'draw':
      return true; // announced and drawn again, number for number
    case 'invite-helper':
    case 'block-helper':
      return helper.Check(command);
    case 'use-invitation':
      return helper.Check(command) && HASH.test(command.device);
    case 'publish':
      return event.type === 'ranking-published' && HASH.test(event.hash);
    default:
      return asked.Check(command);
  }
}

const newPlayer = ({ number, cards, fixedTable, noPhoto, fillIn, origin, person }: Player): NewPlayer => ({
  ...{ number, cards, fixedTable, noPhoto, fillIn, origin, person },
});

function announcementOf({ announcement, passen }: Extract<EveningEvent, { type: 'draw-announced' }>): EveningCommand {
  const { id: draw, kind, source, replaces, pool } = announcement;
  if (kind === 'final-table') {
    const { cards } = pool as FinalPool;
    return { type: 'announce-final', draw, source, cards };
  }
  if (kind === 'final-rank') return { type: 'announce-lot', draw, source };
  return { type: 'announce-draw', draw, passen, source, ...(replaces ? { reason: replaces.reason } : {}) };
}

function prizeCommandOf(event: PrizeEvent): EveningCommand {
  const { place, player } = event;
  switch (event.type) {
    case 'prize-awarded':
      return { type: 'award', place, player };
    case 'prize-handed-over':
      return { type: 'hand-over', place, player };
    default:
      return { type: 'take-back', place, player, reason: event.reason };
  }
}

/** What was asked on a sheet when this happened. */
export function sheetStepOf(sheet: Sheet, event: SheetEvent): SheetStep | undefined {
  const step = sheetStepFor(sheet, event);
  if (step === undefined) return undefined;
  switch (step.type) {
    case 'annul':
    case 'set-dealer':
    case 'note-ruling': // come from a ruling, not from the wire
      return isRuling(sheet, event) ? step : undefined;
    default:
      return askedOfSheet.Check({ ...step, version: 0 }) ? step : undefined;
  }
}

function sheetStepFor(sheet: Sheet, event: SheetEvent): SheetStep | undefined {
  switch (event.type) {
    case 'writer-elected':
      return { type: 'elect-writer', seat: event.seat };
    case 'recorded':
      return {
        type: 'record',
        game: event.game,
        points: [event.points[0], event.points[1]],
        estimated: event.estimated,
      };
    case 'annulled':
      return { type: 'annul', game: event.game, article: event.article };
    case 'dealer-set':
      return { type: 'set-dealer', game: event.game, dealer: event.dealer, article: event.article };
    case 'ruled': {
      const { game, event: irregularity, article, offender, proposes, choice } = storedRuling(event);
      const noted = { game, event: irregularity, article, offender, proposes };
      return { type: 'note-ruling', ...noted, ...(isChoice(choice) ? { choice } : {}) };
    }
    case 'confirmed': {
      const seats = SEATS.filter((seat) => teamOf(seat) === event.team);
      const seat = seats.find((each) => sheet.players[each] === event.by.player) ?? seats[0];
      return seat === undefined ? undefined : { type: 'confirm', seat };
    }
    case 'objected': {
      const { seat, game, text } = event;
      return { type: 'object', seat, text, ...(game === null ? {} : { game }) };
    }
    case 'signed':
      return { type: 'sign' };
    case 'entered':
      return { type: 'enter', totals: [event.totals[0], event.totals[1]] };
    case 'returned':
      return { type: 'return', reason: event.reason };
    case 'visaed':
      return { type: 'visa' };
    case 'correction-asked':
    case 'corrected': {
      const { game, to, reason } = event;
      const alone = event.type === 'corrected' && event.second === null ? { alone: true } : {};
      return { type: 'correct', points: [to[0], to[1]], reason, ...(game === null ? {} : { game }), ...alone };
    }
    case 'correction-dropped':
      return { type: 'drop-correction' };
    case 'repeated':
      return { type: 'repeat', reason: event.reason };
    case 'voided':
      return { type: 'void', reason: event.reason };
    case 'resumed':
      return { type: 'resume', reason: event.reason };
    case 'substituted':
      return { type: 'substitute', seat: event.seat, player: event.player, ...(event.whole ? { whole: true } : {}) };
    case 'aborted': {
      const excluded = SEATS.find((seat) => event.points[seat] === null);
      const rate = SEATS.map((seat) => event.points[seat]).find((points) => points !== null);
      if (excluded === undefined || rate == null) return undefined;
      return { type: 'abort', excluded, rate, ...(event.reason === undefined ? {} : { reason: event.reason }) };
    }
    default:
      return undefined;
  }
}

const isSeat = (seat: unknown): seat is Seat => SEATS.some((each) => each === seat);

function isRuling({ players }: Sheet, event: SheetEvent): boolean {
  if (!('article' in event) || typeof event.article !== 'string' || event.article.length > 40) return false;
  if (event.type === 'dealer-set') return isSeat(event.dealer);
  if (event.type !== 'ruled') return true;
  return ruling.Check(event) && (event.offender === null || Object.values(players).includes(event.offender));
}

const isChoice = (text: string | null): text is Choice => text !== null && Object.hasOwn(CHOICES, text);
