import { expect, test } from 'vitest';
import { parseJson } from './body.ts';

test('a name that turns the direction of writing does not come in, as it is or escaped', () => {
  const said = (text: string) => parseJson(Buffer.from(text)).ok;
  for (const turning of ['\u202e', '\u202a', '\u2066', '\u2069']) {
    expect(said(JSON.stringify({ title: `Jass${turning}ssaJ` }))).toBe(false);
  }
  expect(said('{"title":"\\u202Erenruttam"}')).toBe(false);
  for (const title of ['Jassabend «Zum Rössli» 🂡', 'Weich\u00adtrenner', 'אבג', 'u202e']) {
    expect(parseJson(Buffer.from(JSON.stringify({ title })))).toEqual({ ok: true, value: { title } });
  }
});
