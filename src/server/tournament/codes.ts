import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../kit/result.ts';
import { DAY } from '../../kit/time.ts';
import { type Config, isHttps } from '../config.ts';
import type { Actor } from '../http/actor.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import { type Access, type AccessRefusal, accessOf } from './access.ts';
import type { ServerBoard } from './boards.ts';

/** The code as a screen says it: in a header, where no history and no log of a proxy sees it. */
export function codeSaid(request: FastifyRequest): string | undefined {
  const said = request.headers['x-code'];
  return typeof said === 'string' ? said : undefined;
}

/** A file is opened by the browser itself, which says no header: then the code of the screen that was last open counts. */
export function accessFor(
  board: ServerBoard,
  actor: Actor,
  request: FastifyRequest,
  method: string,
  config: Config,
): Result<Access, AccessRefusal> {
  const said = codeSaid(request);
  const access = accessOf(board, actor, said);
  if (access.ok || said !== undefined || method !== 'GET') return access;
  const kept = readCookie(request, cookieOf(isHttps(config), board.id));
  return kept === undefined ? access : accessOf(board, actor, kept);
}

export function rememberCode(config: Config, reply: FastifyReply, id: string, code: string | undefined): void {
  if (code === undefined) return;
  const isSecure = isHttps(config);
  writeCookie(reply, cookieOf(isSecure, id), code, { isSecure, seconds: DAY_OF_A_TOURNAMENT });
}

const DAY_OF_A_TOURNAMENT = DAY / 1000;
const cookieOf = (isSecure: boolean, id: string): string => `${isSecure ? '__Host-' : ''}code-${id}`;
