import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Choice, View } from '../schieber/view.ts';
import { isLevel, VERSIONS } from './levels.ts';
import { type Engine, plainEngine } from './net/engine.ts';
import { netChoice, netChoices } from './net/netPlayer.ts';
import { readWeights } from './net/weightsFile.ts';
import { RULE_1, RULE_1_HASH, ruleOne } from './rule/ruleOne.ts';
import { grandmaster } from './search/grandmaster.ts';
import {
  type BotsExports,
  type BotsModule,
  type LoadedWeights,
  loadWeights,
  openModule,
  wasmEngine,
} from './wasm/module.ts';

/** A computer player named so exactly that anybody can let it play again: who, which program, which numbers. */
export type PlayerName = Immutable<{ level: string; version: string; weights: string }>;

/** All a computer player can do: answer its own view. Other hands are not in a `View`, so no player can know them. */
export interface ComputerPlayer {
  readonly name: PlayerName;
  /** The same view gives the same choice on every machine, for ever. */
  choose(view: View): Choice;
  /** The same choices for several views, which cost less together. */
  chooseEach(views: readonly View[]): readonly Choice[];
}

export type PlayerRefusal = Immutable<{ code: 'unknown-player'; level: string; version: string; weights: string }>;

/** Where players come from; server, browser and command line each bring their own. */
export interface Stock {
  /** The bytes of a weights file by its hash, or undefined when there is none. */
  weights(hash: string): Uint8Array | undefined;
  /** A fresh instance of `bots.wasm`, or undefined where there is no WebAssembly SIMD. */
  instance(): BotsExports | undefined;
}

/** The players of one thread: the module and the weights are loaded once, when first needed. */
export interface Players {
  playerOf(name: PlayerName): Result<ComputerPlayer, PlayerRefusal>;
  /** A net by the hash of its weights, with the module it lies in where there is one. */
  mindOf(hash: string): Mind | undefined;
}

/** A net that is ready to answer. */
export interface Mind {
  readonly engine: Engine;
  readonly loaded: { readonly module: BotsModule; readonly nets: LoadedWeights } | undefined;
}

export function openPlayers(stock: Stock): Players {
  let module: BotsModule | undefined | null = null;
  const minds = new Map<string, Mind>();
  const theModule = () => {
    if (module === null) {
      const exports = stock.instance();
      module = exports && openModule(exports);
    }
    return module;
  };
  const mindOf = (hash: string): Mind | undefined => {
    const mind = minds.get(hash) ?? openMind(hash, stock, theModule);
    if (mind) minds.set(hash, mind);
    return mind;
  };
  return {
    mindOf,
    playerOf(name) {
      if (!isLevel(name.level) || !VERSIONS[name.version]?.levels.includes(name.level)) return unknownPlayer(name);
      const choose = chooserOf(name, mindOf);
      if (!choose) return unknownPlayer(name);
      const engine = name.version === NET && mindOf(name.weights)?.engine;
      return ok({ name, choose, chooseEach: (views) => (engine ? netChoices(views, engine) : views.map(choose)) });
    },
  };
}

/** The version that plays by its net alone. */
const NET = 'net-1';

function chooserOf(name: PlayerName, mindOf: Players['mindOf']): ComputerPlayer['choose'] | undefined {
  if (name.version === 'rule-1') return name.weights === RULE_1_HASH ? (view) => ruleOne(view, RULE_1) : undefined;
  const mind = mindOf(name.weights);
  if (!mind) return undefined;
  const { engine, loaded } = mind;
  if (name.version === NET) return (view) => netChoice(view, engine);
  return loaded && grandmaster(name.version, loaded.module, loaded.nets, engine); // no search without WebAssembly
}

function openMind(hash: string, stock: Stock, theModule: () => BotsModule | undefined): Mind | undefined {
  const bytes = stock.weights(hash);
  const weights = bytes && readWeights(bytes);
  if (!weights?.ok || weights.value.hash !== hash) return undefined; // a file that is not what its name says
  const module = theModule();
  if (!module) return { engine: plainEngine(weights.value), loaded: undefined };
  const nets = loadWeights(module, weights.value);
  return { engine: wasmEngine(module, nets), loaded: { module, nets } };
}

const unknownPlayer = ({ level, version, weights }: PlayerName) =>
  refuse({ code: 'unknown-player', level, version, weights });
