import { inkOn } from '../../championship/colour.ts';
import type { Look } from '../../championship/look.ts';
import type { EditionLine, EditionView } from '../../championship/wire.ts';
import { fileAddress } from '../api/call.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { noon } from './noon.ts';

type Worn = Pick<Look, 'colours' | 'logo'>;

/** The colours for a style sheet, on the element with the class `look`; none: those of the house. */
export const lookStyle = ({ colours }: Pick<Look, 'colours'>): Record<string, string> =>
  colours
    ? {
        ...{ '--look-day': colours.day, '--look-dark': colours.dark },
        ...{ '--look-ink-day': inkOn(colours.day), '--look-ink-dark': inkOn(colours.dark) },
      }
    : {};

export const pictureAddress = (edition: string, picture: string): string =>
  fileAddress('GET /editions/:edition/pictures/:picture', { params: { edition, picture } });

/** Under the title of an edition that has a look of its own: logo, days and hall on its colour. */
export function Band({ edition, look }: { edition: EditionView; look: Worn | undefined }) {
  if (!look?.colours && !look?.logo) return null;
  const { calendar, venue, id } = edition;
  const days = [calendar.bootCamp.first, calendar.finalDay].map((day) => formatDate(noon(day)));
  return (
    <div class="look look-band" style={lookStyle(look)}>
      {look.logo && <img class="look-logo" src={pictureAddress(id, look.logo.picture)} alt={look.logo.words} />}
      <span>
        {days.join(' – ')}
        {venue && (
          <>
            <br />
            {venue.hall}, {venue.town}
          </>
        )}
      </span>
    </div>
  );
}

/** Who pays for it: the name is always there in words, so the picture says nothing more. */
export function Sponsors({ edition: { id, look } }: { edition: EditionView }) {
  const words = useWords('championship');
  if (!look || look.sponsors.length === 0) return null;
  return (
    <section class="panel look look-sponsors" style={lookStyle(look)}>
      <h2>{words.sponsors}</h2>
      <ul>
        {look.sponsors.map(({ name, link, picture }) => (
          <li key={name}>
            {picture && <img class="look-logo" src={pictureAddress(id, picture)} alt="" loading="lazy" />}
            {link ? (
              <a class="look-link" href={link} rel="sponsored noopener noreferrer">
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An edition in a list: its colour at the edge, its logo before the name. */
export const edgeOf = ({ look }: EditionLine) =>
  look?.colours ? { class: 'look look-edge', style: lookStyle(look) } : look ? { class: 'look-edge' } : {};

export function SmallLogo({ edition: { id, look } }: { edition: EditionLine }) {
  return look?.logo ? (
    <img class="look-logo" src={pictureAddress(id, look.logo.picture)} alt="" loading="lazy" />
  ) : null;
}
