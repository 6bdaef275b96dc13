import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Answer, Once } from '../store/events.ts';
import type { Actor, Policy } from './actor.ts';
import type { AnyRefusal } from './problem.ts';

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
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** ok(value) is sent as JSON, ok(undefined) as 204, `sent(answer)` byte for byte, a refusal as a problem. */
export type Reply = Result<unknown, AnyRefusal>;

export interface Limit {
  /** Requests a minute in the long run, and at once. */
  readonly perMinute: number;
  readonly burst: number;
  /** Whose bucket; an address is for those who have not signed in. */
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

/** Gives the handler the types of its schemas. */
export const route = <
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
>(
  spec: RouteSpec<Params, Query, Body>,
): Route => spec;

/** An answer to be sent as it was stored. */
export class Sent {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** The reply for what `perform` said. */
export const sent = <Refusal>(result: Result<{ readonly answer: Answer }, Refusal>): Result<Sent, Refusal> =>
  result.ok ? ok(new Sent(result.value.answer)) : result;
