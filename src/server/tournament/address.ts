import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

/** The name phones know us by: not "localhost", which every phone takes for itself. */
export function addressOf(request: FastifyRequest): string {
  const [host = '', port = ''] = request.host.split(/:(?=\d+$)/);
  const isLocal = host === 'localhost' || host === '[::1]' || host.startsWith('127.');
  const name = isLocal ? (localAddress() ?? host) : host;
  return `${request.protocol}://${name}${port === '' ? '' : `:${port}`}`;
}

function localAddress(): string | undefined {
  for (const list of Object.values(networkInterfaces()))
    for (const address of list ?? []) if (address.family === 'IPv4' && !address.internal) return address.address;
  return undefined;
}
