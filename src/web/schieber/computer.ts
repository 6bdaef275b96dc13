import { invariant } from '../../kit/absurd.ts';
import type { Result } from '../../kit/result.ts';
import type { Explanation } from '../../review/explain.ts';
import type { Verdict } from '../../review/review.ts';
import type { Card } from '../../schieber/card.ts';
import type { Player } from '../../schieber/match.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Discrepancy, Verified } from '../../schieber/verify.ts';
import type { Choice, View } from '../../schieber/view.ts';
import { settings } from '../shell/settings.ts';

type Computer = Extract<Player, { kind: 'computer' }>;
interface Waiting {
  progress(done: unknown): void;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

function ask<T, Done = number>(question: object, progress: (done: Done) => void = () => {}): Promise<T> {
  if (!worker) {
    worker = new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      const asked = waiting.get(data.id);
      if (data.done !== undefined) {
        asked?.progress(data.done);
        return;
      }
      waiting.delete(data.id);
      if (data.failed !== undefined) asked?.reject(new Error(data.failed));
      else asked?.resolve(data.answer);
    };
  }
  const id = ++count;
  const answer = new Promise<T>((resolve, reject) => {
    waiting.set(id, {
      progress: progress as (done: unknown) => void,
      resolve: resolve as (answer: unknown) => void,
      reject,
    });
  });
  worker.postMessage({ id, ...question });
  return answer;
}

/** What a computer player would do with this view. */
export async function askComputer(player: Computer, view: View): Promise<Choice> {
  const choice = await ask<Choice | undefined>({ ask: 'choose', player, view });
  invariant(choice !== undefined, `the computer player ${player.level} ${player.version} is unknown here`);
  return choice;
}

/** The two best cards from where a seat sat, and what the one it played could expect; nothing where we cannot think. */
export const explainHere = (view: View, card: Card): Promise<Explanation | undefined> =>
  ask({ ask: 'explain', view, card });

/** Judges every real choice of a seat in a finished match; each verdict is told as soon as it stands. */
export const reviewHere = (
  record: MatchRecord,
  seat: Seat,
  progress: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> => ask<readonly Verdict[], Verdict>({ ask: 'review', record, seat }, progress);

/** Recomputes every deal and every computer player's card of a finished match, here and without the server. */
export const verifyHere = (
  record: MatchRecord,
  progress: (done: number) => void,
): Promise<Result<Verified, Discrepancy>> => ask({ ask: 'verify', record }, progress);

/** The computer player of a level, or the strongest that this browser can have now. */
export const computerOf = (level?: string): Promise<Computer> => ask({ ask: 'computer', level });

/** The levels that can be played, weakest first. */
export const computerLevels = (): Promise<readonly string[]> => ask({ ask: 'levels' });

/** What a browser may tell about its line; not all do. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Once the page is quiet, the chosen computer player is fetched and kept for the train; not on a metered or slow line. */
export function fetchAhead(): () => void {
  const { connection = {} } = navigator as { connection?: Line };
  if (connection.saveData || (connection.effectiveType ?? '4g') !== '4g') return () => {};
  const timer = setTimeout(() => void computerOf(settings.peek().level), 8000);
  return () => clearTimeout(timer);
}
