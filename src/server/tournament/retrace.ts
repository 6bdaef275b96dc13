import { canonical } from '../../kit/canonical.ts';
import { noChance } from '../../kit/process.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Board } from '../../tournament/evening/board.ts';
import { factsOf, sheetKey } from '../../tournament/evening/board.ts';
import { type EveningFacts, eveningProcess } from '../../tournament/evening/decide.ts';
import { type Evening, type EveningEvent, passeOf, runningPasse } from '../../tournament/evening/evening.ts';
import { evolveEvening } from '../../tournament/evening/evolve.ts';
import { type SheetStep, sheetProcess } from '../../tournament/sheet/decide.ts';
import {
  type By,
  evolveSheet,
  type OpenSheet,
  type Sheet,
  type SheetEvent,
  seatsOf,
} from '../../tournament/sheet/sheet.ts';
import { BY_LINK } from './access.ts';
import { type Entry, type EveningContent, type FileRefusal, notReadable } from './eveningFile.ts';
import { eveningCommandOf, sheetStepOf } from './retraceCommands.ts';
import { isRegulation } from './retraceRegulation.ts';
import { openingOf, sheetFacts } from './sheets.ts';

/** An evening whose every event is what the rules decide when they are asked the same again. */
export interface Retraced {
  readonly evening: Evening;
  /** With the version of its stream before each. */
  readonly entries: readonly (Entry & { readonly version: number })[];
  readonly sheets: readonly { readonly sheet: Sheet; readonly version: number }[];
}

/** Plays the log through `decide`, from the first entry on. What the rules would not have allowed is refused. */
export function retrace(content: EveningContent): Result<Retraced, FileRefusal> {
  const versions = new Map<string, number>();
  const entries: (Entry & { version: number })[] = [];
  const staff = new Map(content.staff.map((each) => [each.staff, each.role]));
  let board: Board | undefined;
  for (const [index, entry] of content.log.entries()) {
    let after: Board | undefined;
    try {
      after = entry.events.every((event) => isByKnown(event, staff)) ? follow(board, content, entry) : undefined;
    } catch {
      after = undefined; // facts of a kind that the rules have never seen
    }
    if (after === undefined) return notReadable(`entry ${index + 1} (${entry.stream}) is not what the rules decide`);
    board = after;
    const version = versions.get(entry.stream) ?? 0;
    versions.set(entry.stream, version + entry.events.length);
    entries.push({ ...entry, version });
  }
  if (board === undefined) return notReadable('the log is empty');
  const { evening, sheets } = board;
  const isListed = content.people.every(({ number }) => Object.hasOwn(evening.players, number));
  if (!isListed) return notReadable('the list of people is not of this evening');
  return ok({ evening, entries, sheets: [...sheets.values()] });
}

/** Undefined: the rules say something else. */
function follow(board: Board | undefined, { id }: EveningContent, entry: Entry): Board | undefined {
  if (entry.stream === `evening:${id}`) return followEvening(board, id, entry);
  const [passe = 0, table = 0] = entry.stream.split(':').slice(2).map(Number);
  return board && followSheet(board, passe, table, entry);
}

function followEvening(board: Board | undefined, id: string, { events }: Entry): Board | undefined {
  const told: readonly object[] = events;
  const claimed = told as readonly EveningEvent[]; // as the file says: the rules decide below whether it is so
  const { at } = events[0]!;
  const command = eveningCommandOf(claimed);
  if (command === undefined) return undefined;
  const regulation = 'regulation' in command ? command.regulation : undefined;
  if (regulation !== undefined && !isRegulation(regulation)) return undefined;
  const last = claimed.at(-1)!;
  const by: By = 'by' in last ? last.by : { role: 'director', who: 'staff:1' };
  const around = { by, now: at, facts: factsFor(board, last), chance: noChance };
  const decided = eveningProcess.decide(board?.evening, command, around);
  if (!decided.ok || canonical(decided.value) !== canonical(claimed)) return undefined;
  const evening = decided.value.reduce<Evening | undefined>(evolveEvening, board?.evening);
  if (evening === undefined) return undefined;
  return { id, revision: 0, people: new Map(), sheets: new Map(), ...board, evening };
}

const NOTHING: EveningFacts = { outstanding: [], standings: [], level: [], rankingHash: '' };

/** What the sheets say. The published list goes by names that may have changed since: its hash is the file's word. */
function factsFor(board: Board | undefined, claimed: EveningEvent): EveningFacts {
  if (board === undefined) return NOTHING;
  return claimed.type === 'ranking-published' ? { ...NOTHING, rankingHash: claimed.hash } : factsOf(board);
}

function followSheet(board: Board, passe: number, table: number, { events }: Entry): Board | undefined {
  const { at } = events[0]!;
  const key = sheetKey(passe, table);
  const before = board.sheets.get(key);
  let sheet = before?.sheet;
  const told: readonly object[] = events;
  for (const claimed of told as readonly SheetEvent[]) {
    const decided = sheetEventOf(sheet, board, { passe, table }, claimed, at);
    if (decided === undefined || canonical(decided) !== canonical(claimed)) return undefined;
    sheet = evolveSheet(sheet, claimed);
  }
  if (sheet === undefined) return undefined;
  const sheets = new Map(board.sheets).set(key, { sheet, version: (before?.version ?? 0) + events.length });
  return { ...board, sheets };
}

function sheetEventOf(
  sheet: Sheet | undefined,
  board: Board,
  { passe, table }: OpenSheet,
  claimed: SheetEvent,
  at: number,
): SheetEvent | undefined {
  switch (claimed.type) {
    case 'opened':
      return opened(sheet, board.evening, passe, table, at);
    case 'reseated': {
      // The evening has decided it, in the entry before.
      const seated = passeOf(board.evening, passe)?.seating.tables.find((each) => each.table === table);
      return seated && { ...claimed, players: seatsOf(seated) };
    }
    default:
      return ruled(sheet, board, claimed, at);
  }
}

/** A sheet lies on the table when the director has started the Passe, and only then. SSC 7.03, EBH 2 */
function opened(sheet: Sheet | undefined, evening: Evening, passe: number, table: number, at: number) {
  if (sheet !== undefined || runningPasse(evening)?.passe !== passe) return undefined;
  return openingOf(evening, passe, table, at);
}

function ruled(sheet: Sheet | undefined, board: Board, claimed: SheetEvent, at: number): SheetEvent | undefined {
  const step = sheet && sheetStepOf(sheet, claimed);
  if (sheet === undefined || step === undefined || !('by' in claimed)) return undefined;
  const facts = { ...sheetFacts(board, sheet.passe), version: 0 };
  const ask = (state: Sheet, one: SheetStep, by: By) => {
    const decided = sheetProcess.decide(state, { steps: [one] }, { by, now: at, facts, chance: noChance });
    return decided.ok ? decided.value[0] : undefined;
  };
  const told = ask(sheet, step, claimed.by);
  if (claimed.type !== 'corrected' || claimed.second === null) return told;
  // Asked by one and confirmed by the other; in older files both in one entry.
  const waiting = sheet.asked ? sheet : told && evolveSheet(sheet, told);
  return waiting && ask(waiting, { type: 'confirm-correction' }, claimed.second);
}

/** Who is said to have done it is somebody of this evening; helpers with the role they have. */
function isByKnown(event: object, staff: ReadonlyMap<number, string>): boolean {
  const { by, second } = event as { by?: By; second?: By | null };
  return [by, second].every((each) => {
    if (each === undefined || each === null) return true;
    const { role, who, player } = each;
    const [, kind, id] = /^(staff|player|person|elsewhere|link):([\w-]{1,60})$/.exec(who) ?? [];
    if (player !== undefined && !Number.isInteger(player)) return false;
    if (kind === 'staff') return staff.get(Number(id)) === role;
    if (kind === 'link') return role === 'player' && who === BY_LINK;
    if (kind === 'player') return role === 'player' && Number(id) === player;
    return kind !== undefined && ['director', 'desk', 'supervisor'].includes(role);
  });
}
