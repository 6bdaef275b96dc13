import { signal } from '@preact/signals';
import type { TopicKind, TopicName, Topics } from '../../wire/topics.ts';
import { device } from '../api/request.ts';

/**
 * One WebSocket for everything that changes elsewhere. We say {"subscribe":[topic]} and {"unsubscribe":[topic]}; the
 * server says {"topic","data"}. After a break we connect again, waiting longer each time, and subscribe anew; we are back
 * with the first word from the server, and `onReconnect` lets a screen ask for what it missed.
 */
type Listener = { data: (data: unknown) => void; again?: (() => void) | undefined };

/** Nobody answers: known within five seconds while a screen watches for it, else when the socket breaks. */
export const connectionLost = signal(false);

/** Every so often a watching screen asks whether the server is there; no answer until the next time means it is not. */
const ASK_EVERY = 2000;

/** There is no room for us, though the line opened. Who comes back at once only finds that there is none. */
const NO_ROOM = 1013;
/** Of the attempts, the one that waits four seconds at least. */
const AFTER_SECONDS = 4;

const listeners = new Map<string, Set<Listener>>();
let socket: WebSocket | undefined;
let attempts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = 0;
let asking: ReturnType<typeof setInterval> | undefined;
let isUnanswered = false;

/** A screen that must say at once when it shows something old. Until the returned function is called. */
export function watchConnection(): () => void {
  watching++;
  asking ??= setInterval(askIfThere, ASK_EVERY);
  return () => {
    if (--watching > 0) return;
    clearInterval(asking);
    asking = undefined;
  };
}

function askIfThere(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (isUnanswered) lose(socket);
  else {
    isUnanswered = true;
    say({});
  }
}

/** The line is dead though the browser has not noticed: away with it, and a new one. */
function lose(dead: WebSocket): void {
  dead.onclose = null;
  dead.close();
  socket = undefined;
  again();
}

/** Listens to a topic until the returned function is called. */
export function listen<Kind extends TopicKind>(
  topic: TopicName<Kind>,
  data: (news: Topics[Kind]) => void,
  onReconnect?: () => void,
): () => void {
  // What comes over the wire is what src/wire/topics.ts says: here, and only here, a message becomes a type.
  const listener: Listener = { data: (said) => data(said as Topics[Kind]), again: onReconnect };
  const known = listeners.get(topic);
  if (known) known.add(listener);
  else {
    listeners.set(topic, new Set([listener]));
    if (socket?.readyState === WebSocket.OPEN) say({ subscribe: [topic] });
  }
  connect();
  return () => {
    const set = listeners.get(topic);
    if (!set?.delete(listener) || set.size > 0) return;
    listeners.delete(topic);
    if (socket?.readyState === WebSocket.OPEN) say({ unsubscribe: [topic] });
    if (listeners.size === 0) close();
  };
}

/** 0.5 s, doubling, at most 20 s, half of it by chance so that a hall does not come back in one wave. */
export const backOff = (attempt: number, chance: number): number => {
  const longest = Math.min(20_000, 500 * 2 ** attempt);
  return longest / 2 + (chance * longest) / 2;
};

const say = (message: unknown) => socket?.send(JSON.stringify(message));

function connect(): void {
  if (socket || timer || typeof WebSocket === 'undefined') return;
  const { protocol, host } = location;
  const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/push?device=${device}`);
  socket = opened;
  opened.onopen = () => {
    isUnanswered = false;
    say({ subscribe: [...listeners.keys()] });
    if (connectionLost.value) say({}); // answered at once, while topics may wait for their turn
  };
  opened.onmessage = ({ data }) => {
    if (socket === opened) hear(data);
  };
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    socket = undefined;
    if (code === NO_ROOM) attempts = Math.max(attempts, AFTER_SECONDS);
    if (listeners.size > 0) again();
  };
}

function again(): void {
  connectionLost.value = true;
  timer = setTimeout(
    () => {
      timer = undefined;
      connect();
    },
    backOff(attempts++, crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32),
  );
}

function hear(text: unknown): void {
  isUnanswered = false;
  connectionLost.value = false;
  if (attempts > 0) comeBack();
  try {
    const { topic, data }: { topic: string; data: unknown } = JSON.parse(String(text));
    for (const listener of listeners.get(topic) ?? []) listener.data(data);
  } catch {
    // A message we do not understand is somebody else's.
  }
}

function comeBack(): void {
  attempts = 0;
  for (const set of listeners.values()) for (const listener of set) listener.again?.();
}

function close(): void {
  clearTimeout(timer);
  timer = undefined;
  attempts = 0;
  const closing = socket;
  socket = undefined;
  closing?.close();
}
