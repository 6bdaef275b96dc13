import { type Edition, editionProcess } from '../../championship/edition.ts';
import { calendarFor } from '../../championship/fixed.ts';
import { addDays, type Instant, zurichInstant } from '../../kit/time.ts';
import type { Hanging } from '../../people/marks.ts';
import type { PersonalDataSource } from '../people/people.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import { entriesOf } from './entering.ts';
import { editionStream } from './streams.ts';

/** What the championship keeps about a person, for the person's own export. Events and lists know only the number. */
export const championshipPersonalData = ({ store, jobs }: Pick<Services, 'store' | 'jobs'>): PersonalDataSource => {
  /** Whether a place in a final that is still to come is offered to the person, or confirmed. SSC 7.02 */
  async function hasPlace(trx: Trx, person: string, at: Instant): Promise<boolean> {
    for (const { edition: id, number } of await entriesOf(trx, person)) {
      const { state: edition } = await store.load(editionProcess, editionStream(id));
      const place = edition?.admission.places.findLast((each) => each.number === number);
      const isHeld = place?.status === 'offered' || place?.status === 'confirmed';
      if (edition !== undefined && isHeld && at < endOf(edition)) return true;
    }
    return false;
  }
  return {
    name: 'championship',
    async export(person) {
      const { rows } = await store.pool.query(
        `select e.edition, e.number, e.code, e.referred_by as "referredBy", e.entered_at as "enteredAt",
         e.is_qualified as "isQualified", e.is_out as "isOut",
         coalesce((select json_agg(json_build_object('match', m.match, 'phase', m.phase, 'day', m.day, 'points', m.points,
             'games', m.games, 'ending', m.ending) order by m.started_at)
           from championship_matches m where m.edition = e.edition and m.number = e.number), '[]') as matches,
         coalesce((select json_agg(json_build_object('phase', s.phase, 'points', s.points, 'best', s.best, 'played', s.played))
           from championship_standings s where s.edition = e.edition and s.number = e.number), '[]') as standings
       from championship_entries e where e.person = $1 order by e.entered_at`,
        [person],
      );
      return rows;
    },
    async ties(trx, person, at) {
      return (await hasPlace(trx, person, at)) ? 'place' : undefined;
    },
    async stillOpen(trx, person, at) {
      return (await hasPlace(trx, person, at)) ? [{ kind: 'place' }] : [];
    },
    async erase(trx, person) {
      for (const entry of await entriesOf(trx, person)) await jobs.add(trx, 'championship.left', entry);
    },
    /** Matches, bonus and link are used until the edition is over. SSC 5.03, 5.04 */
    async hangs(trx, person, at) {
      const hanging: Hanging[] = [];
      for (const { edition: id } of await entriesOf(trx, person)) {
        const { state: edition } = await store.load(editionProcess, editionStream(id));
        if (edition === undefined) continue;
        const until = endOf(edition);
        if (until > at) hanging.push({ what: 'edition', until });
      }
      return hanging;
    },
  };
};

/** The day after the final an edition asks nothing of anybody any more. */
const endOf = (edition: Edition): Instant => zurichInstant(`${addDays(calendarFor(edition).finalDay, 1)}T00:00`);
