import { MODELS, modelId } from '../../big21/model.ts';
import { type Position, worthOf } from '../../big21/odds/position.ts';

/** The exact value of a moment takes a second: it is computed beside the page. */
addEventListener('message', ({ data }: MessageEvent<{ position: Position; model: string }>) => {
  const model = Object.values(MODELS).find((each) => modelId(each) === data.model);
  postMessage(model ? worthOf(data.position, model, true) : undefined);
});
