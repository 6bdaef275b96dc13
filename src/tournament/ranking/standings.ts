import type { Chance } from '../../kit/chance.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { type Evening, type Passe, playersOf } from '../evening/evening.ts';
import { resultsOf, type Sheet } from '../sheet/sheet.ts';
import { type Finalist, type FinalRank, finalRanking } from './finalTable.ts';
import { pairLines } from './pairLines.ts';
import { type Line, type PasseResult, type Ranked, rankingOf } from './ranking.ts';

/** Every player's Passen, from the initialled sheets alone. SSC 7.03, EBH 7 */
export function linesOf(evening: Evening, sheets: readonly Sheet[]): readonly Line[] {
  const { regulation } = evening;
  const results = new Map<string, PasseResult>();
  for (const sheet of sheets)
    for (const { player, points, kind } of resultsOf(sheet))
      results.set(`${sheet.passe}/${player}`, kind === 'void' || points === null ? { kind: 'void' } : { kind, points });
  const initialled = new Set(sheets.filter(({ visa }) => visa !== null).map(({ passe, table }) => `${passe}/${table}`));
  // SSC 7.03, ruling G2: a bye is worth something as soon as the others have played, not when the next Passe begins.
  const isPlayed = ({ passe, stage, seating }: Passe): boolean =>
    stage === 'closed' || seating.tables.every(({ table }) => initialled.has(`${passe}/${table}`));
  const preliminary = evening.passen.filter(({ passe, stage }) => passe <= regulation.passen && stage !== 'drawn');
  const isOver = evening.finishedAt !== null;
  return playersOf(evening).map((player): Line => {
    const { number, fillIn, presence } = player;
    const passen = preliminary.map((passe): PasseResult => {
      const result = results.get(`${passe.passe}/${number}`);
      if (result) return result;
      return passe.seating.byes.includes(number) && isPlayed(passe) ? { kind: 'bye' } : { kind: 'open' };
    });
    const handedIn = evening.personalSheets[number]?.handedIn ?? false;
    return {
      number,
      fillIn,
      status: presence === 'retired' || presence === 'excluded' ? presence : 'present',
      // EBH 7: a sheet that was not initialled and handed in stays unrated.
      rated: regulation.personalSheet === 'supervisor' || !isOver || handedIn,
      passen,
    };
  });
}

export const standingsOf = (evening: Evening, sheets: readonly Sheet[]): readonly Ranked[] =>
  rankingOf(rankedLines(evening, sheets), evening.regulation);

/** The lines of those who have come: of players, or of pairs. */
function rankedLines(evening: Evening, sheets: readonly Sheet[]): readonly Line[] {
  const lines = linesOf(evening, sheets).filter((line) => hasPlayed(evening, line));
  return evening.regulation.pairs ? pairLines(evening.pairs, lines) : lines;
}

/** Somebody who never came is on the list of people, not in the ranking. */
const hasPlayed = (evening: Evening, line: Line): boolean => evening.players[line.number]?.presence !== 'expected';

/** The four at the final table with what decides between them; empty while there is no final table. SSC 7.04 */
export function finalistsOf(
  evening: Evening,
  sheets: readonly Sheet[],
  ranked = standingsOf(evening, sheets),
): readonly Finalist[] {
  if (!evening.finalTable) return [];
  const standings = new Map(ranked.map((line) => [line.number, line]));
  const finals = sheets.filter((sheet) => sheet.passe > evening.regulation.passen);
  return evening.finalTable.players.map((number) => ({
    number,
    finalPoints: finals
      .flatMap(resultsOf)
      .filter((result) => result.player === number)
      .reduce((sum, result) => sum + (result.points ?? 0), 0),
    preliminaryTotal: standings.get(number)?.total ?? 0,
    best: [...(standings.get(number)?.best ?? [])],
  }));
}

/** What is printed at the end: the final table first, then the others in the order of the preliminary round. */
export type OfficialLine = Immutable<{ place: number; rank: number | null; line: Ranked; final: FinalRank | null }>;

/** `chance` is the stream of the final draw: it decides only among finalists level in everything. SSC 7.04 */
export function officialRanking(
  evening: Evening,
  sheets: readonly Sheet[],
  chance: Chance,
  standings = standingsOf(evening, sheets),
): readonly OfficialLine[] {
  const finalists = finalRanking(finalistsOf(evening, sheets, standings), chance, evening.finalTable?.order);
  const ofFinalist = new Map(finalists.map((finalist) => [finalist.number, finalist]));
  const isIn = (line: Ranked) => ofFinalist.has(line.number) && line.status !== 'excluded';
  const first = standings
    .filter(isIn)
    .sort((a, b) => ofFinalist.get(a.number)!.rank - ofFinalist.get(b.number)!.rank)
    .map((line) => ({ line, final: ofFinalist.get(line.number)! }));
  const rest = standings.filter((line) => !isIn(line));
  return [...first, ...rest.map((line) => ({ line, final: null }))].map(({ line, final }, index) => {
    if (final) return { place: index + 1, rank: index + 1, line, final };
    const shares = rest.findIndex((other) => other.rank === line.rank);
    return { place: index + 1, rank: line.rank === null ? null : first.length + shares + 1, line, final };
  });
}
