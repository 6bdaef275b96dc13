import { ok, type Result, refuse } from '../../kit/result.ts';
import { isDay } from '../../kit/time.ts';
import type { Listed } from '../../people/eligibility.ts';
import { line } from '../../people/text.ts';
import type { BadList } from '../../people/wire.ts';
import { readTable } from './tableFile.ts';

/** The list of employees; the first bad row is named, and then nothing is taken. SSC 1 */
export function readExclusionList(bytes: Buffer): Result<readonly Listed[], BadList> {
  const rows = readTable(bytes);
  if (!rows.ok) return rows;
  const entries: Listed[] = [];
  for (const [i, { firstName, lastName, born, street, houseNumber, postcode }] of rows.value.entries()) {
    const first = line(firstName, 80);
    const last = line(lastName, 80);
    if (!first.ok || !last.ok) return refuse({ code: 'bad-list', row: i + 2, why: 'name' });
    if (born && !isDay(born)) return refuse({ code: 'bad-list', row: i + 2, why: 'born' });
    const optional = Object.entries({ born, street, houseNumber, postcode }).filter(([, value]) => value);
    entries.push({ firstName: first.value, lastName: last.value, ...Object.fromEntries(optional) });
  }
  return ok(entries);
}
