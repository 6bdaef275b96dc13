import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../server/ledger/check.ts';
import {
  balance,
  type CashHouse,
  dutiesIn,
  openCashHouse,
  type Staff,
  type TriedDuty,
} from '../server/testing/cashHouse.ts';
import { nextCode } from '../server/testing/people.ts';
import { DUTIES, type Duty } from '../wire/duties.ts';
import { desk } from './desk.ts';

// The desk by the command line, in a house that plays for francs: the same duties as by HTTP and by screen.
let house: CashHouse;
let tried: Readonly<Record<keyof typeof DUTIES, TriedDuty>>;
const folder = mkdtempSync(join(tmpdir(), 'gschobe-desk-'));
beforeAll(async () => {
  house = await openCashHouse();
  tried = dutiesIn(house);
});
afterAll(async () => {
  expect(await checkLedger(house.server.store.db)).toMatchObject({ ok: true, sum: '0' });
  await house.server.stop();
});

/** One line at the desk: its exit code and what the server answered. */
async function typed(args: readonly string[], input = '') {
  let text = '';
  const status = await desk(args, Readable.from([input]), (more) => {
    text += more;
  });
  return { status, text, body: text === '' ? undefined : JSON.parse(text) };
}

/** Somebody who has signed in. */
const by = (staff: Staff, line: readonly string[]) => {
  const file = join(folder, staff.id);
  writeFileSync(file, JSON.stringify({ server: house.server.address, cookie: staff.cookie }));
  return typed([...line, '--session', file]);
};

const ROWS = Object.entries(DUTIES) as [keyof typeof DUTIES, Duty][];

describe.each(ROWS)('duty %s by the command line', (name, { second }) => {
  const needsTwo = second.when !== 'never';

  test(
    needsTwo
      ? 'alone nothing happens, with two it is done; never about oneself'
      : 'one person does it, never about oneself',
    async () => {
      const { given, askLine, approveLine, askOwnLine, done, hands } = tried[name];
      const player = await house.newPlayer();
      await given?.(player);
      const [one, two] = hands;
      const said = await by(one, askLine(player.id));
      expect(await done(player), said.text).toBe(!needsTwo);
      for (const me of hands) {
        const { status, body } = await by(me, askOwnLine ? askOwnLine(me.id) : askLine(me.id));
        expect([status, body.code]).toEqual([
          1,
          expect.stringMatching(askOwnLine ? /^(second-person-needed|till-open)$/ : /^(not-)?about-oneself$/),
        ]);
      }
      if (!needsTwo) return;
      const alone = await by(one, approveLine!(player.id, said));
      expect([alone.status, alone.body.code, await done(player)]).toEqual([1, 'second-person-needed', false]);
      const both = await by(two, approveLine!(player.id, said));
      expect([both.status, await done(player)], both.text).toEqual([0, true]);
    },
  );
});

test('a sum split over a day is the same sum by the command line too: each part waits for the player or a second cashier', async () => {
  const { rita, sepp } = house;
  const player = await house.newPlayer();
  await by(sepp, ['identity', player.id, 'checked']);
  const parts = ['600', '400', '0.05'];
  for (const part of parts) expect((await by(rita, ['deposit', player.id, part])).status).toBe(0);
  const { waiting } = (await by(rita, ['show', player.id])).body.wallet;
  const ids = Object.keys(waiting);
  const confirmed = [];
  for (const id of ids) {
    const answer = await player.post(`/api/wallet/deposits/${id}/confirmation`, {}, { 'idempotency-key': id });
    confirmed.push(answer.status === 200 ? 'ok' : answer.body.code);
  }
  expect(confirmed).toEqual(['ok', 'ok', 'second-person-needed']);
  expect((await by(rita, ['approve', player.id, ids[2]!])).body.code).toBe('second-person-needed');
  expect((await by(sepp, ['approve', player.id, ids[2]!])).status).toBe(0);
  expect(await balance(player)).toBe(100_005);
});

test('a cashier signs in with password and second factor, finds somebody and counts a till; a wrong line says how', async () => {
  const { nora, server } = house;
  await nora.send('/api/me/password', {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ next: 'sieben nasse Kühe' }),
  });
  const session = join(folder, 'nora');
  const line = ['sign-in', '--server', `${server.address}/`, '--email', 'kasse.nora@example.ch', '--session', session];
  expect((await typed(line, 'falsch falsch\n000000\n')).body.code).toBe('wrong-credentials');
  const code = nextCode(server, 'kasse.nora@example.ch');
  const entered = await typed(line, `sieben nasse Kühe\n${code}\n`);
  expect([entered.status, statSync(session).mode & 0o777], entered.text).toEqual([0, 0o600]);
  await house.newPlayer();
  const at = (...words: string[]) => typed([...words, '--session', session]);
  expect((await at('find', 'player0')).body.people).toHaveLength(1);
  expect((await at('tills')).body.tills.length).toBeGreaterThan(1);
  for (const wrong of [['deposit', 'x'], ['deposit', 'x', 'five'], ['nothing'], []])
    expect((await at(...wrong)).status).toBe(2);
  expect((await typed(['tills', '--session', join(folder, 'nobody')])).status).toBe(1);
});
