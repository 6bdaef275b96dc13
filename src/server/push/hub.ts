import { type Actor, actorText } from '../http/actor.ts';
import { createGate } from './gate.ts';
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
  isPublic(topic: string): boolean;
  listeners(): number;
  announce(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface HubOptions {
  readonly url: string;
  readonly role: string | undefined;
  readonly subjects: readonly { readonly topics?: readonly Topic[] }[];
}

export async function openHub({ url, role, subjects }: HubOptions): Promise<Hub> {
  const kinds = new Map(subjects.flatMap((subject) => subject.topics ?? []).map((topic) => [topic.kind, topic]));
  const audience = new Map<string, Set<Listener>>();
  const listening = new Map<Listener, Set<string>>();
  // A topic that changes while it is being told is told once more afterwards, never twice at the same time.
  const telling = new Map<string, { again: boolean }>();

  const gate = createGate(LOADS);

  const wire = await openWire({
    ...{ url, role },
    receive: deliver,
    missed: () => {
      for (const topic of audience.keys()) deliver({ topic });
    },
  });

  function deliver({ topic, data, to, except }: Change): void {
    const listeners = audience.get(topic);
    if (listeners === undefined) return;
    if (data !== undefined) {
      const isMeant = ({ actor, device }: Listener) =>
        (to === undefined || actorText(actor) === to) && (except === undefined || device !== except);
      tell([...listeners].filter(isMeant), topic, data);
      return;
    }
    const busy = telling.get(topic);
    if (busy !== undefined) {
      busy.again = true;
      return;
    }
    const state = { again: false };
    telling.set(topic, state);
    const round = async (): Promise<void> => {
      do {
        state.again = false;
        await tellEach(topic).catch(() => {}); // the database is away: the devices get the next change
      } while (state.again);
      telling.delete(topic);
    };
    round();
  }

  async function tellEach(topic: string): Promise<void> {
    const { kind, id } = parse(topic);
    if (kind === undefined) return;
    const byActor = new Map<string, Listener[]>();
    for (const listener of audience.get(topic) ?? []) {
      const who = kind.isPublic ? '' : actorText(listener.actor);
      byActor.set(who, [...(byActor.get(who) ?? []), listener]);
    }
    for (const listeners of byActor.values()) {
      const data = await gate.run(() => kind.load(id, kind.isPublic ? ANYBODY : listeners[0]!.actor));
      if (data !== undefined) tell(listeners, topic, data);
    }
  }

  function parse(topic: string): { kind: Topic | undefined; id: string } {
    const at = topic.indexOf(':');
    return { kind: kinds.get(topic.slice(0, at)), id: topic.slice(at + 1) };
  }

  function unsubscribe(listener: Listener, topic: string): void {
    listening.get(listener)?.delete(topic);
    const others = audience.get(topic);
    others?.delete(listener);
    if (others?.size === 0) audience.delete(topic);
  }

  function leave(listener: Listener): void {
    for (const topic of listening.get(listener) ?? []) unsubscribe(listener, topic);
    listening.delete(listener);
  }

  return {
    publish(topic, data, who) {
      const change = data === undefined ? { topic } : { topic, data, ...who };
      deliver(change);
      wire.send(change);
    },
    async subscribe(listener, topic) {
      const { kind, id } = parse(topic);
      if (kind === undefined) return false;
      // Subscribed before loading: a change in between is told again rather than missed.
      const topics = listening.get(listener) ?? new Set();
      listening.set(listener, topics.add(topic));
      audience.set(topic, (audience.get(topic) ?? new Set()).add(listener));
      const data = await gate.run(() => kind.load(id, kind.isPublic ? ANYBODY : listener.actor));
      if (data === undefined) unsubscribe(listener, topic);
      else if (listening.has(listener)) tell([listener], topic, data);
      return data !== undefined;
    },
    unsubscribe,
    leave,
    disconnect(actor) {
      for (const listener of [...listening.keys()]) if (actorText(listener.actor) === actor) listener.close();
    },
    isPublic: (topic) => parse(topic).kind?.isPublic ?? false,
    listeners: () => listening.size,
    announce: wire.announce,
    async stop() {
      for (const listener of [...listening.keys()]) listener.close();
      await wire.stop();
    },
  };
}

/** Of the pool's connections push takes a few, however many devices ask: the others are for those who play. */
const LOADS = 6;
const ANYBODY: Actor = { kind: 'anonymous' };

function tell(listeners: Iterable<Listener>, topic: string, data: unknown): void {
  const message = JSON.stringify({ topic, data });
  for (const listener of listeners) listener.send(message);
}
