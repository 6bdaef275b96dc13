/**
 * The accounts of the house. Money enters and leaves through `outside`, lies on a player's account, waits `inTransit` while
 * a payout is under way, and goes through `stakes` and `payouts` of a game, which together make its result.
 */
export type Account =
  | `player/${string}` // what the player may stake or take home
  | `inTransit/${string}` // a payout asked for and not yet handed over
  | 'stakes' // stakes and bought cards of Big21
  | 'payouts' // wins of Big21
  | 'house' // corrections
  | 'publicBenefit' // what nobody fetched within two years of closing an account
  | 'outside/cash' // the cash desk
  | 'outside/sandbox'; // play money

export const playerAccount = (person: string): Account => `player/${person}`;
export const transitAccount = (person: string): Account => `inTransit/${person}`;

/** Money of players can never be below zero; the house's own accounts show what it owes or is owed. */
export const mayBeNegative = (account: Account): boolean =>
  !account.startsWith('player/') && !account.startsWith('inTransit/');
