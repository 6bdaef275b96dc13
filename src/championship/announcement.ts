import type { Immutable } from '../kit/immutable.ts';
import { ok, refuse } from '../kit/result.ts';
import { type Day, type Instant, isDay } from '../kit/time.ts';
import { phaseSpan } from './calendar.ts';
import type { Answer, Computers, Edition } from './edition.ts';
import { calendarFor, fixedAgainst } from './fixed.ts';
import { stageOf } from './stage.ts';
import { faultsOf, type Template } from './template.ts';
import type { Titles } from './titles.ts';
import { isComplete, type Venue } from './venue.ts';

/** What is missing before the public may see an edition. */
export type Lack = 'venue' | 'regulation' | 'future';

/** Everything a participant reads before entering is there, and the first door has not opened. SSC 7.01, 8.07 */
export function lacksOf(edition: Edition, now: Instant): readonly Lack[] {
  const lacks: Lack[] = [];
  if (edition.venue === null || !isComplete(edition.venue)) lacks.push('venue');
  if (edition.regulations.length === 0) lacks.push('regulation');
  if (phaseSpan(calendarFor(edition), 'bootCamp').opens <= now) lacks.push('future');
  return lacks;
}

export type AnnouncementRefusal = Immutable<
  | { code: 'announced-already' }
  | { code: 'not-ready'; lacks: Lack[]; article: 'SSC 8.07' }
  | { code: 'not-over'; article: 'SSC 7.01' }
  | { code: 'archived' }
>;

export function announce(edition: Edition, now: Instant): Answer {
  if (edition.publicity !== 'draft') return refuse({ code: 'announced-already' });
  const lacks = lacksOf(edition, now);
  if (lacks.length > 0) return refuse({ code: 'not-ready', lacks: [...lacks], article: 'SSC 8.07' });
  return ok([{ type: 'announced', at: now }]);
}

/** Laid away: nothing is decided any more, but who was wrongly in it can still be excluded (SSC 8.01). */
export function archive(edition: Edition, now: Instant): Answer {
  if (stageOf(edition, now) !== 'over') return refuse({ code: 'not-over', article: 'SSC 7.01' });
  return ok([{ type: 'archived', at: now }]);
}

/** How an edition shall be; what is left out stays. */
export type Wish = Immutable<{
  title: string;
  titles?: Titles;
  template: Template;
  start: Day;
  venue?: Venue | null;
  computers?: Computers;
}>;

/** A draft is free; of what was announced, doors that have opened and settings whose phase has begun stand. SSC 8.07 */
export function editedAgainst(edition: Edition, wish: Wish, now: Instant): Answer {
  const { title, titles, template, start, venue, computers } = wish;
  if (!isDay(start)) return refuse({ code: 'bad-start', start });
  const faults = faultsOf(template);
  if (faults.length > 0) return refuse({ code: 'bad-template', faults: [...faults] });
  if (venue && !isComplete(venue)) return refuse({ code: 'bad-venue', article: 'SSC 7.01' });
  if (edition.publicity !== 'draft') {
    const established = edition.rankings.map(({ phase }) => phase);
    const fixed =
      fixedAgainst(edition, { template, start }, established, now) ?? computersFixed(edition, computers, now);
    if (fixed) return refuse(fixed);
  }
  const more = {
    ...(titles && { titles }),
    ...(venue === undefined ? {} : { venue }),
    ...(computers === undefined ? {} : { computers }),
  };
  return ok([{ type: 'edited', title, template, start, ...more }]);
}

/** The same computer players for everybody, from the first match to the last. M3 */
function computersFixed(edition: Edition, wished: Computers | undefined, now: Instant) {
  const hasBegun = phaseSpan(calendarFor(edition), 'bootCamp').opens <= now;
  if (!wished || !hasBegun || wished.weights === edition.computers.weights) return undefined;
  const fixed = { code: 'setting-fixed', setting: 'computers', phase: 'bootCamp', article: 'SSC 8.07' } as const;
  return fixed;
}

/** An edition that runs is changed by two people, with a reason (`proposeChange`). */
export function edit(edition: Edition, wish: Wish, now: Instant): Answer {
  const edited = editedAgainst(edition, wish, now);
  if (!edited.ok || !needsSecond(edition, now)) return edited;
  return refuse({ code: 'second-person-needed', article: 'SSC 8.07' });
}

/** Whether a change must be asked of a second person: the edition runs, and its organiser is not alone. */
const needsSecond = (edition: Edition, now: Instant): boolean =>
  edition.duties !== null && edition.publicity === 'announced' && stageOf(edition, now) !== 'announced';
