import type { Instant } from '../kit/time.ts';

/** An evening of the house, by its codes. */
export interface HallOfHouse {
  readonly id: string;
  readonly director: string;
  readonly wall: string;
  readonly supervisor: string;
  readonly player: string;
  /** By table, from the first one on. */
  readonly tables: readonly string[];
}

/** Where everybody and everything is in the house that was made. */
export interface House {
  readonly seed: string;
  /** At which moment it is shown. */
  readonly moment: Instant;
  readonly series: string;
  readonly people: Readonly<Record<'player' | 'finalist' | 'organiser' | 'director' | 'cashier' | 'auditor', string>>;
  readonly evening: HallOfHouse;
  readonly finalTable: HallOfHouse;
  /** Addresses of people who go on playing while one looks. */
  readonly living: readonly string[];
}
