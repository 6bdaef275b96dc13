import type { Hint } from '../../tournament/wire.ts';
import type { Actor } from '../http/actor.ts';
import { type Access, accessOf, playerAccess, staffAccess } from './access.ts';
import type { ServerBoard } from './boards.ts';
import { deviceNews, keyFor } from './keys.ts';
import type { Office } from './office.ts';

/**
 * Tells the screens. Everybody hears that something changed; the office, the wall and the table where it happened hear
 * at once what changed, each as its own code may see it. The other phones ask, a little later: a hall has a thousand.
 */
export function announce(office: Office, id: string, hint: Omit<Hint, 'revision'>, table?: number): void {
  tellScreens(office, id, hint, table).catch(() => {
    // The database is away: screens ask when they hear from us again.
  });
}

async function tellScreens(
  { boards, news, publish }: Office,
  id: string,
  hint: Omit<Hint, 'revision'>,
  table: number | undefined,
): Promise<void> {
  const board = await boards.load(id);
  if (!board) return;
  for (const [code, access] of screensOf(board, table, hint.players ?? [])) {
    const changed = news.latest(board, access);
    // Never shown by this process: it may be another's screen, which is told to ask.
    if (!changed) publish(`evening:${id}/${code}`);
    else if (Object.keys(changed.parts).length > 0) publish(`evening:${id}/${code}`, changed);
  }
  publish(`evening:${id}/-`);
  const told: Hint = { ...hint, revision: board.revision };
  publish(`tournament:${id}`, told);
}

/** Whose screens get the change itself, under the codes they listen with. */
function screensOf(board: ServerBoard, table: number | undefined, players: readonly number[]): [string, Access][] {
  const staff = [...board.staff.values()].filter(({ isRevoked }) => !isRevoked);
  return [
    ...staff.map((helper): [string, Access] => [helperNews(board, helper.staff), staffAccess(helper)]),
    [keyFor(board.secret, 'v', 0), { as: 'wall' }],
    ...(table === undefined ? [] : [[keyFor(board.secret, 't', table), { as: 'table', table }] as [string, Access]]),
    ...players.map((player): [string, Access] => [keyFor(board.secret, 'p', player), playerAccess(player)]),
  ];
}

function helperNews({ evening, secret }: ServerBoard, staff: number): string {
  const device = evening.helpers[staff]?.device;
  return device ? deviceNews(staff, device) : keyFor(secret, 's', staff);
}

/** The revision of a screen for whoever begins to listen: nothing yet, but whoever has an older one asks. */
export async function screenNow({ boards }: Office, topic: string, actor: Actor) {
  const [id = '', code = ''] = topic.split('/');
  const board = await boards.load(id);
  if (!board || !accessOf(board, actor, code === '-' ? undefined : code).ok) return undefined;
  return { since: board.revision, revision: board.revision, parts: {} };
}
