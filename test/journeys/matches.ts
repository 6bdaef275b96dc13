import { legalCards } from '../../src/schieber/legal.ts';
import { playedMatch } from '../../src/web/schieber/testing.ts';

/** Matches of this browser at the moments the stories begin. Seat 0 is the person. */

/** Forehand, nobody has said anything: six modes and «Gschobe». SSC 2.05 */
export const declaring = playedMatch(
  'a decision',
  12,
  ({ game }) => game.phase === 'declaring' && game.turn === 0 && !game.passed,
);

/** Dealt, and nothing said yet, so the first deal is shown. The person is forehand. */
export const forehand = playedMatch('begins 40', 12, () => true);

/** The same with the partner as forehand, who will pass: six modes, and no way back. SSC 7.05 (4) */
export const partnerFirst = playedMatch('begins 39', 12, () => true);

/** The person has passed and the partner has declared the mode with the longest name: the line above has most to say. */
export const partnerDeclares = playedMatch(
  'partner declares 19',
  12,
  ({ game }) => game.phase === 'playing' && game.turn === 0 && game.declarer === 2 && game.mode.kind === 'undenufe',
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

/** The person has led; the three others are about to play over that card, and the partner takes the trick. */
export const led = playedMatch(
  'own card led 9',
  12,
  ({ game, results }) =>
    results.length === 1 &&
    game.phase === 'playing' &&
    game.leader === 0 &&
    game.turned.length > 0 &&
    game.trick.length === 1,
);

/** On turn with two cards lying and half an hour on the clock, as in the championship. SSC 5.03 */
export function timed() {
  const { serverSeed, events } = following(2);
  const startedAt = Date.now(); // the page counts from the hour it is
  const clock = { startedAt, deadline: startedAt + 30 * 60_000 };
  return {
    serverSeed,
    events: events.map((event) =>
      event.type === 'started' ? { ...event, setup: { ...event.setup, ...clock } } : event,
    ),
  };
}

/** On turn with a card in hand that may not be played. SSC 2.05 */
export const illegal = playedMatch(
  'illegal',
  12,
  ({ game }) =>
    game.phase === 'playing' &&
    game.turn === 0 &&
    game.trick.length === 2 &&
    legalCards(game.hands[0], game.trick, game.mode).length < game.hands[0].length,
);

/** With one card left in the first game. */
export const lastCard = playedMatch(
  'the last card',
  12,
  ({ game }) => game.phase === 'playing' && game.turn === 0 && game.hands[0].length === 1,
);

/** All twelve games played. */
export const finished = playedMatch('finished', 12);

/** One game, played to its end, in which the person's cards were dear three times. */
export const reviewed = playedMatch('review 10', 1);
