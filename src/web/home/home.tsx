import { useWords } from '../i18n/words.ts';
import { Page } from '../shell/page.tsx';

export function Screen() {
  const words = useWords('shell');
  return <Page title={words.start}>…</Page>;
}
