import './championship.css';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import type { Admission, AdmitPool } from '../../lot/lot.ts';
import type { Announcement, LotRecord } from '../../lot/record.ts';
import { colon } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { RecordSignature } from '../parts/signature.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { place } from '../shell/router.tsx';
import { useAnswer } from './use.ts';

/** A lot: what was announced, what was drawn, and the reader's own browser draws it again. SSC 7.02, ruling G23 */
export function Screen() {
  const words = useWords('championship');
  const query = new URLSearchParams(place.value.search);
  const { value, refusal, reload } = useAnswer('GET /editions/:edition/lot', {
    ...{ params: { edition: query.get('edition') ?? '' }, query: { id: query.get('id') ?? '' } },
  });
  if (!value) {
    return (
      <Page title={words.lotTitle} narrow>
        {refusal ? <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} /> : <Progress />}
      </Page>
    );
  }
  const lot: Partial<LotRecord> & Announcement = value;
  // Only places in the final are drawn here: the pool and the result are those of the kind 'admit'.
  const pool = lot.pool as AdmitPool;
  const result = lot.result as Admission | undefined;
  return (
    <Page title={words.lotTitle} eyebrow={lot.id} narrow>
      <div class="stack">
        {lot.randomness ? <Verdict lot={lot} /> : <p class="cs-notice">{words.lotNotYet}</p>}
        <section class="panel">
          <h2>{words.lotHat}</h2>
          <p class="soft">{words.lotPlaces(result?.placesDrawn ?? pool.places)}</p>
          {result && (
            <ol class="cs-drawn" aria-label={words.lotOrder}>
              {result.drawn.map((name, i) => (
                <li key={name} class={i < result.placesDrawn ? 'cs-drawn-in' : undefined}>
                  {words.numbered(Number(name))}
                  {i < result.placesDrawn && <Icon name="check" />}
                </li>
              ))}
            </ol>
          )}
        </section>
        <section class="panel cs-proof">
          <h2>{words.lotFingerprint}</h2>
          <code>{lot.poolHash}</code>
          {lot.source?.kind === 'drand' && <p>{words.lotRound(lot.source.round)}</p>}
          {lot.randomness?.kind === 'ceremony' && (
            <p>
              {words.lotCards}
              {colon()}
              {lot.randomness.cards.join(' ')}
            </p>
          )}
          <Button kind="quiet" icon="download" onClick={() => save(lot)}>
            {words.lotDownload}
          </Button>
        </section>
      </div>
    </Page>
  );
}

function Verdict({ lot }: { lot: Partial<LotRecord> }) {
  const words = useWords('championship');
  const [verdict, setVerdict] = useState<Result<unknown, { place: string }>>();
  useEffect(() => {
    import('../../lot/verify.ts').then(({ verifyLot }) => setVerdict(verifyLot(lot)));
  }, [lot]);
  return (
    <section class={`panel cs-verdict${verdict?.ok ? ' cs-verdict-true' : ''}`} role="status">
      <h2>
        <Icon name="shield" /> {words.lotCheck}
      </h2>
      {verdict ? <p>{verdict.ok ? words.lotTrue : words.lotFalse(verdict.refusal.place)}</p> : <Progress />}
      {verdict?.ok && <RecordSignature record={lot} />}
    </section>
  );
}

function save(lot: Partial<LotRecord>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(lot, null, 2)], { type: 'application/json' }));
  link.download = `${(lot.id ?? 'lot').replaceAll('/', '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
