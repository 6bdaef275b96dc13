import type { Selectable } from 'kysely';
import { blockingKeys, type Candidate, type Match, matches } from '../../people/duplicates.ts';
import { foldedAddress, foldedName } from '../../people/likeness.ts';
import type { PersonId } from '../../people/person.ts';
import type { PersonalRecord } from '../../people/record.ts';
import type { PersonalData } from '../../people/registration.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Keyed } from './secrets.ts';
import { ours, type PeopleTables } from './tables.ts';

/** Writes or overwrites the record and files the person under its keys. */
export async function writeRecord(trx: Trx, record: PersonalRecord, keyed: Keyed, at: number): Promise<void> {
  const { person, email, firstName, lastName, street, houseNumber, postcode, town, country, born, language } = record;
  const row = {
    ...{ email, language, first_name: firstName, last_name: lastName, street: street ?? null },
    ...{ house_number: houseNumber ?? null, postcode: postcode ?? null, town: town ?? null },
    ...{ country: country ?? null, born: born ?? null, updated_at: new Date(at) },
  };
  await ours(trx)
    .insertInto('person_data')
    .values({ person, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
  await ours(trx).deleteFrom('person_keys').where('person', '=', person).execute();
  const data = personalData(record);
  if (data === undefined) return;
  const keys = blockingKeys({ ...data, id: person }).map((key) => ({ key: keyed(key), person }));
  await ours(trx).insertInto('person_keys').values(keys).execute();
}

export async function readRecord(db: Database | Trx, person: PersonId): Promise<PersonalRecord | undefined> {
  const row = await db
    .withTables<PeopleTables>()
    .selectFrom('person_data')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
  return row && fromRow(row);
}

type Columns = Omit<Selectable<PeopleTables['person_data']>, 'notes' | 'updated_at'>;

export function fromRow(row: Columns): PersonalRecord {
  const { person, email, language, first_name: firstName, last_name: lastName } = row;
  const { street, house_number: houseNumber, postcode, town, country, born } = row;
  return {
    ...{ person, email, language, firstName, lastName },
    ...(street !== null && { street }),
    ...(houseNumber !== null && { houseNumber }),
    ...(postcode !== null && { postcode }),
    ...(town !== null && { town }),
    ...(country !== null && { country }),
    ...(born !== null && { born }),
  };
}

/** What SSC 3 asks, if all of it is there. */
export function personalData(record: PersonalRecord): PersonalData | undefined {
  const { email, firstName, lastName, street, houseNumber, postcode, town, country, born } = record;
  if (!street || !houseNumber || !postcode || !town || !country || !born) return undefined;
  return { email, firstName, lastName, street, houseNumber, postcode, town, country, born };
}

/** Who is, or may be, the newcomer: met by a common key, then compared. SSC 1 */
export async function findMatches(trx: Trx, newcomer: Candidate, keyed: Keyed): Promise<readonly Match[]> {
  const rows = await ours(trx)
    .selectFrom('person_data')
    .selectAll()
    .where('person', 'in', (query) =>
      query
        .selectFrom('person_keys')
        .select('person_keys.person')
        .where('key', 'in', blockingKeys(newcomer).map(keyed)),
    )
    .where('person', '<>', newcomer.id)
    .limit(500)
    .execute();
  const devices = newcomer.devices?.length ? await devicesOf(trx, rows) : [];
  return matches(
    newcomer,
    rows.flatMap((row) => {
      const data = personalData(fromRow(row));
      return data === undefined ? [] : [{ ...data, id: row.person, devices: devicesAt(devices, row.person) }];
    }),
  );
}

interface PersonOnDevice {
  readonly person: PersonId;
  readonly device: Buffer;
}

const devicesOf = (trx: Trx, people: readonly { readonly person: PersonId }[]): Promise<readonly PersonOnDevice[]> =>
  ours(trx)
    .selectFrom('person_devices')
    .select(['person', 'device'])
    .where('person', 'in', ['', ...people.map(({ person }) => person)])
    .execute();

const devicesAt = (known: readonly PersonOnDevice[], of: PersonId): readonly string[] =>
  known.flatMap(({ person, device }) => (person === of ? [device.toString('hex')] : []));

/** Name, birthday and letterbox in one text: what an excluded person who left is known by, as a keyed hash. */
export const shadowText = (data: PersonalData): string =>
  `shadow ${foldedName(data)} ${data.born} ${foldedAddress(data)}`;
