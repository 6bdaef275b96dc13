import type { EveningEvent } from '../../tournament/evening/evening.ts';
import type { Details } from '../../tournament/evening/peopleList.ts';
import type { Trx } from '../store/database.ts';
import type { TournamentTables } from './tables.ts';

/** The names of those who were added, in the order in which they were asked for. The log knows their numbers alone. */
export async function storePeople(
  trx: Trx,
  tournament: string,
  events: readonly EveningEvent[],
  entries: readonly (Details & { readonly person?: string })[],
): Promise<void> {
  const added = events.flatMap((event) => (event.type === 'players-added' ? event.players : []));
  const values = added.map(({ number }, index) => {
    const { name, town, yearOfBirth, person = null } = entries[index]!;
    return { tournament, number, name, town, year_of_birth: yearOfBirth, person };
  });
  await trx.withTables<TournamentTables>().insertInto('tournament_people').values(values).execute();
}
