import type { Model } from '../../big21/model.ts';
import { type Position, worthOf } from '../../big21/odds/position.ts';

/** The exact value of a moment takes a second: it is computed beside the page. */
addEventListener('message', ({ data: { position, model } }: MessageEvent<{ position: Position; model: Model }>) => {
  postMessage(worthOf(position, model, true));
});
