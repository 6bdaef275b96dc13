import { Agent, request } from 'node:http';

/** A small HTTP client with a connection and a cookie of its own: cheap, so that a bench measures the server. */
export interface Client {
  send(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<{ status: number; body: unknown; text: string; retryAfter: string | undefined }>;
  /** Who we are, for a second client that goes on as the same person. */
  cookie(): string;
  close(): void;
}

/** `from`: the address of this machine that it calls from. */
export function newClient(address: string, known = '', from?: string): Client {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(from !== undefined && { localAddress: from }) });
  let cookie = known;
  return {
    send: (method, path, body, key) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const headers: Record<string, string | number> = {};
        if (payload !== undefined) {
          headers['content-type'] = 'application/json';
          headers['content-length'] = Buffer.byteLength(payload);
        }
        if (key !== undefined) headers['idempotency-key'] = key;
        if (cookie !== '') headers['cookie'] = cookie;
        const outgoing = request({ hostname, port, path, method, agent, headers, timeout: 20_000 }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) cookie = line.split(';')[0]!;
            const text = Buffer.concat(chunks).toString('utf8');
            try {
              const [status, retryAfter] = [response.statusCode ?? 0, response.headers['retry-after']];
              resolve({ status, body: text === '' ? undefined : JSON.parse(text), text, retryAfter });
            } catch (error) {
              reject(error);
            }
          });
        });
        outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
        outgoing.on('error', reject);
        outgoing.end(payload);
      }),
    cookie: () => cookie,
    close: () => agent.destroy(),
  };
}
