/** Seats 0 to 3 in playing order, which is anticlockwise round the table. SSC 2.05, ruling X3 */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];
/** Partners sit opposite each other: seats 0 and 2, seats 1 and 3. SSC 2.01 */
export type Team = 0 | 1;

/** After chessops' ByColor: `{ ...hands, [seat]: left }` type-checks without a cast. */
export type BySeat<T> = Readonly<Record<Seat, T>>;
export type ByTeam<T> = Readonly<Record<Team, T>>;

export const teamOf = (seat: Seat): Team => (seat % 2) as Team;
export const nextSeat = (seat: Seat): Seat => ((seat + 1) % 4) as Seat;
export const partnerOf = (seat: Seat): Seat => ((seat + 2) % 4) as Seat;
export const seatAfter = (seat: Seat, steps: number): Seat => ((seat + steps) % 4) as Seat;

/** The same but for one seat. Written out: a copy with a computed field is ten times slower, and every card makes one. */
export const withSeat = <T>(all: BySeat<T>, seat: Seat, one: T): BySeat<T> => ({
  0: seat === 0 ? one : all[0],
  1: seat === 1 ? one : all[1],
  2: seat === 2 ? one : all[2],
  3: seat === 3 ? one : all[3],
});

export const bySeat = <T>(of: (seat: Seat) => T): BySeat<T> => ({ 0: of(0), 1: of(1), 2: of(2), 3: of(3) });
