import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Regulation } from '../regulation.ts';
import type { SheetRefusal } from './decide.ts';
import { faultyGame, faultyPoints, faultyTotals, pair } from './faults.ts';
import { type AskedCorrection, type By, type Sheet, type SheetEvent, totalsOf } from './sheet.ts';

/** What puts a sheet right after its visa, in any Passe. Ruling G24, EBH 9 */
export type CorrectingStep = Immutable<
  /** `alone`: the director has nobody else in the hall; the sheet says so. */
  | { type: 'correct'; game?: number; points: [number, number]; reason: string; alone?: boolean }
  | { type: 'confirm-correction' }
  | { type: 'drop-correction' }
  | { type: 'repeat'; reason: string }
  | { type: 'void'; reason: string }
  /** What was broken off or struck goes on where it stood. */
  | { type: 'resume'; reason: string }
>;

type Answer = Result<readonly SheetEvent[], SheetRefusal>;

export function decideCorrecting(
  sheet: Sheet,
  step: CorrectingStep,
  by: By,
  regulation: Regulation,
  at: Instant,
): Answer {
  const article = regulation.articles.decision;
  if ('reason' in step && step.reason.trim() === '') return refuse({ code: 'reason-needed', article });
  switch (step.type) {
    case 'correct':
      return ask(sheet, step, by, regulation, at);
    case 'confirm-correction': {
      if (!sheet.asked) return refuse({ code: 'no-correction-asked', article });
      // On a device of their own: nobody types another person's code.
      if (sheet.asked.by.who === by.who) return refuse({ code: 'second-person-needed', article });
      return ok([{ type: 'corrected', ...sheet.asked, second: by, at }]);
    }
    case 'drop-correction':
      return sheet.asked
        ? ok([{ type: 'correction-dropped', by, at }])
        : refuse({ code: 'no-correction-asked', article });
    case 'repeat':
      return ok([{ type: 'repeated', reason: step.reason, by, at }]);
    case 'void':
      return ok([{ type: 'voided', article, reason: step.reason, by, at }]);
    case 'resume':
      return sheet.aborted
        ? ok([{ type: 'resumed', reason: step.reason, by, at }])
        : refuse({ code: 'not-broken-off', article });
    default:
      return absurd(step);
  }
}

/** With a reason and a second person; draws do not depend on points, so nothing is drawn again. Ruling G24 */
function ask(
  sheet: Sheet,
  step: Extract<CorrectingStep, { type: 'correct' }>,
  by: By,
  regulation: Regulation,
  at: Instant,
): Answer {
  const { articles } = regulation;
  if (!sheet.visa) return refuse({ code: 'not-visaed', article: articles.visa });
  // The director's decision is final (EBH 9); everybody else needs a second person.
  if (step.alone && by.role !== 'director') return refuse({ code: 'second-person-needed', article: articles.decision });
  const isWhole = step.game === undefined || sheet.totals !== null;
  const fault = isWhole
    ? faultyTotals(step.points, sheet.games, regulation)
    : (faultyGame(sheet, step.game, regulation) ?? faultyPoints(step.points, regulation));
  if (fault) return refuse(fault);
  const asked: AskedCorrection = {
    game: isWhole ? null : step.game,
    from: isWhole ? totalsOf(sheet) : (sheet.rows[step.game - 1]?.points ?? { 0: 0, 1: 0 }),
    ...{ to: pair(step.points), reason: step.reason, by },
  };
  if (step.alone) return ok([{ type: 'corrected', ...asked, second: null, at }]);
  return ok([{ type: 'correction-asked', ...asked, at }]);
}
