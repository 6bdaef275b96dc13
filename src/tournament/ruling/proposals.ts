import type { Immutable } from '../../kit/immutable.ts';
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
  return players.flatMap((player): Proposal[] => {
    const { number } = player;
    const lastAt = Math.max(0, player.dismissed?.at ?? 0, ...player.warnings.map(({ at }) => at));
    const toWarn = sheets.flatMap(({ passe, table, rulings }) =>
      rulings
        .filter(({ offender, proposes, at }) => offender === number && proposes === 'warning' && at > lastAt)
        .map(({ event, article }): Proposal => ({ kind: 'warning', number, event, article, passe, table })),
    );
    const left = player.dismissed?.warnings ?? 0; // the director has seen as many and left it
    const count = player.warnings.length;
    const isDue = warnings.automatic && count >= warnings.exclusionFrom && count > left;
    const toExclude: Proposal[] = isDue
      ? [{ kind: 'exclusion', number, warnings: player.warnings.length, article: articles.warning }]
      : [];
    return [...toExclude, ...toWarn.slice(-1)];
  });
}
