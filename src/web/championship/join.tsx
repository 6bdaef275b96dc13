import { useEffect } from 'preact/hooks';
import { session } from '../api/session.ts';
import { useWords } from '../i18n/words.ts';
import { Progress } from '../parts/progress.tsx';
import { remember } from '../shell/memory.ts';
import { Page } from '../shell/page.tsx';
import { go, type Params, place } from '../shell/router.tsx';

/** Somebody's personal link: remembered until one enters. SSC 5.04 */
export function Screen({ params }: { params: Params }) {
  const words = useWords('championship');
  const code = params['code'] ?? '';
  const edition = new URLSearchParams(place.value.search).get('edition');
  const who = session.value;
  useEffect(() => {
    if (/^[a-z0-9]{1,40}$/.test(code)) remember('via', code);
    if (who !== undefined) go(edition ? `/championship?edition=${edition}` : '/championship', 'replace');
  }, [who, code, edition]);
  return (
    <Page title={words.title}>
      <Progress />
    </Page>
  );
}
