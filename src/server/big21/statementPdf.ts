import type { Instant } from '../../kit/time.ts';
import { inFrancs } from '../../ledger/money.ts';
import type { EntryKind } from '../../ledger/posting.ts';
import type { StatementLine } from '../../ledger/wire.ts';
import type { Language } from '../../people/person.ts';
import { A4, openPaper, type Paper } from '../prints/paper.ts';

export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly holder: string;
  readonly account: string;
  readonly at: Instant;
  readonly language: Language;
  /** Worth nothing: said on the paper, which leaves the house. */
  readonly isPlayMoney: boolean;
}

const [LEFT, WIDTH, TOP, STEP, BOTTOM] = [56, A4.width - 112, 130, 16, A4.height - 64];
const COLUMNS = [0, 0.22, 0.5, 0.72, 0.86] as const;

/** The statement of an account on paper: every line with its receipt, the balance after it, and page numbers. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { lines, language } = statement;
  const words = WORDS[language];
  const paper = await openPaper(words.title);
  const perPage = Math.floor((BOTTOM - TOP) / STEP);
  const pages = Math.max(1, Math.ceil(lines.length / perPage));
  for (let page = 0; page < pages; page++) {
    paper.page(A4);
    drawHead(paper, statement, `${page + 1}/${pages}`);
    for (const [i, line] of lines.slice(page * perPage, (page + 1) * perPage).entries())
      drawLine(paper, line, TOP + (i + 1) * STEP, language);
  }
  return paper.finish();
}

function drawHead(paper: Paper, { holder, account, at, language, isPlayMoney }: Statement, page: string): void {
  const words = WORDS[language];
  paper.text(words.title, LEFT, 70, { size: 16, bold: true, width: WIDTH - 60 });
  paper.text(page, LEFT, 70, { size: 9, width: WIDTH, align: 'right' });
  paper.text(`${holder} · ${account}`, LEFT, 88, { size: 10, width: WIDTH });
  paper.text(time(at, language), LEFT, 102, { size: 9, grey: true });
  if (isPlayMoney) paper.text(words.playMoney, LEFT, 102, { size: 9, bold: true, width: WIDTH, align: 'right' });
  for (const [i, head] of [words.when, words.what, words.receipt, 'CHF', words.balance].entries())
    cell(paper, head, i, TOP - 2, true);
  paper.line(LEFT, TOP + 3, LEFT + WIDTH, TOP + 3, 0.6);
}

function drawLine(
  paper: Paper,
  { at, kind, key, amount, balance }: StatementLine,
  y: number,
  language: Language,
): void {
  const texts = [time(at, language), WORDS[language].kinds[kind], shortOf(key), inFrancs(amount), inFrancs(balance)];
  for (const [i, text] of texts.entries()) cell(paper, text, i, y, false);
}

function cell(paper: Paper, text: string, column: number, y: number, bold: boolean): void {
  const from = COLUMNS[column] ?? 0;
  const width = ((COLUMNS[column + 1] ?? 1) - from) * WIDTH - 4;
  paper.text(text, LEFT + from * WIDTH, y, { size: 9, bold, width, align: column >= 3 ? 'right' : 'left' });
}

/** A receipt as the screens show it: the first eight letters of the game or of the booking. */
const shortOf = (key: string): string => key.split('/')[1]?.slice(0, 8) ?? key;

const LOCALE: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' };
const time = (at: Instant, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  }).format(at);

type Words = Readonly<Record<'title' | 'playMoney' | 'when' | 'what' | 'receipt' | 'balance', string>> & {
  readonly kinds: Readonly<Record<EntryKind, string>>;
};

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    playMoney: 'Nur Spielgeld, ohne Wert',
    ...{ title: 'Big21: Kontoauszug', when: 'Zeit', what: 'Vorgang', receipt: 'Beleg', balance: 'Guthaben' },
    kinds: {
      ...{ deposit: 'Einzahlung', 'payout-request': 'Auszahlung verlangt', payout: 'Ausbezahlt' },
      ...{ 'payout-returned': 'Auszahlung zurückgebucht', stake: 'Einsatz', card: 'Karte gekauft', win: 'Gewinn' },
      ...{
        correction: 'Korrektur',
        forfeit: 'Verfallen',
        opening: 'Übertrag Spielgeld',
        'till-difference': 'Kassendifferenz',
      },
    },
  },
  fr: {
    playMoney: 'Argent fictif, sans valeur',
    ...{ title: 'Big21 : relevé de compte', when: 'Heure', what: 'Opération', receipt: 'Quittance', balance: 'Solde' },
    kinds: {
      ...{ deposit: 'Versement', 'payout-request': 'Retrait demandé', payout: 'Payé' },
      ...{ 'payout-returned': 'Retrait annulé', stake: 'Mise', card: 'Carte achetée', win: 'Gain' },
      ...{
        correction: 'Correction',
        forfeit: 'Échu',
        opening: 'Report d’argent fictif',
        'till-difference': 'Différence de caisse',
      },
    },
  },
  it: {
    playMoney: 'Denaro virtuale, senza valore',
    ...{ title: 'Big21: estratto conto', when: 'Ora', what: 'Operazione', receipt: 'Ricevuta', balance: 'Saldo' },
    kinds: {
      ...{ deposit: 'Versamento', 'payout-request': 'Prelievo chiesto', payout: 'Pagato' },
      ...{ 'payout-returned': 'Prelievo stornato', stake: 'Puntata', card: 'Carta comprata', win: 'Vincita' },
      ...{
        correction: 'Correzione',
        forfeit: 'Decaduto',
        opening: 'Riporto di denaro finto',
        'till-difference': 'Differenza di cassa',
      },
    },
  },
  en: {
    playMoney: 'Play money only, without value',
    ...{ title: 'Big21: statement of account', when: 'Time', what: 'Entry', receipt: 'Receipt', balance: 'Balance' },
    kinds: {
      ...{ deposit: 'Deposit', 'payout-request': 'Payout requested', payout: 'Paid out' },
      ...{ 'payout-returned': 'Payout returned', stake: 'Stake', card: 'Card bought', win: 'Win' },
      ...{
        correction: 'Correction',
        forfeit: 'Forfeited',
        opening: 'Play money carried over',
        'till-difference': 'Till difference',
      },
    },
  },
};
