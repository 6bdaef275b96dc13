import type { Big21View } from '../../big21/view.ts';
import { knock } from '../schieber/sound.ts';

const APART = 150;

/** What is heard, if sound is on: a card, each free card, and how a prediction went. */
export function sound(after: Big21View, free: number, isTurned: boolean): void {
  const verdict = isTurned ? after.game.turned?.verdict : undefined;
  const pitches = verdict ? VERDICTS[verdict] : Array.from({ length: 1 + free }, (_, i) => 180 + 30 * i);
  for (const [i, pitch] of pitches.entries()) setTimeout(() => knock(pitch), i * APART);
}

const VERDICTS = { right: [220, 330], equal: [200, 200], wrong: [160, 110] } as const;
