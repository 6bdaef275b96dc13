import type { Start } from '../../../src/web/help/acts.ts';
import { eveningStarts } from './eveningStarts.ts';
import { houseStarts } from './houseStarts.ts';
import { playerStarts } from './playerStarts.ts';
import type { Begin } from './walker.ts';

/** What stands before the first step of a task, made through the product's own doors. */
export const STARTS: Readonly<Record<Start, () => Promise<Begin>>> = {
  ...playerStarts,
  ...eveningStarts,
  ...houseStarts,
};
