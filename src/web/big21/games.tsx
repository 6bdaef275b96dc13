import { useEffect, useState } from 'preact/hooks';
import type { GameLine } from '../../big21/wire.ts';
import { call } from '../api/call.ts';
import { formatDate, formatFrancs } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Table } from '../parts/table.tsx';
import { Link } from '../shell/router.tsx';

const A_PAGE = 20;

/** All games of one's own, each to be opened and looked at again. */
export function Games() {
  const words = useWords('big21');
  const [games, setGames] = useState<readonly GameLine[]>();
  const [most, setMost] = useState(A_PAGE);
  useEffect(() => {
    call('GET /big21/games').then((answer) => answer.ok && setGames(answer.value.games));
  }, []);
  return (
    <section class="panel stack" id="games">
      <h2>{words.games}</h2>
      {games?.length === 0 && <p>{words.noGames}</p>}
      {games !== undefined && games.length > 0 && (
        <Table
          caption={words.games}
          rows={games.slice(0, most)}
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
      {games !== undefined && games.length > most && (
        <Button kind="quiet" onClick={() => setMost(most + A_PAGE)}>
          {words.moreGames}
        </Button>
      )}
    </section>
  );
}
