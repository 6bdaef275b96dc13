import { readFileSync } from 'node:fs';
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

export const readShipped = (folder = SHIPPED): Shipped => JSON.parse(readFileSync(mapIn(folder), 'utf8')) as Shipped;
