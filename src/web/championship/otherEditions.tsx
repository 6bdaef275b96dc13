import { DEMONSTRATION } from '../../championship/stage.ts';
import { titleIn } from '../../championship/titles.ts';
import { colon, formatDate } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Link } from '../shell/router.tsx';
import { edgeOf, SmallLogo } from './dressed.tsx';
import { noon } from './noon.ts';
import { useAnswer } from './use.ts';

/** The way to the other editions, past and to come; nothing where there is no other. */
export function OtherEditions({ id, screen }: { id: string; screen: '/championship' | '/ranking' }) {
  const words = useWords('championship');
  const { value } = useAnswer('GET /editions', {});
  const others = value?.editions.filter((edition) => edition.id !== id && edition.id !== DEMONSTRATION) ?? [];
  if (others.length === 0) return null;
  return (
    <nav class="panel cs-others" aria-label={words.otherEditions}>
      <h2>{words.otherEditions}</h2>
      <ul class="cs-running">
        {others.map((edition) => (
          <li key={edition.id} {...edgeOf(edition)}>
            <Link href={`${screen}?edition=${edition.id}`}>
              <SmallLogo edition={edition} />
              {titleIn(edition, language.value)}
            </Link>
            <span class="soft">
              {formatDate(noon(edition.start))} · {words.stages[edition.stage]}
              {edition.champion &&
                ` · ${words.champion}${colon()}${edition.champion.name ?? words.numbered(edition.champion.number)}`}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
