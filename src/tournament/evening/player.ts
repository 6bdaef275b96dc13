import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By } from '../sheet/sheet.ts';
import type { Document, Evening, EveningEvent, Player } from './evening.ts';

export type PlayerCommand = Immutable<
  | { type: 'change-player'; number: PlayerNumber; changes: PlayerChanges }
  | { type: 'check-in'; number: PlayerNumber; document?: Document; adult?: boolean }
  | { type: 'leave'; number: PlayerNumber }
  | { type: 'come-back'; number: PlayerNumber }
  | { type: 'warn'; number: PlayerNumber; reason: string; article?: string }
  | { type: 'exclude'; number: PlayerNumber; reason: string }
  /** The last warning was a mistake. */
  | { type: 'withdraw-warning'; number: PlayerNumber; reason: string }
  | { type: 'readmit'; number: PlayerNumber; reason: string }
  /** The director leaves what a table has proposed. */
  | { type: 'dismiss-proposal'; number: PlayerNumber; reason: string }
>;

export type PlayerChanges = Immutable<Partial<Pick<Player, 'cards' | 'fixedTable' | 'noPhoto' | 'fillIn'>>>;

export type PlayerRefusal = Immutable<
  | { code: 'excluded'; number: PlayerNumber; article: string }
  | { code: 'already-present'; number: PlayerNumber }
  | { code: 'not-warned'; number: PlayerNumber }
  | { code: 'not-excluded'; number: PlayerNumber }
  | { code: 'not-present'; number: PlayerNumber }
  | { code: 'document-needed'; article: string }
  | { code: 'not-of-age'; article: string }
  | { code: 'reason-needed'; article: string }
>;

type Answer = Result<readonly EveningEvent[], PlayerRefusal>;

/** What is asked about one player → what happens. The player exists. */
export function decidePlayer(evening: Evening, player: Player, command: PlayerCommand, by: By, at: Instant): Answer {
  const { regulation } = evening;
  const { articles } = regulation;
  const { number } = command;
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
      if (player.presence === 'excluded') return refuse({ code: 'excluded', number, article: articles.warning });
      if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.warning });
      return ok([{ type: 'excluded', number, article: articles.warning, reason: command.reason, ...stamp }]);
    }
    case 'withdraw-warning':
    case 'readmit':
    case 'dismiss-proposal': {
      if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.decision });
      return takeBack(player, command, stamp);
    }
    default:
      return absurd(command);
  }
}

/** What the director has decided, he can take back; the log keeps both. EBH 9 */
function takeBack(
  player: Player,
  { type, number, reason }: Extract<PlayerCommand, { type: 'withdraw-warning' | 'readmit' | 'dismiss-proposal' }>,
  stamp: { readonly by: By; readonly at: Instant },
): Answer {
  switch (type) {
    case 'withdraw-warning':
      if (player.warnings.length === 0) return refuse({ code: 'not-warned', number });
      return ok([{ type: 'warning-withdrawn', number, reason, ...stamp }]);
    case 'readmit':
      if (player.presence !== 'excluded') return refuse({ code: 'not-excluded', number });
      return ok([{ type: 'readmitted', number, reason, ...stamp }]);
    case 'dismiss-proposal':
      return ok([{ type: 'proposal-dismissed', number, reason, ...stamp }]);
    default:
      return absurd(type);
  }
}

/** The director warns: SSC 7.05 (11), EBH 9. What follows from several warnings is proposed to him, never done. Ruling X9 */
function warn(
  evening: Evening,
  player: Player,
  command: Extract<PlayerCommand, { type: 'warn' }>,
  by: By,
  at: Instant,
): Answer {
  const { articles } = evening.regulation;
  if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.warning });
  const { number } = player;
  const article = command.article ?? articles.warning;
  return ok([{ type: 'warned', number, article, reason: command.reason, by, at }]);
}
