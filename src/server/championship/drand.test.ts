import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, zurichInstant } from '../../kit/time.ts';
import { instantOfRound, QUICKNET } from '../../lot/drand.ts';
import { verifyLot } from '../../lot/verify.ts';
import { fetchRound } from '../lot/relays.ts';
import { subjects } from '../subjects.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';

/** A real round of quicknet, recorded on 15 September 2023: nobody without the network's keys can make one up. */
const ROUND = 657_413;
const SIGNATURE = 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';

let relay: Server;
let t: ChampionshipTest;
let isPublished = false;
const asked: string[] = [];
beforeAll(async () => {
  relay = createServer((request, response) => {
    asked.push(request.url!);
    const body = isPublished ? { round: ROUND, signature: SIGNATURE } : { error: 'too early' };
    response.writeHead(isPublished ? 200 : 425).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  const relays = [`http://127.0.0.1:${(relay.address() as AddressInfo).port}`];
  t = await openChampionshipTest(zurichInstant('2023-08-22T12:00'), {
    start: '2023-08-14',
    subjects: (services) => subjects(services, { getRound: (round) => fetchRound(round, { relays }) }),
  });
});
afterAll(async () => {
  await t.server.stop();
  relay.close();
});

test('SSC 7.02, G23 a lot announced for a round of drand is drawn by the job when the round is there, and anybody can verify it', async () => {
  const players = [await t.entrant(), await t.entrant(), await t.entrant()];
  for (const { caller } of players) await t.play(caller, await t.start(caller), 1);
  t.clock.set(zurichInstant('2023-09-11T12:00'));
  for (const { caller } of players) expect((await t.start(caller)).status).toBe(200);
  t.clock.set(zurichInstant('2023-09-13T23:31'));
  await t.server.runJobs(); // all three on 0 points, for two places

  const due = instantOfRound(ROUND);
  t.clock.set(due - 12 * MINUTE);
  await t.staff();
  t.clock.set(due - 10 * MINUTE);
  await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' });
  const announced = await t.office({ type: 'makeCut', source: { kind: 'drand', minutes: 10 } });
  expect(announced.status).toBe(200);
  const path = '/api/editions/small/lot?id=small/final/cut';
  const lot = (await t.server.caller().get(path)).body;
  expect(lot.source).toEqual({ kind: 'drand', chain: QUICKNET.chain, round: ROUND });
  expect(lot.result).toBeUndefined();

  // Before its time nobody asks; a relay that does not have the round yet is asked again later.
  await t.server.runJobs();
  expect(asked).toEqual([]);
  t.clock.set(due + 2000);
  await t.server.runJobs().catch(() => {});
  expect(asked[0]).toBe(`/${QUICKNET.chain}/public/${ROUND}`);
  expect((await t.server.caller().get(path)).body.result).toBeUndefined();
  // Somebody else may have read the round; what is not signed by the network is not taken, and cards must wait.
  const typed = { type: 'enterRound', id: 'small/final/cut', signature: SIGNATURE.replace(/b$/, 'a') };
  expect((await t.office(typed)).body.code).toBe('bad-signature');
  const cards = { type: 'proposeRedraw', id: 'small/final/cut', reason: 'kein Netz' };
  expect((await t.office(cards)).body.code).toBe('round-may-come');
  isPublished = true;
  for (let i = 0; i < 30 && asked.length < 2; i++) {
    t.clock.advance(MINUTE);
    await t.server.runJobs();
  }

  const record = (await t.server.caller().get(path)).body;
  expect(record.randomness).toEqual({ kind: 'drand', round: ROUND, signature: SIGNATURE });
  expect(record.poolHash).toBe(lot.poolHash);
  expect(verifyLot(record)).toMatchObject({ ok: true });
  const { finalists } = (await t.server.caller().get('/api/editions/small/finalists')).body;
  expect(finalists.map(({ number }: { number: number }) => String(number)).sort()).toEqual(
    [...record.result.admitted].sort(),
  );

  // The same with no server: the command line, and a changed signature.
  const file = join(mkdtempSync(join(tmpdir(), 'gschobe-drand-')), 'record.json');
  const verify = (content: object) => {
    writeFileSync(file, JSON.stringify(content));
    const main = join(import.meta.dirname, '../../../dist/src/cli/main.js');
    const { status, stdout } = spawnSync(process.execPath, [main, 'verify', 'lot', file], { encoding: 'utf8' });
    return { status, ...JSON.parse(stdout) };
  };
  expect(verify(record)).toMatchObject({ status: 0, ok: true, source: 'drand' });
  const forged = { ...record.randomness, signature: SIGNATURE.replace(/b$/, 'a') };
  expect(verify({ ...record, randomness: forged })).toMatchObject({ status: 1, ok: false });
});
