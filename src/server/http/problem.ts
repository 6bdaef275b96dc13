import type { FastifyReply } from 'fastify';
import type { AnyRefusal } from '../../kit/wire.ts';

/** RFC 9457. The screen words the code in the reader's language; the title is for whoever reads the wire. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly article?: string;
}

/** A refusal by the rules is a conflict with the state of things, unless it is one of these. */
const STATUS: Readonly<Record<string, number>> = {
  invalid: 400,
  'file-not-readable': 400,
  'list-too-large': 413,
  'not-signed-in': 401,
  forbidden: 403,
  'director-only': 403,
  'supervisor-only': 403,
  'cross-site': 403,
  'not-found': 404,
  'no-such-route': 404,
  'wrong-method': 405,
  'wrong-credentials': 401,
  'wrong-code': 401,
  'too-large': 413,
  'wrong-content-type': 415,
  'registration-incomplete': 422,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-too-common': 422,
  'password-about-you': 422,
  'key-missing': 428,
  'rate-limited': 429,
  'internal-error': 500,
  unavailable: 503,
};

export function problemFor({ code, article, ...facts }: AnyRefusal): Problem {
  const status = STATUS[code] ?? 409;
  const title = code.replaceAll('-', ' ');
  return { type: `/problems/${code}`, title, status, code, facts, ...(article === undefined ? {} : { article }) };
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export function refuseWith(reply: FastifyReply, refusal: AnyRefusal & Record<string, unknown>): FastifyReply {
  const problem = problemFor(refusal);
  if (refusal.code === 'rate-limited') reply.header('retry-after', String(refusal['seconds']));
  if (refusal.code === 'unavailable') reply.header('retry-after', '1');
  return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}
