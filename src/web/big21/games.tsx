import { useEffect, useState } from 'preact/hooks';
import type { GamesPage } from '../../big21/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { formatDate, formatFrancs } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Table } from '../parts/table.tsx';
import { Link } from '../shell/router.tsx';
import { joined } from './ownGames.ts';

/** All games of one's own, each to be opened and looked at again. */
export function Games() {
  const words = useWords('big21');
  const [{ games, more }, setShown] = useState<Partial<GamesPage>>({});
  const [problem, setProblem] = useState<Refusal<'GET /big21/games'>>();
  const [busy, setBusy] = useState(false);
  const fetchMore = async () => {
    setBusy(true);
    const answer = await call('GET /big21/games', { query: more ? { before: more } : {} });
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.refusal);
    if (answer.ok) setShown({ ...answer.value, games: joined(games ?? [], answer.value.games) });
  };
  useEffect(() => {
    fetchMore();
  }, []);
  return (
    <section class="panel stack" id="games">
      <h2>{words.games}</h2>
      {games?.length === 0 && <p>{words.noGames}</p>}
      {games !== undefined && games.length > 0 && (
        <Table
          caption={words.games}
          rows={games}
          rowKey={({ id }) => id}
          columns={[
            {
              head: words.when,
              names: true,
              cell: ({ id, startedAt, ending }) => (
                <Link href={ending === null ? `/big21/game/${id}` : `/big21/game/${id}/replay`}>
                  {formatDate(startedAt, 'dayTime')}
                </Link>
              ),
            },
            {
              head: words.stake,
              figure: true,
              cell: ({ purse, staked }) => (purse === 'money' ? formatFrancs(staked) : words.practiceShort),
            },
            {
              head: words.won,
              figure: true,
              cell: ({ paid }) => (paid === null ? words.stillOpen : formatFrancs(paid)),
            },
            { head: words.receiptShort, cell: ({ id }) => id.slice(0, 8) },
          ]}
        />
      )}
      {problem && <ErrorState text={wordsOf(problem, {})} onRetry={fetchMore} />}
      {more && !problem && (
        <Button kind="quiet" busy={busy} onClick={fetchMore}>
          {words.moreGames}
        </Button>
      )}
    </section>
  );
}
