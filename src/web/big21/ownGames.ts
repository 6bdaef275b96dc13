import type { GameLine } from '../../big21/wire.ts';

/** With a further page: a game that has ended since it was shown comes once more, keeps its place and says how it ended. */
export const joined = (shown: readonly GameLine[], further: readonly GameLine[]): readonly GameLine[] => [
  ...new Map([...shown, ...further].map((game) => [game.id, game])).values(),
];

/** What waits to be played on: where money is at stake first, then what ends soonest. B21 23 */
export const toPlayOn = (games: readonly GameLine[]): readonly GameLine[] =>
  games
    .filter(({ ending }) => ending === null)
    .sort((a, b) => Number(b.purse === 'money') - Number(a.purse === 'money') || a.deadline - b.deadline);
