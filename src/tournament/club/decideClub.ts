import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { type Evening, type EveningEvent, type NewPlayer, passenStarted } from '../evening/evening.ts';
import { addPlayers, inTwos, type PeopleRefusal } from '../evening/people.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By } from '../sheet/sheet.ts';
import { mostByLink } from './registration.ts';
import type { PrizePlan, Till } from './till.ts';

/** What a club asks of its evening beside the play. */
export type ClubCommand = Immutable<
  /** Off the list, for whoever has not been drawn yet. */
  | { type: 'remove-player'; number: PlayerNumber }
  /** The results are readable by their link, without signing in; or no longer. */
  | { type: 'share-results'; shared: boolean }
  | { type: 'set-till'; fee: number; costs: Till['costs']; plan: PrizePlan }
  | { type: 'pay-fee'; number: PlayerNumber; rappen: number }
  | { type: 'repay-fee'; number: PlayerNumber }
  | { type: 'set-registration'; isOpen: boolean; places: number | null }
  /** Somebody by the link: alone, or with the partner. */
  | { type: 'register'; players: NewPlayer[] }
>;

export type ClubRefusal = Immutable<
  | PeopleRefusal
  | { code: 'already-seated'; number: PlayerNumber; passe: number }
  | { code: 'fee-paid'; number: PlayerNumber; rappen: number }
  | { code: 'fee-not-paid'; number: PlayerNumber }
  | { code: 'not-an-amount'; what: string }
  | { code: 'parts-needed' }
  | { code: 'registration-closed' }
  | { code: 'registration-full'; most: number }
  | { code: 'partner-needed' }
>;

type Answer = Result<readonly EveningEvent[], ClubRefusal>;

export function decideClub(evening: Evening, command: ClubCommand, by: By, at: Instant): Answer {
  const { till } = evening.club;
  const stamp = { by, at };
  switch (command.type) {
    case 'remove-player': {
      const { number } = command;
      const seated = evening.passen.find(({ seating: { tables, byes } }) =>
        [...tables.flatMap(({ teams }) => teams.flat()), ...byes].includes(number),
      );
      if (seated) return refuse({ code: 'already-seated', number, passe: seated.passe });
      const paid = till.paid[number];
      if (paid !== undefined) return refuse({ code: 'fee-paid', number, rappen: paid });
      return ok([{ type: 'player-removed', number, ...stamp }]);
    }
    case 'share-results':
      return ok([{ type: 'results-shared', shared: command.shared, ...stamp }]);
    case 'set-till': {
      const { fee, costs, plan } = command;
      const wrong = [{ what: '', rappen: fee }, ...costs].find(({ rappen }) => !isRappen(rappen));
      if (wrong) return refuse({ code: 'not-an-amount', what: wrong.what });
      if (plan.parts.length === 0 || !plan.parts.every((part) => Number.isInteger(part) && part > 0))
        return refuse({ code: 'parts-needed' });
      return ok([{ type: 'till-set', fee, costs, plan, ...stamp }]);
    }
    case 'pay-fee': {
      const { number, rappen } = command;
      if (!isRappen(rappen) || rappen === 0) return refuse({ code: 'not-an-amount', what: '' });
      return ok([{ type: 'fee-paid', number, rappen, ...stamp }]);
    }
    case 'repay-fee':
      if (till.paid[command.number] === undefined) return refuse({ code: 'fee-not-paid', number: command.number });
      return ok([{ type: 'fee-repaid', number: command.number, ...stamp }]);
    case 'set-registration':
      return ok([{ type: 'registration-set', isOpen: command.isOpen, places: command.places, ...stamp }]);
    case 'register':
      return register(evening, command.players, by, at);
    default:
      return absurd(command);
  }
}

const isRappen = (rappen: number): boolean => Number.isSafeInteger(rappen) && rappen >= 0;

/** By the link, until the first Passe: on the list, or waiting when all seats are promised. */
function register(evening: Evening, players: readonly NewPlayer[], by: By, at: Instant): Answer {
  const { regulation, club } = evening;
  if (!club.registration.isOpen || passenStarted(evening) > 0) return refuse({ code: 'registration-closed' });
  if (regulation.pairs && players.length !== 2) return refuse({ code: 'partner-needed' });
  const most = mostByLink(evening);
  if (Object.keys(evening.players).length + players.length > most) return refuse({ code: 'registration-full', most });
  const added = addPlayers(evening, players, false);
  if (!added.ok) return added;
  const pairs = regulation.pairs ? { pairs: inTwos(added.value) } : {};
  return ok([{ type: 'players-added', players: added.value, ...pairs, by, at }]);
}
