import './gameResult.css';
import './record.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FinishedGame } from '../../review/lookBack.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { MatchView } from '../../schieber/view.ts';
import { colon } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../shell/icons.tsx';
import { lazy } from '../shell/lazy.tsx';
import { ModeMark } from './modeMark.tsx';
import { modeName, nameOf, points } from './say.ts';

const LookBack = lazy<{ game: FinishedGame; me: Seat }>(['review', 'cards'], () =>
  import('../review/lookBack.tsx').then((module) => module.LookBack),
);

// The Enter that hurried the last trick along must not skip its result: for a moment the heading has the focus and
// keeps the key to itself, then the button gets it.
const PAUSE = 600; // ms
const stay = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** After each game: the points, the check that they make 157, and one line of verdict. */
export function GameResult({ view, rated, onNext }: { view: MatchView; rated: boolean; onNext: () => void }) {
  const words = useWords('schieber');
  const [isLooking, setLooking] = useState(false);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const heading = box.current?.querySelector('h1');
    heading?.focus({ preventScroll: true });
    const wait = setTimeout(() => {
      if (document.activeElement === heading) box.current?.querySelector('button')?.focus({ preventScroll: true });
    }, PAUSE);
    return () => clearTimeout(wait);
  }, []);
  const result = view.results.at(-1);
  if (!result) return null;
  const [us, them] = points(result.points, view.seat);
  const [usTotal, themTotal] = points(view.total, view.seat);
  const who = result.declarer === view.seat ? words.byYou : words.by(nameOf(result.declarer, view.seat));
  return (
    <section class="game-result" ref={box} aria-labelledby="game-result-title">
      <h1 id="game-result-title" tabIndex={-1} onKeyDown={stay}>
        {words.gameResult(view.results.length)}
      </h1>
      <p class="game-result-mode">
        <ModeMark mode={result.mode} />
        {modeName(result.mode)} {who}
        {result.passed && <span class="tag tag-line">{words.gschobe}</span>}
      </p>
      <p class="game-result-points">
        <span>
          <b class={us > them ? 'lead' : ''}>{us}</b>
          {words.us}
        </span>
        <span aria-hidden="true">:</span>
        <span>
          <b class={them > us ? 'lead' : ''}>{them}</b>
          {words.them}
        </span>
      </p>
      <p>
        <b>{words.verdicts[verdictOn(us)]}</b>
      </p>
      <p class="sheet-check">
        <Icon name="check" />
        {words.check157(us, them)}
      </p>
      <p class="soft">
        {words.soFar}
        {colon()}
        {words.score(usTotal, themTotal)}
      </p>
      <Button kind="main" wide onClick={onNext}>
        {words.nextGame}
      </Button>
      {!rated && view.game.phase === 'over' && (
        <>
          <Button kind="quiet" icon="again" onClick={() => setLooking(true)}>
            {words.lookBack}
          </Button>
          <Dialog title={words.lookBack} open={isLooking} onClose={() => setLooking(false)}>
            <LookBack game={{ ...view.game, tricks: view.game.turned }} me={view.seat} />
          </Dialog>
        </>
      )}
    </section>
  );
}

export function verdictOn(us: number): 'all' | 'clear' | 'narrow' | 'narrowLoss' | 'clearLoss' {
  if (us === 157) return 'all';
  if (us >= 100) return 'clear';
  if (us >= 79) return 'narrow';
  return us >= 58 ? 'narrowLoss' : 'clearLoss';
}
