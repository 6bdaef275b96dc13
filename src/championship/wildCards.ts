import type { Immutable } from '../kit/immutable.ts';
import type { Template } from './template.ts';

/** What a number of wild cards would make of the final's field (SSC 7.02, ruling G1). */
export type FieldOption = Immutable<{ wildCards: number; players: number; tables: number; over: number }>;

export type FieldAdvice = Immutable<{ options: FieldOption[]; best: FieldOption }>;

/**
 * Every number of wild cards with its tables, at most 105 players in the official edition; and the one to give: the
 * most that leaves nobody over, else the number that leaves the fewest over. 100 + 1 + 3 = 104 players are 26 tables.
 */
export function fieldAdvice(template: Template, titleHolderComes: boolean): FieldAdvice {
  const base = template.final.places + (titleHolderComes ? 1 : 0);
  const options = Array.from({ length: template.final.wildCards + 1 }, (_, wildCards): FieldOption => {
    const players = base + wildCards;
    return { wildCards, players, tables: Math.floor(players / 4), over: players % 4 };
  });
  const best = options.reduce((a, b) => (b.over <= a.over ? b : a));
  return { options, best };
}
