import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { calendarOf, phaseSpan } from './calendar.ts';
import type { Edition } from './edition.ts';
import { calendarFor } from './fixed.ts';
import { faultsOf, type Template, type TemplateFault } from './template.ts';

/** The last day of the semi-final, counted from the edition's first day, and the last start on it. */
export interface LaterEnd {
  readonly last: number;
  readonly lastStart: string;
}

export type ExtensionRefusal =
  | { readonly code: 'bad-template'; readonly faults: readonly TemplateFault[] }
  | { readonly code: 'not-later'; readonly lastStart: Instant; readonly article: 'SSC 8.02' }
  | { readonly code: 'cut-made'; readonly article: 'SSC 7.02' };

/** Time lost to a suspension is given back to everybody: the semi-final ends later, never earlier. SSC 8.02 */
export function extended(
  edition: Edition,
  { last, lastStart }: LaterEnd,
): Result<{ readonly template: Template; readonly until: Instant }, ExtensionRefusal> {
  const template = { ...edition.template, semiFinal: { ...edition.template.semiFinal, last, lastStart } };
  const faults = faultsOf(template);
  if (faults.length > 0) return refuse({ code: 'bad-template', faults });
  if (edition.admission.cut) return refuse({ code: 'cut-made', article: 'SSC 7.02' });
  const before = phaseSpan(calendarFor(edition), 'semiFinal').lastStart;
  const until = phaseSpan(calendarOf(template, edition.start), 'semiFinal').lastStart;
  if (until <= before) return refuse({ code: 'not-later', lastStart: before, article: 'SSC 8.02' });
  return ok({ template, until });
}
