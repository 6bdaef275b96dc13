import { useEffect, useState } from 'preact/hooks';

/** True while the window is narrower than so many pixels. */
export function useNarrow(pixels: number): boolean {
  const query = `(max-width: ${pixels - 0.02}px)`;
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setNarrow(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return narrow;
}
