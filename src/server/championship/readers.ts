import type { Edition } from '../../championship/edition.ts';
import type { Audience } from '../../championship/messages.ts';
import { isHeld } from '../../championship/place.ts';
import type { Context } from './context.ts';
import { ours } from './tables.ts';

/** Those to whom a letter to many goes. Who is excluded gets none. */
export function readersOf({ services: { store } }: Context, { id, admission }: Edition, to: Audience) {
  const all = ours(store.db).selectFrom('championship_entries').where('edition', '=', id).where('is_out', '=', false);
  switch (to) {
    case 'everybody':
      return all;
    case 'semiFinalists':
      return all.where('is_qualified', '=', true);
    case 'finalists': {
      const held = admission.places.filter(isHeld).map(({ number }) => number);
      return all.where('number', 'in', [0, ...held]);
    }
    case 'notPlayed':
      return all.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('championship_matches')
              .select('match')
              .whereRef('championship_matches.edition', '=', 'championship_entries.edition')
              .whereRef('championship_matches.number', '=', 'championship_entries.number'),
          ),
        ),
      );
  }
}
