import { dealerOn } from '../../src/big21/dealer.ts';
import { evolve, type Game, presentWin, settlement } from '../../src/big21/game.ts';
import { MODELS } from '../../src/big21/model.ts';
import { totalOf } from '../../src/big21/pile.ts';
import { play, STAKES } from '../../src/big21/play.ts';
import { anyMove } from '../../src/big21/testing.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import type { Account } from '../../src/ledger/account.ts';
import { NOTHING, plus, type Rappen, rappen } from '../../src/ledger/money.ts';
import { type Entry, post } from '../../src/ledger/posting.ts';
import { begin, credit, step, total } from './reference.ts';

/** Random commands to the rules and to the reference side by side, with every Rappen booked in a ledger. */
export function compareWithReference(seed: string, commands: number) {
  const chance = chanceFromText(seed)('commands');
  const balances = new Map<Account, Rappen>();
  const balanceOf = (account: Account) => balances.get(account) ?? NOTHING;
  const book = (entry: Entry) => {
    const posted = post(entry, balanceOf);
    if (!posted.ok) throw new Error(posted.refusal.code);
    for (const [account, balance] of posted.value) balances.set(account, balance);
  };
  let [done, games, differences, negative] = [0, 0, 0, 0];
  while (done < commands) {
    const id = `${seed}-${games++}`;
    const model = MODELS[games % 3 === 0 ? 'R' : 'uniform']!;
    const [ours, theirs] = [dealerOn(model, chanceFromText(id), '00'), dealerOn(model, chanceFromText(id), '00')];
    const stake = STAKES[chance.below(5)]!;
    const first = play(undefined, { type: 'start', stake, purse: 'money' }, 0, ours);
    let game = (first.ok ? first.value : []).reduce(evolve, undefined as unknown as Game);
    const reference = begin(stake, theirs);
    let spent: number = stake;
    book({
      key: `${id}/deposit`,
      kind: 'deposit',
      postings: [{ from: 'outside/cash', to: 'player/p', amount: rappen(100_000) }],
    });
    book({ key: `${id}/stake`, kind: 'stake', postings: [{ from: 'player/p', to: 'stakes', amount: stake }] });
    for (let i = 0; i < 300 && game.stage !== 'over' && done < commands; i++, done++) {
      const command = anyMove(game, chance);
      const result = play(game, command, 0, ours);
      const accepted = step(reference, command, theirs);
      for (const event of result.ok ? result.value : []) {
        game = evolve(game, event);
        if (event.type === 'bought' && event.fromWallet > 0) {
          spent += event.fromWallet;
          book({
            key: `${id}/card/${i}`,
            kind: 'card',
            postings: [{ from: 'player/p', to: 'stakes', amount: event.fromWallet }],
          });
        }
        if (event.type === 'ended' && event.paid > 0)
          book({ key: `${id}/win`, kind: 'win', postings: [{ from: 'payouts', to: 'player/p', amount: event.paid }] });
      }
      const worth = game.stage === 'over' ? game.paid : settlement(game, presentWin(game));
      const same =
        result.ok === accepted &&
        game.stage === reference.phase &&
        worth === credit(reference) &&
        spent === stake + reference.fromWallet &&
        (game.stage !== 'piles' ||
          (String(game.round.piles.map(totalOf)) === String(reference.piles.map(total)) &&
            game.round.left === reference.left &&
            game.round.shown === reference.shown));
      if (!same) differences++;
      if (balanceOf('player/p') < 0) negative++;
    }
  }
  return { commands: done, games, differences, negative, sum: Number(plus(...balances.values())) };
}
