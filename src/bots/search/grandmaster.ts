import { invariant } from '../../kit/absurd.ts';
import { type Choice, legalIn, type View } from '../../schieber/view.ts';
import type { Engine } from '../net/engine.ts';
import { netChoice } from '../net/netPlayer.ts';
import type { BotsModule, LoadedWeights } from '../wasm/module.ts';
import { type Minds, type Plan, thinkAbout } from './search.ts';

/** Version search-1. Frozen: another plan is another version. */
export const SEARCH_1: Plan = {
  worlds: 64,
  candidates: 4,
  margin: 4,
  doubleDummy: 3,
  batch: 8,
  clear: 1,
  proposals: 3,
  slip: 0.1,
};

/**
 * The net's player, who stops to think where the net is not sure: it plays each card worth a thought in many worlds
 * that its own view allows. It declares as the net does.
 */
export function searchChoice(view: View, module: BotsModule, nets: LoadedWeights, engine: Engine): Choice {
  return searchWith({ actor: nets, roller: nets, reader: nets, judge: nets }, SEARCH_1, view, module, engine);
}

/**
 * Search bots of the older kind, for comparison in the arena only: every legal card, random cards to the end (flat
 * Monte Carlo) or until double dummy can take over (PIMC).
 */
export const PEERS: Readonly<Record<string, Plan>> = {
  flat: { worlds: 60, candidates: 9, margin: 0, doubleDummy: 0, batch: 60, clear: 0, proposals: 1, slip: 0 },
  pimc: { worlds: 100, candidates: 9, margin: 0, doubleDummy: 5, batch: 100, clear: 0, proposals: 1, slip: 0 },
};

export const peerChoice = (view: View, plan: Plan, module: BotsModule, nets: LoadedWeights, engine: Engine): Choice =>
  searchWith({ actor: undefined, roller: undefined, reader: undefined, judge: nets }, plan, view, module, engine);

function searchWith(minds: Minds, plan: Plan, view: View, module: BotsModule, engine: Engine): Choice {
  invariant(view.phase !== 'over' && view.turn === view.seat, 'a computer player is asked on its turn');
  if (view.phase === 'declaring') return netChoice(view, engine);
  const legal = legalIn(view);
  return { type: 'play', card: legal.length === 1 ? legal[0]! : thinkAbout(module, minds, plan, view).card };
}
