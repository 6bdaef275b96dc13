import type { EditionView } from '../../championship/wire.ts';
import { colon, formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { noon } from './noon.ts';

/** What everybody should know of how an edition is run: the hall, what was changed and why, who decides. SSC 7.01, 8.07 */
export function Published({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  const { venue, changes, isAlone, champion, calendar } = edition;
  if (!venue && !isAlone && changes.length === 0 && !champion) return null;
  return (
    <section class="panel stack">
      {champion && (
        <p>
          {words.champion}
          {colon()}
          <b>{champion.name ?? words.numbered(champion.number)}</b> {champion.town}
        </p>
      )}
      {venue && (
        <>
          <h2>{words.venueTitle}</h2>
          <p>
            {formatDate(noon(calendar.finalDay), 'weekday')}, {words.venueTimes(venue.opens, venue.begins)}
            <br />
            <b>{venue.hall}</b>, {venue.address}, {venue.town}
          </p>
        </>
      )}
      {changes.length > 0 && (
        <>
          <h2>{words.changesTitle}</h2>
          <ul class="cs-running">
            {changes.map(({ at, reason }) => (
              <li key={at}>
                {reason} <span class="soft">{formatDate(at, 'day')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isAlone && <p class="note">{words.aloneNote}</p>}
    </section>
  );
}
