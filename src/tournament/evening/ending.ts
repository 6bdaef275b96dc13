import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Ranked } from '../ranking/ranking.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { By, OpenSheet } from '../sheet/sheet.ts';
import { type Evening, type EveningEvent, type Passe, passeOf, runningPasse } from './evening.ts';
import { lineNumber } from './pairs.ts';

/** The end of an evening: the players' own totals (EBH 7), the official list, the last word. */
export type EndingCommand = Immutable<
  | { type: 'enter-total'; number: PlayerNumber; total: number }
  | { type: 'initial-total'; number: PlayerNumber }
  | { type: 'hand-in'; number: PlayerNumber }
  | { type: 'publish' }
  /** `despite`: why it ends although somebody stays without a rank. */
  | { type: 'finish'; despite?: string }
  | { type: 'reopen'; reason: string }
>;

export type EndingRefusal = Immutable<
  | { code: 'supervisor-only'; article: string }
  | { code: 'passen-open'; number: PlayerNumber; passen: number[]; article: string }
  | { code: 'not-your-total'; entered: number; sum: number; article: string }
  | { code: 'total-not-entered'; number: PlayerNumber; article: string }
  | { code: 'not-initialled'; number: PlayerNumber; article: string }
  | { code: 'tables-outstanding'; sheets: OpenSheet[]; article: string }
  | { code: 'players-unrated'; players: PlayerNumber[]; article: string }
  | { code: 'lot-needed'; players: PlayerNumber[]; article: string }
  | { code: 'not-finished' }
  | { code: 'reason-needed'; article: string }
>;

/** What the sheets say, for the end. */
export interface EndingFacts {
  /** Sheets of all Passen without a visa. */
  readonly outstanding: readonly OpenSheet[];
  readonly standings: readonly Ranked[];
  /** Finalists between whom a draw must be held. SSC 7.04 */
  readonly level: readonly PlayerNumber[];
  /** The official list as one number. */
  readonly rankingHash: string;
}

type Answer = Result<readonly EveningEvent[], EndingRefusal>;

export function decideEnding(
  evening: Evening,
  command: EndingCommand,
  by: By,
  at: Instant,
  facts: EndingFacts,
): Answer {
  const { articles } = evening.regulation;
  const stamp = { by, at };
  switch (command.type) {
    case 'enter-total':
    case 'initial-total':
    case 'hand-in':
      return decideTotal(evening, command, by, at, facts);
    case 'publish': {
      const version = (evening.published?.version ?? 0) + 1;
      return ok([{ type: 'ranking-published', version, hash: facts.rankingHash, ...stamp }]);
    }
    case 'finish': {
      if (facts.outstanding.length > 0)
        return refuse({ code: 'tables-outstanding', sheets: [...facts.outstanding], article: articles.visa });
      // SSC 7.04: "a draw will be held".
      if (facts.level.length > 0) return refuse({ code: 'lot-needed', players: [...facts.level], article: 'SSC 7.04' });
      const players = unratedAtTheEnd(evening, facts.standings);
      const despite = command.despite?.trim() || null;
      if (players.length > 0 && despite === null)
        return refuse({ code: 'players-unrated', players, article: articles.sheet });
      return ok([
        ...closing(evening, by, at),
        { type: 'finished', ...(despite === null ? {} : { despite }), ...stamp },
      ]);
    }
    case 'reopen': {
      if (evening.finishedAt === null) return refuse({ code: 'not-finished' });
      if (command.reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.decision });
      return ok([{ type: 'reopened', reason: command.reason, ...stamp }]);
    }
  }
}

/** Computed by the player, checked and initialled by the supervisor, handed in. EBH 7 */
function decideTotal(
  evening: Evening,
  command: Extract<EndingCommand, { number: PlayerNumber }>,
  by: By,
  at: Instant,
  { standings }: EndingFacts,
): Answer {
  const { regulation } = evening;
  const { articles } = regulation;
  const number = lineNumber(evening, command.number); // one sheet for both partners
  const line = standings.find((each) => each.number === number);
  const sheet = evening.personalSheets[number];
  switch (command.type) {
    case 'enter-total': {
      // SSC 7.05 (2): sheets filled in by players are not accepted; EBH 7 lets the player compute his total.
      const byPlayer = by.role === 'player';
      if (byPlayer && regulation.personalSheet === 'supervisor')
        return refuse({ code: 'supervisor-only', article: articles.sheet });
      const passen = openPassen(evening, number, line);
      if (byPlayer && passen.length > 0)
        return refuse({ code: 'passen-open', number, passen, article: articles.sheet });
      return ok([{ type: 'total-entered', number, total: command.total, by, at }]);
    }
    case 'initial-total': {
      if (!sheet) return refuse({ code: 'total-not-entered', number, article: articles.sheet });
      const sum = line?.total ?? 0;
      if (sheet.total !== sum)
        return refuse({ code: 'not-your-total', entered: sheet.total, sum, article: articles.sheet });
      return ok([{ type: 'total-initialled', number, by, at }]);
    }
    case 'hand-in':
      if (!sheet?.initialled) return refuse({ code: 'not-initialled', number, article: articles.sheet });
      return ok([{ type: 'sheet-handed-in', number, by, at }]);
  }
}

/** The Passen that a player has still to play, or whose result nobody has initialled yet. */
export function openPassen(evening: Evening, number: PlayerNumber, line: Ranked | undefined): number[] {
  const isHere = evening.players[number]?.presence === 'present';
  const all = Array.from({ length: evening.regulation.passen }, (_, index) => index + 1);
  return all.filter((each, index) => {
    const passe = passeOf(evening, each);
    if (!passe || passe.stage === 'drawn') return isHere;
    return (line?.passen[index]?.kind ?? 'open') === 'open' && takingPart(passe.seating).has(number);
  });
}

/** Everybody of a Passe, at a table or sitting out; of a thousand it is asked for each, so it is gathered once. */
function takingPart(seating: Passe['seating']): ReadonlySet<PlayerNumber> {
  const known =
    gathered.get(seating) ?? new Set([...seating.byes, ...seating.tables.flatMap(({ teams }) => teams.flat())]);
  gathered.set(seating, known);
  return known;
}
const gathered = new WeakMap<Passe['seating'], ReadonlySet<PlayerNumber>>();

/** Who would have no rank if the evening ended now: the sheet was not initialled and handed in. EBH 7 */
export function unratedAtTheEnd(evening: Evening, standings: readonly Ranked[]): PlayerNumber[] {
  if (evening.regulation.personalSheet === 'supervisor') return [];
  return standings
    .filter(({ number, status }) => status !== 'excluded' && !evening.personalSheets[number]?.handedIn)
    .map(({ number }) => number);
}

/** The Passe that is still open ends with what comes next. */
export function closing(evening: Evening, by: By, at: Instant): readonly EveningEvent[] {
  const running = runningPasse(evening);
  return running ? [{ type: 'passe-closed', passe: running.passe, by, at }] : [];
}
