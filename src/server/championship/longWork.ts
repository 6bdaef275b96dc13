import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Failed } from '../../championship/officeWire.ts';
import { ok } from '../../kit/result.ts';
import { together } from '../../kit/together.ts';
import type { Limit } from '../http/route.ts';
import type { Services } from '../subject.ts';

export const LONG_WORK: Limit = { perMinute: 6, burst: 3, by: 'actor' };

/** An answer that grows: one JSON line for each thing said, and the last one at the end. */
export type InLines = <Line extends object>(
  reply: FastifyReply,
  name: string,
  work: (tell: (line: Line) => void) => Promise<Line>,
) => Promise<ReturnType<typeof ok<undefined>>>;

/**
 * What reads everything there is is done one after the other, and once for all who ask meanwhile: each holds a connection
 * for minutes, and the others are for those who play. Everybody hears how far it is. A failure is a last line, since the
 * status is long sent.
 */
export function openLongWork(log: Services['log']): InLines {
  const shared = together(1);
  const hearers = new Map<string, Set<(line: object) => void>>();
  return async <Line extends object>(
    reply: FastifyReply,
    name: string,
    work: (tell: (line: Line) => void) => Promise<Line>,
  ) => {
    const lines = new PassThrough();
    const hear = (line: object) => void lines.write(`${JSON.stringify(line)}\n`);
    const all = hearers.get(name) ?? new Set();
    hearers.set(name, all.add(hear));
    const tellAll = (line: object) => {
      for (const each of all) each(line);
    };
    shared(name, () => work(tellAll))
      .catch((error): Failed => {
        log.error(error, 'long work failed');
        return { failed: true };
      })
      .then((last) => {
        all.delete(hear);
        if (all.size === 0) hearers.delete(name);
        hear(last);
        lines.end();
      });
    await reply.type('application/x-ndjson; charset=utf-8').send(lines);
    return ok(undefined);
  };
}
