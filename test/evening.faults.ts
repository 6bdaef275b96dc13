import { noChance } from '../src/kit/process.ts';
import { type EveningCommand, eveningProcess } from '../src/tournament/evening/decide.ts';
import type { Evening } from '../src/tournament/evening/evening.ts';
import { passePoints } from '../src/tournament/regulation.ts';
import { type SheetStep, sheetProcess } from '../src/tournament/sheet/decide.ts';
import type { By, Sheet } from '../src/tournament/sheet/sheet.ts';
import { factsOf, sheetFactsOf } from './evening.parts.ts';

/**
 * What must never go through, tried at every table of a simulated evening: each with the refusal it has to get. A rule
 * that gives way under the load of a whole evening shows here.
 */
export function wrongOnSheet(sheet: Sheet, evening: Evening, supervisor: By, at: number): string[] {
  const writer: By = { role: 'player', who: 'writer', player: sheet.players[sheet.writer ?? 0] };
  const elsewhere = Object.values(evening.players).find(({ number }) => !Object.values(sheet.players).includes(number));
  const total = passePoints(sheet.games);
  const tries: [SheetStep, By, string][] = [
    [{ type: 'record', game: 1, points: [75, 81] }, writer, 'not-157'],
    [{ type: 'record', game: 1, points: [75, 83] }, writer, 'not-157'],
    [{ type: 'record', game: 1, points: [-1, 158] }, writer, 'not-points'],
    [{ type: 'record', game: sheet.games + 1, points: [75, 82] }, writer, 'no-such-game'],
    [{ type: 'enter', totals: [300, total - 301] }, supervisor, 'not-the-passe-total'],
    [{ type: 'enter', totals: [300, total - 300] }, writer, 'supervisor-only'],
    [{ type: 'visa' }, writer, 'supervisor-only'],
    [{ type: 'visa' }, { ...supervisor, player: sheet.players[2] }, 'visa-by-player-of-the-table'],
    [{ type: 'correct', game: 1, points: [75, 82], reason: 'x' }, supervisor, 'not-visaed'],
  ];
  if (elsewhere) {
    const guest: By = { role: 'player', who: 'guest', player: elsewhere.number };
    tries.push([{ type: 'record', game: 1, points: [75, 82] }, guest, 'not-at-this-table']);
  }
  const facts = sheetFactsOf(evening, false);
  const decide = (state: Sheet | undefined, step: SheetStep, by: By) =>
    sheetProcess.decide(state, { steps: [step] }, { by, now: at, facts, chance: noChance });
  const faults = tries.flatMap(([step, by, code]) => {
    const decided = decide(sheet, step, by);
    const got = decided.ok ? 'accepted' : decided.refusal.code;
    return got === code ? [] : [`${step.type} by ${by.who}: ${got} instead of ${code}`];
  });
  const early = decide(undefined, tries[0]![0], writer);
  return early.ok ? [...faults, 'a result for a Passe that was not started'] : faults;
}

/** The same for the office, while a Passe is drawn and not yet started. */
export function wrongAtTheDesk(evening: Evening, passe: number, director: By, helper: By, at: number): string[] {
  const drawn = evening.passen.find((each) => each.passe === passe);
  const [first, second] = drawn?.seating.tables.map(({ teams }) => teams[0][0]) ?? [];
  const tries: [EveningCommand, By, string][] = [
    [{ type: 'start-passe', passe }, helper, 'director-only'],
    [{ type: 'start-passe', passe: passe + 1 }, director, 'passe-not-drawn'],
    [{ type: 'close-passe', passe }, director, 'no-such-passe'],
    [{ type: 'exclude', number: first ?? 1, reason: '' }, director, 'reason-needed'],
    [{ type: 'check-in', number: 99_999 }, director, 'no-such-player'],
    [{ type: 'award', place: 1999, player: first ?? 1 }, director, 'no-such-prize'],
  ];
  if (first !== undefined && second !== undefined)
    tries.push([{ type: 'take-seat', passe, leaver: first, player: second }, director, 'player-at-two-tables']);
  return tries.flatMap(([command, by, code]) => {
    const decided = eveningProcess.decide(evening, command, {
      by,
      now: at,
      facts: factsOf(evening, []),
      chance: noChance,
    });
    const got = decided.ok ? 'accepted' : decided.refusal.code;
    return got === code ? [] : [`${command.type}: ${got} instead of ${code}`];
  });
}
