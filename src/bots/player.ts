import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Choice, View } from '../schieber/view.ts';
import { isLevel, TODAY, VERSIONS } from './levels.ts';
import { type Engine, plainEngine } from './net/engine.ts';
import { netChoice } from './net/netPlayer.ts';
import { readWeights } from './net/weightsFile.ts';
import { RULE_1, RULE_1_HASH, ruleOne } from './rule/ruleOne.ts';
import { type BotsExports, type BotsModule, loadWeights, openModule, wasmEngine } from './wasm/module.ts';

/** A computer player named so exactly that anybody can let it play again: who, which program, which numbers. */
export type PlayerName = Immutable<{ level: string; version: string; weights: string }>;

/** All a computer player can do: answer its own view. Other hands are not in a `View`, so no player can know them. */
export interface ComputerPlayer {
  readonly name: PlayerName;
  /** The same view gives the same choice on every machine, for ever. */
  choose(view: View): Choice;
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
}

export function openPlayers(stock: Stock): Players {
  let module: BotsModule | undefined | null = null;
  const engines = new Map<string, Engine | undefined>();
  const theModule = () => {
    if (module === null) {
      const exports = stock.instance();
      module = exports && openModule(exports);
    }
    return module;
  };
  const engineOf = (hash: string): Engine | undefined => {
    if (!engines.has(hash)) engines.set(hash, openEngine(hash, stock, theModule()));
    return engines.get(hash);
  };
  return {
    playerOf(name) {
      if (!isLevel(name.level) || !VERSIONS[name.version]?.levels.includes(name.level)) return unknownPlayer(name);
      const choose = chooserOf(name, engineOf);
      return choose ? ok({ name, choose }) : unknownPlayer(name);
    },
  };
}

function chooserOf(
  name: PlayerName,
  engineOf: (hash: string) => Engine | undefined,
): ComputerPlayer['choose'] | undefined {
  if (name.version === 'rule-1') return name.weights === RULE_1_HASH ? (view) => ruleOne(view, RULE_1) : undefined;
  const engine = engineOf(name.weights);
  return engine && ((view) => netChoice(view, engine));
}

function openEngine(hash: string, stock: Stock, module: BotsModule | undefined): Engine | undefined {
  const bytes = stock.weights(hash);
  const weights = bytes && readWeights(bytes);
  if (!weights?.ok || weights.value.hash !== hash) return undefined; // a file that is not what its name says
  return module ? wasmEngine(module, loadWeights(module, weights.value)) : plainEngine(weights.value);
}

/** The rule bot alone, which needs neither weights nor a module. */
export const ruleBot = (name: PlayerName): Result<ComputerPlayer, PlayerRefusal> => NO_FILES.playerOf(name);
export const APPRENTICE: PlayerName = TODAY.apprentice;

const unknownPlayer = ({ level, version, weights }: PlayerName) =>
  refuse({ code: 'unknown-player', level, version, weights });

const NO_FILES = openPlayers({ weights: () => undefined, instance: () => undefined });
