import { FACES } from '../../big21/face.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import type { CertificateSection, CertificateText } from '../../big21/wire.ts';
import type { Language } from '../../people/person.ts';
import { A4, openPaper, type Paper } from '../prints/paper.ts';
import { certificateText, digits, highLowRows, letterOf, percent } from './certificatePage.ts';
import { certificateSections, type Issue } from './certificateSections.ts';

const [LEFT, WIDTH, BOTTOM] = [56, A4.width - 112, A4.height - 64];

/** The certificate on paper, with the same tables and plots as on the screen. B21 3.2 */
export async function certificatePdf(proof: Certificate, issue: Issue, language: Language): Promise<Buffer> {
  const words = certificateText(proof, language);
  const paper = await openPaper(words.title);
  const sheet = openSheet(paper, words.title);
  paper.text(words.title, LEFT, 84, { size: 19, bold: true, width: WIDTH });
  sheet.y = 100;
  sheet.paragraph(words.lead, 11);
  sheet.paragraph(`${words.weights}: ${proof.modelHash}`, 7.5);
  sheet.heading(words.cards);
  sheet.bars(FACES.map((face) => [letterOf(face, words), proof.cards[face] ?? 0]));
  sheet.heading(words.free);
  sheet.bars(Object.entries(proof.free));
  sheet.heading(words.players);
  sheet.bars(
    proof.players.map(({ name, whole }) => [words.names[name] ?? name, whole.ratio]),
    1,
  );
  sheet.table(playerHead(words), playerRows(proof, words), [3.2, 2, 2, 2, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3]);
  sheet.paragraph(words.playersNote, 8.5);
  sheet.heading(words.best);
  const best = proof.best.map(({ purchases, base, highLow }) => [String(purchases), digits(base), digits(highLow)]);
  sheet.table([words.allowed, words.alone, words.withHighLow], best, [2, 1, 1]);
  sheet.paragraph(words.bestNote, 8.5);
  sheet.heading(words.highLow);
  sheet.table(
    [words.atStake, words.worth, words.predictOn, words.stopOn],
    highLowRows(proof, words),
    [1.4, 1.4, 3, 1.6],
  );
  sheet.heading(words.whoTitle);
  for (const [name, text] of Object.entries(words.who)) sheet.paragraph(`${words.names[name]}: ${text}`, 9);
  for (const { title, lead, head, rows } of certificateSections(proof, issue, language)) {
    sheet.heading(title);
    sheet.paragraph(lead, 8.5);
    sheet.table(head, rows, columnShares(rows));
  }
  sheet.paragraph(words.check, 8.5);
  return paper.finish();
}

const playerHead = (words: CertificateText): string[] => [
  ...[words.player, words.base, '%', words.bought, '0', '1', '2', '3', '4', '5', words.lost],
];

const playerRows = ({ players }: Certificate, words: CertificateText): string[][] =>
  players.map(({ name, base, whole }) => [
    ...[words.names[name] ?? name, digits(base), percent(whole.ratio, 4), digits(whole.bought)],
    ...whole.piles.map((chance) => (100 * chance).toFixed(2)),
    (100 * whole.bust).toFixed(2),
  ]);

/** The first column takes what a name needs. */
const columnShares = ([row = []]: CertificateSection['rows']): number[] =>
  row.map((_, i) => (i === 0 ? (row.length === 2 ? 1 : 2) : row.length === 2 ? 2 : 1));

/** Writes downwards and turns the page by itself. */
function openSheet(paper: Paper, title: string) {
  paper.page(A4);
  const room = (height: number) => {
    if (sheet.y + height <= BOTTOM) return;
    paper.page(A4);
    paper.text(title, LEFT, 44, { size: 8, grey: true });
    sheet.y = 64;
  };
  const sheet = {
    y: 64,
    heading(text: string) {
      room(80);
      paper.text(text, LEFT, sheet.y + 20, { size: 13, bold: true });
      sheet.y += 30;
    },
    paragraph(text: string, size: number) {
      room(4 * size);
      sheet.y += paper.paragraph(text, LEFT, sheet.y, WIDTH, size) + size * 0.6;
    },
    /** Lying bars, with a dashed mark at `line` where one is given. */
    bars(values: readonly (readonly [string, number])[], line?: number) {
      const [step, from, longest] = [15, LEFT + 110, WIDTH - 170];
      room(values.length * step + 6);
      const most = Math.max(line ?? 0, ...values.map(([, value]) => value));
      const top = sheet.y;
      for (const [name, value] of values) {
        const wide = (value / most) * longest;
        paper.text(name, LEFT, sheet.y + 10, { size: 9, width: 102, align: 'right' });
        paper.shape(`M0 0H${wide.toFixed(2)}V10H0Z`, from, sheet.y + 2, 24);
        paper.text(percent(value), from + (line === undefined ? wide + 5 : longest + 8), sheet.y + 10, { size: 9 });
        sheet.y += step;
      }
      if (line !== undefined) {
        const x = from + (line / most) * longest;
        paper.dashed(x, top, x, sheet.y);
      }
      sheet.y += 4;
    },
    table(head: readonly string[], rows: readonly (readonly string[])[], shares: readonly number[]) {
      room((rows.length + 1) * 15 + 6);
      const unit = WIDTH / shares.reduce((a, b) => a + b);
      const line = (cells: readonly string[], bold: boolean) => {
        let x = LEFT;
        for (const [i, cell] of cells.entries()) {
          const width = shares[i]! * unit - 4;
          paper.text(cell, x, sheet.y + 11, { size: 8.5, bold, width, align: i === 0 ? 'left' : 'right' });
          x += shares[i]! * unit;
        }
        sheet.y += 15;
        paper.line(LEFT, sheet.y, LEFT + WIDTH, sheet.y, 0.4);
      };
      if (head.length > 0) line(head, true);
      for (const row of rows) line(row, false);
      sheet.y += 8;
    },
  };
  return sheet;
}
