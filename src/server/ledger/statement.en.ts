import type { Words } from './statement.de.ts';

export const words: Words = {
  heads: ['date', 'kind', 'receipt', 'amount CHF', 'balance CHF'],
  kinds: {
    deposit: 'deposit',
    'payout-request': 'payout requested',
    payout: 'paid out',
    'payout-returned': 'payout returned',
    stake: 'stake',
    card: 'card bought',
    win: 'win',
    correction: 'correction',
    forfeit: 'forfeited',
    'till-difference': 'till difference',
    opening: 'play money carried over',
  },
};
