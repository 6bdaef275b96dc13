import { useEffect } from 'preact/hooks';

/** Tells the home page once that this box knows what it shows. */
export function useReady(isReady: boolean, onReady: () => void): void {
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
}
