import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from '../../demo/house.ts';
import { home } from '../home.ts';
import type { EventLog } from '../store/backup.ts';
import type { Seal } from './packed.ts';

/** The house as it lies in the repository: the packed backup, and the map of it with its signature and its hash. */
export type Shipped = House & EventLog & Seal;

export const SHIPPED = join(home, 'demo');
export const packedIn = (folder: string): string => join(folder, 'house.backup.br');
export const mapIn = (folder: string): string => join(folder, 'house.json');

/** Throws with a sentence where there is none: what is given to hosts comes without it. */
export function readShipped(folder = SHIPPED): Shipped {
  if (!existsSync(mapIn(folder))) throw new Error('the demo comes with the source, not with this copy: docs/demo.md');
  return JSON.parse(readFileSync(mapIn(folder), 'utf8')) as Shipped;
}
