import { remember, remembered } from '../shell/memory.ts';

const KEY = 'accuracies';
/** The newest are kept. */
const MOST = 300;

/** The accuracy of matches that were reviewed on this device, by the match's id. */
export function knownAccuracies(): ReadonlyMap<string, number> {
  const kept = remembered(KEY);
  return new Map(Array.isArray(kept) ? (kept as [string, number][]) : []);
}

export function keepAccuracy(id: string, accuracy: number): void {
  const others = [...knownAccuracies()].filter(([one]) => one !== id);
  remember(KEY, [...others, [id, accuracy]].slice(-MOST));
}
