import type { EveningView } from './eveningView.ts';

/**
 * A view cut into parts, so that only what has changed is sent: 'as', 'view.title', and for lists the order of the rows
 * ('view.tables': ['1/7', …]) and each row by itself ('view.tables/1/7').
 */
export type Parts = Readonly<Record<string, unknown>>;

/**
 * What has changed for one kind of screen. Whoever has a revision from `since` on puts the parts over his own and has
 * `revision`; whoever has an older one asks. With `since` 0 these are all parts.
 */
export interface News {
  readonly since: number;
  readonly revision: number;
  readonly parts: Parts;
}

/** What names a row in the lists that are sent row by row. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  people: ['number'],
  ranking: ['number'],
  passen: ['passe'],
  tables: ['passe', 'table'],
  earlier: ['passe', 'table'],
  endTotals: ['number'],
  staff: ['staff'],
};

export function partsOf({ revision: _, ...screen }: EveningView): Parts {
  return cut(screen, '');
}

function cut(value: object, at: string): Parts {
  const parts: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const path = `${at}${name}`;
    const names = ROWS[name];
    if (name === 'view') Object.assign(parts, cut(field, 'view.'));
    else if (names && Array.isArray(field)) {
      const keys = field.map((row) => names.map((each) => row[each]).join('/'));
      parts[path] = keys;
      for (const [index, key] of keys.entries()) parts[`${path}/${key}`] = field[index];
    } else parts[path] = field;
  }
  return parts;
}

/** The view that was cut into these parts. */
export function viewFrom(parts: Parts, revision: number): EveningView {
  const screen: Record<string, unknown> = { revision };
  const view: Record<string, unknown> = {};
  for (const [path, part] of Object.entries(parts)) {
    if (path.includes('/')) continue;
    const isInside = path.startsWith('view.');
    const name = isInside ? path.slice('view.'.length) : path;
    const isList = ROWS[name] !== undefined && Array.isArray(part);
    (isInside ? view : screen)[name] = isList ? part.map((key) => parts[`${path}/${key}`]) : part;
  }
  // Put together from the parts of a view, it is that view again: parts.test.ts.
  const whole: object = Object.keys(view).length > 0 ? { ...screen, view } : screen;
  return whole as EveningView;
}

/** The parts after the news; undefined when something in between was missed. */
export function withNews(parts: Parts, revision: number, news: News): Parts | undefined {
  if (news.since > revision) return undefined;
  return news.since === 0 ? news.parts : { ...parts, ...news.parts };
}
