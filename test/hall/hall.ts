import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { chanceFromText, shuffle } from '../../src/kit/chance.ts';
import { DECK } from '../../src/schieber/card.ts';
import { takeUp } from '../../src/server/testing/invitations.ts';
import { main } from '../load/product.ts';

/** An evening on a running product, driven as desk and phones drive it: over http, with the codes of the hall. */
export interface Hall {
  readonly id: string;
  readonly desk: string;
  readonly projector: string;
  /** The code on a table ('t'), a personal sheet ('p') or of a helper who has come in ('s'). */
  code(kind: 't' | 'p' | 's', number: number): string;
  post(
    path: string,
    body: object,
    key?: string,
    once?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  // biome-ignore lint/suspicious/noExplicitAny: views of several screens
  view(key?: string): Promise<any>;
  /** A supervisor with a phone of her own. */
  supervisor(name: string): Promise<string>;
  people(count: number): Promise<void>;
  draw(passen: readonly number[]): Promise<void>;
  start(passe: number): Promise<void>;
  /** A paper sheet typed at the desk and initialled. */
  paper(passe: number, table: number, points: number, total: number, supervisor: string): Promise<void>;
}

let keys = 0;

/** A connection for every question, so that a killed server leaves none behind; keys make a second try count once. */
const ask = (
  address: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; json: () => unknown }> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = init;
    const outgoing = request(address, { method, headers, agent: false, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('close', () => {
        if (!response.complete) return reject(new Error('cut off'));
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, json: () => JSON.parse(text) });
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });

export async function openHall(
  address: string,
  environment: Record<string, string>,
  args: readonly string[],
): Promise<Hall> {
  const made = spawnSync(process.execPath, [main, 'evening', 'create', ...args], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`evening create: ${made.stderr}`);
  const { id, desk: deskLink, projector: wallLink } = JSON.parse(made.stdout.trim()) as Record<string, string>;
  const desk = await takeUp(address, id!, deskLink!.split('#').at(-1)!);
  const helpers = new Map([[1, desk]]);
  const projector = wallLink!.split('#').at(-1)!;
  let secret = Buffer.alloc(0);

  const post: Hall['post'] = async (path, body, key = desk, once = `hall-${process.pid}-${++keys}`) => {
    const response = await ask(`${address}/api/tournaments/${id}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': once, 'x-code': key },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const must = async (path: string, body: object, key?: string) => {
    const told = await post(path, body, key);
    if (told.status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(told.body)}`);
    return told.body;
  };
  const view: Hall['view'] = async (key = desk) =>
    (await ask(`${address}/api/tournaments/${id}/view`, { headers: { 'x-code': key } })).json();
  const asDirector = { headers: { 'x-code': desk } };
  const backup = (await (await ask(`${address}/api/tournaments/${id}/backup`, asDirector)).json()) as {
    secret: string;
  };
  secret = Buffer.from(backup.secret, 'hex');

  return {
    id: id!,
    desk,
    projector,
    post,
    view,
    code(kind, number) {
      if (kind === 's') return helpers.get(number) ?? '';
      const what = `${kind}${number}`;
      const mac = createHmac('sha256', secret).update(`tournament key ${what}`).digest('base64url').slice(0, 16);
      return `${what}-${mac}`;
    },
    async supervisor(name) {
      const { staff } = await must('/staff', { name, role: 'supervisor' });
      const invited = (await view()).staff.find((each: { staff: unknown }) => each.staff === staff);
      const secret = await takeUp(address, id!, invited.key);
      helpers.set(Number(staff), secret);
      return secret;
    },
    async people(count) {
      for (let from = 0; from < count; from += 200) {
        const entries = Array.from({ length: Math.min(200, count - from) }, (_, i) => ({
          name: `Vreni Muster${from + i + 1}`,
          town: 'Stans',
          cards: (from + i) % 3 === 0 ? 'french' : 'german',
        }));
        await must('/commands', { type: 'add-players', entries, present: true });
      }
      const { view: shown } = await view();
      for (const person of shown.people)
        if (person.presence === 'expected')
          await must('/commands', { type: 'check-in', number: person.number, document: 'identity-card', adult: true });
    },
    async draw(passen) {
      await must('/draws', { passen, source: 'ceremony', ...(passen.length === 0 ? { cards: null } : {}) });
      const { view: shown } = await view();
      const cards = shuffle(DECK, chanceFromText(`${id}/${passen.join()}`)('deck'));
      await must(`/draws/${shown.announced.id}`, { cards });
    },
    start: async (passe) => {
      await must('/commands', { type: 'start-passe', passe });
    },
    async paper(passe, table, points, total, supervisor) {
      await must(
        `/sheets/${passe}/${table}/commands`,
        { type: 'enter', totals: [points, total - points], version: 1 },
        supervisor,
      );
      await must(`/sheets/${passe}/${table}/commands`, { type: 'visa', version: 2 }, supervisor);
    },
  };
}
