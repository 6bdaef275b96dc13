import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { promiseAhead } from '../schieber/promise.ts';
import { beginPractice } from '../schieber/start.ts';
import { StartAnother } from '../schieber/startAnother.tsx';
import { preloadScreen } from '../screens.ts';
import { go } from '../shell/router.tsx';

/** After the last lesson: a match of one's own, with hints and without a clock. */
export function FirstGame() {
  const words = useWords('lessons');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    preloadScreen('/table/here');
    promiseAhead();
  }, []);
  const play = async () => {
    setBusy(true);
    go(await beginPractice());
  };
  return (
    <>
      <p>{words.courseDoneText}</p>
      <StartAnother onStart={play}>
        {(start) => (
          <Button kind="go" icon="play" wide busy={busy} onClick={start}>
            {words.firstGame}
          </Button>
        )}
      </StartAnother>
    </>
  );
}
