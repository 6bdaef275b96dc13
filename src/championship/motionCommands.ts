import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Day, Instant } from '../kit/time.ts';
import type { Motion } from './motion.ts';
import type { Template } from './template.ts';
import type { Titles } from './titles.ts';
import type { Venue } from './venue.ts';

/** What is asked of a second person. */
export type MotionCommand = Immutable<
  | {
      type: 'proposeChange';
      title: string;
      titles?: Titles;
      template: Template;
      start: Day;
      venue: Venue | null;
      reason: string;
    }
  | { type: 'proposeChampion'; number: number; reason: string }
  | { type: 'proposeCancellation'; reason: string }
  | { type: 'proposeGivingBack'; number: number; match: string; reason: string }
  | { type: 'proposeGivingAllBack'; reason: string }
  | { type: 'proposeRedraw'; draw: string; commitment: string; reason: string }
  | { type: 'proposeExtension'; last: number; lastStart: string; reason: string }
  | { type: 'proposeWildCard'; number: number; reason: string }
>;

export const isMotionCommand = <Other extends { readonly type: string }>(
  command: Other | MotionCommand,
): command is MotionCommand => command.type.startsWith('propose');

/** The motion and a name by which it is known: the same is not proposed twice at once. */
export function motionIn(command: MotionCommand, now: Instant): readonly [motion: Motion, id: string] {
  switch (command.type) {
    case 'proposeChange': {
      const { type: _, ...change } = command;
      return [{ kind: 'change', ...change }, `change-${now}`];
    }
    case 'proposeChampion':
      return [{ kind: 'champion', number: command.number, reason: command.reason }, `champion-${command.number}`];
    case 'proposeCancellation':
      return [{ kind: 'cancellation', reason: command.reason }, `cancellation-${now}`];
    case 'proposeGivingBack': {
      const { number, match, reason } = command;
      return [{ kind: 'giveBack', number, match, reason }, `give-back-${match}`];
    }
    case 'proposeGivingAllBack':
      return [{ kind: 'giveAllBack', reason: command.reason }, `give-all-back-${now}`];
    case 'proposeRedraw': {
      const { draw, commitment, reason } = command;
      return [{ kind: 'redraw', draw, commitment, reason }, `redraw-${draw}-${now}`];
    }
    case 'proposeExtension': {
      const { last, lastStart, reason } = command;
      return [{ kind: 'extension', last, lastStart, reason }, `extension-${now}`];
    }
    case 'proposeWildCard':
      return [
        { kind: 'wildCard', number: command.number, reason: command.reason },
        `wild-card-${command.number}-${now}`,
      ];
    default:
      return absurd(command);
  }
}
