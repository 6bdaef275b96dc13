import { useAnswer } from '../championship/use.ts';
import { useWords } from '../i18n/words.ts';
import { Link } from '../shell/router.tsx';

/** Whoever collects data says who it is: until imprint and privacy notice are written, the office is asked for them. */
export function MissingPages() {
  const words = useWords('office');
  const { pages } = useWords('people');
  const { value: imprint } = useAnswer('GET /pages/:page', { params: { page: 'imprint' } });
  const { value: privacy } = useAnswer('GET /pages/:page', { params: { page: 'privacy' } });
  const missing = [
    ...(imprint?.texts.length === 0 ? [pages.imprint] : []),
    ...(privacy?.texts.length === 0 ? [pages.privacy] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <p class="office-warning">
      {words.pagesMissing(missing.join(', '))} <Link href="/staff/desk">{words.writeThem}</Link>
    </p>
  );
}
