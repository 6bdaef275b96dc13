import { connect } from 'node:net';
import { chanceFromText } from '../../src/kit/chance.ts';
import type { Caller } from '../../src/server/testing/server.ts';
import { type FuzzRequest, fuzzRequests, type OpenApi, RAW } from './requests.ts';

export interface FuzzFigure {
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers with 5xx, with our inside in them, or none at all. */
  readonly bad: readonly { readonly request: FuzzRequest; readonly status: number; readonly text: string }[];
}

export interface FuzzOptions {
  readonly count: number;
  readonly seed: string;
  /** Who asks: made anew every few thousand requests, since a fuzzer also signs out and changes passwords. */
  callers(round: number): Promise<readonly Caller[]>;
  /** May move the server's clock. */
  between?(): void;
  /** Requests by the same callers. */
  readonly round?: number;
  /** Names that the product has used in its answers are kept here, the latest few hundred. */
  readonly learned?: string[];
}

const LEARNED = 300;

/** Asks a running server all sorts of things, as different people, with names it has answered before. */
export async function fuzz(
  address: string,
  { count, seed, callers: bring, between = () => {}, round = 2500, learned = [] }: FuzzOptions,
): Promise<FuzzFigure> {
  const api = JSON.parse(await (await fetch(`${address}/openapi.json`)).text()) as OpenApi;
  const statuses: Record<string, number> = {};
  const bad: { request: FuzzRequest; status: number; text: string }[] = [];
  const chance = chanceFromText(seed)('fuzz');
  const learn = (text: string) => {
    for (const [, name] of text.slice(0, 4000).matchAll(/"([\w-]{1,40})"[,}\]]/g))
      if (learned.length < LEARNED) learned.push(name!);
      else learned[chance.below(LEARNED)] = name!;
  };
  const requests = fuzzRequests(api, chance, learned);
  let callers: readonly Caller[] = [];
  let left = 0;
  const hand = async () => {
    while (left-- > 0) {
      const request = requests.next().value as FuzzRequest;
      const { path, body, ...init } = request;
      // Whoever signs out or leaves is nobody afterwards: the first two do that, the others stay.
      const isLeaving = /^\/api\/(session|me|people)/.test(path) && init.method !== 'GET' && chance.below(20) > 0;
      const caller = callers[chance.below(isLeaving ? 2 : callers.length)]!;
      const isBodyless = init.method === 'GET' || init.method === 'HEAD';
      between();
      const { status, text } = await caller
        .send(path, { ...init, ...(isBodyless || body === undefined ? {} : { body }) })
        .catch((error) => ({ status: 0, text: String(error) }));
      if (status === 200) learn(text);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0 || status >= 500 || / at .*\.[jt]s:\d+/.test(text))
        bad.push({ request, status, text: text.slice(0, 300) });
    }
  };
  for (let done = 0; done < count; done += round) {
    callers = await bring(done / round);
    left = Math.min(round, count - done);
    await Promise.all(Array.from({ length: 8 }, hand));
  }
  return { requests: count, statuses, bad };
}

/** Sends bytes as they are; answers what came back before the connection ended or went quiet. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    let heard = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

export { RAW };
