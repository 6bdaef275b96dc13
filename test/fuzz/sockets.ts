import { WebSocket } from 'ws';
import { chanceFromText } from '../../src/kit/chance.ts';
import type { TopicKind } from '../../src/wire/topics.ts';
import { NASTY } from './requests.ts';

export interface SocketFigure {
  readonly messages: number;
  readonly heard: number;
  /** How often a connection ended, by its code: 1007 not understood, 1008 too much, 1009 too long. */
  readonly closed: Readonly<Record<string, number>>;
  /** Connections that ended by a mistake of ours, or messages that show our inside. */
  readonly bad: readonly string[];
}

export interface SocketOptions {
  readonly count: number;
  readonly seed: string;
  /** Cookies of those who listen; '' is nobody. */
  readonly cookies: readonly string[];
  /** Names that the product has used in its answers, to be listened to. */
  readonly names: readonly string[];
  between?(): void;
}

const KINDS: readonly TopicKind[] = ['match', 'edition', 'big21', 'wallet', 'tournament', 'evening'];
const ODD = ['', '__proto__', 'constructor', 'x'.repeat(90)];
const EXPECTED = new Set([1000, 1005, 1007, 1008, 1009, 1012, 1013]);
const BATCH = 12;

/** Says all sorts of things on `/api/push`, as different people. After every few messages it waits to be heard. */
export async function fuzzSockets(
  address: string,
  { count, seed, cookies, names, between = () => {} }: SocketOptions,
): Promise<SocketFigure> {
  const chance = chanceFromText(seed)('sockets');
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const closed: Record<string, number> = {};
  const bad: string[] = [];
  let left = count;
  let heard = 0;

  const ids = ['', '1', '%00', '\u0000', '\ud800', "a'b;--", '3f0e5b6e-7f0c-4a5e-9a55-0c1f6a1d2b3c', ...names];
  const topic = () =>
    `${pick(chance.below(10) === 0 ? ODD : KINDS)}:${pick(ids)}${pick(['', '', '/-', `/${pick(ids)}`])}`;
  const topics = () => Array.from({ length: chance.below(4) }, topic);
  const understood = () => JSON.stringify({ subscribe: topics(), unsubscribe: topics() });
  const anything = (): string | Buffer => {
    if (chance.below(10) === 0) return Buffer.from('x'.repeat(1 + chance.below(300_000)));
    if (chance.below(3) === 0) return JSON.stringify(pick(NASTY));
    if (chance.below(3) === 0) return '['.repeat(chance.below(40_000));
    return JSON.stringify({ [pick(['subscribe', 'unsubscribe', 'more'])]: pick(NASTY) });
  };

  const connection = async () => {
    between();
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/push`, { headers: { cookie: pick(cookies) } });
    let tell: () => void = () => {};
    socket.on('message', (bytes) => {
      heard++;
      const text = String(bytes);
      // A topic that cannot be loaded is what a request answers with 5xx.
      if (/ at .*\.[jt]s:\d+/.test(text) || text.endsWith('"refused":"unavailable"}')) bad.push(text.slice(0, 300));
      if (text === '{}') tell();
    });
    socket.on('error', (error) => {
      if (!/closed before|ECONNRESET|EPIPE/.test(error.message)) bad.push(error.message);
    });
    const end = new Promise<void>((resolve) =>
      socket.on('close', (code) => {
        closed[code] = (closed[code] ?? 0) + 1;
        if (!EXPECTED.has(code)) bad.push(`closed with ${code}`);
        resolve();
      }),
    );
    await Promise.race([end, new Promise((resolve) => socket.on('open', resolve))]);
    while (left > 0 && socket.readyState === WebSocket.OPEN) {
      // What is not understood ends the connection, so it comes last.
      const isLast = chance.below(2) === 0;
      for (let i = 1; i <= BATCH && left > 0; i++, left--)
        socket.send(isLast && i === BATCH ? anything() : understood());
      const answered = new Promise<void>((resolve) => {
        tell = resolve;
      });
      if (socket.readyState === WebSocket.OPEN) socket.send('{}');
      await Promise.race([answered, end]);
    }
    socket.close();
    await end;
  };
  const lane = async () => {
    while (left > 0) await connection();
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return { messages: count, heard, closed, bad };
}
