import { isLevel, LEVELS, TODAY, VERSIONS, WEIGHTS } from '../bots/levels.ts';
import { openPlayers, type PlayerName } from '../bots/player.ts';
import { peerChoice } from '../bots/search/grandmaster.ts';
import { PEERS } from '../bots/search/plans.ts';
import type { Chooser } from '../bots/table.ts';
import { fileStock } from '../server/bots/stock.ts';

/** Grandmasters of now and before, by their version. */
const GRANDMASTERS = Object.keys(VERSIONS).filter((version) => version.startsWith('search-'));

/** Who may meet in the arena: the levels, any grandmaster, any weights file by its name, two search bots of the older kind. */
export const CONTESTANTS: readonly string[] = [
  ...LEVELS,
  ...GRANDMASTERS,
  ...Object.keys(WEIGHTS),
  ...Object.keys(PEERS),
];

/** A player by name, in this thread. */
export function contestant(name: string): Chooser {
  const plan = Object.hasOwn(PEERS, name) ? PEERS[name] : undefined;
  if (plan) {
    const { engine, loaded } = players.mindOf(TODAY.master.weights)!;
    return (view) => peerChoice(view, plan, loaded!.module, loaded!.nets, engine);
  }
  const player = players.playerOf(nameOf(name));
  if (!player.ok) throw new Error(`unknown player ${name}`);
  return player.value.choose;
}

function nameOf(name: string): PlayerName {
  if (isLevel(name)) return TODAY[name];
  if (GRANDMASTERS.includes(name)) return { ...TODAY.grandmaster, version: name };
  const weights: string | undefined = (WEIGHTS as Readonly<Record<string, string>>)[name];
  return { ...TODAY.master, weights: weights ?? name };
}

const players = openPlayers(fileStock());
