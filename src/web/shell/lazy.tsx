import { signal } from '@preact/signals';
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
 * shows nothing for a moment, then that it is loading; a failed load can be tried again. What lies over or beside
 * something else waits 'unseen', so that nothing makes room for it.
 */
export function lazy<P extends object>(
  subjects: readonly Subject[],
  load: () => Promise<ComponentType<P>>,
  waits: 'seen' | 'unseen' = 'seen',
): LazyPart<P> {
  // A signal, so that it does not matter who fetched the part or when it arrived: whoever shows it is drawn anew.
  const arrived = signal<ComponentType<P> | undefined>(undefined);
  const preload = async () => {
    if (arrived.peek()) return;
    const [component] = await Promise.all([load(), loadWords(subjects)]);
    arrived.value = component;
  };
  function Lazy(props: P) {
    const [state, setState] = useState<'waiting' | 'slow' | 'failed'>('waiting');
    useEffect(() => {
      const slow = setTimeout(() => setState('slow'), 300);
      preload()
        .catch(() => setState('failed'))
        .finally(() => clearTimeout(slow));
    }, []);
    const Ready = arrived.value;
    if (Ready) return <Ready {...props} />;
    // A module that failed to load is not asked for again by the browser: only a new page helps.
    if (state === 'failed') return <ErrorState kind="load" onRetry={() => location.reload()} />;
    return state === 'slow' && waits === 'seen' ? <Progress /> : null;
  }
  return Object.assign(Lazy, { preload });
}
