import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Subject } from '../i18n/subjects.ts';
import { loadWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';

/**
 * A part that arrives with its words: `lazy(['people'], () => import('./box.tsx').then((m) => m.Box))`. Until then it
 * shows nothing for a moment, then that it is loading; a failed load can be tried again.
 */
export function lazy<P extends object>(
  subjects: readonly Subject[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let Ready: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [state, setState] = useState<'waiting' | 'slow' | 'ready' | 'failed'>(Ready ? 'ready' : 'waiting');
    const fetchIt = () => {
      setState('waiting');
      const slow = setTimeout(() => setState((now) => (now === 'waiting' ? 'slow' : now)), 300);
      Promise.all([load(), loadWords(subjects)])
        .then(([component]) => {
          Ready = component;
          setState('ready');
        })
        .catch(() => setState('failed'))
        .finally(() => clearTimeout(slow));
    };
    useEffect(() => {
      if (!Ready) fetchIt();
    }, []);
    // A module that failed to load is not asked for again by the browser: only a new page helps.
    if (state === 'failed') return <ErrorState kind="load" onRetry={() => location.reload()} />;
    if (state === 'ready' && Ready) return <Ready {...props} />;
    return state === 'slow' ? <Progress /> : null;
  };
}
