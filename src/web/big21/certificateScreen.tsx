import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { FACES, type Face } from '../../big21/face.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { type Answer, call, fileAddress, type Refusal } from '../api/call.ts';
import { colon, formatNumber, formatPercent } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { FormError } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import { Page } from '../shell/page.tsx';
import { letterOf } from './face.ts';

type Shown = Answer<'GET /big21/certificates/:model'>;

/** The exact odds of a published model, with plots; the same as a PDF. B21 3.2 */
export function Screen({ params }: { params: { model?: string } }) {
  const { certificate } = useWords('big21');
  const model = params.model ?? 'R.1';
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<Refusal<'GET /big21/certificates/:model'>>();
  useEffect(() => {
    const query = { language: language.value };
    call('GET /big21/certificates/:model', { params: { model }, query }).then((answer) =>
      answer.ok ? setShown(answer.value) : setProblem(answer.refusal),
    );
  }, [model, language.value]);
  return (
    <Page title={shown?.words.title ?? certificate}>
      {problem && <FormError>{wordsOf(problem, {})}</FormError>}
      {shown && (
        <div class="stack big21-certificate">
          <p class="lead">{shown.words.lead}</p>
          <p>
            <a
              href={fileAddress('GET /big21/certificates/:model/pdf', {
                params: { model },
                query: { language: language.value },
              })}
              download
            >
              {shown.words.pdf}
            </a>
          </p>
          <Chances {...shown} />
          <BestPlay {...shown} />
          <Players {...shown} />
          {shown.sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      )}
    </Page>
  );
}

/** What a laboratory asks for: issue, spread, Risk, randomness, the reference player. */
function Section({ title, lead, head, rows }: Shown['sections'][number]) {
  const columns = (rows[0] ?? []).map((_, i) => ({
    head: head[i] ?? '',
    cell: (row: readonly string[]) => row[i] ?? '',
    ...(i === 0 ? { names: true } : { figure: true }),
  }));
  return (
    <>
      <h2>{title}</h2>
      <p>{lead}</p>
      {head.length > 0 ? (
        <Table caption={title} rows={rows} rowKey={([name]) => name ?? ''} columns={columns} />
      ) : (
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** How often each card and count comes, and what each way to play gets back. */
function Chances({ proof, words }: Shown) {
  const named = (name: string) => words.names[name] ?? name;
  return (
    <>
      <h2>{words.cards}</h2>
      <Bars values={FACES.map((face) => [letterOf(face, language.value), proof.cards[face] ?? 0])} />
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
    </>
  );
}

function BestPlay({ proof, words }: Shown) {
  return (
    <>
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
          {
            head: words.predictOn,
            cell: ({ predictOn }) => lettersOf(FACES.filter((face) => predictOn.includes(face))),
            figure: true,
          },
          {
            head: words.stopOn,
            cell: ({ predictOn }) => lettersOf(FACES.filter((face) => !predictOn.includes(face))) || '–',
            figure: true,
          },
        ]}
      />
    </>
  );
}

function Players({ proof, words }: Shown) {
  return (
    <>
      <h2>{words.whoTitle}</h2>
      <dl>
        {Object.entries(words.who).map(([name, text]) => (
          <div key={name}>
            <dt>{words.names[name] ?? name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p class="note big21-hash">
        {words.weights}
        {colon()}
        {proof.modelHash}
        <br />
        {words.check}
      </p>
    </>
  );
}

const lettersOf = (faces: readonly Face[]): string => faces.map((face) => letterOf(face, language.value)).join(' ');

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
