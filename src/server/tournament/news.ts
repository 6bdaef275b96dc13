import type { EveningView } from '../../tournament/evening/eveningView.ts';
import { type News, type Parts, partsOf } from '../../tournament/evening/parts.ts';
import type { Access } from './access.ts';
import type { ServerBoard } from './boards.ts';
import { viewOf } from './view.ts';

/** What one screen was last shown: each part as JSON, and the revision that brought it. */
interface Remembered {
  /** Older revisions than this cannot be told apart any more. */
  readonly from: number;
  revision: number;
  /** When something last changed on it: whoever has seen this revision has seen it all. */
  changedAt: number;
  /** Up to where its listeners were told; undefined while they may have it from another process. */
  toldAt: number | undefined;
  readonly parts: Map<string, { json: string; since: number }>;
  view: Parts;
}

/** What has changed for whom. */
export interface NewsDesk {
  /** The whole screen; from here on it can be told what changes. */
  view(board: ServerBoard, access: Access): EveningView | undefined;
  /** All that has changed on this screen since a revision; everything when that is too long ago. */
  since(board: ServerBoard, access: Access, revision: number): News;
  /** What has changed since it was last told; undefined when this process has never shown this screen. */
  latest(board: ServerBoard, access: Access): News | undefined;
}

const REMEMBERED = 3000;

export function openNews(): NewsDesk {
  const screens = new Map<string, Remembered>();

  /** The screen as it is now, each changed part marked with the revision. */
  function look(board: ServerBoard, access: Access, view = viewOf(board, access)): Remembered {
    const name = screenName(board, access);
    const { revision } = board;
    const parts = view ? partsOf(view) : {};
    const fresh = { from: revision, revision, changedAt: revision, toldAt: undefined, parts: new Map(), view: parts };
    const screen: Remembered = screens.get(name) ?? fresh;
    if (screen.revision > revision) return screen;
    for (const [path, part] of Object.entries(parts)) {
      if (part === screen.view[path] && screen.parts.has(path)) continue; // the very same row
      const json = JSON.stringify(part);
      if (screen.parts.get(path)?.json === json) continue;
      screen.parts.set(path, { json, since: revision });
      screen.changedAt = revision;
    }
    for (const path of screen.parts.keys()) if (!(path in parts)) screen.parts.delete(path);
    screen.revision = revision;
    screen.view = parts;
    screens.delete(name);
    screens.set(name, screen);
    for (const oldest of screens.keys()) {
      if (screens.size <= REMEMBERED) break;
      screens.delete(oldest);
    }
    return screen;
  }

  const partsSince = ({ parts, view }: Remembered, revision: number): Parts =>
    Object.fromEntries([...parts].filter(([, { since }]) => since > revision).map(([path]) => [path, view[path]]));

  return {
    view(board, access) {
      const view = viewOf(board, access);
      const screen = look(board, access, view);
      screen.toldAt ??= screen.changedAt;
      return view;
    },
    since(board, access, revision) {
      const screen = look(board, access);
      const since = revision >= screen.from ? revision : 0;
      return { since, revision: screen.revision, parts: partsSince(screen, since) };
    },
    latest(board, access) {
      const known = screens.get(screenName(board, access));
      if (!known) return undefined;
      const screen = look(board, access);
      const since = screen.toldAt;
      screen.toldAt = screen.changedAt;
      if (since === undefined) return undefined;
      return { since, revision: screen.revision, parts: partsSince(screen, since) };
    },
  };
}

const screenName = ({ id }: ServerBoard, access: Access): string => {
  switch (access.as) {
    case 'staff':
      return `${id}/${access.by.role}/${access.by.who}`;
    case 'table':
      return `${id}/table/${access.table}`;
    case 'player':
      return `${id}/player/${access.player}`;
    case 'wall':
    case 'laptop':
      return `${id}/${access.as}`;
  }
};
