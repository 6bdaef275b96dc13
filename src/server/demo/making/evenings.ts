import { invariant } from '../../../kit/absurd.ts';
import { type Chance, shuffle } from '../../../kit/chance.ts';
import { MINUTE } from '../../../kit/time.ts';
import { DECK } from '../../../schieber/card.ts';
import { POINTS_PER_GAME, passePoints } from '../../../tournament/regulation.ts';
import { newToken } from '../../people/secrets.ts';
import { type KeyKind, keyFor, keySecret } from '../../tournament/keys.ts';
import type { Visitor } from '../visitor.ts';
import type { Making } from './making.ts';

/** An evening of the house, driven as desk and phones drive it. */
export interface Hall {
  readonly id: string;
  readonly director: string;
  readonly wall: string;
  /** What stands on a table or a sheet. */
  code(kind: KeyKind, number: number): string;
  readonly visitor: Visitor;
  post(path: string, body: object, key?: string): ReturnType<Visitor['post']>;
  view(key?: string): ReturnType<Visitor['get']>;
}

export interface Wish {
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly regulation: object;
  readonly people: readonly { readonly name: string; readonly town: string }[];
}

export async function openHall(making: Making, { people, ...wish }: Wish): Promise<Hall> {
  const ida = await making.staff('ida');
  const created = await ida.post('/api/tournaments', { ...wish, director: 'Ida Lustenberger' });
  const hall = await hallOf(making, created);
  await hall.post('/commands', { type: 'add-players', entries: people, present: true });
  const { view } = await hall.view();
  for (const { number, presence } of view.people)
    if (presence === 'expected')
      await hall.post('/commands', { type: 'check-in', number, document: 'identity-card', adult: true });
  await hall.post('/commands', { type: 'share-results', shared: true });
  return hall;
}

async function hallOf(
  { server, visitor }: Making,
  { id, invitation, projector }: { id: string; invitation: string; projector: string },
): Promise<Hall> {
  const { store, sealing } = server.services;
  const { rows } = await store.pool.query<{ secret: Buffer }>('select secret from tournaments where id = $1', [id]);
  const secret = sealing.open(rows[0]!.secret, keySecret(id));
  invariant(secret, 'the house was sealed with its own key');
  const desk = visitor();
  const key = await takeUp(desk, id, 1, invitation);
  return {
    ...{ id, director: key, wall: projector, visitor: desk },
    code: (kind, number) => keyFor(secret, kind, number),
    post: (path, body, by = key) => desk.as(by).post(`/api/tournaments/${id}${path}`, body),
    view: (by = key) => desk.as(by).get(`/api/tournaments/${id}/view`),
  };
}

/** A device of a helper takes up an invitation: its own secret is its code. */
async function takeUp(device: Visitor, id: string, staff: number, invitation: string): Promise<string> {
  const secret = `s${staff}-${newToken()}`;
  await device.post(`/api/tournaments/${id}/invitations`, { invitation, secret });
  return secret;
}

/** A helper with a phone of her own. */
export async function helper({ id, post, view, visitor }: Hall, name: string): Promise<string> {
  const { staff } = await post('/staff', { name, role: 'supervisor' });
  const invited = (await view()).staff.find((each: { staff: number }) => each.staff === staff);
  return takeUp(visitor, id, staff, invited.key);
}

/** Announced, nine cards read aloud, drawn. */
export async function draw({ id, post, view }: Hall, passen: readonly number[], chance: Chance): Promise<void> {
  await post('/draws', { passen, source: 'ceremony', ...(passen.length === 0 && { cards: null }) });
  const shown = await view();
  const cards = shuffle(DECK, chance);
  await post(`/draws/${shown.view.announced.id}`, { cards: passen.length === 0 ? cards : cards.slice(0, 36) });
  invariant(id, 'drawn');
}

export const start = ({ post }: Hall, passe: number) => post('/commands', { type: 'start-passe', passe });

/** Every table of the Passe that runs is typed from paper and initialled. */
export async function papers({ post, view }: Hall, passe: number, games: number, chance: Chance): Promise<void> {
  const all = passePoints(games);
  for (const { table, status, version } of (await view()).view.tables) {
    if (status === 'visaed') continue;
    const points = sumOf(games, chance);
    const path = `/sheets/${passe}/${table}/commands`;
    const typed = await post(path, { type: 'enter', totals: [points, all - points], version });
    await post(path, { type: 'visa', version: typed.version });
  }
}

/** The points of one side in a game: mostly around half, now and then all. */
export const gamePoints = (chance: Chance): number =>
  chance.below(25) === 0 ? POINTS_PER_GAME : 30 + chance.below(50) + chance.below(50);

const sumOf = (games: number, chance: Chance) =>
  Array.from({ length: games }, () => gamePoints(chance)).reduce((sum, points) => sum + points, 0);

/** A table writes its next game on its own phone; false: all are written. */
export async function writeGame(hall: Hall, passe: number, table: number, chance: Chance): Promise<boolean> {
  const code = hall.code('t', table);
  const path = `/sheets/${passe}/${table}/commands`;
  const { sheet } = await hall.view(code);
  if (!sheet || sheet.status === 'visaed') return false;
  const write = (body: object) => hall.post(path, { ...body, version: sheet.version }, code);
  if (sheet.writer === null) await write({ type: 'elect-writer', seat: 0 });
  else {
    const rows: readonly unknown[] = sheet.rows;
    const at = rows.indexOf(null);
    if (at < 0) return false;
    const points = gamePoints(chance);
    await write({ type: 'record', game: at + 1, points: [points, POINTS_PER_GAME - points] });
  }
  return true;
}

/** A whole evening of the past, by paper. */
export async function wholeEvening(making: Making, wish: Wish, passen: number, games: number): Promise<Hall> {
  const chance = making.chance(`evening/${wish.day}`);
  const hall = await openHall(making, wish);
  for (let passe = 1; passe <= passen; passe++) {
    await draw(hall, [passe], chance);
    making.clock.pass(5 * MINUTE);
    await start(hall, passe);
    making.clock.pass(45 * MINUTE);
    await papers(hall, passe, games, chance);
  }
  await hall.post('/commands', { type: 'finish' });
  return hall;
}
