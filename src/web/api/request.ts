import { signal } from '@preact/signals';
import { ok, type Result } from '../../kit/result.ts';
import { setClock } from '../shell/clock.ts';
import { OFFLINE, type Refusal, refusalFrom } from './refusal.ts';

/** True from a request that got no answer until one that did. */
export const offline = signal(false);

/** Called on 401: the session forgets who we were. */
let onSignedOut = () => {};
export const whenSignedOut = (then: () => void): void => {
  onSignedOut = then;
};

/** Waits before each further try of the same command, with the same key: it counts once however often it arrives. */
const WAITS = [300, 1000, 3000];

export const get = <T>(path: string): Promise<Result<T, Refusal>> => send<T>('GET', path);

/** A command. It gets a key of its own; pass one to repeat a command that was interrupted. */
export const post = <T>(path: string, body: unknown, key: string = newKey()): Promise<Result<T, Refusal>> =>
  send<T>('POST', path, body, key);

/** A command that has another way to go when nobody answers: no second try. */
export const postOnce = <T>(path: string, body: unknown): Promise<Result<T, Refusal>> =>
  send<T>('POST', path, body, newKey(), []);

export const put = <T>(path: string, body: unknown, key: string = newKey()): Promise<Result<T, Refusal>> =>
  send<T>('PUT', path, body, key);

export const remove = <T>(path: string, key: string = newKey()): Promise<Result<T, Refusal>> =>
  send<T>('DELETE', path, undefined, key);

/** 128 random bits. No `crypto.subtle`, no `randomUUID`: they do not exist on a hall's plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  waits: readonly number[] = WAITS,
): Promise<Result<T, Refusal>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  const init: RequestInit = { method, headers, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) init.body = JSON.stringify(body);

  for (let tries = 0; ; tries++) {
    const response = await fetch(`/api${path}`, init).catch(() => undefined);
    // A gateway that has lost its server is as good as no answer.
    const isAnswer = response !== undefined && ![502, 503, 504].includes(response.status);
    if (isAnswer || tries === waits.length) return answerOf<T>(response);
    await new Promise((resolve) => setTimeout(resolve, waits[tries]));
  }
}

async function answerOf<T>(response: Response | undefined): Promise<Result<T, Refusal>> {
  offline.value = response === undefined;
  if (!response) return { ok: false, refusal: { code: OFFLINE, status: 0, facts: {} } };
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) setClock(date);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return ok(body as T);
  if (response.status === 401) onSignedOut();
  return { ok: false, refusal: refusalFrom(response.status, body) };
}
