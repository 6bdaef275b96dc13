import type { PlayerMove } from '../../../big21/play.ts';
import { FIRST_TERMS } from '../../../big21/terms.ts';
import type { Big21View } from '../../../big21/view.ts';
import { invariant } from '../../../kit/absurd.ts';
import type { Chance } from '../../../kit/chance.ts';
import type { Visitor } from '../visitor.ts';
import type { Making, Resident } from './making.ts';

/** Accepted, limited and with play money. B21 5, 10.2 */
export async function openAccount({ visitor }: Resident, francs: number, daily = 900): Promise<void> {
  const { rules, conditions } = FIRST_TERMS;
  await visitor.post('/api/wallet/acceptance', { rules, conditions });
  await visitor.put('/api/wallet/limits', {
    netLoss: { 1: daily * 100, 7: 90_000, 30: 90_000 },
  });
  await visitor.post('/api/wallet/deposits', { amount: francs * 100 });
}

/** One Big21; false: a limit was reached, there is no money, or the hundred of the day are over. */
export async function playBig21(visitor: Visitor, chance: Chance, think: () => void | Promise<void>): Promise<boolean> {
  const { commitment } = await visitor.post('/api/big21/promises');
  const clientSeed = chance
    .below(2 ** 32)
    .toString(16)
    .padStart(16, '0');
  const stake = 100 * (1 + chance.below(5));
  const begun = await visitor.ask('/api/big21/games', { purse: 'money', stake, commitment, clientSeed });
  if (begun.status !== 200) return false;
  const isCareless = chance.below(2) === 0; // puts card on card until it is too much
  let view: Big21View = begun.body;
  while (view.game.stage !== 'over') {
    await think();
    view = await move(visitor, view, isCareless, chance);
  }
  return true;
}

async function move(visitor: Visitor, view: Big21View, isCareless: boolean, chance: Chance): Promise<Big21View> {
  const command = { ...choose(view, isCareless, chance), version: view.version };
  return visitor.post(`/api/big21/games/${view.id}/commands`, command);
}

/** Puts every card where the sum becomes highest, else discards; one in four who may goes on to High/Low. */
function choose({ game, piles = [] }: Big21View, isCareless: boolean, chance: Chance): PlayerMove {
  if (game.stage === 'piles') {
    const { shown } = game.round;
    if (shown === undefined) return { type: 'endRound' };
    if (isCareless) return { type: 'place', pile: 0, confirmBust: true };
    const value = shown === 'A' ? 1 : Math.min(10, Number(shown) || 10);
    const fits = piles
      .map((pile, at) => ({ ...pile, at }))
      .filter(({ complete, soft, total }) => !complete && (soft ? total - 10 : total) + value <= 21)
      .sort((a, b) => b.total - a.total);
    const best = fits[0];
    return best ? { type: 'place', pile: best.at } : { type: 'discard' };
  }
  if (game.stage === 'choice' && game.highLow !== undefined && chance.below(4) === 0) return { type: 'highLow' };
  if (game.stage === 'highLow') {
    if (chance.below(2) === 0) return { type: 'leaveHighLow' };
    return { type: 'predict', guess: chance.below(2) === 0 ? 'higher' : 'lower' };
  }
  return { type: 'stop' };
}

/** Much money came in and is to go out again: it is held until a second person has looked. */
export async function heldPayout(making: Making, resident: Resident): Promise<void> {
  const { visitor, id } = resident;
  const rita = await making.staff('rita');
  await rita.ask('/api/desk/till/opening', { counted: 0 });
  await rita.post(`/api/desk/accounts/${id}/identity`, { result: 'checked' });
  for (const amount of [600_000, 500_000, 500_000]) await visitor.post('/api/wallet/deposits', { amount });
  await visitor.post('/api/wallet/payouts', { amount: 1_200_000 });
}

/** Somebody with a small limit plays until it holds. B21 10.2 */
export async function reachLimit({ clock }: Making, { visitor }: Resident, chance: Chance): Promise<void> {
  for (let games = 0; games < 60; games++) if (!(await playBig21(visitor, chance, () => clock.pass(1000)))) return;
  invariant(false, 'a limit of some francs is reached within sixty games');
}
