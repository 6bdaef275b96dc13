import { addDays, type Instant, zurichInstant } from '../kit/time.ts';
import { phaseSpan } from './calendar.ts';
import type { Edition } from './edition.ts';
import { calendarFor } from './fixed.ts';
import type { Titled } from './titles.ts';

/** Prepared by the office alone; told to everybody; from the first door to the end of the final; past; laid away. */
export const STAGES = ['draft', 'announced', 'running', 'over', 'archived'] as const;
export type Stage = (typeof STAGES)[number];

type Staged = Pick<Edition, 'start' | 'template' | 'publicity'>;

export function stageOf(edition: Staged, now: Instant): Stage {
  if (edition.publicity !== 'announced') return edition.publicity;
  const calendar = calendarFor(edition);
  if (now < phaseSpan(calendar, 'bootCamp').opens) return 'announced';
  return now < zurichInstant(`${addDays(calendar.finalDay, 1)}T00:00`) ? 'running' : 'over';
}

/** Its champion is named, or its day has passed: a place in it is neither confirmed nor given up any more. SSC 7.02 */
export const isFinalOver = (stage: Stage, champion: unknown): boolean =>
  champion !== null || stage === 'over' || stage === 'archived';

type Shown = Staged & Pick<Edition, 'id' | 'standing'>;

/** The edition that exists from the first start of a server, so that a newcomer can play at once. */
export const DEMONSTRATION = 'demo';

/** What it is called, so that nobody takes it for a championship of the house. */
export const TRIAL: Titled = {
  title: 'Probe-Meisterschaft',
  titles: { fr: 'Championnat d’essai', it: 'Campionato di prova', en: 'Trial championship' },
};

/**
 * The edition that players and the public see when they name none: the one that runs (of several the one that began
 * first, so that a new one never hides it), else the next to begin, else the last one. The demonstration and what
 * was cancelled stand back for all others, and a draft is seen by the office alone.
 */
export function editionOnShow<E extends Shown>(editions: readonly E[], now: Instant): E | undefined {
  const byStart = editions
    .filter(({ publicity }) => publicity !== 'draft')
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const real = byStart.filter(({ id, standing }) => id !== DEMONSTRATION && standing !== 'cancelled');
  const stage = (edition: E) => stageOf(edition, now);
  return (
    real.find((edition) => stage(edition) === 'running') ??
    real.find((edition) => stage(edition) === 'announced') ??
    real.at(-1) ??
    byStart.at(-1)
  );
}
