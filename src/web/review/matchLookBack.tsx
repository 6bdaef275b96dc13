import { useState } from 'preact/hooks';
import { decisionsOf } from '../../review/review.ts';
import { parseMode } from '../../schieber/mode.ts';
import type { GameRecord, MatchRecord } from '../../schieber/record.ts';
import { nextSeat, type Seat } from '../../schieber/seat.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { modeName } from '../schieber/say.ts';
import { go } from '../shell/router.tsx';
import { beginAgain } from './againSource.ts';
import { LookBack } from './lookBack.tsx';

/** All games of a match that is over; rated play allows it only then. SSC 7.05 (7) */
export function MatchLookBack({ record, me, id }: { record: MatchRecord; me: Seat; id: string }) {
  const words = useWords('review');
  useWords('schieber');
  const finished = record.played.filter(({ points }) => points !== null);
  const [number, setNumber] = useState(0);
  const game = finished[number];
  if (!game) return null;
  return (
    <section class="panel look-back-match">
      <h2>{words.lookBack}</h2>
      <Select
        label={words.whichGame}
        value={String(number)}
        onInput={(value) => setNumber(Number(value))}
        options={finished.map(({ mode }, i) => ({
          value: String(i),
          label: words.game(i + 1, modeName(parseMode(mode!)!)),
        }))}
      />
      <PlayAgain game={record.played.indexOf(game) + 1} {...{ record, me, id }} />
      <LookBack key={number} game={finishedGame(game)} me={me} />
    </section>
  );
}

/** One game of the match once more, from the person's first decision on. */
function PlayAgain({ record, me, id, game }: { record: MatchRecord; me: Seat; id: string; game: number }) {
  const words = useWords('review');
  const first = decisionsOf(record, me).find((decision) => decision.game === game);
  if (!first) return null;
  const again = () => {
    const to = beginAgain(record, first, id);
    if (!to) return;
    toast(words.again.uncounted);
    go(to);
  };
  return (
    <div>
      <Button kind="outline" icon="again" onClick={again}>
        {words.again.game}
      </Button>
    </div>
  );
}

const finishedGame = ({ dealer, passed, mode, tricks }: GameRecord) => ({
  forehand: nextSeat(dealer),
  passed,
  mode: parseMode(mode!)!,
  tricks,
});
