import type { Immutable } from '../../kit/immutable.ts';
import type { Instant } from '../../kit/time.ts';
import { type Evening, playersOf } from '../evening/evening.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Irregularity } from './irregularity.ts';

/** What the tables propose to the director, who alone warns and excludes. SSC 7.05 (11), EBH 9 */
export type Proposal = Immutable<
  | { kind: 'warning'; number: PlayerNumber; event: Irregularity; article: string; passe: number; table: number }
  | { kind: 'exclusion'; number: PlayerNumber; warnings: number; article: string }
>;

/** Rulings after which nobody has been warned yet, and players warned as often as the text allows. */
export function proposalsOf(evening: Evening, sheets: readonly Sheet[]): readonly Proposal[] {
  const { warnings, articles } = evening.regulation;
  const players = playersOf(evening).filter(({ presence }) => presence !== 'excluded');
  const ruled = rulingsAgainst(sheets);
  return players.flatMap((player): Proposal[] => {
    const { number } = player;
    const lastAt = Math.max(0, player.dismissed?.at ?? 0, ...player.warnings.map(({ at }) => at));
    const toWarn = (ruled.get(number) ?? []).filter(({ at }) => at > lastAt).map(({ proposal }) => proposal);
    const left = player.dismissed?.warnings ?? 0; // the director has seen as many and left it
    const count = player.warnings.length;
    const isDue = warnings.automatic && count >= warnings.exclusionFrom && count > left;
    const toExclude: Proposal[] = isDue
      ? [{ kind: 'exclusion', number, warnings: player.warnings.length, article: articles.warning }]
      : [];
    return [...toExclude, ...toWarn.slice(-1)];
  });
}

/** The warnings that sheets propose, by whom they are for: gathered once, not for each of a thousand players. */
function rulingsAgainst(sheets: readonly Sheet[]) {
  const found = new Map<PlayerNumber, { readonly at: Instant; readonly proposal: Proposal }[]>();
  for (const { passe, table, rulings } of sheets)
    for (const { offender: number, proposes, event, article, at } of rulings) {
      if (number === null || proposes !== 'warning') continue;
      const proposal: Proposal = { kind: 'warning', number, event, article, passe, table };
      found.set(number, [...(found.get(number) ?? []), { at, proposal }]);
    }
  return found;
}
