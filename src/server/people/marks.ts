import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import {
  formerHomeText,
  type Hanging,
  MARK_KINDS,
  type MarkKind,
  markTexts,
  type Recognised,
  recognise,
} from '../../people/marks.ts';
import { keptUntil } from '../../people/kept.ts';
import type { Person, PersonId } from '../../people/person.ts';
import type { PersonalData } from '../../people/registration.ts';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../store/database.ts';
import { keyFile } from '../store/keyFile.ts';
import type { Room } from './room.ts';
import type { Keyed } from './secrets.ts';
import { ours, type PeopleTables } from './tables.ts';

/** The key lies in a file of DATA_DIR or in the environment: who reads the database or a backup knows nobody by a mark. */
export function openMarks({ marksKey, dataDir }: Config): Keyed {
  let key: Buffer | undefined;
  return (what) => {
    const text = () => marksKey ?? keyFile(dataDir, 'marks.key', () => randomBytes(32).toString('hex')).toString();
    key ??= Buffer.from(text().trim(), 'hex');
    return createHmac('sha256', key).update(what).digest();
  };
}

/** Whether the marks were made with this key; the first one that starts is the one. */
export async function isOwnKey(room: Room): Promise<boolean> {
  const tables = room.services.store.db.withTables<PeopleTables>();
  const own = room.marked('marks');
  await tables
    .insertInto('installation')
    .values({ name: 'marks', value: own })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = tables.selectFrom('installation').select('value').where('name', '=', 'marks');
  return own.equals((await row.executeTakeFirstOrThrow()).value);
}

const keysOf = (room: Room, data: PersonalData): readonly { kind: MarkKind; key: Buffer }[] => {
  const texts = markTexts(data);
  return MARK_KINDS.map((kind) => ({ kind, key: room.marked(texts[kind]) }));
};

/** What was known of a person goes or changes: marks stay for as long as something hangs on them. */
export async function leaveMarks(room: Room, trx: Trx, person: Person, data: PersonalData, at: Instant): Promise<void> {
  for (const id of await selvesOf(trx, person.id)) {
    const hanging: Hanging[] = [];
    for (const source of room.personalData) hanging.push(...((await source.hangs?.(trx, id, at)) ?? []));
    if (person.exclusion !== undefined) hanging.push({ what: 'exclusion', until: keptUntil('exclusion', at) });
    const marks = hanging.flatMap(({ what, until }) =>
      keysOf(room, data).map((mark) => ({ ...mark, person: id, what, until: new Date(until) })),
    );
    for (const mark of marks) {
      await ours(trx)
        .insertInto('person_marks')
        .values(mark)
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'person', 'what'])
            .doUpdateSet({ until: sql`greatest(person_marks.until, excluded.until)` }),
        )
        .execute();
    }
  }
}

/** Who somebody with these data was before, or may have been. */
export async function recogniseBy(
  room: Room,
  trx: Trx,
  data: PersonalData,
  id: PersonId,
  at: Instant,
): Promise<Recognised> {
  const met = await ours(trx)
    .selectFrom('person_marks')
    .innerJoin('people', 'people.person', 'person_marks.person')
    .select(['kind', 'person_marks.person', 'what', 'until', 'people.deleted'])
    .where('key', 'in', [...keysOf(room, data).map(({ key }) => key), room.marked(formerHomeText(data))])
    .where('person_marks.person', '<>', id)
    .where('person_marks.person', 'not in', (query) =>
      query.selectFrom('person_formers').select('former').where('person_formers.person', '=', id),
    )
    .execute();
  return recognise(
    met.map(({ deleted, ...mark }) => ({ ...mark, isHere: !deleted })),
    at,
  );
}

/** From now on these are one person to every limit. */
export async function join(trx: Trx, person: PersonId, formers: readonly PersonId[]): Promise<void> {
  if (formers.length === 0) return;
  await ours(trx)
    .insertInto('person_formers')
    .values(formers.map((former) => ({ person, former })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The person and all the person was before: whatever is counted for a person is counted over these. */
export async function selvesOf(db: Database | Trx, person: PersonId): Promise<readonly PersonId[]> {
  return [person, ...(await formersOf(db, person))];
}

export async function formersOf(db: Database | Trx, person: PersonId): Promise<readonly PersonId[]> {
  const rows = await db
    .withTables<PeopleTables>()
    .selectFrom('person_formers')
    .select('former')
    .where('person', '=', person)
    .execute();
  return rows.map(({ former }) => former);
}
