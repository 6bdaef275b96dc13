/** Francs, or play money that is worth nothing. No posting takes one and gives the other. */
export type Currency = 'CHF' | 'play';

/**
 * The accounts of the house. Money enters and leaves through `outside`, lies on a player's account, waits `inTransit` while
 * a payout is under way, and goes through `stakes` and `payouts` of a game, which together make its result. Play money has
 * the same accounts of its own.
 */
export type Account =
  | `player/${string}` // what the player may stake or take home
  | `inTransit/${string}` // a payout asked for and not yet handed over
  | 'stakes' // stakes and bought cards of Big21
  | 'payouts' // wins of Big21
  | 'house' // corrections
  | 'publicBenefit' // what nobody fetched within two years of closing an account
  | 'outside/cash' // the cash desk, before each cashier had a till
  | `outside/cash/${string}` // the till of a cashier
  | `play/${'player' | 'inTransit'}/${string}`
  | `play/${'stakes' | 'payouts' | 'house'}`
  | 'outside/sandbox'; // where play money comes from

const inCurrency = <Name extends 'stakes' | 'payouts' | 'house'>(name: Name, currency: Currency) =>
  currency === 'CHF' ? name : (`play/${name}` as const);

export const playerAccount = (person: string, currency: Currency): Account =>
  currency === 'CHF' ? `player/${person}` : `play/player/${person}`;
export const transitAccount = (person: string, currency: Currency): Account =>
  currency === 'CHF' ? `inTransit/${person}` : `play/inTransit/${person}`;
export const stakesAccount = (currency: Currency): Account => inCurrency('stakes', currency);
export const payoutsAccount = (currency: Currency): Account => inCurrency('payouts', currency);
export const houseAccount = (currency: Currency): Account => inCurrency('house', currency);
export const outsideAccount = (currency: Currency): Account =>
  currency === 'CHF' ? 'outside/cash' : 'outside/sandbox';

/** What lies in a cashier's till is what this account lacks. */
export const tillAccount = (cashier: string): Account => `outside/cash/${cashier}`;

export const currencyOf = (account: Account): Currency =>
  account.startsWith('play/') || account === 'outside/sandbox' ? 'play' : 'CHF';

/** Money of players can never be below zero; the house's own accounts show what it owes or is owed. */
export const mayBeNegative = (account: Account): boolean => !/^(play\/)?(player|inTransit)\//.test(account);
