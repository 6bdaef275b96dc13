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

/** Version search-2. Frozen. From the fourth trick on it thinks even where the net is sure: that is where it errs. */
const SEARCH_2: Plan = { ...SEARCH_1, margin: Number.POSITIVE_INFINITY };
const TURNED = 3;

/** What each version of the grandmaster thinks in a position. */
const PLANS: Readonly<Record<string, (turned: number) => Plan>> = {
  'search-1': () => SEARCH_1,
  'search-2': (turned) => (turned < TURNED ? SEARCH_1 : SEARCH_2),
};

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
  const planFor = PLANS[version];
  const minds = { actor: nets, roller: nets, reader: nets, judge: nets };
  return planFor && ((view) => searchWith(minds, planFor(turnedIn(view)), view, module, engine));
}

const turnedIn = (view: View): number => (view.phase === 'playing' ? view.turned.length : 0);

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
