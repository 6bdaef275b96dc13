import { EBH_RULINGS } from './ebh.ts';
import { IRREGULARITIES, type Irregularity, irregularityOf } from './irregularity.ts';
import type { RulingRow, Sanction } from './measure.ts';
import { SSC_RULINGS } from './ssc.ts';

// The first logs call irregularities by number, E1 to E21. Here alone they get their names.

/** What a sheet says was ruled on. */
export function storedIrregularity(text: string): Irregularity {
  const name = irregularityOf(text);
  if (name === undefined) throw new Error(`a ruling on '${text}', which is no irregularity`);
  return name;
}

/** A ruling noted on a sheet; the first sheets do not say who offended. */
export const storedRuling = <Noted extends { event: string; offender?: number | null; proposes?: Sanction | null }>(
  noted: Noted,
) => ({
  ...noted,
  event: storedIrregularity(noted.event),
  offender: noted.offender ?? null,
  proposes: noted.proposes ?? null,
});

/** Why somebody was warned: an irregularity, or the director's own words. */
export const storedReason = (text: string): string => irregularityOf(text) ?? text;

/**
 * A regulation keeps its rows in the log. For each irregularity they come whole from one of the two texts, which their
 * articles tell; so the rows as they are printed now take their place, with everything a row has learnt since. An
 * irregularity that was not known then goes by the text that answers most of the others.
 */
export function storedRulings(rows: readonly (Omit<RulingRow, 'event'> & { event: string })[]): readonly RulingRow[] {
  const isEbh = new Map<Irregularity, boolean>();
  for (const { event, article } of rows) {
    const name = storedIrregularity(event);
    isEbh.set(name, isEbh.get(name) === true || article.startsWith('EBH'));
  }
  const isMostlyEbh = [...isEbh.values()].filter(Boolean).length * 2 > isEbh.size;
  return IRREGULARITIES.flatMap((name) =>
    ((isEbh.get(name) ?? isMostlyEbh) ? EBH_RULINGS : SSC_RULINGS).filter(({ event }) => event === name),
  );
}
