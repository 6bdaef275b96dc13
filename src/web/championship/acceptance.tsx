import { useState } from 'preact/hooks';
import type { HomeView } from '../../championship/wire.ts';
import { call } from '../api/call.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { FormError } from '../parts/field.tsx';
import { Link } from '../shell/router.tsx';

/** A new text of the regulation, to be accepted before the next match. SSC 3, 8.07 */
export function Acceptance({ home, reload }: { home: HomeView; reload: () => Promise<void> }) {
  const words = useWords('championship');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const version = home.entry?.mustAccept ?? null;
  const { id, regulations } = home.edition;
  if (version === null) return null;
  const accept = async () => {
    setBusy(true);
    const answer = await call('POST /editions/:edition/acceptance', { params: { edition: id }, body: { version } });
    setBusy(false);
    if (!answer.ok) setError(wordsOf(answer.refusal, words.refusals));
    await reload();
  };
  return (
    <section class="panel stack">
      <h2>{words.newRegulation}</h2>
      <p>{words.newRegulationText(regulations.find((one) => one.version === version)?.reason ?? '')}</p>
      <p>
        <Link href={`/championship/rules?edition=${id}&version=${version}`}>{words.readRegulation(version)}</Link>
      </p>
      <FormError>{error}</FormError>
      <Button kind="go" wide busy={busy} onClick={accept}>
        {words.acceptRegulation(version)}
      </Button>
    </section>
  );
}
