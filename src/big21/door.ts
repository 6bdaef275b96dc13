import type { WalletAnswer } from '../ledger/wire.ts';

/** What an account still lacks before a stake of money: all of it at once, in the order it is put right. B21 5, 10.2 */
export type Lacking = 'rules' | 'limits' | 'funds';

export function lackingAtTheDoor(
  { wallet, inForce, balance }: Pick<WalletAnswer, 'wallet' | 'inForce' | 'balance'>,
  stake: number,
): readonly Lacking[] {
  const { accepted, limits } = wallet;
  const hasAccepted = accepted?.rules === inForce.rules && accepted.conditions === inForce.conditions;
  return [
    ...(hasAccepted ? [] : (['rules'] as const)),
    ...(limits ? [] : (['limits'] as const)),
    ...(balance >= stake ? [] : (['funds'] as const)),
  ];
}
