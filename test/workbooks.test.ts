import { expect, test } from 'vitest';
import { readList, toXlsx } from '../src/server/tournament/lists.ts';
import { plainWorkbook } from '../src/server/tournament/workbook.ts';
import { sheetOf, WORKBOOK } from './load/book.ts';
import { bomb, type ZipPart, zipOf } from './load/zip.ts';

const MIB = 1024 * 1024;
const VRENI = { ok: true, value: [{ name: 'Vreni Zgraggen' }] };

test('EBH 1 a workbook of the office is read, also one with a large picture', async () => {
  const rows = [
    ['Name', 'Ort'],
    ['Vreni Zgraggen', 'Altdorf'],
  ];
  expect(await readList(await toXlsx(rows))).toMatchObject(VRENI);
  const picture: ZipPart = { name: 'xl/media/image1.png', content: Buffer.alloc(20 * MIB, 7) };
  expect(await readList(zipOf([...WORKBOOK, sheetOf('Name', 'Vreni Zgraggen'), picture]))).toMatchObject(VRENI);
});

test('a workbook that unpacks to more than a hall can fill is refused before it is read, whatever it says of itself', async () => {
  const large = bomb(80 * MIB);
  expect(large.length).toBeLessThan(256 * 1024);
  expect(await readList(large)).toEqual({ ok: false, refusal: { code: 'list-too-large' } });
  const many = [...WORKBOOK, ...Array.from({ length: 5 }, () => ({ name: 'xl/a.xml', content: Buffer.alloc(MIB) }))];
  expect(await readList(zipOf(many))).toEqual({ ok: false, refusal: { code: 'list-too-large' } });
});

test('nothing is read of a workbook that was not counted: no part that is not in its list', async () => {
  const hidden = [
    { ...bombPart(), isHidden: true },
    { ...sheetOf('Name', 'Hidden'), isHidden: true },
  ];
  const file = zipOf([...WORKBOOK, ...hidden, sheetOf('Name', 'Vreni Zgraggen'), ...hidden]);
  expect((await plainWorkbook(file, 4 * MIB))!.length).toBeLessThan(2000);
  expect(await readList(file)).toMatchObject(VRENI);
});

test('nothing is read of a workbook that was not counted: no part that is packed otherwise than its list says', async () => {
  const file = zipOf([...WORKBOOK, sheetOf('Name', 'Vreni Zgraggen'), { ...bombPart(), saidMethod: 0 }]);
  expect((await plainWorkbook(file, 4 * MIB))!.length).toBeLessThan(100_000);
  expect(await readList(file)).toMatchObject(VRENI);
  const unusual = zipOf([...WORKBOOK, { ...sheetOf('Name', 'Vreni Zgraggen'), saidMethod: 12 }]);
  expect(await readList(unusual)).toMatchObject({ refusal: { code: 'file-not-readable' } });
});

test('a workbook of very many parts, or half of one, is not opened', async () => {
  const parts = (count: number) => Array.from({ length: count }, () => ({ name: 'a', content: Buffer.alloc(0) }));
  expect(await plainWorkbook(zipOf(parts(1000)), 1000)).toBeDefined();
  await expect(plainWorkbook(zipOf(parts(1001)), 1000)).rejects.toThrow('too many parts');
  const whole = zipOf([...WORKBOOK, sheetOf('Name', 'Vreni Zgraggen')]);
  for (const length of [whole.length - 30, 100, 2])
    expect(await readList(whole.subarray(0, length))).toMatchObject({ refusal: { code: 'file-not-readable' } });
});

const bombPart = (): ZipPart => ({ name: 'xl/other.xml', content: Buffer.alloc(80 * MIB) });
