import { WebSocket } from 'ws';

/** A device on the push connection; it remembers what it heard. */
export interface Device {
  subscribe(...topics: string[]): void;
  unsubscribe(...topics: string[]): void;
  say(text: string): void;
  /** The next message not yet taken. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into messages of any shape
  next(): Promise<any>;
  /** Messages not yet taken. */
  waiting(): number;
  closed: Promise<number>;
  close(): void;
}

/** Connects to `/api/push` with a caller's cookie; rejects with the status when the server refuses. */
export function openDevice(
  address: string,
  cookie = '',
  headers: Record<string, string> = {},
  device = '',
): Promise<Device> {
  const url = `${address.replace(/^http/, 'ws')}/api/push?device=${device}`;
  const socket = new WebSocket(url, { headers: { cookie, ...headers } });
  const heard: unknown[] = [];
  const takers: ((message: unknown) => void)[] = [];
  socket.on('message', (bytes) => {
    const message: unknown = JSON.parse(String(bytes));
    const taker = takers.shift();
    if (taker === undefined) heard.push(message);
    else taker(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const say = (wish: object) => socket.send(JSON.stringify(wish));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.on('open', () =>
      resolve({
        subscribe: (...topics) => say({ subscribe: topics }),
        unsubscribe: (...topics) => say({ unsubscribe: topics }),
        say: (text) => socket.send(text),
        next: () => (heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise((take) => takers.push(take))),
        waiting: () => heard.length,
        closed,
        close: () => socket.close(),
      }),
    );
  });
}
