import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wordRefusal } from './refusal.ts';
import { get, newKey, offline, post, postOnce, whenSignedOut } from './request.ts';

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

describe('a command', () => {
  test('is tried again with the same key when no answer came, and counts once', async () => {
    answers = [new Error('network'), json({}, 503), json({ done: true })];
    const answer = post('/matches/7/commands', { type: 'pass' });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: true, value: { done: true } });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(keyOf)).size).toBe(1);
    expect(keyOf(calls[0]!)).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[0]!.url).toBe('/api/matches/7/commands');
  });

  test('is refused with code and facts, which a catalogue words', async () => {
    answers = [json({ code: 'time-is-up', status: 409, title: 'x', facts: { deadline: 5 } }, 409)];
    const answer = await post('/x', {});
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'time-is-up', status: 409, facts: { deadline: 5 } } });
    if (answer.ok) return;
    expect(wordRefusal(answer.refusal, 'otherwise', { 'time-is-up': ({ deadline }) => `at ${deadline}` })).toBe('at 5');
    expect(wordRefusal(answer.refusal, 'otherwise', { constructor: 'no' })).toBe('otherwise');
  });

  test('gives up after four tries, says so, and the next answer ends it', async () => {
    answers = [];
    const answer = post('/x', {});
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ ok: false, refusal: { code: 'offline' } });
    expect(calls).toHaveLength(4);
    expect(offline.value).toBe(true);
    answers = [json({})];
    await get('/me');
    expect(offline.value).toBe(false);
  });

  test('that has another way to go is tried once', async () => {
    answers = [];
    expect((await postOnce('/matches', {})).ok).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('who is no longer signed in is forgotten here too', async () => {
    const forget = vi.fn();
    whenSignedOut(forget);
    answers = [json({ code: 'not-signed-in' }, 401)];
    await get('/me/profile');
    expect(forget).toHaveBeenCalledOnce();
  });

  test('a wrong password is a 401 too, but we are still who we were', async () => {
    const forget = vi.fn();
    whenSignedOut(forget);
    answers = [json({ code: 'wrong-credentials' }, 401)];
    await post('/me/deletion', {});
    expect(forget).not.toHaveBeenCalled();
  });

  test('keys differ', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
  });
});

test('a strange answer becomes a refusal all the same', async () => {
  answers = [new Response('oops', { status: 500 }), json('x', 404)];
  expect(await get('/x')).toEqual({ ok: false, refusal: { code: 'server-failed', status: 500, facts: {} } });
  expect(await get('/x')).toEqual({ ok: false, refusal: { code: 'server-failed', status: 404, facts: {} } });
});
