import { useSignal, useSignalEffect } from '@preact/signals';
import { now } from '../shell/clock.ts';

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
