import type { Static, TSchema } from 'typebox';
import { type Result, refuse } from '../../kit/result.ts';
import type { AnswerOf, BodyOf, FileBody, Method, ParamNames, PathOf, QueryOf, RefusalOf } from '../../kit/wire.ts';
import { isEntitled, missing, type Right } from '../../tournament/evening/rights.ts';
import type { By } from '../../tournament/sheet/sheet.ts';
import type { Since, TournamentWire } from '../../tournament/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import { may } from '../http/actor.ts';
import type { Answered, Asked, BodySaid, Fits, FitsAddress, Route, WiredSpec } from '../http/route.ts';
import { type Access, roleOf } from './access.ts';
import type { ServerBoard } from './boards.ts';
import { accessFor, codeSaid, rememberCode } from './codes.ts';
import type { Office } from './office.ts';

type Key = keyof TournamentWire & `${Method} /tournaments/:id/${string}`;

/** What a handler is given: the evening, and who asks, with the right to ask it. */
export interface InEvening<Params, Query, Body> extends Omit<Asked<Params, Query, Body>, 'by' | 'actor'> {
  readonly board: ServerBoard;
  /** Undefined for whoever has no code, where nobody needs one. */
  readonly access: Access | undefined;
  /** Undefined for a table and for the wall, which are nobody in particular. */
  readonly by: By | undefined;
}

type BodyIn<K extends Key, Body extends TSchema> = BodyOf<TournamentWire, K> extends FileBody ? Buffer : Static<Body>;
type Replied<K extends Key> = Result<
  Answered<AnswerOf<TournamentWire, K>>,
  RefusalOf<TournamentWire, K> | CommonRefusal
>;

interface EveningSpec<K extends Key, Params extends TSchema, Query extends TSchema, Body extends TSchema>
  extends Omit<WiredSpec<TournamentWire, K, Params, Query, Body>, 'policy' | 'handler'> {
  /** By the evening's own matrix; what is asked may decide which right it takes. */
  readonly right: Right | ((body: Static<Body>) => Right);
  /** Also where the evening goes on at another laptop: else nothing can be written then. */
  readonly evenMoved?: boolean;
  handler(asked: InEvening<Static<Params>, Static<Query> & Since, BodyIn<K, Body>>): Promise<Replied<K>> | Replied<K>;
}

/** A route of one evening: loads it, finds out who asks, checks the right, and hands all three to the handler. */
export const tournamentRoute = <
  K extends Key,
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
>(
  { boards, config }: Office,
  key: K,
  spec: EveningSpec<K, Params, Query, Body> &
    FitsAddress<Params, ParamNames<PathOf<K>>> &
    Fits<'querystring', Query, QueryOf<TournamentWire, K>> &
    Fits<'body', Body, BodySaid<TournamentWire, K>>,
): Route => {
  const [method, path] = key.split(' ') as [Method, string];
  const {
    right,
    evenMoved = method === 'GET',
  }: Pick<EveningSpec<K, Params, Query, Body>, 'right' | 'evenMoved'> = spec;
  return {
    ...spec,
    ...{ method, url: `/api${path}`, policy: may('tournament.enter') },
    // biome-ignore lint/suspicious/noExplicitAny: the schema and the wire have checked what is asked
    async handler({ actor, by: _, ...asked }: Asked<any, any, any>) {
      const board = await boards.load(asked.params.id);
      if (!board) return refuse({ code: 'not-found' });
      const access = accessFor(board, actor, asked.request, method, config);
      if (key === 'GET /tournaments/:id/view' && access.ok)
        rememberCode(config, asked.reply, board.id, codeSaid(asked.request));
      const role = roleOf(access.ok ? access.value : undefined);
      const needed = typeof right === 'function' ? right(asked.body) : right;
      if (!isEntitled(role, needed)) {
        if (!access.ok) return access;
        return refuse(missing(role, needed, board.evening.regulation.articles) ?? { code: 'forbidden' });
      }
      if (board.moved && !evenMoved) return refuse({ code: 'moved-away', address: board.moved.address });
      const known = access.ok ? access.value : undefined;
      return spec.handler({ ...asked, board, access: known, by: known && 'by' in known ? known.by : undefined });
    },
  };
};
