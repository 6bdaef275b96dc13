import { A4, type Paper, thousands } from '../../prints/paper.ts';
import type { Words } from '../words.ts';

export interface CertificateFacts {
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly name: string;
  readonly town: string;
  readonly rank: number | null;
  readonly points: number | null;
}

/** A4, black on white, with room for a signature. */
export function certificate(paper: Paper, facts: CertificateFacts, words: Words): void {
  paper.page(A4);
  paper.box(34, 34, A4.width - 68, A4.height - 68, 2.2, 10);
  paper.box(42, 42, A4.width - 84, A4.height - 84, 0.6, 6);
  const centred = (text: string, y: number, size: number, bold = false) =>
    paper.text(text, 70, y, { size, bold, width: A4.width - 140, align: 'center' });
  centred(words.certificate, 190, 54, true);
  centred(facts.title, 238, 18);
  paper.line(A4.width / 2 - 60, 262, A4.width / 2 + 60, 262, 1.2);
  if (facts.name === '') {
    paper.line(150, 372, A4.width - 150, 372, 0.6);
    paper.line(220, 470, A4.width - 220, 470, 0.6);
  } else {
    centred(facts.name, 365, 38, true);
    centred(facts.town, 394, 15);
    if (facts.rank !== null) centred(words.certificateRank(facts.rank), 482, 46, true);
    if (facts.points !== null) centred(words.certificatePoints(thousands(facts.points)), 514, 16);
  }
  suits(paper, A4.width / 2, 590);
  centred([facts.place, facts.day].filter(Boolean).join(', '), 672, 12);
  paper.line(A4.width / 2 - 90, 738, A4.width / 2 + 90, 738, 0.6);
  centred(words.director, 752, 9);
}

/** The four suits: an ornament that needs no picture file. */
function suits(paper: Paper, x: number, y: number): void {
  for (const [index, path] of SUITS.entries()) paper.shape(path, x - 86 + index * 48, y - 14, 28);
}

const SUITS = [
  'M12 21C5 15 2 11.5 2 8C2 5 4.2 3 7 3C9 3 11 4.2 12 6C13 4.2 15 3 17 3C19.8 3 22 5 22 8C22 11.5 19 15 12 21Z',
  'M12 1.5L20 12L12 22.5L4 12Z',
  'M12 2C16 7 21 10 21 15C21 18 18.8 19.5 16.5 19.5C15 19.5 13.6 18.8 13 17.7C13.2 19.6 14 21 15.5 22L8.5 22C10 21 10.8 19.6 11 17.7C10.4 18.8 9 19.5 7.5 19.5C5.2 19.5 3 18 3 15C3 10 8 7 12 2Z',
  'M12 2A4.5 4.5 0 0 1 16 8.6A4.6 4.6 0 1 1 12.8 16.4C13 19.4 14 21 15.5 22L8.5 22C10 21 11 19.4 11.2 16.4A4.6 4.6 0 1 1 8 8.6A4.5 4.5 0 0 1 12 2Z',
] as const;
