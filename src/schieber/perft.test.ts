import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Card, parseCard } from './card.ts';
import { deal, evolve, type Game } from './game.ts';
import { legalCards } from './legal.ts';
import { parseMode } from './mode.ts';
import { perft } from './perft.ts';
import { bySeat, SEATS } from './seat.ts';

/** Lines `mode leader | hand | hand | hand | hand | count` of endings of two to five tricks. */
const ENDINGS = readFileSync(new URL('./perft.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The same count by the readable rules: slow, and right if anything is. */
function lines(game: Game, cards: number): number {
  if (cards === 0 || game.phase !== 'playing') return 1;
  const { turn } = game;
  return legalCards(game.hands[turn], game.trick, game.mode).reduce(
    (sum, card) => sum + lines(evolve(game, { type: 'played', seat: turn, card }), cards - 1),
    0,
  );
}

test.each(ENDINGS)('SSC 2.05 both engines count the same lines of play: %s', (line) => {
  const [head, ...rest] = line.split(' | ');
  const [letter, leader] = head!.split(' ');
  const mode = parseMode(letter)!;
  const forehand = SEATS[Number(leader)]!;
  const hands = bySeat((seat) => rest[seat]!.split(' ').map((text) => parseCard(text) as Card));
  const count = Number(rest[4]);
  expect(perft(mode, hands, forehand)).toBe(count);
  // The readable game counts tricks, so an ending is played as if the earlier tricks were turned already.
  const size = hands[0].length;
  if (count > 60_000) return;
  const game = evolve(deal(hands, forehand), { type: 'declared', seat: forehand, mode });
  expect(lines(game, 4 * size)).toBe(count);
});
