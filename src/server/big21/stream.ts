import { MODELS, type Model, modelId } from '../../big21/model.ts';
import { type Event, evolve, type Participation } from '../../big21/participation.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Fold } from '../../kit/process.ts';

/** Whose it is and what its cards come from; the seed itself stands in no event. */
export type Opened = Immutable<{
  type: 'promised';
  owner: string;
  model: string;
  commitment: string;
  clientSeed: string;
}>;
export type StreamEvent = Opened | Event;

export interface Big21Stream {
  readonly opened: Opened | undefined;
  readonly game: Participation | undefined;
}

export const big21Process: Fold<Big21Stream, StreamEvent> = {
  initial: { opened: undefined, game: undefined },
  evolve: (state, event) =>
    event.type === 'promised' ? { ...state, opened: event } : { ...state, game: evolve(state.game, event) },
};

export const streamOf = (id: string): `big21:${string}` => `big21:${id}`;

/** Every model that was ever played with stays known. */
export function modelNamed(id: string): Model {
  const model = Object.values(MODELS).find((each) => modelId(each) === id);
  invariant(model, `model ${id} is published`);
  return model;
}
