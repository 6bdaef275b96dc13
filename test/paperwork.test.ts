import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { canonical } from '../src/kit/canonical.ts';
import { rappen } from '../src/ledger/money.ts';
import type { StatementLine } from '../src/ledger/wire.ts';
import { promiseOf, readSecret } from '../src/lot/ceremony.ts';
import { announce } from '../src/lot/record.ts';
import { DECK } from '../src/schieber/card.ts';
import { type Asked, openAsides, PAPERWORK } from '../src/server/aside.ts';
import type { Drawing } from '../src/server/big21/paperwork.ts';
import type { Packing } from '../src/server/championship/packing.ts';
import { openSigner } from '../src/server/store/signing.ts';
import { readPdf } from '../src/server/testing/pdf.ts';
import { isCrowded, type Threads } from '../src/server/threads.ts';
import type { ServerBoard } from '../src/server/tournament/boards.ts';
import { sealFile } from '../src/server/tournament/eveningFile.ts';
import type { Answer, Question } from '../src/server/tournament/paperwork.ts';
import type { readEvening, Upload } from '../src/server/tournament/reading.ts';
import { type Drawn, drawLot, type LotAsked } from '../src/tournament/evening/draw.ts';
import { evolveEvening } from '../src/tournament/evening/evolve.ts';
import { TOURNAMENT_LOT_KINDS } from '../src/tournament/evening/lots.ts';
import { EBH } from '../src/tournament/regulation.ts';
import { fileOf } from './eveningFile.sim.ts';

/** As the server opens them, compiled. */
const threads = openAsides(PAPERWORK);
afterAll(() => threads.close());

const askDesk = (question: Question, desk: Threads<Asked, unknown> = threads) =>
  desk.ask({ file: 'tournament/papers', name: 'answer', question }) as Promise<Answer>;
const drawn = (question: Drawing) =>
  threads.ask({ file: 'big21/papers', name: 'draw', question }) as Promise<Uint8Array>;
const packed = (question: Packing) =>
  threads.ask({ file: 'championship/packing', name: 'pack', question }) as Promise<Uint8Array>;

test('a stack of blank sheets is printed in a thread: this one goes on meanwhile', async () => {
  const at = Date.UTC(2024, 10, 16, 17);
  const made = {
    type: 'created',
    title: 'Jass',
    place: 'Olten',
    day: '2024-11-16',
    regulation: EBH,
    doubleEntry: false,
    at,
  } as const;
  const board: ServerBoard = {
    ...{ id: 'abcdefgh', revision: 1, moved: null, evening: evolveEvening(undefined, made), owner: 'system' },
    ...{ sheets: new Map(), people: new Map(), staff: new Map(), secret: Buffer.alloc(32) },
  };
  const options = {
    what: 'sheets',
    passe: undefined,
    blank: 120,
    language: 'de',
    address: 'http://localhost',
  } as const;
  const { answer, turns } = await turnsDuring(askDesk({ type: 'print', board, options }));
  expect(answer.type === 'bytes' && answer.bytes?.length).toBeGreaterThan(10_000);
  expect(turns).toBeGreaterThan(200);
});

test('the statement of who played six thousand times is drawn in a thread', async () => {
  const lines = Array.from(
    { length: 6000 },
    (_, i): StatementLine => ({
      ...{ seq: i, at: Date.UTC(2024, 9, 24), key: `big21/0a1b2c3d-${i}/stake`, kind: 'stake' },
      ...{ amount: rappen(-100), balance: rappen(100 * i) },
    }),
  );
  const heading = { holder: 'Rosa', account: 'person', at: Date.UTC(2024, 9, 25), language: 'de' } as const;
  const statement = { lines, ...heading, isPlayMoney: false };
  const { answer, turns } = await turnsDuring(drawn({ type: 'statement', statement }));
  expect(readPdf(Buffer.from(answer)).pages).toBeGreaterThan(100);
  expect(turns).toBeGreaterThan(200);
});

test.each(['xlsx', 'pdf'] as const)(
  'a list of twenty thousand people becomes a file (%s) in a thread',
  async (type) => {
    const head = ['Rang', 'Name', 'Punkte'];
    const portions = Array.from({ length: 40 }, (_, portion) =>
      Buffer.from(
        JSON.stringify(Array.from({ length: 500 }, (_, i) => [500 * portion + i + 1, 'Rosa Betschart', 3000])),
      ),
    );
    const question: Packing =
      type === 'xlsx'
        ? { type, head, portions }
        : { type, paper: { title: 'SSC', subtitle: 'Halbfinal', head }, portions };
    const { answer, turns } = await turnsDuring(packed(question));
    expect(Buffer.from(answer).subarray(0, 4).toString('latin1')).toBe(type === 'xlsx' ? 'PK\x03\x04' : '%PDF');
    if (type === 'xlsx') expect(await readSheet(Buffer.from(answer))).toHaveLength(20_001);
    expect(turns).toBeGreaterThan(200);
  },
);

test('a field that hardly comes out even is drawn in a thread, and the same to the bit', async () => {
  const secret = 'ab'.repeat(32);
  const pool = {
    ...{ players: Array.from({ length: 22 }, (_, i) => i + 1), sets: 7, take: 1, history: [] },
    ...{ wishes: {}, keepApart: [], fixedTables: {} },
  };
  const source = { kind: 'ceremony', commitment: promiseOf(readSecret(secret)!) } as const;
  const announced = announce({ id: 'passe-1', kind: 'seating', pool, source }, 0, new Set(), TOURNAMENT_LOT_KINDS);
  if (!announced.ok) throw new Error(announced.refusal.code);
  const asked: LotAsked = { announced: announced.value, randomness: { kind: 'ceremony', secret, cards: DECK } };
  const work = { file: '../tournament/evening/draw', name: 'drawLot', question: asked };
  const { answer, turns } = await turnsDuring(threads.ask(work) as Promise<Drawn>);
  expect(turns).toBeGreaterThan(200);
  expect(canonical(answer)).toBe(canonical(drawLot(asked)));
});

test('an evening’s file is parsed, looked at and drawn again in a thread, and comes back in parts', async () => {
  const content = fileOf('aside', 60, EBH);
  const signer = openSigner(mkdtempSync(join(tmpdir(), 'gschobe-signer-')));
  const file = Buffer.from(JSON.stringify(sealFile(content, signer)));
  const read = (bytes: Buffer) =>
    threads.ask({
      ...{ file: 'tournament/reading', name: 'readEvening' },
      question: { file: bytes, own: signer.fingerprint } satisfies Upload,
    }) as Promise<ReturnType<typeof readEvening>>;
  const { answer, turns } = await turnsDuring(read(file));
  expect(turns).toBeGreaterThan(200);
  expect(answer).toMatchObject({ ok: true, value: { isOwn: true, title: expect.any(String) } });
  const entries = answer.ok ? answer.value.entries.flatMap((part) => JSON.parse(Buffer.from(part).toString())) : [];
  expect(entries.map(({ version: _, ...entry }) => entry)).toEqual(content.log);
  expect((await read(file.subarray(0, -10))).ok).toBe(false);
});

/** How often others had their turn meanwhile. */
async function turnsDuring<Answer>(work: Promise<Answer>): Promise<{ answer: Answer; turns: number }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const answer = await work.finally(() => {
    isOver = true;
  });
  return { answer, turns };
}

test('a thread that takes too long is ended, and the next question gets a new one', async () => {
  const hasty = openAsides({ size: 1, patience: 1, mostWaiting: 1 });
  const question = { type: 'read-list', bytes: Buffer.from('Name;Ort\nVreni;Altdorf') } as const;
  const asked = [askDesk(question, hasty), askDesk(question, hasty), askDesk(question, hasty)];
  const reasons = (await Promise.allSettled(asked)).map((each) => each.status === 'rejected' && each.reason);
  expect(reasons.map(({ message }) => message)).toEqual([
    'it took too long',
    'it took too long',
    'too many are waiting',
  ]);
  expect(reasons.map(isCrowded)).toEqual([false, false, true]); // only the last may be sent again as it is
  await hasty.close();
});
