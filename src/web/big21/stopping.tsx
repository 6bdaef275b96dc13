import { useState } from 'preact/hooks';
import { type GivenUp, givenUpByStopping } from '../../big21/stopping.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAmount } from './amount.ts';
import type { StageProps } from './game.tsx';

/** Stopping is always possible; where it costs something, it says what and asks. B21 2.6 */
export function StopButton({ view, busy, ask }: StageProps) {
  const words = useWords('big21');
  const amount = useAmount(view.game.purse);
  const [asking, setAsking] = useState<GivenUp>();
  const costs = givenUpByStopping(view);
  const stop = () => {
    setAsking(undefined);
    ask({ type: 'stop' });
  };
  return (
    <>
      <Button
        wide
        kind={costs ? 'outline' : 'main'}
        shortcut="S"
        busy={busy}
        onClick={() => (costs ? setAsking(costs) : stop())}
      >
        {words.stopFor(amount(view.credit))}
      </Button>
      <Dialog
        title={words.stopTitle}
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        actions={
          <>
            <Button onClick={() => setAsking(undefined)}>{words.playOn}</Button>
            <Button kind="danger" onClick={stop}>
              {words.stopFor(amount(view.credit))}
            </Button>
          </>
        }
      >
        <p>{words.stopCosts}</p>
        {asking && (
          <ul class="big21-list">
            {asking.stake !== undefined && <li>{words.stopStake(amount(asking.stake))}</li>}
            {asking.cards > 0 && <li>{words.stopCards(asking.cards)}</li>}
            {asking.choice && <li>{words.stopChoice}</li>}
          </ul>
        )}
      </Dialog>
    </>
  );
}
