import type { Address } from '../wire/screens.ts';
import type { House } from './house.ts';
import { EDITIONS } from './plan.ts';
import type { Guise } from './roles.ts';

/** The stops of the tour, in the order in which they are walked. */
export const STOPS = [
  'table',
  'daily',
  'qualification',
  'champion',
  'semiFinal',
  'office',
  'desk',
  'writer',
  'wall',
  'finalTable',
  'series',
  'big21',
] as const;
export type Stop = (typeof STOPS)[number];

export const isStop = (text: string): text is Stop => STOPS.includes(text as Stop);

/** As whom one stands there, and where it is. */
export function placeOf(stop: Stop, { evening, finalTable, series }: House): { as: Guise; address: Address } {
  switch (stop) {
    case 'table':
      return { as: 'player', address: '/table/here' };
    case 'daily':
      return { as: 'player', address: '/daily' };
    case 'qualification':
      return { as: 'player', address: `/championship?edition=${EDITIONS.thisYear.id}` };
    case 'champion':
      return { as: 'player', address: `/championship?edition=${EDITIONS.lastYear.id}` };
    case 'semiFinal':
      return { as: 'finalist', address: `/championship?edition=${EDITIONS.fast.id}` };
    case 'office':
      return { as: 'organiser', address: '/office' };
    case 'desk':
      return { as: 'director', address: `/t/${evening.id}/-#${evening.director}` };
    case 'writer':
      return { as: 'writer', address: `/t/${evening.id}/-#${evening.tables[0] ?? ''}` };
    case 'wall':
      return { as: 'wall', address: `/t/${evening.id}/-#${evening.wall}` };
    case 'finalTable':
      return { as: 'wall', address: `/t/${finalTable.id}/-#${finalTable.wall}` };
    case 'series':
      return { as: 'player', address: `/series/${series}` };
    case 'big21':
      return { as: 'cashier', address: '/big21/desk' };
  }
}
