import { useSignal, useSignalEffect } from '@preact/signals';
import { formatClock } from '../i18n/format.ts';
import { now } from '../shell/clock.ts';

/** A clock that runs: down to `until`, or up from `since` (instants of the server's clock). */
export function Duration({ until, since }: { until?: number; since?: number }) {
  const at = useTick();
  return <time>{formatClock(until !== undefined ? until - at : at - (since ?? at))}</time>;
}

/** The present second, for whatever counts down. */
export function useTick(): number {
  const at = useSignal(now());
  useSignalEffect(() => {
    const timer = setInterval(() => {
      at.value = now();
    }, 1000);
    return () => clearInterval(timer);
  });
  return at.value;
}
