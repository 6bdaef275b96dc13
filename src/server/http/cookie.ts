import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  readonly isSecure: boolean;
  /** 0 removes it. */
  readonly seconds: number;
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  if (header === undefined || !header.includes(name)) return undefined; // most cookies are not there, and all are asked for
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Never readable by scripts, never sent from other sites. Several may be set on one answer. */
export function writeCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  const secure = options.isSecure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${options.seconds}${secure}`,
  );
}
