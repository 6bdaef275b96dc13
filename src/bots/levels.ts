import type { PlayerName } from './player.ts';
import { RULE_1_HASH } from './rule/ruleOne.ts';

/** Four levels. Championship play uses one of them, frozen and published by name and hash. SSC 2.02 */
export const LEVELS = ['apprentice', 'club', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: unknown): text is Level => LEVELS.includes(text as Level);

/** Every weights file that was ever used, by its SHA-256: `weights/NAME.jassnet`. Lines are added, never removed. */
export const WEIGHTS: Readonly<Record<string, string>> = {
  '5be9d91283970a964a944de481b879df269331fdfcee0e190cdedde8b5bfd74a': 'study',
  e93bdfbc76110ac2d9fad33746dbf3fe24658a443d52bbd1591baa511ad21e5c: 'master-1',
};

const hashOf = (name: string): string => Object.entries(WEIGHTS).find(([, file]) => file === name)![0];

/** The program of each version: the rule bot, the net alone, the net with search. */
export const VERSIONS: Readonly<Record<string, { readonly levels: readonly Level[] }>> = {
  'rule-1': { levels: ['apprentice'] },
  'net-1': { levels: ['club', 'master'] },
};

/** Who plays at each level today. A match keeps the name it was started with. */
export const TODAY: Readonly<Record<Level, PlayerName>> = {
  apprentice: { level: 'apprentice', version: 'rule-1', weights: RULE_1_HASH },
  club: { level: 'club', version: 'net-1', weights: hashOf('study') },
  master: { level: 'master', version: 'net-1', weights: hashOf('master-1') },
  grandmaster: { level: 'grandmaster', version: 'search-1', weights: hashOf('master-1') },
};
