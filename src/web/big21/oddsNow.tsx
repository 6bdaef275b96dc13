import { useEffect, useRef, useState } from 'preact/hooks';
import { type Position, positionOf, type Worth } from '../../big21/odds/position.ts';
import type { Big21View } from '../../big21/view.ts';
import { call } from '../api/call.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';

/** In practice only: the exact odds of the moment, for each place the card may go. */
export function OddsNow({ view }: { view: Big21View }) {
  const words = useWords('big21');
  const worker = useRef<Worker | undefined>(undefined);
  const [worth, setWorth] = useState<Worth | 'computing'>();
  useEffect(() => setWorth(undefined), [view.version]);
  useEffect(() => () => worker.current?.terminate(), []);
  const { game } = view;
  if (game.stage !== 'piles') return null;
  const position: Position = positionOf(game.round);
  const compute = async () => {
    setWorth('computing');
    const answer = await call('GET /big21'); // the weights of the model, which may be the house's own
    const model = answer.ok ? answer.value.models.find(({ id }) => id === view.model)?.weights : undefined;
    if (model === undefined) return setWorth(undefined);
    worker.current?.terminate();
    worker.current = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<Worth>) => setWorth(data);
    worker.current.postMessage({ position, model });
  };
  if (worth === 'computing') return <p class="big21-odds">{words.computing}</p>;
  if (worth === undefined)
    return (
      <p class="big21-odds">
        <button class="big21-discard" type="button" onClick={compute}>
          {words.showOdds}
        </button>
      </p>
    );
  return (
    <div class="big21-odds">
      <p>{words.oddsNow(formatNumber(worth.value, 3))}</p>
      <ul>
        {Object.entries(worth.actions ?? {})
          .sort(([, a], [, b]) => b - a)
          .map(([action, value]) => (
            <li key={action}>
              {action === 'discard' ? words.discard : nameOf(action, words)}: {formatNumber(value, 3)}
            </li>
          ))}
      </ul>
    </div>
  );
}

const nameOf = (state: string, words: { soft: string; hard: string; empty: string }): string =>
  state === '-' ? words.empty : `${state.slice(1)} ${state[0]!.toLowerCase() === 's' ? words.soft : words.hard}`;
