import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import type { Entry, EveningContent } from './eveningFile.ts';
import { keySecret } from './keys.ts';
import { eveningStream } from './streams.ts';
import type { TournamentTables } from './tables.ts';

/** All that a second laptop needs; of the log what comes after the first `from` entries, which never change. */
export async function contentOf(
  { store, sealing }: Pick<Services, 'store' | 'sealing'>,
  id: string,
  from = 0,
): Promise<EveningContent> {
  await store.sealer.seal(); // the chain knows in which order things happened
  const db = store.db.withTables<TournamentTables>();
  const [row, people, staff, log] = await Promise.all([
    db.selectFrom('tournaments').select('secret').where('id', '=', id).executeTakeFirstOrThrow(),
    db
      .selectFrom('tournament_people')
      .select(['number', 'name', 'town', 'year_of_birth', 'person'])
      .where('tournament', '=', id)
      .execute(),
    db
      .selectFrom('tournament_staff')
      .select(['staff', 'name', 'role', 'player', 'is_revoked'])
      .where('tournament', '=', id)
      .execute(),
    logOf(store, id, from),
  ]);
  const secret = sealing.open(row.secret, keySecret(id));
  if (secret === undefined) throw new Error(`the codes of evening ${id} were sealed with another key`);
  return { kind: 'gschobe-evening/2', id, secret: secret.toString('hex'), people, staff, log };
}

async function logOf(store: Store, id: string, from: number): Promise<Entry[]> {
  const { rows } = await store.pool.query<Entry>(
    `select a.stream, json_agg(e.body order by e.version) as events
     from audit a join events e on e.stream = a.stream and e.version between a.first and a.last
     where a.stream = $1 or a.stream like $2
     group by a.seq, a.stream order by a.seq offset $3`,
    [eveningStream(id), `sheet:${id}:%`, from],
  );
  return rows;
}
