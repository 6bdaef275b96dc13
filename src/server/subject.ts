import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Instant } from '../kit/time.ts';
import type { Config } from './config.ts';
import type { Actor } from './http/actor.ts';
import type { Route } from './http/route.ts';
import type { JobHandlers, Jobs } from './jobs/jobs.ts';
import type { Publish, Topic } from './push/topic.ts';
import type { Outage } from './store/makingGood.ts';
import type { Projection } from './store/projection.ts';
import type { SealedColumn } from './store/resealing.ts';
import type { Sealing } from './store/sealing.ts';
import type { Standby } from './store/standby.ts';
import type { Store } from './store/store.ts';

/** What the spine gives to every subject. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  /** Where public lists are read: a standby that keeps up, or the store's own database. */
  readonly standby: Standby;
  /** For what must not be read off the disk. */
  readonly sealing: Sealing;
  readonly jobs: Jobs;
  /** The only clock. Ask it each time; never keep what it said. */
  now(): Instant;
  /** Before something ends because it is late: true once it is certain that its clock has not to move first. Ruling M7 */
  becomesSteady(): Promise<boolean>;
  /** Tells the devices that look at a topic, on all server processes. After the append, never before. */
  readonly publish: Publish;
  /** Ends the push connections of an actor ('person:ID') on this process: he signed out or his roles changed. */
  disconnect(actor: string): void;
  readonly log: FastifyBaseLogger;
}

/** One subject of the product: what it adds to the server. `subjects.ts` lists them all. */
export interface Subject {
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly jobs?: JobHandlers;
  readonly topics?: readonly Topic[];
  readonly projections?: readonly Projection[];
  /** What it keeps sealed. */
  readonly secrets?: readonly SealedColumn[];
  /** Moves the open deadlines by events. May be called again for the same outage: make it idempotent by its id. */
  onOutage?(outage: Outage): Promise<void>;
  /** After recovery, before the first request. */
  start?(): Promise<void>;
  stop?(): Promise<void>;
  /** One subject knows who is asking; undefined: not by my means. */
  identify?(request: FastifyRequest): Promise<Actor | undefined>;
  /** Whether the browser is the host's of this hall, whoever sits at it. */
  isHost?(request: FastifyRequest): Promise<boolean>;
}
