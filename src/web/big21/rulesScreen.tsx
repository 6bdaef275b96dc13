import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../../big21/face.ts';
import { shares } from '../../big21/model.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import type { TermsAnswer } from '../../big21/wire.ts';
import { call } from '../api/call.ts';
import { formatNumber, formatPercent } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { letterOf } from './face.ts';
import { WholeText } from './wholeText.tsx';

/** The rules in short and whole, the odds that are published, and the conditions. B21 3, 24.3, 25 */
export function Screen() {
  const words = useWords('big21');
  const articles = useWords('big21Articles');
  const [published, setPublished] = useState<TermsAnswer>();
  useEffect(() => {
    call('GET /big21').then((answer) => answer.ok && setPublished(answer.value));
  }, []);
  const current = published?.models.find(({ id }) => id === published.model);
  const chances = current ? shares(current.weights.cards) : [];
  return (
    <Page title={words.rules} narrow>
      <div class="stack">
        <ol class="big21-rules">
          {words.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        {published && (
          <details id="whole">
            <summary>{articles.wholeRules}</summary>
            <WholeText part="rules" terms={published} />
          </details>
        )}
        <h2>{words.oddsTitle}</h2>
        <p>{words.oddsLead}</p>
        {current && <ThreePlayers model={current.id} />}
        {current && (
          <>
            <h3>{words.cardShare}</h3>
            <table class="table big21-shares">
              <tbody>
                {FACES.map((face, i) => (
                  <tr key={face}>
                    <th scope="row">{letterOf(face, language.value)}</th>
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
        <h2 id="conditions">{words.conditionsTitle}</h2>
        {published && <WholeText part="conditions" terms={published} />}
      </div>
    </Page>
  );
}

/** What 88 % means, for three ways to play; the figures are those of the model's certificate. B21 3.1 */
function ThreePlayers({ model }: { model: string }) {
  const words = useWords('big21');
  const [proof, setProof] = useState<Certificate>();
  useEffect(() => {
    call('GET /big21/certificates/:model', { params: { model }, query: {} }).then(
      (answer) => answer.ok && setProof(answer.value.proof),
    );
  }, [model]);
  const naive = proof?.players.find(({ name }) => name === 'naive');
  if (!proof || !naive) return null;
  const francs = (ratio: number) => formatNumber(100 * ratio, 0);
  return (
    <p>{words.oddsThree(francs(naive.whole.ratio), francs(proof.payoutRatio.ratio), francs(proof.highestRatio))}</p>
  );
}
