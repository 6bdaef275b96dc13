import { expect, test } from 'vitest';
import type { Hub } from './hub.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Begin } from './turns.ts';

test('however often a topic is asked for while it waits it is loaded once, and never when it is given up', () => {
  const loaded: string[] = [];
  let turn: Begin | undefined;
  const hub = {
    ...{ unsubscribe() {}, leave() {} },
    subscribe(_listener: unknown, topic: string) {
      loaded.push(topic);
      return new Promise(() => {});
    },
  } as unknown as Hub;
  const turns = {
    ask(_network: string, begin: Begin) {
      turn = begin;
    },
    leave() {
      turn = undefined;
    },
  };
  const take = () => {
    const begin = turn;
    turn = undefined;
    begin?.();
  };
  const listener = { actor: { kind: 'anonymous' }, send() {}, close() {} } as const;
  const subscriptions = createSubscriptions(hub, listener, turns, 'hall');
  for (let i = 0; i < 20; i++) subscriptions.change({ subscribe: ['match:a', 'match:b'], unsubscribe: ['match:b'] });
  take();
  expect(loaded).toEqual(['match:a']);
  subscriptions.change({ subscribe: [], unsubscribe: ['match:b'] });
  expect(turn).toBeUndefined(); // nothing to wait for any more
  take();
  expect(loaded).toEqual(['match:a']);
});
