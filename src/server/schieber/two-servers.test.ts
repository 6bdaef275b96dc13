import { expect, test } from 'vitest';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import { openDevice } from '../testing/device.ts';
import { type Caller, createCaller, startTestServer } from '../testing/server.ts';

const anyCommand = ({ game }: MatchView): object =>
  game.phase === 'declaring' ? { type: 'declare', mode: 'U' } : { type: 'play', card: legalIn(game)[0] };

test('a card played through one server reaches a device on the other; one stops, and play goes on', async () => {
  const one = await startTestServer();
  const two = await startTestServer({ databaseUrl: one.databaseUrl });
  const guest = await one.caller().asGuest();
  let keys = 0;
  const send = (caller: Caller, id: string, command: object) =>
    caller.post(`/api/matches/${id}/commands`, command, { 'idempotency-key': `two-${++keys}` });

  const begun = await guest.post('/api/matches', { kind: 'practice', games: 1 }, { 'idempotency-key': 'begin' });
  const { id } = begun.body;
  const device = await openDevice(two.address, guest.cookie);
  device.subscribe(`match:${id}`);
  expect((await device.next()).data.version).toBe(begun.body.version);

  const played = await send(guest, id, anyCommand(begun.body.view));
  const pushed = (await device.next()).data;
  const { from, version, steps } = played.body;
  expect(pushed).toEqual({ from, version, steps });

  // Both servers hold the match in memory; each must notice what the other one did.
  const same = createCaller(two.address);
  same.cookie = guest.cookie;
  const callers = [guest, same];
  let view: MatchView = played.body.view;
  for (let turn = 0; turn < 6 && !view.ending; turn++) {
    const answer = await send(callers[turn % 2]!, id, anyCommand(view));
    expect(answer.status).toBe(200);
    view = answer.body.view;
  }
  await one.stop();
  while (!view.ending) {
    const answer = await send(same, id, anyCommand(view));
    expect(answer.status).toBe(200);
    view = answer.body.view;
  }
  expect(view.total[0] + view.total[1]).toBe(157);
  device.close();
  await two.stop();
});
