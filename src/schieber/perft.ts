import { type Card, parseCard } from './card.ts';
import { deal, evolve, type Game } from './game.ts';
import { legalCards } from './legal.ts';
import { FIELDS, legalMasks, newTable, PLAYED, playMask, type Table } from './masks.ts';
import { type Mode, parseMode } from './mode.ts';
import { type BySeat, bySeat, SEATS, type Seat } from './seat.ts';

/** How many different lines of play a deal has: the number both rule engines must agree on. */
export function perft(mode: Mode, hands: BySeat<readonly Card[]>, leader: Seat): number {
  const stack = Array.from({ length: 37 }, () => ({ table: new Int32Array(FIELDS), legal: new Int32Array(4) }));
  const lines = (at: Table, depth: number): number => {
    if (at[PLAYED] === 36) return 1;
    const { table, legal } = stack[depth]!;
    legalMasks(at, legal);
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      for (let mask = legal[suit]!; mask !== 0; mask &= mask - 1) {
        table.set(at);
        playMask(table, 9 * suit + 31 - Math.clz32(mask & -mask));
        sum += lines(table, depth + 1);
      }
    }
    return sum;
  };
  return lines(newTable(mode, hands, leader), 0);
}

/** The same count by the readable rules: slow, and right if anything is. @judge */
export function perftByRules(mode: Mode, hands: BySeat<readonly Card[]>, leader: Seat): number {
  const lines = (game: Game, cards: number): number => {
    if (cards === 0 || game.phase !== 'playing') return 1;
    const { turn } = game;
    const legal = legalCards(game.hands[turn], game.trick, game.mode);
    return legal.reduce((sum, card) => sum + lines(evolve(game, { type: 'played', seat: turn, card }), cards - 1), 0);
  };
  const dealt = evolve(deal(hands, leader), { type: 'declared', seat: leader, mode });
  return lines(dealt, 4 * hands[leader].length);
}

/** An ending and its number of lines, as the text file holds it: `mode leader | four hands | count`. */
export interface Ending {
  readonly mode: Mode;
  readonly leader: Seat;
  readonly hands: BySeat<readonly Card[]>;
  readonly count: number;
}

/** @judge */
export function parseEnding(line: string): Ending {
  const [head, ...rest] = line.split(' | ');
  const [letter, leader] = head!.split(' ');
  const mode = parseMode(letter);
  const hands = bySeat((seat) => (rest[seat] ?? '').split(' ').map((text) => parseCard(text)));
  if (!mode || SEATS.some((seat) => hands[seat].includes(undefined))) throw new Error(`not an ending: ${line}`);
  return { mode, leader: SEATS[Number(leader)]!, hands: hands as BySeat<readonly Card[]>, count: Number(rest[4]) };
}
