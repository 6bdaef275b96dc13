import { SEATS, type Seat } from '../../schieber/seat.ts';
import { surnameFirst } from '../../tournament/club/names.ts';
import type { ProjectorView } from '../../tournament/evening/views.ts';

/** Where somebody sits; whoever sits out has no place. */
export interface SeatByName {
  readonly number: number;
  readonly name: string;
  readonly place: { readonly table: number; readonly seat: Seat } | null;
}

/** Everybody of a Passe, surname first, from A to Z: people look for themselves. */
export function seatsByName(seating: ProjectorView['seating']): readonly SeatByName[] {
  if (!seating) return [];
  const who = (number: number) => ({ number, name: surnameFirst(seating.names[number] ?? '') });
  const seated = seating.tables.flatMap(({ table, players }) =>
    SEATS.map((seat): SeatByName => ({ ...who(players[seat]), place: { table, seat } })),
  );
  const byes = seating.byes.map((number): SeatByName => ({ ...who(number), place: null }));
  return [...seated, ...byes].sort((a, b) => a.name.localeCompare(b.name, 'de-CH'));
}
