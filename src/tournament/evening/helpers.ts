import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { By } from '../sheet/sheet.ts';
import type { Evening } from './evening.ts';

/**
 * How a helper comes in: the director hands out an invitation, the first device that uses it is the helper's own. What
 * the director has seen opens nothing afterwards, so nobody initials in a helper's name.
 */
export type Helper = Immutable<{
  /** The latest invitation, from 1 on; the ones before it are worth nothing. */
  invitation: number;
  /** The hash of the device's own secret; null until the invitation is used. */
  device: string | null;
  usedAt: Instant | null;
}>;

export type HelperCommand = Immutable<
  /** `isNew`: nobody has this number yet. */
  | { type: 'invite-helper'; staff: number; isNew?: boolean }
  | { type: 'use-invitation'; staff: number; invitation: number; device: string }
  | { type: 'block-helper'; staff: number }
>;

const HELPER_COMMANDS: readonly string[] = [
  ...(['invite-helper', 'use-invitation', 'block-helper'] satisfies readonly HelperCommand['type'][]),
];

export const isHelperCommand = (command: { readonly type: string }): command is HelperCommand =>
  HELPER_COMMANDS.includes(command.type);

export type HelperEvent = Immutable<
  | { type: 'helper-invited'; staff: number; invitation: number; by: By; at: Instant }
  | { type: 'invitation-used'; staff: number; invitation: number; device: string; by: By; at: Instant }
  | { type: 'helper-blocked'; staff: number; by: By; at: Instant }
>;

export type HelperRefusal = Immutable<
  | { code: 'helper-exists'; staff: number }
  | { code: 'too-many-invitations'; most: number }
  /** Another device was first. */
  | { code: 'invitation-used'; usedAt: Instant }
  /** There is a newer one, or the helper was blocked. */
  | { code: 'invitation-replaced' }
>;

const MOST_INVITATIONS = 99;
const PER_HELPER = MOST_INVITATIONS + 1;

/** The one number of an invitation: 302 is the second one of helper 3. */
export const invitationNumber = (staff: number, invitation: number): number => staff * PER_HELPER + invitation;
export const invitationOf = (number: number): { readonly staff: number; readonly invitation: number } => ({
  ...{ staff: Math.floor(number / PER_HELPER), invitation: number % PER_HELPER },
});

export function decideHelper(
  { helpers }: Evening,
  command: HelperCommand,
  by: By,
  at: Instant,
): Result<readonly HelperEvent[], HelperRefusal> {
  const { staff } = command;
  const helper = helpers[staff];
  switch (command.type) {
    case 'invite-helper': {
      if (command.isNew && helper) return refuse({ code: 'helper-exists', staff });
      const invitation = (helper?.invitation ?? 0) + 1;
      if (invitation > MOST_INVITATIONS) return refuse({ code: 'too-many-invitations', most: MOST_INVITATIONS });
      return ok([{ type: 'helper-invited', staff, invitation, by, at }]);
    }
    case 'use-invitation': {
      const { invitation, device } = command;
      if (helper?.invitation !== invitation) return refuse({ code: 'invitation-replaced' });
      if (helper.device === device) return ok([]); // asked again, because the answer was lost
      if (helper.usedAt !== null) return refuse({ code: 'invitation-used', usedAt: helper.usedAt });
      return ok([{ type: 'invitation-used', staff, invitation, device, by, at }]);
    }
    case 'block-helper':
      return ok([{ type: 'helper-blocked', staff, by, at }]);
    default:
      return absurd(command);
  }
}

const HELPER_EVENTS: readonly string[] = [
  ...(['helper-invited', 'invitation-used', 'helper-blocked'] satisfies readonly HelperEvent['type'][]),
];

export const isHelperEvent = (event: { readonly type: string }): event is HelperEvent =>
  HELPER_EVENTS.includes(event.type);

/** The director who begins an evening is its first helper. */
export const FIRST_HELPER: Evening['helpers'] = { 1: { invitation: 1, device: null, usedAt: null } };

export function evolveHelper(evening: Evening, event: HelperEvent): Evening {
  const { staff } = event;
  const before = evening.helpers[staff];
  const withHelper = (helper: Helper): Evening => ({ ...evening, helpers: { ...evening.helpers, [staff]: helper } });
  switch (event.type) {
    case 'helper-invited':
      return withHelper({ invitation: event.invitation, device: null, usedAt: null });
    case 'invitation-used':
      return withHelper({ invitation: event.invitation, device: event.device, usedAt: event.at });
    case 'helper-blocked': // no invitation has the number 0
      return withHelper({ invitation: before?.invitation ?? 0, device: null, usedAt: event.at });
    default:
      return absurd(event);
  }
}
