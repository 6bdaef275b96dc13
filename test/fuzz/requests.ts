import type { Chance } from '../../src/kit/chance.ts';

/** What a fuzzer sends: a route of the product, more or less as it should be. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export const NASTY: readonly unknown[] = [
  ...[null, true, [], {}, '', 0, -1, 1.5, -0, 1e308, 2 ** 53, -(2 ** 31) - 1, 1.0000000001],
  ...[
    '\u0000',
    '\ud800',
    '\u202e\u200b',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    "'; drop table events; --",
    '../../etc/passwd',
  ],
  ...[
    'null',
    'NaN',
    '-1',
    '1e999',
    '2024-02-30',
    '00000000-0000-0000-0000-000000000000',
    '%00',
    '💯',
    '{{7*7}}',
    '\n',
    ' ',
  ],
  ...[[[[[[]]]]], { __proto__: null, a: 1 }, { toString: 1 }, Array.from({ length: 300 }, () => 0)],
];

/** Requests without end for the routes that the product itself describes. */
export function* fuzzRequests(
  api: OpenApi,
  chance: Chance,
  /** Names that the product itself has used in its answers, to be asked for again. */
  learned: readonly string[] = [],
): Generator<FuzzRequest> {
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const oneIn = (n: number) => chance.below(n) === 0;
  const routes = Object.entries(api.paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ url, method: method.toUpperCase(), operation })),
  );

  function valueFor(schema: Schema | undefined, depth = 0): unknown {
    if (schema === undefined || depth > 5 || oneIn(12)) return pick(NASTY);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return pick(schema.enum);
    if (schema.anyOf !== undefined) return valueFor(pick(schema.anyOf), depth + 1);
    if (schema.allOf !== undefined) return valueFor(pick(schema.allOf), depth + 1);
    switch (schema.type) {
      case 'object': {
        const fields = Object.entries(schema.properties ?? {}).filter(() => !oneIn(15));
        const value = Object.fromEntries(fields.map(([name, inner]) => [name, valueFor(inner, depth + 1)]));
        return oneIn(20) ? { ...value, [JSON.stringify(pick(NASTY)) ?? 'x']: pick(NASTY) } : value;
      }
      case 'array':
        return Array.from({ length: chance.below(4) }, () => valueFor(schema.items, depth + 1));
      case 'integer':
      case 'number':
        return chance.below(20) - 4;
      case 'boolean':
        return oneIn(2);
      default:
        if (learned.length > 0 && oneIn(2)) return pick(learned);
        return pick([
          'a',
          'H6',
          '2024-10-04',
          'a@b.ch',
          'x1',
          '8000',
          'ssc8',
          'f'.repeat(64),
          '3f0e5b6e-7f0c-4a5e-9a55-0c1f6a1d2b3c',
        ]);
    }
  }

  const text = (value: unknown): string => {
    const words = typeof value === 'string' ? value : JSON.stringify(value);
    try {
      return encodeURIComponent(words);
    } catch {
      return '%ED%A0%80'; // half a character
    }
  };

  for (;;) {
    const { url, method, operation } = pick(routes);
    const parameters = operation.parameters ?? [];
    const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
    const path = url.replace(/\{(\w+)\}/g, (_, name: string) => text(valueFor(schemaOf(name))));
    const query = parameters
      .filter((one) => one.in === 'query' && !oneIn(4))
      .map((one) => `${one.name}=${text(valueFor(one.schema))}`);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (oneIn(2)) headers['idempotency-key'] = `fuzz-${chance.below(50)}`;
    if (oneIn(30)) headers['idempotency-key'] = ' ';
    let body: string | undefined;
    if (method !== 'GET') {
      const schema = operation.requestBody?.content['application/json']?.schema;
      body = JSON.stringify(valueFor(schema)) ?? 'undefined';
      if (oneIn(15)) body = body.slice(0, chance.below(body.length + 1));
      if (oneIn(60)) body = '['.repeat(chance.below(40_000));
      headers['content-type'] = oneIn(25)
        ? pick(['text/plain', 'application/xml', 'multipart/form-data', 'text/csv'])
        : 'application/json';
    }
    yield {
      method: oneIn(40) ? pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) : method,
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers,
      body,
    };
  }
}

/** Bytes that are hardly HTTP. */
export const RAW: readonly string[] = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /api/%ff%fe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /../../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /api/push HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n',
  'GET /api/guests HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nCookie: guest=%00; guest=\u00ff; ;;;=\r\nConnection: close\r\n\r\n',
];
