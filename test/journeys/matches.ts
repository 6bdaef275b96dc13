import { playedMatch } from '../../src/web/schieber/testing.ts';

/** Matches of this browser at the moments the stories begin. Seat 0 is the person. */

/** Forehand, nobody has said anything: six modes and «Gschobe». SSC 2.05 */
export const declaring = playedMatch(
  'a decision',
  12,
  ({ game }) => game.phase === 'declaring' && game.turn === 0 && !game.passed,
);

/** On turn with so many cards on the table, in the second game. */
export const following = (lying: 0 | 1 | 2 | 3) =>
  playedMatch(
    `following ${lying}`,
    12,
    ({ game, results }) =>
      results.length === 1 &&
      game.phase === 'playing' &&
      game.turn === 0 &&
      game.turned.length > 0 &&
      game.trick.length === lying,
  );

/** With one card left in the first game. */
export const lastCard = playedMatch(
  'the last card',
  12,
  ({ game }) => game.phase === 'playing' && game.turn === 0 && game.hands[0].length === 1,
);

/** All twelve games played. */
export const finished = playedMatch('finished', 12);
