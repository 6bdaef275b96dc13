import { canonical } from '../kit/canonical.ts';
import { sha256Hex } from '../kit/hash.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Row } from './standings.ts';

/**
 * A version of the official ranking of a phase, by the fingerprint of its rows. It alone is binding, whatever was
 * published (SSC 8.04): so the official list is a row of versions, and publishing one of them is a second act.
 */
export type OfficialVersion = Immutable<{ version: number; hash: string }>;

/** How a row changed from one version to the next; null where it was not, or is no longer, in the list. */
export type Change = Immutable<{
  number: number;
  before: { rank: number; points: number } | null;
  after: { rank: number; points: number } | null;
}>;

export type OfficialRefusal = Immutable<
  { code: 'reason-missing'; article: 'SSC 8.04' } | { code: 'nothing-changed'; version: number; article: 'SSC 8.04' }
>;

/** The next version; it needs its reason, and a version that changes nothing is no version. */
export function establish(
  previous: OfficialVersion | undefined,
  rows: readonly Row[],
  reason: string,
): Result<OfficialVersion, OfficialRefusal> {
  if (reason.trim() === '') return refuse({ code: 'reason-missing', article: 'SSC 8.04' });
  const hash = rankingHash(rows);
  if (previous?.hash === hash)
    return refuse({ code: 'nothing-changed', version: previous.version, article: 'SSC 8.04' });
  return ok({ version: (previous?.version ?? 0) + 1, hash });
}

export const rankingHash = (rows: readonly Row[]): string => sha256Hex(canonical(rows));

/** The correction history between two versions, best rank first. */
export function changesBetween(before: readonly Row[], after: readonly Row[]): readonly Change[] {
  const old = new Map(before.map((row) => [row.number, row]));
  const changes: Change[] = [];
  for (const { number, rank, points } of after) {
    const was = old.get(number);
    old.delete(number);
    if (was?.rank === rank && was.points === points) continue;
    changes.push({ number, before: was ? { rank: was.rank, points: was.points } : null, after: { rank, points } });
  }
  for (const { number, rank, points } of old.values()) changes.push({ number, before: { rank, points }, after: null });
  const place = ({ before: b, after: a }: Change) => Math.min(b?.rank ?? Infinity, a?.rank ?? Infinity);
  return changes.sort((a, b) => place(a) - place(b) || a.number - b.number);
}
