import type { EntryKind } from '../../ledger/posting.ts';

/** A player's statement as a file. */
export const words = {
  heads: ['Datum', 'Art', 'Beleg', 'Betrag CHF', 'Guthaben CHF'],
  kinds: {
    deposit: 'Einzahlung',
    'payout-request': 'Auszahlung verlangt',
    payout: 'Ausbezahlt',
    'payout-returned': 'Auszahlung zurückgebucht',
    stake: 'Einsatz',
    card: 'Karte gekauft',
    win: 'Gewinn',
    correction: 'Korrektur',
    forfeit: 'Verfallen',
    'till-difference': 'Kassendifferenz',
    opening: 'Übertrag Spielgeld',
  } satisfies Record<EntryKind, string>,
};

export type Words = typeof words;
