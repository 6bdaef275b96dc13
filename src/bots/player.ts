import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Choice, View } from '../schieber/view.ts';
import { RULE_1, RULE_1_HASH, ruleOne } from './rule/ruleOne.ts';

/** Four levels. Championship play uses one of them, frozen and published by name and hash. SSC 2.02 */
export const LEVELS = ['apprentice', 'club', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

/** A computer player named so exactly that anybody can let it play again: who, which program, which numbers. */
export type PlayerName = Immutable<{ level: string; version: string; weights: string }>;

/** All a computer player can do: answer its own view. Other hands are not in a `View`, so no player can know them. */
export interface ComputerPlayer {
  readonly name: PlayerName;
  /** The same view gives the same choice on every machine, for ever. */
  choose(view: View): Choice;
}

export type PlayerRefusal = Immutable<{ code: 'unknown-player'; level: string; version: string; weights: string }>;

/** The rule bot needs nothing but itself; nets bring their weights. */
export function ruleBot(name: PlayerName): Result<ComputerPlayer, PlayerRefusal> {
  const known = name.level === APPRENTICE.level && name.version === APPRENTICE.version && name.weights === RULE_1_HASH;
  return known ? ok({ name: APPRENTICE, choose: (view) => ruleOne(view, RULE_1) }) : unknownPlayer(name);
}

export const unknownPlayer = ({ level, version, weights }: PlayerName) =>
  refuse({ code: 'unknown-player', level, version, weights });

/** The beginner as it is today. An older one is added to the list of known ones, never replaced. */
export const APPRENTICE: PlayerName = { level: 'apprentice', version: 'rule-1', weights: RULE_1_HASH };
