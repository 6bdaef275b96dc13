import { expect, test } from 'vitest';
import { chanceFromText, shuffle } from '../../kit/chance.ts';
import { lotChance } from '../../lot/record.ts';
import { DECK } from '../../schieber/card.ts';
import { anybody, as, drawAndStart, type Evening, evening, openDoor, post, server, viewOf } from './doorTesting.ts';
import { readFile } from './eveningFile.ts';
import { retrace } from './retrace.ts';

openDoor();

const ask = async ({ id, key }: Evening, path: string, body: object) => {
  const told = await post(as(key), `/${id}${path}`, body);
  expect(told.status, told.text).toBe(200);
  return told.body;
};
async function paper(e: Evening, passe: number, points: number): Promise<void> {
  const path = `/sheets/${passe}/1/commands`;
  const { version } = await ask(e, path, { type: 'enter', totals: [points, 628 - points], version: 1 });
  await ask(e, path, { type: 'visa', version });
}
const finalOf = () => evening(4, { base: 'ssc', passen: 1, gamesPerPasse: 4, finalTable: true, identityCheck: false });
async function playFinal(e: Evening, points: readonly number[]): Promise<void> {
  await drawAndStart(e, 1);
  await paper(e, 1, 314);
  await ask(e, '/draws', { passen: [], source: 'ceremony', cards: 'german' });
  await ask(e, '/draws/final-table', { cards: DECK.slice(0, 9) });
  for (const [index, each] of points.entries()) {
    await ask(e, '/commands', { type: 'start-passe', passe: index + 2 });
    await paper(e, index + 2, each);
  }
}

test('SSC 7.04 finalists level in everything: nothing ends before a draw of its own was held, and the list names it', async () => {
  const e = await finalOf();
  await playFinal(e, [314, 314, 314]);
  const { view } = await viewOf(e, e.key);
  expect(view.level).toEqual([1, 2, 3, 4]);
  const early = await post(as(e.key), `/${e.id}/commands`, { type: 'finish' });
  expect(early.body).toMatchObject({ code: 'lot-needed', article: 'SSC 7.04' });
  await ask(e, '/draws', { passen: [], source: 'ceremony' });
  const cards = shuffle(DECK, chanceFromText(e.id)('deck'));
  await ask(e, '/draws/final-rank', { cards });
  const record = (await anybody().get(`/api/tournaments/${e.id}/draws/final-rank`)).body;
  // Anybody can draw it again from the record.
  expect(record.result.order).toEqual(shuffle([1, 2, 3, 4], lotChance(record.seed, record.id)));
  const after = (await viewOf(e, e.key)).view;
  expect(after.level).toEqual([]);
  expect(after.ranking.map(({ number }: { number: number }) => number)).toEqual(record.result.order);
  expect(after.ranking.map(({ final }: { final: { decidedBy: string } }) => final.decidedBy)).toEqual([
    ...['lot', 'lot', 'lot', 'lot'],
  ]);
  await ask(e, '/commands', { type: 'finish' });
  const file = readFile(Buffer.from((await as(e.key).get(`/api/tournaments/${e.id}/backup`)).text));
  expect(file.ok && (await retrace(file.value.content))).toMatchObject({ ok: true });
});

test('SSC 7.04 where points decide no draw is held', async () => {
  server.clock.advance(60_000);
  const e = await finalOf();
  await playFinal(e, [400, 350, 330]);
  const { level, ranking } = (await viewOf(e, e.key)).view;
  expect(level).toEqual([]);
  expect(new Set(ranking.map(({ final }: { final: { points: number } }) => final.points)).size).toBe(4);
  const refused = await post(as(e.key), `/${e.id}/draws`, { passen: [], source: 'ceremony' });
  expect(refused.body).toMatchObject({ code: 'nobody-level' });
  await ask(e, '/commands', { type: 'finish' });
});
