import { eventsHashOf, linkHashOf } from '../store/audit.ts';

/** A backup's text, table by table: the line that names it, and its rows. */
interface Section {
  readonly head: string;
  readonly table: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

const OVER = '\\.';
const NOTHING = '0'.repeat(64);
/** What follows from the other columns and from the events (docs/decisions/audit-chain.md). */
const COMPUTED = ['prev', 'hash', 'events_hash'];

/** The hashes of the chain are half of a backup and follow from the rest of it: they are left out… */
export const withoutHashes = (text: string): string =>
  mapAudit(text, ({ columns, rows }) =>
    rows.map((row) => {
      const cells = row.split('\t');
      return cells.map((cell, i) => (COMPUTED.includes(columns[i]!) ? '' : cell)).join('\t');
    }),
  );

/** …and computed again, to the same bytes. */
export const withHashes = (text: string): string =>
  mapAudit(text, (audit, sections) => {
    const events = sections.find(({ table }) => table === 'public.events');
    if (events === undefined) throw new Error('a backup without events');
    const bodies = bodiesOf(events);
    const seq = audit.columns.indexOf('seq');
    // A backup has its rows as they lie on the disk, the chain has them in order.
    const inOrder = audit.rows
      .map((row, at) => ({ cells: row.split('\t'), at }))
      .sort((a, b) => Number(a.cells[seq]) - Number(b.cells[seq]));
    const rows = [...audit.rows];
    let prev = NOTHING;
    for (const { cells, at } of inOrder) {
      const linked = link(cells, audit.columns, prev, bodies);
      rows[at] = linked.row;
      prev = linked.hash;
    }
    return rows;
  });

function mapAudit(text: string, rowsOf: (audit: Section, sections: readonly Section[]) => readonly string[]): string {
  const sections = sectionsOf(text);
  return sections
    .map((section) => {
      if (section.table === undefined) return section.head;
      const rows = section.table === 'public.audit' ? rowsOf(section, sections) : section.rows;
      return [section.head, ...rows, OVER].join('\n');
    })
    .join('\n');
}

/** Lines that are no table are sections of their own: the head, the end. */
function sectionsOf(text: string): readonly Section[] {
  const lines = text.split('\n');
  const sections: Section[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]!;
    if (!head.startsWith('{"table":')) {
      sections.push({ head, table: undefined, columns: [], rows: [] });
      continue;
    }
    const { table, columns } = JSON.parse(head) as { table: string; columns: string[] };
    const end = lines.indexOf(OVER, at);
    sections.push({ head, table, columns, rows: lines.slice(at + 1, end) });
    at = end;
  }
  return sections;
}

interface Body {
  readonly type: string;
  readonly body: string;
}

/** By stream, in order of version: type and body as they were hashed. */
function bodiesOf({ columns, rows }: Section): ReadonlyMap<string, readonly Body[]> {
  const [stream, version, type, body] = ['stream', 'version', 'type', 'body'].map((name) => columns.indexOf(name));
  const bodies = new Map<string, Body[]>();
  for (const row of rows) {
    const cells = row.split('\t');
    const of = bodies.get(cells[stream!]!) ?? [];
    if (of.length === 0) bodies.set(cells[stream!]!, of);
    of[Number(cells[version!]) - 1] = { type: unescaped(cells[type!]!), body: unescaped(cells[body!]!) };
  }
  return bodies;
}

function link(
  cells: readonly string[],
  columns: readonly string[],
  prev: string,
  bodies: ReadonlyMap<string, readonly Body[]>,
): { readonly row: string; readonly hash: string } {
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  const [stream, first, last] = [unescaped(cell('stream')), Number(cell('first')), Number(cell('last'))];
  const eventsHash = eventsHashOf((bodies.get(stream) ?? []).slice(first - 1, last));
  const at = Date.parse(cell('at').replace(' ', 'T').replace(/\+00$/, 'Z'));
  const seq = Number(cell('seq'));
  const hash = linkHashOf({ prev, seq, at, actor: unescaped(cell('actor')), stream, first, last, eventsHash });
  const computed: Readonly<Record<string, string>> = { prev, hash, events_hash: eventsHash };
  const row = columns.map((name, i) => (name in computed ? `\\\\x${computed[name]}` : cells[i])).join('\t');
  return { row, hash };
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
/** COPY writes some signs with a backslash. */
const unescaped = (cell: string): string =>
  cell.includes('\\') ? cell.replace(/\\(.)/g, (_, sign: string) => SIGNS[sign] ?? sign) : cell;
