import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../../big21/face.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { CERTIFICATE_WORDS } from '../../big21/odds/certificateWords.ts';
import type { Refusal } from '../api/refusal.ts';
import { get } from '../api/request.ts';
import { formatNumber, formatPercent } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { FormError } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import { Page } from '../shell/page.tsx';

/** The exact odds of a published model, with plots; the same as a PDF. B21 3.2 */
export function Screen({ params }: { params: { model?: string } }) {
  const refusals = useWords('big21').refusals;
  const words = CERTIFICATE_WORDS[language.value];
  const model = params.model ?? 'R.1';
  const [proof, setProof] = useState<Certificate>();
  const [problem, setProblem] = useState<Refusal>();
  useEffect(() => {
    get<Certificate>(`/big21/certificates/${encodeURIComponent(model)}`).then((answer) =>
      answer.ok ? setProof(answer.value) : setProblem(answer.refusal),
    );
  }, [model]);
  const named = (name: string) => words.names[name] ?? name;
  return (
    <Page title={words.title(model)}>
      {problem && <FormError>{refusalText(problem, refusals)}</FormError>}
      {proof && (
        <div class="stack big21-certificate">
          <p class="lead">
            {words.lead(formatPercent(proof.payoutRatio.ratio, 2), formatPercent(proof.highestRatio, 2))}
          </p>
          <p>
            <a href={`/api/big21/certificates/${model}?format=pdf&language=${language.value}`} download>
              {words.pdf}
            </a>
          </p>
          <h2>{words.cards}</h2>
          <Bars values={FACES.map((face) => [face, proof.cards[face] ?? 0])} />
          <h2>{words.free}</h2>
          <Bars values={Object.entries(proof.free)} />
          <h2>{words.players}</h2>
          <Bars values={proof.players.map(({ name, whole }) => [named(name), whole.ratio])} line={1} />
          <Table
            caption={words.players}
            rows={proof.players}
            rowKey={({ name }) => name}
            columns={[
              { head: words.player, cell: ({ name }) => named(name), names: true },
              { head: words.base, cell: ({ base }) => formatNumber(base, 6), figure: true },
              { head: words.whole, cell: ({ whole }) => formatPercent(whole.ratio, 4), figure: true },
              { head: words.bought, cell: ({ whole }) => formatNumber(whole.bought, 6), figure: true },
              ...[0, 1, 2, 3, 4, 5].map((piles) => ({
                head: piles === 5 ? `5 ${words.piles}` : String(piles),
                cell: ({ whole }: Certificate['players'][number]) => formatPercent(whole.piles[piles] ?? 0, 2),
                figure: true,
              })),
              { head: words.lost, cell: ({ whole }) => formatPercent(whole.bust, 2), figure: true },
            ]}
          />
          <p class="note">{words.playersNote}</p>
          <h2>{words.best}</h2>
          <Table
            caption={words.best}
            rows={proof.best}
            rowKey={({ purchases }) => purchases}
            columns={[
              { head: words.allowed, cell: ({ purchases }) => purchases, names: true },
              { head: words.alone, cell: ({ base }) => formatNumber(base, 6), figure: true },
              { head: words.withHighLow, cell: ({ highLow }) => formatNumber(highLow, 6), figure: true },
            ]}
          />
          <p class="note">{words.bestNote}</p>
          <h2>{words.highLow}</h2>
          <Table
            caption={words.highLow}
            rows={proof.highLow}
            rowKey={({ level }) => level}
            columns={[
              { head: words.atStake, cell: ({ level }) => `${level}\u00a0×`, names: true },
              { head: words.worth, cell: ({ worth }) => `${formatNumber(worth, 6)}\u00a0×`, figure: true },
              { head: words.predictOn, cell: ({ predictOn }) => predictOn.join(' '), figure: true },
              {
                head: words.stopOn,
                cell: ({ predictOn }) => FACES.filter((face) => !predictOn.includes(face)).join(' ') || '–',
                figure: true,
              },
            ]}
          />
          <h2>{words.whoTitle}</h2>
          <dl>
            {Object.entries(words.who).map(([name, text]) => (
              <div key={name}>
                <dt>{named(name)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p class="note big21-hash">
            {words.weights}: {proof.modelHash}
            <br />
            {words.check}
          </p>
        </div>
      )}
    </Page>
  );
}

/** Lying bars with a dashed mark at `line`; read out as one sentence. */
function Bars({ values, line }: { values: readonly (readonly [string, number])[]; line?: number }) {
  const most = Math.max(line ?? 0, ...values.map(([, value]) => value));
  const wide = (value: number) => (value / most) * 100;
  return (
    <div
      class="big21-bars"
      role="img"
      aria-label={values.map(([name, value]) => `${name} ${formatPercent(value, 2)}`).join(', ')}
    >
      {values.map(([name, value]) => (
        <div key={name} aria-hidden="true">
          <span>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={wide(value)} height="10" />
            {line !== undefined && <path d={`M${wide(line)} -4V14`} />}
          </svg>
          <span>{formatPercent(value, 2)}</span>
        </div>
      ))}
    </div>
  );
}
