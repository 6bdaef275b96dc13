import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type {
  AnswerOf,
  AnyRefusal,
  BodyOf,
  FileAnswer,
  FileBody,
  Method,
  ParamNames,
  PathOf,
  QueryOf,
  RefusalOf,
} from '../../kit/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import type { Wire } from '../../wire/wire.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Actor, Policy } from './actor.ts';

/** What a handler is given. */
export interface Asked<Params, Query, Body> {
  readonly actor: Actor;
  /** The actor as it stands in events: 'person:ID'. */
  readonly by: string;
  readonly at: Instant;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The Idempotency-Key with the hash of what was asked; pass it on to `perform` or `append`. */
  readonly once: Once | undefined;
  /** The tab that asks, so that it is not told again what it is answered. */
  readonly device: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** ok(value) is sent as JSON, ok(undefined) as 204, `sent(answer)` byte for byte, a refusal as a problem. */
export type Reply = Result<unknown, AnyRefusal>;

export interface Limit {
  /** Requests a minute in the long run, and at once. */
  readonly perMinute: number;
  readonly burst: number;
  /** Whose bucket; an address, of IPv6 its whole network (`networkOf`), is for those who have not signed in. */
  readonly by: 'actor' | 'address';
}

export interface RouteSchema<Params extends TSchema, Query extends TSchema, Body extends TSchema> {
  readonly params?: Params;
  readonly querystring?: Query;
  readonly body?: Body;
  /** For the reader of /openapi.json. */
  readonly response?: Readonly<Record<number, TSchema>>;
  readonly summary?: string;
}

export interface RouteSpec<Params extends TSchema, Query extends TSchema, Body extends TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly policy: Policy;
  readonly schema: RouteSchema<Params, Query, Body>;
  /** 'required' where doing it twice would cost somebody something. */
  readonly idempotency?: 'accepted' | 'required';
  readonly limit?: Limit;
  /** A file instead of JSON: the body is then a Buffer. */
  readonly upload?: { readonly types: readonly string[]; readonly bytes: number };
  handler(asked: Asked<Static<Params>, Static<Query>, Static<Body>>): Promise<Reply> | Reply;
}

// biome-ignore lint/suspicious/noExplicitAny: once in the list, a route's types have done their work
export type Route = RouteSpec<any, any, any>;

type FieldOf<Value> = Value extends unknown ? keyof Value : never;

/** The parts of a schema say exactly what the wire says: neither more nor less gets in. */
export type Fits<Part extends string, Schema extends TSchema, Said> = TSchema extends Schema
  ? undefined extends Said
    ? unknown
    : { readonly schema: { readonly [P in Part]: 'the wire has it, the schema has not' } }
  : Immutable<Static<Schema>> extends Immutable<Said>
    ? [Immutable<Said>, FieldOf<Said>] extends [Immutable<Static<Schema>>, FieldOf<Static<Schema>>]
      ? unknown
      : { readonly schema: { readonly [P in Part]: 'narrower than the wire' } }
    : { readonly schema: { readonly [P in Part]: 'wider than the wire' } };

export type BodySaid<W, Key extends keyof W> = BodyOf<W, Key> extends FileBody ? undefined : BodyOf<W, Key>;

/** Every part of the address is described, nothing else is; "3" in an address may mean the number 3. */
export type FitsAddress<Params extends TSchema, Names> = [
  TSchema extends Params ? never : keyof Static<Params>,
] extends [Names]
  ? [Names] extends [TSchema extends Params ? never : keyof Static<Params>]
    ? unknown
    : { readonly schema: { readonly params: 'a part of the address is missing' } }
  : { readonly schema: { readonly params: 'no such part of the address' } };

/** JSON, the bytes that were stored, or nothing because the handler has sent a file. */
export type Answered<Said> = Said extends FileAnswer ? undefined : Said | Sent<Said>;

export interface WiredSpec<W, Key extends keyof W, Params extends TSchema, Query extends TSchema, Body extends TSchema>
  extends Omit<RouteSpec<Params, Query, Body>, 'method' | 'url' | 'handler' | 'schema'> {
  readonly schema: Omit<RouteSchema<Params, Query, Body>, 'response'>;
  handler(
    asked: Asked<Static<Params>, Static<Query>, BodyOf<W, Key> extends FileBody ? Buffer : Static<Body>>,
  ):
    | Promise<Result<Answered<AnswerOf<W, Key>>, RefusalOf<W, Key> | CommonRefusal>>
    | Result<Answered<AnswerOf<W, Key>>, RefusalOf<W, Key> | CommonRefusal>;
}

/** Routes of a wire: the key names one request, its schema and its handler must say what the wire says. */
export const routesFor =
  <W>() =>
  <
    Key extends keyof W & `${Method} /${string}`,
    Params extends TSchema = TSchema,
    Query extends TSchema = TSchema,
    Body extends TSchema = TSchema,
  >(
    key: Key,
    spec: WiredSpec<W, Key, Params, Query, Body> &
      FitsAddress<Params, ParamNames<PathOf<Key>>> &
      Fits<'querystring', Query, QueryOf<W, Key>> &
      Fits<'body', Body, BodySaid<W, Key>>,
  ): Route => {
    const [method, path] = key.split(' ') as [Method, string];
    return { ...spec, method, url: `/api${path}` };
  };

/** A route of the product. */
export const route = routesFor<Wire>();

/** An answer to be sent as it was stored. */
export class Sent<Value = unknown> {
  readonly answer: Answer<Value>;
  constructor(answer: Answer<Value>) {
    this.answer = answer;
  }
}

/** The reply for what `perform` said. */
export const sent = <Value, Refusal>(
  result: Result<{ readonly answer: Answer<Value> }, Refusal>,
): Result<Sent<Value>, Refusal> => (result.ok ? ok(new Sent(result.value.answer)) : result);
