import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../kit/result.ts';
import { DAY } from '../../kit/time.ts';
import { type Config, isHttps } from '../config.ts';
import type { Actor } from '../http/actor.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import { type Access, type AccessRefusal, accessOf } from './access.ts';
import type { ServerBoard } from './boards.ts';

/** What of a request says who asks. */
interface Saying {
  readonly request: FastifyRequest;
  readonly query: { readonly key?: string };
}

/**
 * The code of a QR picture, as a screen says it: in a header, where no history and no log of a proxy sees it. In the
 * address (`?key=`) it is still understood, for programs and for pages that were open before.
 */
export function codeSaid({ request, query }: Saying): string | undefined {
  const said = request.headers['x-code'];
  return typeof said === 'string' ? said : query.key;
}

/** A file is opened by the browser itself, which says no header: then the code of the screen that was last open counts. */
export function accessFor(
  board: ServerBoard,
  actor: Actor,
  asked: Saying,
  method: string,
  config: Config,
): Result<Access, AccessRefusal> {
  const said = codeSaid(asked);
  const access = accessOf(board, actor, said);
  if (access.ok || said !== undefined || method !== 'GET') return access;
  const kept = readCookie(asked.request, cookieOf(isHttps(config), board.id));
  return kept === undefined ? access : accessOf(board, actor, kept);
}

export function rememberCode(config: Config, reply: FastifyReply, id: string, code: string | undefined): void {
  if (code === undefined) return;
  const isSecure = isHttps(config);
  writeCookie(reply, cookieOf(isSecure, id), code, { isSecure, seconds: DAY_OF_A_TOURNAMENT });
}

const DAY_OF_A_TOURNAMENT = DAY / 1000;
const cookieOf = (isSecure: boolean, id: string): string => `${isSecure ? '__Host-' : ''}code-${id}`;
