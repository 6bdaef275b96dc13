import { isLevel, LEVELS, TODAY, WEIGHTS } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { PEERS, peerChoice } from '../bots/search/grandmaster.ts';
import type { Chooser } from '../bots/table.ts';
import { fileStock } from '../server/bots/stock.ts';

/** Who may meet in the arena: the levels, any weights file by its name, and two search bots of the older kind. */
export const CONTESTANTS: readonly string[] = [...LEVELS, ...Object.keys(WEIGHTS), ...Object.keys(PEERS)];

/** A player by name, in this thread. */
export function contestant(name: string): Chooser {
  const plan = Object.hasOwn(PEERS, name) ? PEERS[name] : undefined;
  if (plan) {
    const { engine, loaded } = players.mindOf(TODAY.master.weights)!;
    return (view) => peerChoice(view, plan, loaded!.module, loaded!.nets, engine);
  }
  const weights: string | undefined = (WEIGHTS as Readonly<Record<string, string>>)[name];
  const player = players.playerOf(isLevel(name) ? TODAY[name] : { ...TODAY.master, weights: weights ?? name });
  if (!player.ok) throw new Error(`unknown player ${name}`);
  return player.value.choose;
}

const players = openPlayers(fileStock());
