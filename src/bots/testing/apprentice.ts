import type { Result } from '../../kit/result.ts';
import { TODAY } from '../levels.ts';
import { type ComputerPlayer, openPlayers, type PlayerName, type PlayerRefusal } from '../player.ts';

export const APPRENTICE: PlayerName = TODAY.apprentice;

const NO_FILES = openPlayers({ weights: () => undefined, instance: () => undefined });

/** The rule bot alone, which needs neither weights nor a module. */
export const ruleBot = (name: PlayerName): Result<ComputerPlayer, PlayerRefusal> => NO_FILES.playerOf(name);
