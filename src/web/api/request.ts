import { signal } from '@preact/signals';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Method } from '../../kit/wire.ts';
import type { NoAnswer } from '../../wire/refusals.ts';
import { setClock } from '../shell/clock.ts';
import { noAnswer, type Refused } from './refusal.ts';

/** True from a request that got no answer until one that did. */
export const offline = signal(false);

/** Called when the server no longer knows us: the session forgets who we were. */
let onSignedOut = () => {};
export const whenSignedOut = (then: () => void): void => {
  onSignedOut = then;
};

/** Waits before each further try of the same command, with the same key: it counts once however often it arrives. */
const WAITS = [300, 1000, 3000];

/** 128 random bits. No `crypto.subtle`, no `randomUUID`: they do not exist on a hall's plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This tab, for the server: what it asked for it is answered, and not told again by push. */
export const device = newKey();

interface Sending {
  /** What becomes JSON, or a file as it is. */
  readonly body?: unknown;
  readonly file?: { readonly content: Blob; readonly type: string };
  readonly key?: string | undefined;
  /** The code of an evening: in a header, never in an address. */
  readonly code?: string | undefined;
  readonly isOnce: boolean;
}

/** Only for `call`, which knows what is said and heard; a page asks through it. */
export async function send<Said, Refusal>(
  method: Method,
  path: string,
  { body, file, key, code, isOnce }: Sending,
): Promise<Result<Said, Refusal | Refused<NoAnswer>>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined || file !== undefined) headers['content-type'] = file?.type ?? 'application/json';
  if (code !== undefined) headers['x-code'] = code;
  if (key !== undefined) {
    headers['idempotency-key'] = key;
    headers['x-device'] = device;
  }
  const init: RequestInit = { method, headers, credentials: 'same-origin', cache: 'no-store' };
  if (file !== undefined) init.body = file.content;
  else if (body !== undefined) init.body = JSON.stringify(body);
  const waits = isOnce ? [] : WAITS;
  for (let tries = 0; ; tries++) {
    const response = await fetch(`/api${path}`, init).catch(() => undefined);
    // A gateway that has lost its server is as good as no answer.
    const isAnswer = response !== undefined && ![502, 503, 504].includes(response.status);
    if (isAnswer || tries === waits.length) return answerOf(response);
    await new Promise((resolve) => setTimeout(resolve, waits[tries]));
  }
}

async function answerOf<Said, Refusal>(
  response: Response | undefined,
): Promise<Result<Said, Refusal | Refused<NoAnswer>>> {
  offline.value = response === undefined;
  if (!response) return refuse(noAnswer('offline', 0));
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) setClock(date);
  // What comes over the wire is what src/wire says: here, and only here, JSON becomes a type.
  if (response.ok) {
    const said: Said = response.status === 204 ? undefined : await response.json();
    return ok(said);
  }
  return refuse(await refusalIn<Refusal>(response));
}

/** Why an answer is none. */
async function refusalIn<Refusal>(response: Response): Promise<Refusal | Refused<NoAnswer>> {
  const problem = await response.json().catch(() => undefined);
  if (problem?.code === 'not-signed-in') onSignedOut();
  if (typeof problem?.code !== 'string') return noAnswer('server-failed', response.status);
  return problem;
}

/** A file that takes a while to be made: the whole of it, or why it did not come. Only for `fetchFile`. */
export async function sendForFile<Refusal>(address: string): Promise<Result<Blob, Refusal | Refused<NoAnswer>>> {
  const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store' }).catch(() => undefined);
  if (response === undefined) return refuse(noAnswer('offline', 0));
  if (!response.ok) return refuse(await refusalIn<Refusal>(response));
  const file = await response.blob().catch(() => undefined); // it may break off in the middle
  return file === undefined ? refuse(noAnswer('offline', 0)) : ok(file);
}
