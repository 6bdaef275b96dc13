import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { newKey, offline, whenSignedOut } from './request.ts';

const calls: { url: string; init: RequestInit }[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const answer = answers.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const keyOf = (call: { init: RequestInit }) => (call.init.headers as Record<string, string>)['idempotency-key'];

const guest = () => call('POST /guests', { body: {} });

describe('a command', () => {
  test('is tried again with the same key when no answer came, and counts once', async () => {
    answers = [new Error('network'), json({}, 503), json({ done: true })];
    const answer = call('POST /matches/:id/commands', { params: { id: '7' }, body: { type: 'pass' } });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: true, value: { done: true } });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(keyOf)).size).toBe(1);
    expect(keyOf(calls[0]!)).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[0]!.url).toBe('/api/matches/7/commands');
  });

  test('carries the code of an evening in a header, never in its address', async () => {
    answers = [json({ tables: [] })];
    const params = { id: 'abcd2345', passe: '1' };
    await call('GET /tournaments/:id/sheets/:passe', { params, query: { since: 4 }, code: 's3-secret' });
    expect(calls[0]!.url).toBe('/api/tournaments/abcd2345/sheets/1?since=4');
    expect(calls[0]!.init.headers).toMatchObject({ 'x-code': 's3-secret' });
  });

  test('is refused with code and facts', async () => {
    answers = [json({ code: 'time-is-up', status: 409, title: 'x', facts: { deadline: 5 } }, 409)];
    const answer = await guest();
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'time-is-up', status: 409, facts: { deadline: 5 } } });
  });

  test('gives up after four tries, says so, and the next answer ends it', async () => {
    answers = [];
    const answer = guest();
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ ok: false, refusal: { code: 'offline' } });
    expect(calls).toHaveLength(4);
    expect(offline.value).toBe(true);
    answers = [json({})];
    await call('GET /me');
    expect(offline.value).toBe(false);
  });

  test('that has another way to go is tried once', async () => {
    answers = [];
    expect((await call('POST /guests', { body: {}, once: true })).ok).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('who is no longer signed in is forgotten here too', async () => {
    const forget = vi.fn();
    whenSignedOut(forget);
    answers = [json({ code: 'not-signed-in' }, 401)];
    await call('GET /me/profile');
    expect(forget).toHaveBeenCalledOnce();
  });

  test('a wrong password is a 401 too, but we are still who we were', async () => {
    const forget = vi.fn();
    whenSignedOut(forget);
    answers = [json({ code: 'wrong-credentials' }, 401)];
    await call('GET /me/profile');
    expect(forget).not.toHaveBeenCalled();
  });

  test('keys differ', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
  });
});

test('a strange answer becomes a refusal all the same', async () => {
  answers = [new Response('oops', { status: 500 }), json('x', 404)];
  expect(await call('GET /me')).toEqual({ ok: false, refusal: { code: 'server-failed', status: 500, facts: {} } });
  expect(await call('GET /me')).toEqual({ ok: false, refusal: { code: 'server-failed', status: 404, facts: {} } });
});
