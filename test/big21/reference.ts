import type { Dealer } from '../../src/big21/dealer.ts';
import type { Move } from '../../src/big21/play.ts';

/**
 * Big21 once more, as short as it can be written, from the text of the rules and not from our rooms: plain numbers in
 * Rappen, card values in arrays. It judges `decide` and `evolve` command by command.
 */
export interface Reference {
  phase: 'piles' | 'choice' | 'highLow' | 'over';
  stake: number;
  aside: number;
  spent: number;
  piles: string[][];
  shown: string | undefined;
  left: number;
  buys: number;
  hadThree: boolean;
  won: number;
  mayHighLow: boolean;
  level: number;
  open: string;
  paid: number;
  fromWallet: number;
}

const RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const PAYS = [0, 0, 11, 50, 100, 200];
const STEPS: Record<number, number> = { 5: 7, 7: 10, 10: 14, 14: 20 };

const low = (card: string) => (card === 'A' ? 1 : Number(card) || 10);
export function total(pile: readonly string[]): number {
  const sum = pile.reduce((all, card) => all + low(card), 0);
  return pile.includes('A') && sum + 10 <= 21 ? sum + 10 : sum;
}
const done = (game: Reference) => game.piles.filter((pile) => total(pile) === 21).length;

export const begin = (stake: number, dealer: Dealer): Reference => ({
  ...{ phase: 'piles', stake, aside: 0, spent: 0, piles: [[], [], [], [], []], shown: dealer.card(), left: 8, buys: 3 },
  ...{ hadThree: false, won: 0, mayHighLow: false, level: 0, open: '', paid: 0, fromWallet: 0 },
});

export function credit(game: Reference): number {
  if (game.phase === 'over') return game.paid;
  const win =
    game.phase === 'piles'
      ? (game.stake * PAYS[done(game)]!) / 10
      : game.phase === 'highLow'
        ? game.stake * game.level
        : game.won;
  return game.aside - game.spent + win;
}

export function most(game: Reference): number {
  const byWin = game.won >= 500 && game.won <= 2500 ? game.won : Math.min(20_000, game.won / 4);
  const byTotal = (500_000 - game.aside - game.won) / 19;
  return Math.max(0, Math.floor(Math.min(byWin, byTotal) / 10) * 10);
}

function finish(game: Reference, win: number): void {
  game.paid = game.aside - game.spent + win;
  game.phase = 'over';
}

function endRound(game: Reference): void {
  const count = done(game);
  const win = (game.stake * PAYS[count]!) / 10;
  if (count < 3) {
    finish(game, win);
    return;
  }
  Object.assign(game, { phase: 'choice', won: win, mayHighLow: count < 5, level: count === 3 ? 5 : 10 });
  if (!game.mayHighLow && most(game) === 0) finish(game, win);
}

/** False: refused. */
export function step(game: Reference, command: Move, dealer: Dealer): boolean {
  if (game.phase === 'over') return false;
  switch (command.type) {
    case 'stop':
      finish(game, credit(game) - game.aside + game.spent);
      return true;
    case 'place':
    case 'discard': {
      if (game.phase !== 'piles' || game.shown === undefined) return false;
      const before = done(game);
      if (command.type === 'place') {
        const pile = game.piles[command.pile];
        if (!pile) return false;
        const busts = total([...pile, game.shown]) > 21;
        if (busts && !command.confirmBust) return false;
        pile.push(game.shown);
        if (busts) {
          finish(game, 0);
          return true;
        }
      }
      game.left--;
      game.shown = undefined;
      if (done(game) >= 3) game.hadThree = true;
      if (command.type === 'place' && before === 1 && done(game) === 2 && !game.hadThree)
        game.left += dealer.freeCards();
      if (done(game) === 5) endRound(game);
      else if (game.left > 0) game.shown = dealer.card();
      else if (game.buys === 0) endRound(game);
      return true;
    }
    case 'buy': {
      if (game.phase !== 'piles' || game.left > 0 || game.buys === 0) return false;
      const fromAside = Math.min(game.stake, game.aside - game.spent);
      Object.assign(game, { spent: game.spent + fromAside, fromWallet: game.fromWallet + game.stake - fromAside });
      Object.assign(game, { buys: game.buys - 1, left: 1, shown: dealer.card() });
      return true;
    }
    case 'endRound':
      if (game.phase !== 'piles') return false;
      endRound(game);
      return true;
    case 'highLow':
      if (game.phase !== 'choice' || !game.mayHighLow) return false;
      Object.assign(game, { phase: 'highLow', open: dealer.highLowCard() });
      return true;
    case 'predict': {
      if (game.phase !== 'highLow') return false;
      const difference = RANKS.indexOf(dealer.highLowCard()) - RANKS.indexOf(game.open);
      if (difference !== 0 && difference > 0 !== (command.guess === 'higher')) finish(game, 0);
      else {
        if (difference !== 0) game.level = STEPS[game.level]!;
        if (game.level < 20) game.open = dealer.highLowCard();
        else leave(game);
      }
      return true;
    }
    case 'leaveHighLow':
      if (game.phase !== 'highLow') return false;
      leave(game);
      return true;
    case 'risk': {
      if (game.phase !== 'choice' || !Number.isInteger(command.stake)) return false;
      if (command.stake < 10 || command.stake > most(game) || command.stake % 10 !== 0) return false;
      const { aside, spent, won, fromWallet } = game;
      Object.assign(game, begin(command.stake, dealer), { aside: aside + won - command.stake, spent, fromWallet });
      return true;
    }
    default:
      return false;
  }
}

function leave(game: Reference): void {
  Object.assign(game, { phase: 'choice', won: game.stake * game.level, mayHighLow: false });
  if (most(game) === 0) finish(game, game.won);
}
