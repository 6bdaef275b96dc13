import { parse } from 'csv-parse/sync';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { isDay } from '../../kit/time.ts';
import type { Listed } from '../../people/eligibility.ts';
import { line } from '../../people/text.ts';

/** A table with a heading line; the first bad row is named, and then nothing is taken. SSC 1 */
export function readExclusionList(
  bytes: Buffer,
): Result<readonly Listed[], { code: 'bad-list'; row: number; why: string }> {
  let rows: Record<string, string>[];
  try {
    rows = parse(bytes, { columns: true, bom: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] });
  } catch (error) {
    return refuse({ code: 'bad-list', row: Number((error as { lines?: number }).lines ?? 1), why: 'not a table' });
  }
  const entries: Listed[] = [];
  for (const [i, { firstName, lastName, born, street, houseNumber, postcode }] of rows.entries()) {
    const first = line(firstName, 80);
    const last = line(lastName, 80);
    if (!first.ok || !last.ok) return refuse({ code: 'bad-list', row: i + 2, why: 'firstName and lastName' });
    if (born && !isDay(born)) return refuse({ code: 'bad-list', row: i + 2, why: 'born' });
    const optional = Object.entries({ born, street, houseNumber, postcode }).filter(([, value]) => value);
    entries.push({ firstName: first.value, lastName: last.value, ...Object.fromEntries(optional) });
  }
  return ok(entries);
}
