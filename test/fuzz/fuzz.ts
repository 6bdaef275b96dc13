import { connect } from 'node:net';
import { chanceFromText } from '../../src/kit/chance.ts';
import { createCaller } from '../../src/server/testing/server.ts';
import { type FuzzRequest, fuzzRequests, type OpenApi, RAW } from './requests.ts';

export interface FuzzFigure {
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers with 5xx, with our inside in them, or none at all. */
  readonly bad: readonly { readonly request: FuzzRequest; readonly status: number; readonly text: string }[];
}

/** Asks a running server all sorts of things, as nobody and as a guest; `between` may move its clock. */
export async function fuzz(
  address: string,
  count: number,
  seed: string,
  between: () => void = () => {},
): Promise<FuzzFigure> {
  const api = JSON.parse(await (await fetch(`${address}/openapi.json`)).text()) as OpenApi;
  const statuses: Record<string, number> = {};
  const bad: { request: FuzzRequest; status: number; text: string }[] = [];
  const chance = chanceFromText(seed)('fuzz');
  const requests = fuzzRequests(api, chance);
  const callers = [createCaller(address), await createCaller(address).asGuest()];
  let left = count;
  const hand = async () => {
    while (left-- > 0) {
      const request = requests.next().value as FuzzRequest;
      const { path, body, ...init } = request;
      const caller = callers[chance.below(callers.length)]!;
      const isBodyless = init.method === 'GET' || init.method === 'HEAD';
      between();
      const { status, text } = await caller
        .send(path, { ...init, ...(isBodyless || body === undefined ? {} : { body }) })
        .catch((error) => ({ status: 0, text: String(error) }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0 || status >= 500 || / at .*\.[jt]s:\d+/.test(text))
        bad.push({ request, status, text: text.slice(0, 300) });
    }
  };
  await Promise.all(Array.from({ length: 8 }, hand));
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
