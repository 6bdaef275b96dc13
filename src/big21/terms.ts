import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import { DEFAULT_MODEL, MODELS, modelId, modelNamed } from './model.ts';

/** What a stake is played by: versions of the rules and of the conditions for playing online, and the odds. B21 3, 5 */
export type Terms = Immutable<{ rules: string; conditions: string; model: string }>;

/** All that was ever announced, in the order of the announcements. */
export type Announcements = Immutable<(Terms & { from: Instant })[]>;

export type TermsCommand = Immutable<{ type: 'announce'; from: Instant } & Terms>;
export type TermsEvent = Immutable<{ type: 'announced'; from: Instant } & Terms>;
export type TermsRefusal = Immutable<
  | { code: 'notice-too-short'; earliest: Instant; article: 'B21 24.2' }
  | { code: 'unknown-model'; model: string; published: string[] }
>;

/** Of the day from which Big21 was offered. B21 24.1 */
export const FIRST_TERMS: Terms = { rules: '2024-10-23', conditions: '2024-10-23', model: modelId(DEFAULT_MODEL) };

/** Changes are announced to every account at least ten days before they hold. B21 24.2 */
export const NOTICE = 10 * 24 * HOUR;

/** What holds at an instant: of all whose day has come the latest, and of two for one instant the one said last. B21 24.2 */
export function inForce(announced: Announcements, at: Instant): Terms {
  const begun = announced.filter(({ from }) => from <= at);
  const latest = Math.max(...begun.map(({ from }) => from));
  const { rules, conditions, model } = begun.findLast(({ from }) => from === latest) ?? FIRST_TERMS;
  return { rules, conditions, model };
}

function decide(
  _: Announcements,
  { type, ...change }: TermsCommand,
  { now }: Around<undefined, string>,
): Result<readonly TermsEvent[], TermsRefusal> {
  const earliest = now + NOTICE;
  if (change.from < earliest) return refuse({ code: 'notice-too-short', earliest, article: 'B21 24.2' });
  if (modelNamed(change.model) === undefined)
    return refuse({ code: 'unknown-model', model: change.model, published: Object.values(MODELS).map(modelId) });
  return ok([{ type: 'announced', ...change }]);
}

/** The terms of the house, one stream for all. */
export const terms: Process<Announcements, TermsCommand, TermsEvent, undefined, TermsRefusal> = {
  initial: [],
  decide,
  evolve: (announced, { type, ...change }) => [...announced, change],
};
