import { randomBytes } from 'node:crypto';
import { invariant } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import { factsOf } from '../../tournament/evening/board.ts';
import { type EveningCommand, type EveningRefusal, eveningProcess } from '../../tournament/evening/decide.ts';
import { type Drawn, drawLot, type LotAsked } from '../../tournament/evening/draw.ts';
import type { Evening, EveningEvent } from '../../tournament/evening/evening.ts';
import { invitationNumber } from '../../tournament/evening/helpers.ts';
import { type SheetCommand, type SheetRefusal, sheetProcess } from '../../tournament/sheet/decide.ts';
import type { By } from '../../tournament/sheet/sheet.ts';
import type { EveningDone, MovedAway, SheetDone } from '../../tournament/wire.ts';
import type { HttpRefusal, StoreRefusal } from '../../wire/refusals.ts';
import { openAside, openAsides, PAPERWORK } from '../aside.ts';
import type { Config } from '../config.ts';
import type { Trx } from '../store/database.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import type { Access } from './access.ts';
import { type Boards, openBoards, type ServerBoard } from './boards.ts';
import { keyFor, keySecret } from './keys.ts';
import { type NewsDesk, openNews } from './news.ts';
import { openSheets, reseatSheet } from './openSheets.ts';
import { announce } from './publish.ts';
import { sheetFacts } from './sheets.ts';
import { bump, eveningStream, sheetStream, storeSheet } from './streams.ts';
import type { TournamentTables } from './tables.ts';

/** What every request of the tournament works with. */
export interface Office {
  readonly config: Config;
  readonly store: Store;
  readonly publish: Services['publish'];
  readonly sealing: Sealing;
  readonly boards: Boards;
  readonly news: NewsDesk;
  /** Keeps the evening in a file, where somebody has said so. */
  readonly save?: (id: string, evening: Evening) => void;
}

export const openOffice = ({
  config,
  store,
  publish,
  sealing,
  save,
}: Pick<Services, 'config' | 'store' | 'publish' | 'sealing'> & Pick<Office, 'save'>): Office => ({
  ...{ config, store, publish, sealing, boards: openBoards(store, sealing), news: openNews() },
  ...(save && { save }),
});

/** How a row of an evening begins: saved where the house says, on this laptop. */
export const NOT_MOVED = { folder: null, moved_to: null, moved_at: null, moved_missing: null } as const;

/** After these the evening is saved by itself. */
const MILESTONES: readonly EveningEvent['type'][] = ['passe-started', 'passe-closed', 'final-table-drawn', 'finished'];

/** Who asks, when, and under which key: the same for every command. */
export interface Asking {
  readonly by: By;
  readonly at: Instant;
  readonly once: Once | undefined;
}

type NotFound = Extract<HttpRefusal, { code: 'not-found' }>;
/** What was done, as it is stored to be said again; or why not. */
export type Told<Done, Refusal> = Result<{ readonly answer: Answer<Done> }, Refusal | StoreRefusal | NotFound>;

export interface Created {
  readonly id: string;
  /** The director's own, for the first device that uses it. */
  readonly invitation: string;
  readonly projector: string;
}

export async function createEvening(
  { store, boards, sealing }: Office,
  command: Extract<EveningCommand, { type: 'create' }>,
  director: string,
  owner: string,
  { at, once }: Omit<Asking, 'by'>,
): Promise<Result<Created, EveningRefusal | StoreRefusal>> {
  const id = newId();
  const secret = sealing.seal(randomBytes(32), keySecret(id));
  const created = await store.perform(eveningProcess, {
    ...{ stream: eveningStream(id), actor: owner, at, once, command: { ...command, byInvitation: true } },
    by: { role: 'director', who: 'staff:1' },
    facts: () => ({ outstanding: [], standings: [], level: [], rankingHash: '' }),
    // Answers are kept; the codes are not, so they are added below.
    answer: () => ({ id }),
    alongside: async (trx, { state }) => {
      const db = trx.withTables<TournamentTables>();
      const { title, day } = state!;
      await db
        .insertInto('tournaments')
        .values({ id, secret, revision: 1n, owner, title, day, at: new Date(at), made_by: null, ...NOT_MOVED })
        .execute();
      await db
        .insertInto('tournament_staff')
        .values({ tournament: id, staff: 1, name: director, role: 'director', player: null, is_revoked: false })
        .execute();
    },
  });
  if (!created.ok) return created;
  const said: { id: string } = JSON.parse(created.value.answer.text);
  const board = await boards.load(said.id);
  invariant(board, 'an evening that was created is there');
  const invitation = keyFor(board.secret, 'i', invitationNumber(1, 1));
  return ok({ id: said.id, invitation, projector: keyFor(board.secret, 'v', 0) });
}

/** One way in for desk, phones and paper: load, decide, append, tell the others. */
export async function commandEvening(
  office: Office,
  id: string,
  command: EveningCommand,
  { by, at, once }: Asking,
  more?: (trx: Trx, events: readonly EveningEvent[]) => Promise<void>,
): Promise<Told<EveningDone, EveningRefusal | MovedAway>> {
  const { store, boards } = office;
  if (!(await boards.load(id))) return refuse({ code: 'not-found' });
  const performed = await store.perform(eveningProcess, {
    ...{ stream: eveningStream(id), actor: by.who, at, once, by, command },
    facts: async ({ state }) => {
      // The board may be a moment older than the stream; sheets and names do not change what the stream knows.
      const board = await boards.load(id);
      return factsOf({ ...board!, evening: state! }, await drawnFor(state, command));
    },
    answer: ({ version }, events): EveningDone => ({
      ...{ version, events: events.map(({ type }) => type), ...numbersOf(events) },
    }),
    alongside: async (trx, { state }, events) => {
      for (const event of events) {
        if (event.type === 'passe-started') await openSheets(store, trx, id, state!, event.passe, { at, by });
        if (event.type === 'reseated') await reseatSheet(store, trx, id, event);
      }
      await more?.(trx, events);
      return refuseMoved(await bump(trx, id));
    },
  });
  if (performed.ok && performed.value.events.length > 0) {
    const { events, state } = performed.value;
    announce(office, id, { kind: 'evening', events: events.map(({ type }) => type) });
    if (events.some(({ type }) => MILESTONES.includes(type))) office.save?.(id, state!);
  }
  return performed;
}

export async function commandSheet(
  office: Office,
  board: ServerBoard,
  { passe, table }: { readonly passe: number; readonly table: number },
  command: SheetCommand,
  { by, at, once }: Asking,
): Promise<Told<SheetDone, SheetRefusal | MovedAway>> {
  const { id } = board;
  const performed = await office.store.perform(sheetProcess, {
    ...{ stream: sheetStream(id, passe, table), actor: by.who, at, once, by, command },
    facts: ({ version }) => ({ ...sheetFacts(board, passe), version }),
    answer: ({ state, version }): SheetDone => ({ version, status: state?.visa ? 'visaed' : 'open' }),
    alongside: async (trx, { state, version }) => refuseMoved(await storeSheet(trx, id, state!, version)),
  });
  if (performed.ok && performed.value.events.length > 0) {
    const players = Object.values(performed.value.state!.players);
    const events = performed.value.events.map(({ type }) => type);
    announce(office, id, { kind: 'sheet', players, events }, table);
  }
  return performed;
}

/** A field that hardly comes out even is searched for seconds: the hall plays on meanwhile. Slow laptops take longer. */
const drawAside = openAside<LotAsked, Drawn>(
  { file: '../tournament/evening/draw', name: 'drawLot' },
  openAsides({ ...PAPERWORK, patience: 5 * MINUTE }),
  async () => drawLot,
);

async function drawnFor(evening: Evening | undefined, command: EveningCommand): Promise<Drawn | undefined> {
  const announced = evening?.announced;
  if (command.type !== 'draw' || announced?.id !== command.draw) return undefined;
  return drawAside({ announced, randomness: command.randomness });
}

/** Of what two laptops write at the same time, only one is the evening. */
const refuseMoved = ({ moved_to: address }: { readonly moved_to: string | null }) =>
  address === null ? undefined : refuse<MovedAway>({ code: 'moved-away', address });

/** Somebody's details or a helper changed: not in the log, but on the screens. */
export async function changeAside(office: Office, id: string, work: (trx: Trx) => Promise<void>): Promise<void> {
  await office.store.db.transaction().execute(async (trx) => {
    await work(trx);
    await bump(trx, id);
  });
  announce(office, id, { kind: 'people' });
}

/** What was done, and with it what has changed on the asker's screen since what he has. */
export async function withNews<Done extends object, Refusal>(
  { boards, news }: Office,
  id: string,
  access: Access,
  since: number | undefined,
  done: Result<Done, Refusal>,
) {
  if (!done.ok || since === undefined) return done;
  const board = await boards.load(id);
  return board ? ok({ ...done.value, news: news.since(board, access, since) }) : done;
}

/** The stored answer as a value. */
export function doneOf<Done, Refusal>(told: Told<Done, Refusal>): Result<Done, Refusal | StoreRefusal | NotFound> {
  if (!told.ok) return told;
  const done: Done = JSON.parse(told.value.answer.text);
  return ok(done);
}

function numbersOf(events: readonly EveningEvent[]): Pick<EveningDone, 'numbers' | 'staff'> {
  const invited = events.find((event) => event.type === 'helper-invited');
  if (invited) return { staff: invited.staff };
  const numbers = events.flatMap((event) => (event.type === 'players-added' ? event.players.map((p) => p.number) : []));
  return numbers.length > 0 ? { numbers } : {};
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
export const newId = (): string => Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');
