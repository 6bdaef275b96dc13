import { editionProcess } from '../../championship/edition.ts';
import { doorList, type Title } from '../../championship/place.ts';
import type { Player } from '../../tournament/evening/evening.ts';
import type { ChampionshipPeople } from '../championship/people.ts';
import { namesOf } from '../championship/standings.ts';
import { editionStream } from '../championship/streams.ts';
import type { Store } from '../store/store.ts';

/** Somebody with a confirmed place in the final, as the door wants to know them. SSC 7.02 */
export interface FinalistEntry {
  readonly name: string;
  readonly town: string;
  readonly yearOfBirth: number | null;
  readonly origin: Player['origin'];
  /** Whose account it is. */
  readonly person: string;
  /** Did not agree to pictures. SSC 8.03 */
  readonly noPhoto: boolean;
}

const ORIGINS: Readonly<Record<Title, Player['origin']>> = {
  points: 'semifinal',
  lot: 'semifinal',
  replacement: 'semifinal',
  titleHolder: 'title-holder',
  wildCard: 'wild-card',
};

/** The championship's door list; undefined when there is no such edition. */
export async function finalistsOf(
  store: Store,
  people: ChampionshipPeople,
  edition: string,
): Promise<readonly FinalistEntry[] | undefined> {
  const { state } = await store.load(editionProcess, editionStream(edition));
  if (!state) return undefined;
  const places = doorList(state.admission);
  const names = await namesOf(
    store.db,
    people,
    edition,
    places.map(({ number }) => number),
  );
  const photos = new Map(
    await Promise.all(
      [...names.values()].map(async ({ person }) => [person, await people.agreesToPictures(person)] as const),
    ),
  );
  return places.flatMap(({ number, title }) => {
    const known = names.get(number);
    if (!known) return [];
    const born = known.born ? Number(known.born.slice(0, 4)) : null;
    return [
      {
        name: `${known.firstName} ${known.lastName}`,
        town: known.town ?? '',
        yearOfBirth: born,
        origin: ORIGINS[title],
        person: known.person,
        noPhoto: photos.get(known.person) !== true,
      },
    ];
  });
}
