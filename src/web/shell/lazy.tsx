import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Subject } from '../i18n/subjects.ts';
import { loadWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';

/** A part that can be fetched before it is shown. */
export type LazyPart<P extends object> = ComponentType<P> & { preload(): Promise<void> };

/**
 * A part that arrives with its words: `lazy(['people'], () => import('./box.tsx').then((m) => m.Box))`. Until then it
 * shows nothing for a moment, then that it is loading; a failed load can be tried again.
 */
export function lazy<P extends object>(
  subjects: readonly Subject[],
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  let Ready: ComponentType<P> | undefined;
  const preload = async () => {
    const [component] = await Promise.all([load(), loadWords(subjects)]);
    Ready = component;
  };
  function Lazy(props: P) {
    const [state, setState] = useState<'waiting' | 'slow' | 'ready' | 'failed'>(Ready ? 'ready' : 'waiting');
    useEffect(() => {
      if (Ready) return;
      const slow = setTimeout(() => setState((now) => (now === 'waiting' ? 'slow' : now)), 300);
      preload()
        .then(() => setState('ready'))
        .catch(() => setState('failed'))
        .finally(() => clearTimeout(slow));
    }, []);
    // A module that failed to load is not asked for again by the browser: only a new page helps.
    if (state === 'failed') return <ErrorState kind="load" onRetry={() => location.reload()} />;
    if (state === 'ready' && Ready) return <Ready {...props} />;
    return state === 'slow' ? <Progress /> : null;
  }
  return Object.assign(Lazy, { preload });
}
