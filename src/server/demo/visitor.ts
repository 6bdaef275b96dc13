import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { invariant } from '../../kit/absurd.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of any route; what is read of them is checked by what follows
type Body = any;

/** Somebody at the doors of the product: a cookie jar and the requests that a browser would make. */
export interface Visitor {
  cookie: string;
  /** Somebody who holds a code of an evening. */
  as(code: string): Visitor;
  get(path: string): Promise<Body>;
  /** Throws unless it is taken. */
  post(path: string, body?: object): Promise<Body>;
  put(path: string, body: object): Promise<Body>;
  /** With whatever is answered. */
  ask(path: string, body?: object): Promise<{ readonly status: number; readonly body: Body }>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Keys rise, so that the same requests have the same names in every making. */
export function openDoors(address: string, name = 'demo'): () => Visitor {
  let asked = 0;
  const open = (code?: string): Visitor => {
    const visitor: Visitor = {
      cookie: '',
      as: open,
      get: async (path) => taken(path, await send('GET', path)),
      post: async (path, body = {}) => taken(path, await send('POST', path, body)),
      put: async (path, body) => taken(path, await send('PUT', path, body)),
      ask: (path, body = {}) => send('POST', path, body),
    };
    const send = async (method: string, path: string, body?: object): Promise<Answered> => {
      const key = `${name}-${++asked}`;
      for (;;) {
        const answered = await ask(visitor, code, address + path, method, key, body);
        if (answered.status !== 503) return answered;
        await pause(300); // a busy machine: asked again with the same key, as a browser does
      }
    };
    return visitor;
  };
  return () => open();
}

type Answered = { readonly status: number; readonly body: Body };

function taken(path: string, { status, body }: Answered): Body {
  invariant(status < 300, `${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

const ask = (
  visitor: Visitor,
  code: string | undefined,
  url: string,
  method: string,
  key: string,
  body?: object,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(visitor.cookie && { cookie: visitor.cookie }),
      ...(code !== undefined && { 'x-code': code }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
    };
    const asking = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        keepCookies(visitor, response.headers['set-cookie'] ?? []);
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = /\bjson\b/.test(response.headers['content-type'] ?? '');
        resolve({ status: response.statusCode ?? 0, body: isJson && text !== '' ? JSON.parse(text) : text });
      });
    });
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });

function keepCookies(visitor: Visitor, set: readonly string[]): void {
  const pairs = [...visitor.cookie.split('; ').filter(Boolean), ...set.map((line) => line.split(';')[0]!)];
  visitor.cookie = [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ');
}
