import { expect, test } from 'vitest';
import type { Card } from '../../schieber/card.ts';
import type { Game } from '../../schieber/game.ts';
import { MODES } from '../../schieber/mode.ts';
import { SEATS, type Seat, seatAfter } from '../../schieber/seat.ts';
import { legalIn, type View, viewFrom } from '../../schieber/view.ts';
import { fileStock } from '../../server/bots/stock.ts';
import { TODAY } from '../levels.ts';
import type { Engine } from '../net/engine.ts';
import { netChoice } from '../net/netPlayer.ts';
import { type Playing, possibleCards, tricksOf } from '../net/shown.ts';
import { openPlayers } from '../player.ts';
import { openPositions } from '../testing/positions.ts';
import { compare, hiddenIn, holdsStrongest, strongestHidden } from './compare.ts';

const { engine, loaded } = openPlayers(fileStock()).mindOf(TODAY.master.weights)!;
const { module, nets } = loaded!;
const SLIP = 0.1;
const DOUBT = 0.12;

/** A game up to a position: everything before it, in order. */
function* pastsOf(seed: string, games: number): Generator<readonly Game[]> {
  let past: Game[] = [];
  for (const game of openPositions(seed, games, (view) => netChoice(view, engine))) {
    if (game.phase === 'declaring' && !game.passed) past = [];
    past = [...past, game];
    yield past;
  }
}

/** How likely a seat would have declared and played as it did, had it held these cards now. */
function chanceOf(seat: Seat, hand: readonly Card[], past: readonly Game[], now: Playing, by: Engine): number {
  const played = tricksOf(now).flatMap(({ leader, cards }) => cards.filter((_, i) => seatAfter(leader, i) === seat));
  const dealt = [...hand, ...played];
  let chance = beliefIn(seat, dealt, now, by);
  let turn = 0;
  for (const state of past.slice(0, -1)) {
    if (state.phase !== 'playing' || state.turn !== seat) continue;
    const view: View = {
      ...viewFrom(state, seat),
      hand: dealt.filter((card) => !played.slice(0, turn).includes(card)),
    };
    const card = played[turn++]!;
    const legal = legalIn(view);
    if (legal.length < 2) continue;
    if (view.phase !== 'playing') continue;
    const values = by.valuesOf(view);
    const weightOf = (one: Card) => Math.exp(values.get(one)! - values.get(legal[0]!)!);
    chance *= SLIP + ((1 - SLIP) * weightOf(card)) / legal.reduce((sum, one) => sum + weightOf(one), 0);
  }
  return chance;
}

/** What the nets expect less of the declaration than of their own, the more the less it is believed. */
function beliefIn(seat: Seat, dealt: readonly Card[], { declarer, mode, passed }: Playing, by: Engine): number {
  const hasPassed = passed && seat === (declarer + 2) % 4;
  if (seat !== declarer && !hasPassed) return 1;
  const leads = by.declarationsOf(dealt, seat === declarer && passed);
  const own = hasPassed ? MODES.length : MODES.findIndex((one) => JSON.stringify(one) === JSON.stringify(mode));
  return 1 - Math.min(1, (Math.max(...leads) - leads[own]!) / DOUBT);
}

/** All hands of so many of these cards. */
function handsOf(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => handsOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** How often each of the others holds the strongest hidden trump, over all deals that the rules allow. */
function holders(past: readonly Game[], view: Playing, trump: Card): readonly number[] {
  const possible = possibleCards(view);
  const others = [seatAfter(view.seat, 1), seatAfter(view.seat, 2), seatAfter(view.seat, 3)] as const;
  const hidden = [...new Set(others.flatMap((seat) => [...possible[seat]]))];
  const known = new Map<string, number>();
  const chance = (seat: Seat, hand: readonly Card[]): number => {
    if (hand.some((card) => !possible[seat].has(card))) return 0;
    const key = `${seat}${[...hand].sort().join('')}`;
    const found = known.get(key) ?? chanceOf(seat, hand, past, view, engine);
    known.set(key, found);
    return found;
  };
  const sums = new Map<Seat, number>();
  const size = (seat: Seat) =>
    9 - view.turned.length - (tricksOf(view).length > view.turned.length && hasPlayed(view, seat) ? 1 : 0);
  for (const a of handsOf(hidden, size(others[0]))) {
    const first = chance(others[0], a);
    if (first === 0) continue;
    const rest = hidden.filter((card) => !a.includes(card));
    for (const b of handsOf(rest, size(others[1]))) {
      const c = rest.filter((card) => !b.includes(card));
      const all = first * chance(others[1], b) * chance(others[2], c);
      const holder = others[[a, b, c].findIndex((hand) => hand.includes(trump))]!;
      sums.set(holder, (sums.get(holder) ?? 0) + all);
    }
  }
  const total = [...sums.values()].reduce((a, b) => a + b, 0);
  return SEATS.map((seat) => (sums.get(seat) ?? 0) / total);
}

const hasPlayed = (view: Playing, seat: Seat): boolean =>
  view.trick.some((_, place) => seatAfter(view.leader, place) === seat);

/** Positions with so many hidden cards in which it is open who holds the strongest trump. */
function* positionsWith(hiddenCards: number): Generator<{ past: readonly Game[]; view: Playing; trump: Card }> {
  for (const past of pastsOf('worlds', 12)) {
    const game = past.at(-1)!;
    if (game.phase === 'over') continue;
    const view = viewFrom(game, game.turn);
    if (view.phase !== 'playing') continue;
    const trump = strongestHidden(view);
    const possible = possibleCards(view);
    const mayHold = trump ? [1, 2, 3].filter((step) => possible[seatAfter(view.seat, step)].has(trump)).length : 0;
    if (hiddenIn(view) === hiddenCards && mayHold > 1 && legalIn(view).length > 1) yield { past, view, trump: trump! };
  }
}

test.each([
  [9, 'all of them are laid out', [12], 2],
  [13, 'they are drawn seat by seat, or all laid out', [12, 15], 1],
])('SSC 2.02 with %i hidden cards (%s) worlds lie as a plain program counts them', (hidden, _, ways, positions) => {
  let seen = 0;
  for (const { past, view, trump } of positionsWith(hidden)) {
    if (seen === positions) break;
    seen++;
    const counted = holders(past, view, trump);
    const [first, ...others] = legalIn(view).map((card) => ({ type: 'play', card }) as const);
    for (const fewHidden of ways) {
      const sums = compare(module, nets, { view, first: first!, others, worlds: 2048, again: 0, fewHidden });
      const held = SEATS.map((seat) => holdsStrongest(sums, seat));
      for (const seat of SEATS) {
        expect(Math.abs(held[seat]! - counted[seat]!), `seat ${seat} of ${counted}`).toBeLessThan(0.06);
      }
    }
  }
  expect(seen).toBe(positions);
});
