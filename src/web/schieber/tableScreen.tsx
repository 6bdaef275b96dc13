import './schieber.css';
import { useEffect, useState } from 'preact/hooks';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { go, type Params } from '../shell/router.tsx';
import { AGAIN, HERE, keptLocalMatch, localSource } from './localSource.ts';
import { openMatch, remoteSource } from './remoteSource.ts';
import { beginHere, beginPractice, handedOver } from './start.ts';
import type { TableSource } from './tableSource.ts';
import { TableView } from './tableView.tsx';

/** /table/:id — a match on the server, or /table/here: the one in this browser. */
export function Screen({ params }: { params: Params }) {
  const words = useWords('schieber');
  const id = params['id']!;
  const [state, setState] = useState<TableSource | string | undefined>(() => sourceAtHand(id));
  useEffect(() => {
    if (state !== undefined) return;
    if (id === HERE) beginHere().then(() => setState(sourceAtHand(id)));
    else if (id === AGAIN)
      import('../review/againSource.ts').then(({ keptAgain }) => setState(keptAgain() ?? words.noSuchMatch));
    else
      openMatch(id).then((answer) => {
        if (answer.ok) setState(remoteSource(answer.value, 'stands'));
        else setState(answer.refusal.code === 'not-found' ? words.noSuchMatch : wordsOf(answer.refusal, {}));
      });
  }, [state]);

  const again = async () => {
    const to = await beginPractice();
    if (to === `/table/${id}`) setState(sourceAtHand(id));
    else go(to);
  };

  if (state === undefined) return <Progress />;
  if (typeof state === 'string') {
    return (
      <Page title={words.table} narrow>
        <ErrorState text={state} onRetry={() => setState(undefined)} />
      </Page>
    );
  }
  return <TableView key={state.news.peek().view.commitment} source={state} onAgain={again} />;
}

function sourceAtHand(id: string): TableSource | string | undefined {
  const match = handedOver(id);
  if (match) return remoteSource(match, 'begins');
  if (id !== HERE) return undefined;
  const kept = keptLocalMatch();
  return kept ? localSource(kept) : undefined;
}
