import type { Address } from '../wire/screens.ts';
import type { House } from './house.ts';
import { EDITIONS } from './plan.ts';

/** Whom one may be in the demo. */
export const GUISES = [
  'player',
  'finalist',
  'organiser',
  'director',
  'writer',
  'supervisor',
  'wall',
  'cashier',
  'auditor',
] as const;
export type Guise = (typeof GUISES)[number];

export const isGuise = (text: string): text is Guise => GUISES.includes(text as Guise);

/** Where somebody looks first, and whose account it is; who comes with a code from the hall has none. */
export function enterAs(guise: Guise, house: House): { readonly person: string | null; readonly address: Address } {
  const { people, evening } = house;
  const hall = (key: string): Address => `/t/${evening.id}/-#${key}`;
  switch (guise) {
    case 'player':
      return { person: people.player, address: '/' };
    case 'finalist':
      return { person: people.finalist, address: `/championship?edition=${EDITIONS.fast.id}` };
    case 'organiser':
      return { person: people.organiser, address: '/office' };
    case 'director':
      return { person: people.director, address: hall(evening.director) };
    case 'writer':
      return { person: null, address: hall(evening.tables[0] ?? '') };
    case 'supervisor':
      return { person: null, address: hall(evening.supervisor) };
    case 'wall':
      return { person: null, address: hall(evening.wall) };
    case 'cashier':
      return { person: people.cashier, address: '/big21/desk' };
    case 'auditor':
      return { person: people.auditor, address: '/office' };
  }
}
