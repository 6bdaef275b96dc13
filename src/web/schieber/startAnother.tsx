import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formatClock } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTick } from '../parts/duration.tsx';
import { now } from '../shell/clock.ts';
import { hasClock } from './hasClock.ts';
import { HERE } from './localSource.ts';
import { type MyMatch, underway, useMatches } from './matches.ts';

interface StartAnotherProps {
  onStart: () => void;
  /** The button that starts a match. */
  children: (start: () => void) => ComponentChildren;
}

/** Whoever has a match underway is asked before a second one begins: its clock would run beside the first. G27 */
export function StartAnother({ onStart, children }: StartAnotherProps) {
  const words = useWords('shell');
  const { matches } = useMatches();
  const [asked, setAsked] = useState<MyMatch | null>(null);
  const start = () => {
    const first = underway(matches, now())[0];
    if (first) setAsked(first);
    else onStart();
  };
  const begin = () => {
    setAsked(null);
    onStart();
  };
  const actions = asked && (
    <>
      <Button kind="quiet" onClick={begin}>
        {words.anotherMatch}
      </Button>
      <Button href={`/table/${asked.id}`}>{words.resumeMatch}</Button>
    </>
  );
  return (
    <>
      {children(start)}
      <Dialog title={words.matchUnderway} open={asked !== null} onClose={() => setAsked(null)} actions={actions}>
        {asked && (
          <p>
            {words.matchUnderwayText(asked.completed, asked.games)}{' '}
            {matches.some(({ id, ending }) => id === HERE && ending === null) ? words.matchHereText : words.matchKept}
          </p>
        )}
        {asked?.deadline && hasClock(asked) && <Running deadline={asked.deadline} />}
      </Dialog>
    </>
  );
}

function Running({ deadline }: { deadline: number }) {
  const words = useWords('shell');
  const left = Math.max(0, deadline - useTick());
  return (
    <p>
      <b>{words.clockRunsOn(formatClock(left))}</b>
    </p>
  );
}
