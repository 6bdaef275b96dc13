import { useWords } from '../i18n/words.ts';
import { Link } from '../shell/router.tsx';

/** Which paragraph of the regulation a refusal comes from. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  'already-entered': '1',
  'held-for-review': '1',
  listed: '1',
  'not-entered': '3',
  'rules-not-accepted': '3',
  'under-age': '3',
  abroad: '3',
  'email-not-confirmed': '3',
  'data-missing': '3',
  'no-match-left': '5.01',
  'doors-closed': '5.01',
  'not-qualified': '6',
  excluded: '8.01',
  suspended: '8.02',
  cancelled: '8.02',
};

/** A «?» that shows the paragraph behind a refusal; messages themselves name no article. */
export function RuleLink({ code }: { code: string }) {
  const words = useWords('championship');
  const paragraph = PARAGRAPHS[code];
  if (paragraph === undefined) return null;
  return (
    <Link
      class="rule-link"
      href={`/championship/rules#art-${paragraph}`}
      aria-label={words.whyRule}
      title={words.whyRule}
    >
      ?
    </Link>
  );
}
