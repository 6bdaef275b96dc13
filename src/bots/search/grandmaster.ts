import { invariant } from '../../kit/absurd.ts';
import type { Card } from '../../schieber/card.ts';
import { type Choice, legalIn, type View } from '../../schieber/view.ts';
import type { Engine } from '../net/engine.ts';
import { netChoice } from '../net/netPlayer.ts';
import type { Playing } from '../net/shown.ts';
import type { BotsModule, LoadedWeights } from '../wasm/module.ts';
import { cardByLooks } from './looks.ts';
import { SEARCH_1, SEARCH_2 } from './plans.ts';
import { type Minds, type Plan, thinkAbout } from './search.ts';

/** Tricks turned before search-2 thinks even where the net is sure. */
const TURNED = 3;

/** The card of each version of the grandmaster, where there is a choice. */
const VERSIONS: Readonly<Record<string, Search>> = {
  'search-1': (view, module, nets) => thinkAbout(module, oneMind(nets), SEARCH_1, view).card,
  'search-2': (view, module, nets) =>
    thinkAbout(module, oneMind(nets), view.turned.length < TURNED ? SEARCH_1 : SEARCH_2, view).card,
  'search-3': (view, module, nets, engine) => cardByLooks(module, nets, engine, view),
};
type Search = (view: Playing, module: BotsModule, nets: LoadedWeights, engine: Engine) => Card;

const oneMind = (nets: LoadedWeights): Minds => ({ actor: nets, roller: nets, reader: nets, judge: nets });

/**
 * The net's player, who stops to think: it plays each card worth a thought in many worlds that its own view allows. It
 * declares as the net does.
 */
export function grandmaster(
  version: string,
  module: BotsModule,
  nets: LoadedWeights,
  engine: Engine,
): ((view: View) => Choice) | undefined {
  const search = VERSIONS[version];
  return search && ((view) => searchWith((position) => search(position, module, nets, engine), view, engine));
}

export const peerChoice = (view: View, plan: Plan, module: BotsModule, nets: LoadedWeights, engine: Engine): Choice => {
  const minds: Minds = { actor: undefined, roller: undefined, reader: undefined, judge: nets };
  return searchWith((position) => thinkAbout(module, minds, plan, position).card, view, engine);
};

function searchWith(search: (view: Playing) => Card, view: View, engine: Engine): Choice {
  invariant(view.phase !== 'over' && view.turn === view.seat, 'a computer player is asked on its turn');
  if (view.phase === 'declaring') return netChoice(view, engine);
  const legal = legalIn(view);
  return { type: 'play', card: legal.length === 1 ? legal[0]! : search(view) };
}
