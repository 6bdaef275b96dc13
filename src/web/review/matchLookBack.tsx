import { useState } from 'preact/hooks';
import { parseMode } from '../../schieber/mode.ts';
import type { GameRecord, MatchRecord } from '../../schieber/record.ts';
import { nextSeat, type Seat } from '../../schieber/seat.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../parts/field.tsx';
import { modeName } from '../schieber/say.ts';
import { LookBack } from './lookBack.tsx';

/** All games of a match that is over; rated play allows it only then. SSC 7.05 (7) */
export function MatchLookBack({ record, me }: { record: MatchRecord; me: Seat }) {
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
      <LookBack key={number} game={finishedGame(game)} me={me} />
    </section>
  );
}

const finishedGame = ({ dealer, passed, mode, tricks }: GameRecord) => ({
  forehand: nextSeat(dealer),
  passed,
  mode: parseMode(mode!)!,
  tricks,
});
