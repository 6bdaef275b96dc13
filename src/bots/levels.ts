import type { PlayerName } from './player.ts';
import { RULE_1_HASH } from './rule/ruleOne.ts';

/** Four levels. Championship play uses one of them, frozen and published by name and hash. SSC 2.02 */
export const LEVELS = ['apprentice', 'club', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: unknown): text is Level => LEVELS.includes(text as Level);

/** Every weights file that was ever used, `weights/NAME.jassnet`, with its SHA-256. Lines are added, never removed. */
export const WEIGHTS = {
  study: '5be9d91283970a964a944de481b879df269331fdfcee0e190cdedde8b5bfd74a',
  'club-1': 'b4a9c9fd4119c4e35442ec995f96e76d7cdd4a7f4cd88ce5059387f4d6000fa8',
  'master-1': '34a4f3b459ac8b0c96f23647c2493608903525e4074cadf51053e5920bf317b8',
} as const;

/** The name of the file with this hash, or undefined. */
export const weightsNamed = (hash: string): string | undefined =>
  Object.entries(WEIGHTS).find(([, known]) => known === hash)?.[0];

/** The program of each version: the rule bot, the net alone, the net with search. */
export const VERSIONS: Readonly<Record<string, { readonly levels: readonly Level[] }>> = {
  'rule-1': { levels: ['apprentice'] },
  'net-1': { levels: ['club', 'master'] },
  'search-1': { levels: ['grandmaster'] },
  'search-2': { levels: ['grandmaster'] },
  'search-3': { levels: ['grandmaster'] },
};

/** Who plays at each level today. A match keeps the name it was started with. */
export const TODAY: Readonly<Record<Level, PlayerName>> = {
  apprentice: { level: 'apprentice', version: 'rule-1', weights: RULE_1_HASH },
  club: { level: 'club', version: 'net-1', weights: WEIGHTS['club-1'] },
  master: { level: 'master', version: 'net-1', weights: WEIGHTS['master-1'] },
  grandmaster: { level: 'grandmaster', version: 'search-3', weights: WEIGHTS['master-1'] },
};
