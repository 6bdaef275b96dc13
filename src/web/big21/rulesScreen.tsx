import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../../big21/face.ts';
import { shares } from '../../big21/model.ts';
import { REFERENCE_RATIO } from '../../big21/ratio.ts';
import type { TermsAnswer } from '../../big21/wire.ts';
import { call } from '../api/call.ts';
import { formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';

/** No strategy reaches more: exact, and checked by a test against the model itself. */
const HIGHEST: Readonly<Record<string, number>> = { 'R.1': 0.970395 };

/** The rules in our own words, with the odds that are published. B21 3, 24.3, 25 */
export function Screen() {
  const words = useWords('big21');
  const [published, setPublished] = useState<TermsAnswer>();
  useEffect(() => {
    call('GET /big21').then((answer) => answer.ok && setPublished(answer.value));
  }, []);
  const current = published?.models.find(({ id }) => id === published.model);
  const highest = current && HIGHEST[current.id];
  const chances = current ? shares(current.weights.cards) : [];
  return (
    <Page title={words.rules} narrow>
      <div class="stack">
        <ol class="big21-rules">
          {words.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p class="note">{words.bindingText}</p>
        <h2>{words.oddsTitle}</h2>
        <p>{words.oddsLead}</p>
        <p>{words.oddsReference(formatPercent(REFERENCE_RATIO))}</p>
        {highest && <p>{words.oddsBest(formatPercent(highest, 2))}</p>}
        {current && (
          <>
            <h3>{words.cardShare}</h3>
            <table class="table big21-shares">
              <tbody>
                {FACES.map((face, i) => (
                  <tr key={face}>
                    <th scope="row">{face}</th>
                    <td>
                      <meter min={0} max={0.2} value={chances[i] ?? 0}>
                        {formatPercent(chances[i] ?? 0, 1)}
                      </meter>
                    </td>
                    <td class="n">{formatPercent(chances[i] ?? 0, 1)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p class="big21-links">
              <Link href={`/big21/odds/${current.id}`}>{words.certificate}</Link>
              <Link href="/big21/verify">{words.verifyPage}</Link>
            </p>
            <p class="note big21-hash">
              {words.model(current.id)} · {current.hash}
            </p>
          </>
        )}
      </div>
    </Page>
  );
}
