import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PlayerNumber, SeatedTable } from '../seating/schedule.ts';
import type { By, OpenSheet } from '../sheet/sheet.ts';
import { closing } from './ending.ts';
import { type Evening, type EveningEvent, type Passe, passeOf, runningPasse } from './evening.ts';

/** `despite`: why the director goes on although tables are without a visa. */
export type PasseCommand = Immutable<
  | { type: 'take-seat'; passe: number; leaver: PlayerNumber; player: PlayerNumber }
  /** Teams as they really sat: the same four. */
  | { type: 'reseat'; passe: number; table: number; teams: SeatedTable['teams']; reason: string }
  /** For somebody who came after the draw. Ruling G2 */
  | { type: 'give-bye'; passe: number; number: PlayerNumber }
  | { type: 'start-passe'; passe: number; despite?: string }
  | { type: 'close-passe'; passe: number; despite?: string }
>;

export type PasseRefusal = Immutable<
  | { code: 'no-such-player'; number: PlayerNumber; article: string }
  | { code: 'not-present'; number: PlayerNumber }
  | { code: 'no-such-passe'; passe: number }
  | { code: 'passe-not-drawn'; passe: number; article: string }
  | { code: 'passe-not-next'; passe: number; next: number; article: string }
  | { code: 'already-started'; passe: number; at: Instant; article: string }
  | { code: 'tables-outstanding'; sheets: OpenSheet[]; article: string }
  | { code: 'players-absent'; players: PlayerNumber[]; article: string }
  | { code: 'player-at-two-tables'; player: PlayerNumber; article: string }
  | { code: 'not-in-the-seating'; player: PlayerNumber; article: string }
  | { code: 'no-such-table'; table: number; article: string }
  | { code: 'not-the-same-four'; table: number; article: string }
  | { code: 'second-bye'; number: PlayerNumber; passe: number }
  | { code: 'reason-needed'; article: string }
>;

type Answer = Result<readonly EveningEvent[], PasseRefusal>;

/** `open`: sheets of all Passen without a visa. What was left open with a reason stays open, but does not ask again. */
export function decidePasse(
  evening: Evening,
  command: PasseCommand,
  by: By,
  at: Instant,
  open: readonly OpenSheet[],
): Answer {
  const running = runningPasse(evening)?.passe;
  const outstanding = open.filter(({ passe }) => passe === running);
  switch (command.type) {
    case 'take-seat':
      return takeSeat(evening, command, by, at);
    case 'reseat':
      return reseat(evening, command, by, at);
    case 'give-bye':
      return giveBye(evening, command, by, at);
    case 'start-passe':
      return startPasse(evening, command, by, at, outstanding);
    case 'close-passe': {
      const { articles } = evening.regulation;
      const passe = passeOf(evening, command.passe);
      if (passe?.stage !== 'running') return refuse({ code: 'no-such-passe', passe: command.passe });
      const unfinished = withoutVisa(outstanding, command.despite, articles.visa);
      if (unfinished) return refuse(unfinished);
      return ok([{ type: 'passe-closed', passe: command.passe, by, at }]);
    }
  }
}

/** Somebody takes the seat of a player who has left before the Passe is started. Rulings G1, G4 */
function takeSeat(
  evening: Evening,
  command: Extract<PasseCommand, { type: 'take-seat' }>,
  by: By,
  at: Instant,
): Answer {
  const { articles } = evening.regulation;
  const passe = passeOf(evening, command.passe);
  if (!passe) return refuse({ code: 'no-such-passe', passe: command.passe });
  if (passe.stage !== 'drawn')
    return refuse({ code: 'already-started', passe: passe.passe, at: passe.startedAt ?? 0, article: articles.start });
  const { leaver, player } = command;
  const newcomer = evening.players[player];
  if (!newcomer) return refuse({ code: 'no-such-player', number: player, article: articles.number });
  if (newcomer.presence !== 'present') return refuse({ code: 'not-present', number: player });
  const seated = passe.seating.tables.flatMap((table) => table.teams.flat());
  if (!seated.includes(leaver)) return refuse({ code: 'not-in-the-seating', player: leaver, article: articles.draw });
  if (seated.includes(player)) return refuse({ code: 'player-at-two-tables', player, article: articles.draw });
  return ok([{ type: 'seat-taken', passe: passe.passe, leaver, player, by, at }]);
}

/** Who played with whom, when they sat down otherwise than drawn. EBH 1 */
function reseat(evening: Evening, command: Extract<PasseCommand, { type: 'reseat' }>, by: By, at: Instant): Answer {
  const { articles } = evening.regulation;
  const { passe: number, table, teams, reason } = command;
  const passe = passeOf(evening, number);
  if (!passe || passe.stage === 'drawn') return refuse({ code: 'no-such-passe', passe: number });
  const drawn = passe.seating.tables.find((each) => each.table === table);
  if (!drawn) return refuse({ code: 'no-such-table', table, article: articles.draw });
  const four = [...drawn.teams.flat()].sort((a, b) => a - b).join();
  if ([...teams.flat()].sort((a, b) => a - b).join() !== four)
    return refuse({ code: 'not-the-same-four', table, article: articles.draw });
  if (reason.trim() === '') return refuse({ code: 'reason-needed', article: articles.decision });
  return ok([{ type: 'reseated', passe: number, table, teams, reason, by, at }]);
}

/** Who came after the draw sits out one Passe, which is valued like any bye; never two. Ruling G2 */
function giveBye(evening: Evening, command: Extract<PasseCommand, { type: 'give-bye' }>, by: By, at: Instant): Answer {
  const { articles } = evening.regulation;
  const { number } = command;
  const passe = passeOf(evening, command.passe);
  if (!passe || passe.stage === 'closed') return refuse({ code: 'no-such-passe', passe: command.passe });
  if (evening.players[number]?.presence !== 'present') return refuse({ code: 'not-present', number });
  if (passe.seating.tables.some(({ teams }) => teams.flat().includes(number)))
    return refuse({ code: 'player-at-two-tables', player: number, article: articles.draw });
  const before = evening.passen.find(({ seating }) => seating.byes.includes(number));
  if (before) return refuse({ code: 'second-bye', number, passe: before.passe });
  return ok([{ type: 'bye-given', passe: passe.passe, number, by, at }]);
}

/** Each Passe begins only on the director's word. SSC 7.03, EBH 2 */
function startPasse(
  evening: Evening,
  command: Extract<PasseCommand, { type: 'start-passe' }>,
  by: By,
  at: Instant,
  outstanding: readonly OpenSheet[],
): Answer {
  const { articles } = evening.regulation;
  const article = articles.start;
  const passe = passeOf(evening, command.passe);
  if (!passe) return refuse({ code: 'passe-not-drawn', passe: command.passe, article: articles.draw });
  if (passe.stage !== 'drawn')
    return refuse({ code: 'already-started', passe: passe.passe, at: passe.startedAt ?? at, article });
  const next = evening.passen.find((each) => each.stage === 'drawn')!.passe;
  if (passe.passe !== next) return refuse({ code: 'passe-not-next', passe: passe.passe, next, article });
  const open = withoutVisa(outstanding, command.despite, article);
  if (open) return refuse(open);
  const absent = absentees(evening, passe);
  if (absent.length > 0) return refuse({ code: 'players-absent', players: absent, article: articles.draw });
  return ok([
    ...closing(evening, by, at),
    { type: 'passe-started', passe: passe.passe, despite: command.despite ?? null, by, at },
  ]);
}

function absentees(evening: Evening, passe: Passe): PlayerNumber[] {
  return passe.seating.tables
    .flatMap((table) => table.teams.flat())
    .filter((number) => evening.players[number]?.presence !== 'present');
}

/** The director may go on all the same, with a reason: his decision is final. SSC 7.03, EBH 9 */
function withoutVisa(
  outstanding: readonly OpenSheet[],
  despite: string | undefined,
  article: string,
): PasseRefusal | undefined {
  if (outstanding.length === 0 || (despite ?? '').trim() !== '') return undefined;
  return { code: 'tables-outstanding', sheets: [...outstanding], article };
}
