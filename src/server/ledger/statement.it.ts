import type { Words } from './statement.de.ts';

export const words: Words = {
  heads: ['data', 'tipo', 'ricevuta', 'importo CHF', 'saldo CHF'],
  kinds: {
    deposit: 'versamento',
    'payout-request': 'prelievo richiesto',
    payout: 'pagato',
    'payout-returned': 'prelievo riaccreditato',
    stake: 'puntata',
    card: 'carta acquistata',
    win: 'vincita',
    correction: 'correzione',
    forfeit: 'scaduto',
    'till-difference': 'differenza di cassa',
    opening: 'riporto di denaro virtuale',
  },
};
