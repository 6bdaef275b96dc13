import type { Words } from './statement.de.ts';

export const words: Words = {
  heads: ['date', 'type', 'reçu', 'montant CHF', 'solde CHF'],
  kinds: {
    deposit: 'versement',
    'payout-request': 'retrait demandé',
    payout: 'versé',
    'payout-returned': 'retrait annulé',
    stake: 'mise',
    card: 'carte achetée',
    win: 'gain',
    correction: 'correction',
    forfeit: 'échu',
    'till-difference': 'différence de caisse',
    opening: 'report d’argent fictif',
  },
};
