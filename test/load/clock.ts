import { setTimeout as pause } from 'node:timers/promises';
import { beginMatch, newGuest } from './player.ts';

/** The deadline of a match with a clock, for as long as somebody asks (ruling M7). */
export async function startClock(address: string): Promise<() => Promise<number>> {
  const client = await newGuest(address);
  const { id } = await beginMatch(client, { timed: true });
  return async () => {
    for (;;) {
      const { status, body } = await client.send('GET', `/api/matches/${id}`).catch(() => NOBODY);
      if (status === 200) return (body as { view: { deadline: number } }).view.deadline;
      await pause(200);
    }
  };
}
const NOBODY = { status: 0, body: undefined };

/** Milliseconds after which one speaks of a silence. */
const PAUSE = 500;

/** The times in which a count did not grow. */
export function listen(count: () => number) {
  let [before, since, longest, whole] = [count(), performance.now(), 0, 0];
  const look = () => {
    const quiet = performance.now() - since;
    longest = Math.max(longest, quiet);
    if (count() === before) return;
    if (quiet >= PAUSE) whole += quiet;
    [before, since] = [count(), performance.now()];
  };
  const timer = setInterval(look, 10);
  return {
    /** A second of moves without a pause that anybody would notice. */
    async untilHeardAgain() {
      for (let quiet = 0; quiet < 10; ) {
        await pause(100);
        quiet = performance.now() - since < 300 ? quiet + 1 : 0;
      }
    },
    stop() {
      clearInterval(timer);
      return { longest: Math.round(longest), whole: Math.round(whole) };
    },
  };
}
