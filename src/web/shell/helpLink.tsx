import type { HandbookRole } from '../../wire/handbook.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './icons.tsx';
import { Link } from './router.tsx';

/** The «?» of a screen without header. The others have it in their frame. */
export function HelpLink({ page }: { page: HandbookRole }) {
  return (
    <Link class="icon-button" href={`/help?page=${page}`} aria-label={useWords('shell').help}>
      <Icon name="help" />
    </Link>
  );
}
