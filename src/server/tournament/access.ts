import { ok, type Result, refuse } from '../../kit/result.ts';
import type { EveningRole } from '../../tournament/evening/rights.ts';
import type { By } from '../../tournament/sheet/sheet.ts';
import type { Actor } from '../http/actor.ts';
import type { ServerBoard } from './boards.ts';
import { FOLLOWER, readDevice, readKey } from './keys.ts';

/** Who holds the phone, and what for. */
export type Access =
  | { readonly as: 'staff'; readonly by: By & { readonly role: 'director' | 'desk' | 'supervisor' } }
  | { readonly as: 'table'; readonly table: number }
  | { readonly as: 'player'; readonly by: By; readonly player: number }
  | { readonly as: 'wall' }
  /** The second laptop of a hall. */
  | { readonly as: 'laptop' };

export type AccessRefusal =
  | { readonly code: 'unknown-code'; readonly article: string }
  | { readonly code: 'access-ended' }
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'forbidden' };

/** A code from a QR picture, or somebody signed in with a role. */
export function accessOf(board: ServerBoard, actor: Actor, code: string | undefined): Result<Access, AccessRefusal> {
  if (code !== undefined) return accessByCode(board, code);
  if (actor.isHost) return ok({ as: 'staff', by: { role: 'director', who: 'person:host' } });
  if (actor.kind !== 'person') return refuse({ code: 'not-signed-in' });
  const who = `person:${actor.id}`;
  const isDirector = actor.roles.includes('director') || (who === board.owner && actor.roles.includes('organiser'));
  if (isDirector) return ok({ as: 'staff', by: { role: 'director', who } });
  if (actor.roles.includes('organiser')) return ok({ as: 'staff', by: { role: 'desk', who } });
  if (actor.roles.includes('supervisor')) return ok({ as: 'staff', by: { role: 'supervisor', who } });
  return refuse({ code: 'forbidden' });
}

function accessByCode(board: ServerBoard, code: string): Result<Access, AccessRefusal> {
  const device = readDevice(code);
  if (device) return accessByDevice(board, device);
  const key = readKey(board.secret, code);
  const unknown = refuse({ code: 'unknown-code', article: board.evening.regulation.articles.number } as const);
  if (!key) return unknown;
  switch (key.kind) {
    case 't':
      return ok({ as: 'table', table: key.number });
    case 'v':
      return ok({ as: 'wall' });
    case 'p':
      return board.evening.players[key.number] ? ok(playerAccess(key.number)) : unknown;
    case 'f':
      return key.number === FOLLOWER ? ok({ as: 'laptop' }) : unknown;
    case 'i': // opens nothing itself: a device uses it to get in
      return unknown;
    case 's': {
      const helper = board.staff.get(key.number);
      const { byInvitation, helpers } = board.evening;
      if (!helper || byInvitation) return unknown;
      return helper.isRevoked || helpers[key.number] ? refuse({ code: 'access-ended' }) : ok(staffAccess(helper));
    }
  }
}

/** The device that has used the helper's latest invitation, and no other. */
function accessByDevice(
  { evening, staff }: ServerBoard,
  { staff: number, hash }: { readonly staff: number; readonly hash: string },
): Result<Access, AccessRefusal> {
  const helper = staff.get(number);
  const isIts = helper && !helper.isRevoked && evening.helpers[number]?.device === hash;
  return isIts ? ok(staffAccess(helper)) : refuse({ code: 'access-ended' });
}

export const playerAccess = (player: number): Access => ({
  ...{ as: 'player', by: { role: 'player', who: `player:${player}`, player }, player },
});

export function staffAccess({
  staff,
  role,
  player,
}: {
  staff: number;
  role: 'director' | 'desk' | 'supervisor';
  player: number | null;
}): Access {
  return { as: 'staff', by: { role, who: `staff:${staff}`, ...(player === null ? {} : { player }) } };
}

/** Who registers by the link is nobody on the list yet. */
export const BY_LINK = 'link:registration';

/** The role in the evening's matrix. */
export const roleOf = (access: Access | undefined): EveningRole =>
  access === undefined ? 'nobody' : access.as === 'staff' ? access.by.role : access.as;

/** 'Rita Amstutz' for 'staff:3': ids stand in the log, names on the screen. */
export function nameFor(board: ServerBoard, who: string): string {
  const [kind, id] = who.split(':');
  if (who === BY_LINK) return '–';
  if (kind === 'staff') return board.staff.get(Number(id))?.name ?? who;
  if (kind === 'player' || kind === 'table') return board.people.get(Number(id))?.name ?? who;
  return board.staff.get(1)?.name ?? 'Turnierleitung';
}
