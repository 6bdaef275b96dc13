import { ok, type Result, refuse } from '../../kit/result.ts';
import type { By } from '../../tournament/sheet/sheet.ts';
import type { Actor } from '../http/actor.ts';
import type { ServerBoard } from './boards.ts';
import { readKey } from './keys.ts';

/** Who holds the phone, and what for. */
export type Access =
  | { readonly as: 'staff'; readonly by: By }
  | { readonly as: 'table'; readonly table: number }
  | { readonly as: 'player'; readonly by: By; readonly player: number }
  | { readonly as: 'projector' };

export type AccessRefusal =
  | { readonly code: 'unknown-code'; readonly article: string }
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'forbidden' };

/** A code from a QR picture, or somebody signed in with a role. */
export function accessOf(board: ServerBoard, actor: Actor, code: string | undefined): Result<Access, AccessRefusal> {
  if (code !== undefined) {
    const key = readKey(board.secret, code);
    const article = board.evening.regulation.articles.number;
    if (!key) return refuse({ code: 'unknown-code', article });
    switch (key.kind) {
      case 't':
        return ok({ as: 'table', table: key.number });
      case 'v':
        return ok({ as: 'projector' });
      case 'p': {
        if (!board.evening.players[key.number]) return refuse({ code: 'unknown-code', article });
        const by: By = { role: 'player', who: `player:${key.number}`, player: key.number };
        return ok({ as: 'player', by, player: key.number });
      }
      case 's': {
        const helper = board.staff.get(key.number);
        if (!helper || helper.isRevoked) return refuse({ code: 'unknown-code', article });
        const player = helper.player === null ? {} : { player: helper.player };
        return ok({ as: 'staff', by: { role: helper.role, who: `staff:${helper.staff}`, ...player } });
      }
    }
  }
  if (actor.kind !== 'person') return refuse({ code: 'not-signed-in' });
  const who = `person:${actor.id}`;
  const isDirector = actor.roles.includes('director') || (who === board.owner && actor.roles.includes('organiser'));
  if (isDirector) return ok({ as: 'staff', by: { role: 'director', who } });
  if (actor.roles.includes('organiser')) return ok({ as: 'staff', by: { role: 'desk', who } });
  if (actor.roles.includes('supervisor')) return ok({ as: 'staff', by: { role: 'supervisor', who } });
  return refuse({ code: 'forbidden' });
}

/** 'Rita Amstutz' for 'staff:3': ids stand in the log, names on the screen. */
export function nameFor(board: ServerBoard, who: string): string {
  const [kind, id] = who.split(':');
  if (kind === 'staff') return board.staff.get(Number(id))?.name ?? who;
  if (kind === 'player' || kind === 'table') return board.people.get(Number(id))?.name ?? who;
  return board.staff.get(1)?.name ?? 'Turnierleitung';
}
