import { createGate, type Gate } from '../../kit/gate.ts';
import { type Actor, actorText } from '../http/actor.ts';
import type { Publish, Topic } from './topic.ts';
import { type Change, openWire } from './wire.ts';

/** One device that listens. */
export interface Listener {
  readonly actor: Actor;
  /** What the tab calls itself in its requests too. */
  readonly device?: string | undefined;
  send(message: string): void;
  close(): void;
}

/** Who looks at what, on this process; and the wire to the others. */
export interface Hub {
  readonly publish: Publish;
  /** Sends the present state at once, and then each change. False: there is no such topic for this actor. */
  subscribe(listener: Listener, topic: string): Promise<boolean>;
  unsubscribe(listener: Listener, topic: string): void;
  leave(listener: Listener): void;
  /** Ends the connections of an actor on this process: he signed out or lost a role. */
  disconnect(actor: string): void;
  listeners(): number;
  announce(name: string): Promise<void>;
  /** What happens on the other processes is not heard now. */
  isDeaf(): boolean;
  stop(): Promise<void>;
}

export interface HubOptions {
  readonly url: string;
  readonly role: string | undefined;
  readonly subjects: readonly { readonly topics?: readonly Topic[] }[];
}

/** Who listens to what, on this process. */
interface Audience {
  readonly kinds: ReadonlyMap<string, Topic>;
  readonly listeners: Map<string, Set<Listener>>;
  readonly topics: Map<Listener, Set<string>>;
  /** The topic that is listened to, by the one that is published, where they are not the same. */
  readonly published: Map<string, string>;
  /** A topic that changes while it is being told is told once more afterwards, never twice at the same time. */
  readonly telling: Map<string, { again: boolean }>;
  readonly gate: Gate;
}

export async function openHub({ url, role, subjects }: HubOptions): Promise<Hub> {
  const audience: Audience = {
    kinds: new Map(subjects.flatMap((subject) => subject.topics ?? []).map((topic) => [topic.kind, topic])),
    listeners: new Map(),
    topics: new Map(),
    published: new Map(),
    telling: new Map(),
    gate: createGate(LOADS),
  };
  const wire = await openWire({
    ...{ url, role },
    receive: (change) => deliver(audience, change),
    missed: () => {
      for (const topic of audience.published.keys()) deliver(audience, { topic });
    },
  });
  const closeThose = (isMeant: (listener: Listener) => boolean) => {
    for (const listener of [...audience.topics.keys()]) if (isMeant(listener)) listener.close();
  };

  return {
    publish(topic, data, who) {
      const change = data === undefined ? { topic } : { topic, data, ...who };
      deliver(audience, change);
      wire.send(change);
    },
    subscribe: (listener, topic) => subscribe(audience, listener, topic),
    unsubscribe: (listener, topic) => unsubscribe(audience, listener, topic),
    leave(listener) {
      for (const topic of audience.topics.get(listener) ?? []) unsubscribe(audience, listener, topic);
      audience.topics.delete(listener);
    },
    disconnect: (actor) => closeThose((listener) => actorText(listener.actor) === actor),
    listeners: () => audience.topics.size,
    announce: wire.announce,
    isDeaf: wire.isDeaf,
    async stop() {
      closeThose(() => true);
      await wire.stop();
    },
  };
}

async function subscribe(audience: Audience, listener: Listener, topic: string): Promise<boolean> {
  const { kind, id } = parse(audience, topic);
  if (kind === undefined) return false;
  // Subscribed before loading: a change in between is told again rather than missed.
  const { listeners, topics, gate } = audience;
  topics.set(listener, (topics.get(listener) ?? new Set()).add(topic));
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
  audience.published.set(publishedAs(audience, topic), topic);
  const data = await gate.run(() => kind.load(id, kind.isPublic ? ANYBODY : listener.actor));
  if (data === undefined) unsubscribe(audience, listener, topic);
  else if (topics.has(listener)) tell([listener], topic, data);
  return data !== undefined;
}

function unsubscribe(audience: Audience, listener: Listener, topic: string): void {
  const { listeners, topics } = audience;
  topics.get(listener)?.delete(topic);
  const others = listeners.get(topic);
  others?.delete(listener);
  if (others?.size !== 0) return;
  listeners.delete(topic);
  audience.published.delete(publishedAs(audience, topic));
}

function deliver(audience: Audience, { topic: changed, data, to, except }: Change): void {
  const topic = audience.published.get(changed) ?? changed;
  const listeners = audience.listeners.get(topic);
  if (listeners === undefined) return;
  if (data === undefined) {
    tellAnew(audience, topic);
    return;
  }
  const isMeant = ({ actor, device }: Listener) =>
    (to === undefined || actorText(actor) === to) && (except === undefined || device !== except);
  tell([...listeners].filter(isMeant), topic, data);
}

/** Loads what a topic says now, for everybody who listens. */
async function tellAnew(audience: Audience, topic: string): Promise<void> {
  const busy = audience.telling.get(topic);
  if (busy !== undefined) {
    busy.again = true;
    return;
  }
  const round = { again: false };
  audience.telling.set(topic, round);
  do {
    round.again = false;
    await tellEach(audience, topic).catch(() => {}); // the database is away: the devices get the next change
  } while (round.again);
  audience.telling.delete(topic);
}

async function tellEach(audience: Audience, topic: string): Promise<void> {
  const { kind, id } = parse(audience, topic);
  if (kind === undefined) return;
  const byActor = new Map<string, Listener[]>();
  for (const listener of audience.listeners.get(topic) ?? []) {
    const who = kind.isPublic ? '' : actorText(listener.actor);
    byActor.set(who, [...(byActor.get(who) ?? []), listener]);
  }
  for (const listeners of byActor.values()) {
    const data = await audience.gate.run(() => kind.load(id, kind.isPublic ? ANYBODY : listeners[0]!.actor));
    if (data !== undefined) tell(listeners, topic, data);
  }
}

/** Mostly as it is listened to. */
function publishedAs(audience: Audience, topic: string): string {
  const { kind, id } = parse(audience, topic);
  return kind?.publishedAs ? `${kind.kind}:${kind.publishedAs(id)}` : topic;
}

/** 'match:7f3a' */
function parse({ kinds }: Audience, topic: string): { kind: Topic | undefined; id: string } {
  const at = topic.indexOf(':');
  const kind = PRINTABLE.test(topic) ? kinds.get(topic.slice(0, at)) : undefined;
  return { kind, id: topic.slice(at + 1) };
}

/** What ids and codes are made of. The database cannot even be asked for some other characters. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Of the pool's connections push takes a few, however many devices ask: the others are for those who play. */
const LOADS = 6;
const ANYBODY: Actor = { kind: 'anonymous' };

function tell(listeners: Iterable<Listener>, topic: string, data: unknown): void {
  const message = JSON.stringify({ topic, data });
  for (const listener of listeners) listener.send(message);
}
